//! A disk in memory that does what disks may do: it forgets what was not synced, tears and reorders what no sync separates, fails
//! any call, lets the program die at any, and lets others write between any two.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Instant;

use bolln::store::disk::{About, Disk, Dress, Id};
use bolln::store::{Notice, StoreError};

/// The session's file, and where the program remembers what it saved.
pub const EVENING: &str = "/d/evening.toml";
const MEMORY: &str = "/m";

/// Numbers that look like chance and can be had again (splitmix64).
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// One time in so many; never for 0.
    pub fn one_in(&mut self, n: usize) -> bool {
        n > 0 && self.below(n) == 0
    }
}

/// A file without its names.
#[derive(Clone, Debug, Default)]
struct Node {
    /// What everybody reads.
    bytes: Vec<u8>,
    /// What a power cut leaves for certain.
    synced: Vec<u8>,
}

/// What happened to the names of a folder.
#[derive(Clone, Debug)]
enum Step {
    Set(PathBuf, usize),
    Remove(PathBuf),
    Rename(PathBuf, PathBuf, usize),
    Exchange([(PathBuf, usize); 2]),
}

fn walk(names: &mut BTreeMap<PathBuf, usize>, step: &Step) {
    match step {
        Step::Set(path, node) => drop(names.insert(path.clone(), *node)),
        Step::Remove(path) => drop(names.remove(path)),
        // It is this file that is renamed: where it has not come to be there, no other is in its stead.
        Step::Rename(from, to, node) => {
            if names.get(from) == Some(node) {
                names.remove(from);
                names.insert(to.clone(), *node);
            }
        }
        Step::Exchange([(one, first), (other, second)]) => {
            if names.get(one) == Some(first) && names.get(other) == Some(second) {
                names.insert(one.clone(), *second);
                names.insert(other.clone(), *first);
            }
        }
    }
}

/// Somebody else who is about to write.
#[derive(Clone, Debug)]
enum Other {
    /// Has the file open, and will add this.
    Adds { node: usize, text: String },
    /// Has read the file, and will put a changed copy in its place.
    Renames { copy: Vec<u8> },
    /// Has emptied the file, and will write a changed copy.
    Rewrites { node: usize, copy: Vec<u8> },
}

/// What others may do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manners {
    /// One call in so many fails.
    pub fails: usize,
    /// The call at which the program dies.
    pub dies: Option<usize>,
    /// Before one call in so many somebody else acts.
    pub others: usize,
    /// Whether they also put copies in place, not only add.
    pub rename: bool,
    pub exchange: bool,
}

#[derive(Debug, Default)]
struct World {
    nodes: Vec<Node>,
    names: BTreeMap<PathBuf, usize>,
    synced: BTreeMap<PathBuf, usize>,
    steps: Vec<Step>,
    others: Vec<Other>,
    manners: Manners,
    calls: usize,
    dead: bool,
    remarks: usize,
    /// What others have written and nobody has overwritten with an older copy.
    standing: Vec<String>,
    /// What an older copy has overwritten.
    overwritten: Vec<String>,
    /// All that somebody has read and may write back.
    read_by_others: Vec<Vec<u8>>,
    /// What was called, for whoever looks for a mistake.
    log: Option<Vec<String>>,
}

/// The disk.
#[derive(Clone, Debug)]
pub struct Sim(Rc<RefCell<(World, Dice)>>);

fn dead() -> io::Error {
    io::Error::other("dead")
}

impl Sim {
    pub fn new(seed: u64, text: &str) -> Sim {
        let mut world = World::default();
        world.nodes.push(Node { bytes: text.into(), synced: text.into() });
        world.names.insert(EVENING.into(), 0);
        world.synced = world.names.clone();
        Sim(Rc::new(RefCell::new((world, Dice(seed)))))
    }

    pub fn behave(&self, manners: Manners) {
        let (world, _) = &mut *self.0.borrow_mut();
        (world.manners, world.calls, world.dead) = (manners, 0, false);
    }

    /// From now on all calls are written down.
    pub fn log(&self) {
        self.0.borrow_mut().0.log = Some(Vec::new());
    }

    pub fn logged(&self) -> String {
        self.0.borrow().0.log.as_ref().map_or(String::new(), |log| log.join("\n"))
    }

    pub fn is_dead(&self) -> bool {
        self.0.borrow().0.dead
    }

    /// What stands in a file.
    pub fn text(&self, path: &str) -> Option<String> {
        let (world, _) = &*self.0.borrow();
        let node = world.names.get(Path::new(path))?;
        Some(String::from_utf8_lossy(&world.nodes[*node].bytes).into_owned())
    }

    /// The names and texts of all other files of the folder.
    pub fn beside(&self) -> Vec<(String, String)> {
        let (world, _) = &*self.0.borrow();
        let names = world.names.keys().filter(|name| name.starts_with("/d") && *name != Path::new(EVENING));
        names
            .map(|name| name.to_str().unwrap().to_owned())
            .map(|name| (name.clone(), self.text(&name).unwrap()))
            .collect()
    }

    /// What others have written and must be somewhere, and all that older copies have overwritten.
    pub fn edits(&self) -> (Vec<String>, Vec<String>) {
        let (world, _) = &*self.0.borrow();
        (world.standing.clone(), world.overwritten.clone())
    }

    /// Whether somebody has read this and could have written it back.
    pub fn was_read(&self, text: &str) -> bool {
        self.0.borrow().0.read_by_others.iter().any(|read| String::from_utf8_lossy(read).contains(text))
    }

    /// Everybody else comes to an end.
    pub fn others_end(&self) {
        let (world, dice) = &mut *self.0.borrow_mut();
        while !world.others.is_empty() {
            world.end_one(dice);
        }
    }

    /// The power is cut: what was not synced is there, is not, or is torn.
    pub fn power_cut(&self) {
        let (world, dice) = &mut *self.0.borrow_mut();
        // Whoever has emptied the file in its place and dies over it has lost it, and nobody else can help that.
        world.others.retain(|other| matches!(other, Other::Rewrites { .. }));
        while !world.others.is_empty() {
            world.end_one(dice);
        }
        for step in std::mem::take(&mut world.steps) {
            if !dice.one_in(2) {
                walk(&mut world.synced, &step);
            }
        }
        for node in &mut world.nodes {
            if let Some(more) = node.bytes.strip_prefix(node.synced.as_slice()) {
                let torn = dice.below(more.len() + 1);
                node.bytes.truncate(node.synced.len() + torn);
            } else {
                node.bytes = node.synced.clone();
            }
            node.synced = node.bytes.clone();
        }
        world.names = world.synced.clone();
        // What others had not synced either was never safe, save in a file that had its place.
        let new = |path: &Path, node: usize| path.to_string_lossy().ends_with(&format!(".{node}.tmp"));
        let placed = world.names.iter().filter(|(path, node)| path.starts_with("/d") && !new(path, **node));
        let texts: String = placed.map(|(_, node)| String::from_utf8_lossy(&world.nodes[*node].bytes) + "\n").collect();
        world.standing.retain(|edit| texts.contains(edit));
    }

    fn call<R>(
        &self,
        name: &str,
        path: Option<&Path>,
        act: impl FnOnce(&mut World, &mut Dice) -> io::Result<R>,
    ) -> io::Result<R> {
        let told = self.called(path, act);
        let (world, _) = &mut *self.0.borrow_mut();
        if let Some(log) = &mut world.log {
            let path = path.unwrap_or(Path::new("")).display();
            log.push(format!("{name} {path} {:?}", told.as_ref().map(drop)));
        }
        told
    }

    fn called<R>(
        &self,
        path: Option<&Path>,
        act: impl FnOnce(&mut World, &mut Dice) -> io::Result<R>,
    ) -> io::Result<R> {
        let (world, dice) = &mut *self.0.borrow_mut();
        if world.dead {
            return Err(dead());
        }
        if dice.one_in(world.manners.others) {
            world.somebody_acts(dice);
        }
        world.calls += 1;
        if world.manners.dies == Some(world.calls) {
            world.dead = true;
            return Err(dead());
        }
        // The memory is a reminder: what is lost where it cannot be written is not looked at here.
        if path.is_none_or(|path| !path.starts_with(MEMORY)) && dice.one_in(world.manners.fails) {
            let kinds = [io::ErrorKind::StorageFull, io::ErrorKind::PermissionDenied, io::ErrorKind::Other];
            return Err(kinds[dice.below(3)].into());
        }
        act(world, dice)
    }
}

impl World {
    fn step(&mut self, step: Step) {
        walk(&mut self.names, &step);
        self.steps.push(step);
    }

    fn node(&self, path: &Path) -> io::Result<usize> {
        self.names.get(path).copied().ok_or(io::ErrorKind::NotFound.into())
    }

    fn is_memory(&self, node: usize) -> bool {
        self.names.iter().any(|(path, named)| *named == node && path.starts_with(MEMORY))
    }

    fn remark(&mut self) -> String {
        self.remarks += 1;
        format!("# remark {};\n", self.remarks)
    }

    fn somebody_acts(&mut self, dice: &mut Dice) {
        if !self.others.is_empty() && dice.one_in(2) {
            return self.end_one(dice);
        }
        let Ok(node) = self.node(Path::new(EVENING)) else { return };
        let copy = self.nodes[node].bytes.clone();
        match dice.below(if self.manners.rename { 4 } else { 2 }) {
            0 | 1 => {
                let text = self.remark();
                self.others.push(Other::Adds { node, text });
            }
            2 if !self.others.iter().any(|other| matches!(other, Other::Rewrites { .. })) => {
                self.read_by_others.push(copy.clone());
                self.others.push(Other::Renames { copy });
            }
            3 if self.others.is_empty() => {
                self.read_by_others.push(copy.clone());
                self.nodes[node].bytes.clear();
                self.others.push(Other::Rewrites { node, copy });
            }
            _ => {}
        }
    }

    fn end_one(&mut self, dice: &mut Dice) {
        let place = dice.below(self.others.len());
        if let Some(log) = &mut self.log {
            log.push(format!("    somebody ends: {:.40}", format!("{:?}", self.others[place])));
        }
        match self.others.remove(place) {
            Other::Adds { node, text } => {
                self.nodes[node].bytes.extend_from_slice(text.as_bytes());
                self.standing.push(text.trim_end().to_owned());
            }
            Other::Renames { copy } => {
                // Whoever still writes to the file that goes writes to nobody, through no fault of the program.
                let gone = self.names.get(Path::new(EVENING)).copied();
                self.others.retain(|other| match other {
                    Other::Adds { node, .. } | Other::Rewrites { node, .. } => Some(*node) != gone,
                    Other::Renames { .. } => true,
                });
                let bytes = self.changed(&copy);
                self.nodes.push(Node { bytes: bytes.clone(), synced: bytes });
                self.step(Step::Set(EVENING.into(), self.nodes.len() - 1));
            }
            Other::Rewrites { node, copy } => {
                let bytes = self.changed(&copy);
                self.nodes[node] = Node { bytes: bytes.clone(), synced: bytes };
            }
        }
    }

    /// A copy with a remark in its midst. What it does not hold is overwritten by it.
    fn changed(&mut self, copy: &[u8]) -> Vec<u8> {
        let text = String::from_utf8_lossy(copy).into_owned();
        let (kept, lost) =
            std::mem::take(&mut self.standing).into_iter().partition(|edit: &String| text.contains(edit));
        self.standing = kept;
        self.overwritten.extend::<Vec<String>>(lost);
        let remark = self.remark();
        self.standing.push(remark.trim_end().to_owned());
        (remark + &text).into_bytes()
    }
}

#[derive(Debug)]
pub struct Handle(usize);

impl Disk for Sim {
    type File = Handle;
    type Lock = ();

    fn lock(&self, session: &Path, _: Instant) -> Result<(), StoreError> {
        self.call("lock", Some(session), |_, _| Ok(()))
            .map_err(|error| StoreError::Lock { lock: session.into(), error })
    }

    fn memory(&self) -> Option<PathBuf> {
        Some(MEMORY.into())
    }

    fn resolved(&self, path: &Path) -> io::Result<PathBuf> {
        Ok(path.to_owned())
    }

    fn open(&self, path: &Path) -> io::Result<Handle> {
        self.call("open", Some(path), |world, _| Ok(Handle(world.node(path)?)))
    }

    fn about(&self, file: &Handle) -> io::Result<About> {
        self.call("about", None, |world, _| {
            let names = world.names.values().filter(|node| **node == file.0).count() as u64;
            let length = world.nodes[file.0].bytes.len() as u64;
            Ok(About { id: Some(Id { device: 1, number: file.0 as u64 }), names, length })
        })
    }

    fn read(&self, file: &Handle) -> io::Result<Vec<u8>> {
        let remembered = self.0.borrow().0.is_memory(file.0).then_some(Path::new(MEMORY));
        self.call("read", remembered, |world, _| Ok(world.nodes[file.0].bytes.clone()))
    }

    fn may_write(&self, path: &Path, _: &Handle) -> io::Result<()> {
        self.call("may_write", Some(path), |_, _| Ok(()))
    }

    fn is_written(&self, file: &Handle) -> bool {
        let writes = |other: &Other| match other {
            Other::Adds { node, .. } | Other::Rewrites { node, .. } => *node == file.0,
            Other::Renames { .. } => false,
        };
        // Where the system cannot tell, an edit in the same moment is at risk; here it can.
        let (world, dice) = &mut *self.0.borrow_mut();
        if dice.one_in(world.manners.others) {
            world.somebody_acts(dice);
        }
        !world.dead && world.others.iter().any(writes)
    }

    fn make(&self, path: &Path, _: &Dress<'_, Handle>) -> io::Result<(Handle, Vec<Notice>)> {
        self.call("make", Some(path), |world, _| {
            if world.names.contains_key(path) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            world.nodes.push(Node::default());
            let node = world.nodes.len() - 1;
            world.step(Step::Set(path.into(), node));
            Ok((Handle(node), Vec::new()))
        })
    }

    fn write(&self, file: &Handle, bytes: &[u8]) -> io::Result<()> {
        self.call("write", Some(Path::new(MEMORY)), |world, dice| {
            let fails = !world.is_memory(file.0) && dice.one_in(world.manners.fails);
            let written = if fails { dice.below(bytes.len() + 1) } else { bytes.len() };
            world.nodes[file.0].bytes.extend_from_slice(&bytes[..written]);
            if fails { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
        })
    }

    fn sync(&self, file: &Handle) -> io::Result<()> {
        self.call("sync", None, |world, _| {
            world.nodes[file.0].synced = world.nodes[file.0].bytes.clone();
            Ok(())
        })
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.call("sync_folder", Some(folder), |world, _| {
            world.steps.clear();
            world.synced = world.names.clone();
            Ok(())
        })
    }

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let file = self.open(path)?;
        self.call("append", Some(path), |world, _| {
            world.nodes[file.0].bytes.extend_from_slice(bytes);
            Ok(())
        })?;
        self.sync(&file)
    }

    fn exchange(&self, one: &Path, other: &Path) -> io::Result<()> {
        self.call("exchange", Some(one), |world, _| {
            if !world.manners.exchange {
                return Err(io::ErrorKind::Unsupported.into());
            }
            let pair = [(one.into(), world.node(one)?), (other.into(), world.node(other)?)];
            world.step(Step::Exchange(pair));
            Ok(())
        })
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call("rename", Some(from), |world, _| {
            let node = world.node(from)?;
            world.step(Step::Rename(from.into(), to.into(), node));
            Ok(())
        })
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call("rename_new", Some(from), |world, _| {
            let node = world.node(from)?;
            if world.names.contains_key(to) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            world.step(Step::Rename(from.into(), to.into(), node));
            Ok(())
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.call("remove", Some(path), |world, _| {
            world.node(path)?;
            world.step(Step::Remove(path.into()));
            Ok(())
        })
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        self.call("list", Some(folder), |world, _| {
            let inside = world.names.keys().filter(|path| path.parent() == Some(folder));
            Ok(inside.filter_map(|path| Some(path.file_name()?.to_owned())).collect())
        })
    }

    fn make_folder(&self, _: &Path, _: bool) -> io::Result<()> {
        Ok(())
    }

    fn pause(&self) {
        let (world, dice) = &mut *self.0.borrow_mut();
        if !world.others.is_empty() {
            world.end_one(dice);
        }
    }
}

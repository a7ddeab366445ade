//! A file that takes another's place looks like it: owner, group, mode, access list and attributes.

use std::fs::File;
use std::io;
use std::os::unix::fs::MetadataExt;

use rustix::fs::{Gid, Uid, fchown};

use super::Notice;
use super::disk::NotKept;

/// Gives a new file what an old one has. The owner is told if he cannot be kept: only the system's administrator gives files away.
///
/// # Errors
/// [`NotKept`] within an [`io::Error`]; what the system says.
pub fn like(new: &File, old: &File) -> io::Result<Vec<Notice>> {
    let (wanted, made) = (old.metadata()?, new.metadata()?);
    let (uid, gid) = (Uid::from_raw(wanted.uid()), Gid::from_raw(wanted.gid()));
    let mut notices = Vec::new();
    let same_owner = wanted.uid() == made.uid() || fchown(new, Some(uid), None).is_ok();
    let same_group = wanted.gid() == made.gid() || fchown(new, None, Some(gid)).is_ok();
    // Where everybody may do what the group may, it does not matter who is in it.
    let group_matters = (wanted.mode() >> 3) & 0o7 != wanted.mode() & 0o7;
    if !same_group && group_matters {
        return Err(io::Error::other(NotKept));
    }
    if !same_owner || !same_group {
        notices.push(Notice::Owner);
    }
    new.set_permissions(wanted.permissions())?;
    let lost = attributes::carry(new, old)?;
    if !lost.is_empty() {
        notices.push(Notice::Attributes { names: lost });
    }
    Ok(notices)
}

#[cfg(any(target_os = "linux", target_os = "android"))]
mod attributes {
    use std::fs::File;
    use std::io;

    use rustix::fs::{XattrFlags, fgetxattr, fgetxattr_query, flistxattr, flistxattr_query, fremovexattr, fsetxattr};

    use super::super::disk::NotKept;

    /// The access list, which is kept as an attribute.
    const ACCESS: &str = "system.posix_acl_access";

    /// Carries the attributes over; the names of those that cannot be come back.
    pub fn carry(new: &File, old: &File) -> io::Result<Vec<String>> {
        let wanted = names(old);
        if names(new).iter().any(|name| name == ACCESS) && !wanted.iter().any(|name| name == ACCESS) {
            // The folder gives its new files a list of its own.
            fremovexattr(new, ACCESS)?;
        }
        let mut lost = Vec::new();
        for name in wanted {
            let Some(value) = value(old, &name) else { continue };
            if value_is(new, &name, &value) {
                continue;
            }
            match fsetxattr(new, name.as_str(), &value, XattrFlags::empty()) {
                Ok(()) => {}
                Err(_) if name == ACCESS => return Err(io::Error::other(NotKept)),
                Err(_) => lost.push(name),
            }
        }
        Ok(lost)
    }

    /// Nothing on a disk that has no attributes.
    fn names(file: &File) -> Vec<String> {
        let mut names = vec![0; flistxattr_query(file).unwrap_or(0)];
        let length = flistxattr(file, &mut names[..]).unwrap_or(0);
        names.truncate(length);
        let each = names.split(|byte| *byte == 0).filter(|name| !name.is_empty());
        each.map(|name| String::from_utf8_lossy(name).into_owned()).collect()
    }

    fn value(file: &File, name: &str) -> Option<Vec<u8>> {
        let mut value = vec![0; fgetxattr_query(file, name).ok()?];
        let length = fgetxattr(file, name, &mut value[..]).ok()?;
        value.truncate(length);
        Some(value)
    }

    fn value_is(file: &File, name: &str, wanted: &[u8]) -> bool {
        value(file, name).is_some_and(|value| value == wanted)
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod attributes {
    use std::fs::File;
    use std::io;

    /// Where this program knows nothing of attributes, none are lost that it could name.
    pub fn carry(_: &File, _: &File) -> io::Result<Vec<String>> {
        Ok(Vec::new())
    }
}

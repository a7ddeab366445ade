//! Whether anybody has a file open for writing: what could still be written into a file that is about to go.

use std::fs::File;

/// Whether a program that this one may look at has the file open for writing; where the system does not tell, none has.
#[cfg(target_os = "linux")]
pub fn any(file: &File) -> bool {
    use std::fs;
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::MetadataExt;
    use std::path::Path;

    let Ok(mine) = file.metadata() else { return false };
    // The names of open files are compared first: to look at each file itself could mean to wait for a disk that is gone.
    let Ok(name) = fs::read_link(format!("/proc/self/fd/{}", file.as_raw_fd())) else { return false };
    let Ok(processes) = fs::read_dir("/proc") else { return false };
    let is_number = |name: &std::ffi::OsStr| name.as_encoded_bytes().iter().all(u8::is_ascii_digit);
    let processes = processes.flatten().filter(|entry| is_number(&entry.file_name()));
    let same = |meta: fs::Metadata| meta.ino() == mine.ino() && meta.dev() == mine.dev();
    let writes = |open: &Path| fs::metadata(open).is_ok_and(same) && is_for_writing(open);
    for process in processes {
        for open in fs::read_dir(process.path().join("fd")).into_iter().flatten().flatten() {
            match fs::read_link(open.path()) {
                Ok(link) if link.file_name() == name.file_name() && writes(&open.path()) => return true,
                // Another user's process, of which nothing is told.
                Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => break,
                Ok(_) | Err(_) => {}
            }
        }
    }
    false
}

/// Whether an open file of a process, `/proc/PID/fd/N`, is open for writing.
#[cfg(target_os = "linux")]
fn is_for_writing(open: &std::path::Path) -> bool {
    let info = open.to_string_lossy().replace("/fd/", "/fdinfo/");
    let info = std::fs::read_to_string(info).unwrap_or_default();
    let flags = info.lines().find_map(|line| line.strip_prefix("flags:"));
    let flags = flags.and_then(|flags| u32::from_str_radix(flags.trim(), 8).ok());
    // The last two bits: 0 is for reading alone.
    flags.is_some_and(|flags| flags & 0b11 != 0)
}

/// Whether a program that this one may look at has the file open for writing; where the system does not tell, none has.
#[cfg(not(target_os = "linux"))]
pub fn any(_: &File) -> bool {
    false
}

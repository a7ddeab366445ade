//! A conversation with a running program: what it shows is waited for, what is answered is sent.

use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long an answer may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// The two sides of a conversation.
pub struct Talk {
    input: Option<Box<dyn Write + Send>>,
    seen: Arc<Mutex<Vec<u8>>>,
    at: usize,
    is_over: Arc<AtomicBool>,
}

impl Talk {
    /// With a program that reads from the one and writes to the other.
    pub fn new(input: impl Write + Send + 'static, mut output: impl Read + Send + 'static) -> Talk {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let is_over = Arc::new(AtomicBool::new(false));
        let (shared, over) = (Arc::clone(&seen), Arc::clone(&is_over));
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                shared.lock().unwrap().extend_from_slice(&bytes[..count]);
            }
            over.store(true, Ordering::Release);
        });
        Talk { input: Some(Box::new(input)), seen, at: 0, is_over }
    }

    /// Everything that a program has shown that is gone.
    pub fn all(&self) -> Vec<u8> {
        while !self.is_over.load(Ordering::Acquire) {
            std::thread::sleep(Duration::from_millis(2));
        }
        self.seen()
    }

    /// Everything that was shown.
    pub fn seen(&self) -> Vec<u8> {
        self.seen.lock().unwrap().clone()
    }

    /// Waits for a text to be shown after what was waited for last.
    pub fn expect(&mut self, text: &str) {
        let start = Instant::now();
        loop {
            let seen = self.seen();
            let rest = &seen[self.at..];
            if let Some(found) = rest.windows(text.len()).position(|window| window == text.as_bytes()) {
                self.at += found + text.len();
                return;
            }
            let shown = String::from_utf8_lossy(rest);
            assert!(start.elapsed() < PATIENCE, "waited for {text:?}, but there is\n{shown}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Sends some keys.
    pub fn send(&mut self, keys: &str) {
        let input = self.input.as_mut().unwrap();
        input.write_all(keys.as_bytes()).unwrap();
        input.flush().unwrap();
    }

    /// There will be no further answer.
    pub fn close(&mut self) {
        self.input = None;
    }
}

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bolln_fuzz::trials::reader::trial(bytes));

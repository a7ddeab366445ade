//! What must hold of any bytes whatever. Each trial panics where it does not; a fuzzer looks for such bytes, and the tests run
//! those that are kept in `inputs/`.

pub mod answers;
pub mod reader;
pub mod replay;
pub mod settle;

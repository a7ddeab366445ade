//! All tests that need more than one module, in one binary.

<<<<<<< HEAD
mod export;
mod generate;
=======
mod add;
>>>>>>> 22550d8 (An event can be added, taken back and brought back without asking)
mod store;
mod words;

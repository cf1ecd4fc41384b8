/// All tests of all modules in as many virtual machines as the machine has use for, while what is not compiled yet is.
package plateau.suite;

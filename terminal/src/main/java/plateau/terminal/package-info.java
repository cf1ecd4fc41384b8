/// `plateau`: the command line is read, and the command that it names is run.
package plateau.terminal;

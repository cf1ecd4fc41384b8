/// Bots from outside, as the command line names them: commands, jars and libraries.
package plateau.terminal.outside;

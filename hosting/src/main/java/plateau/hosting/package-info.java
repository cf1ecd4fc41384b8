/// Bots from outside, as people name them: commands, jars and libraries, and the processes that host them.
package plateau.hosting;

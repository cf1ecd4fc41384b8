/// Games that are played or looked at from a command, line by line or on the whole screen.
package plateau.terminal.live;

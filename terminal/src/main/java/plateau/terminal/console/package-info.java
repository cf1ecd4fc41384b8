/// A terminal as a whole screen of cells: keys in, frames out. It knows no game.
package plateau.terminal.console;

/// A game on the whole screen of a terminal: the board, the players, the log, and the question that the
/// person at the keyboard is asked. It knows no game; what is special about one it is told by its views.
package plateau.terminal.table;

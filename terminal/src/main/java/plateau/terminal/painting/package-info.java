/// A game painted on the whole screen of a terminal, for those who play and those who look on: the board,
/// the players, the log, and pages of text. It knows no game, and neither where positions come from nor what
/// keys do.
package plateau.terminal.painting;

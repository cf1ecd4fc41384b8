/// Tournaments at the terminal: what was asked for, how it is played, and the table.
package plateau.terminal.tournament;

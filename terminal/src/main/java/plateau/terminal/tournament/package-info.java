/// Tournaments at the terminal: what was asked for, the folder in which they are kept, and the table.
package plateau.terminal.tournament;

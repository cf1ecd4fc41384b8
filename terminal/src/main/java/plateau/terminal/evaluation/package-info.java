/// Evaluations at the terminal: what is asked for, how it is played and kept, and what is printed.
package plateau.terminal.evaluation;

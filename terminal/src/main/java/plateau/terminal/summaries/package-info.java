/// What a command prints at its end: of simulations, analyses, rules, and how many can play.
package plateau.terminal.summaries;

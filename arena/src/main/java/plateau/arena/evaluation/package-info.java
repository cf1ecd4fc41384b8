/// Evaluations: what changes when a rule, a deck or a seat does. A sweep has cells, each cell many games.
package plateau.arena.evaluation;

/// What an evaluation is to look at: axes, their ranges, and the cells they make.
package plateau.arena.evaluation.sweep;

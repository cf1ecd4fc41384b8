/// What the games of a cell come to: columns of figures with their errors, goals, ranks and findings.
package plateau.arena.evaluation.figures;

/// Evaluations as tables, for files and SQL.
package plateau.arena.evaluation.sheets;

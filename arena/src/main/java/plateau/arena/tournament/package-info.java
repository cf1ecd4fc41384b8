/// Tournaments: who meets whom, what came of it, and how both are written down. It knows no files.
package plateau.arena.tournament;

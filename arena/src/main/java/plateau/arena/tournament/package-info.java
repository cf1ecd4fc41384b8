/// Tournaments: who meets whom, what came of it, and how both are written down. It knows no files; those are
/// in [plateau.arena.folder].
package plateau.arena.tournament;

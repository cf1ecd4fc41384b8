/// What a tournament is to be: its format, its discipline and the lines it keeps of games.
package plateau.arena.tournament.plan;

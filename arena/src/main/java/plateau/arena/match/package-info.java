/// One game: who is to move, who referees, who looks on, and what becomes of it.
package plateau.arena.match;

/// Who meets whom next, by the kind of tournament.
package plateau.arena.tournament.draw;

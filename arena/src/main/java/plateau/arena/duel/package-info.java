/// Two against each other, until it is known who is stronger.
package plateau.arena.duel;

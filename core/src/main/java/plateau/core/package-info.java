/// What a game is and what is played by: games, positions, moves, players, what is seen and how it ends.
package plateau.core;

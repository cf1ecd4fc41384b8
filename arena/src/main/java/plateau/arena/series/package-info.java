/// Games by the thousand: what is to be played, who plays it, and what is counted.
package plateau.arena.series;

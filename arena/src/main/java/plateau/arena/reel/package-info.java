/// Games that were played, or are being played, as those look at them who go to and fro in them.
package plateau.arena.reel;

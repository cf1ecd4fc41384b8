/// Games that are looked at again: those that are over, and records that people bring.
package plateau.server.replays;

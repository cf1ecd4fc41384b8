/// The bots of the house, and the threads in which they think.
package plateau.server.bots;

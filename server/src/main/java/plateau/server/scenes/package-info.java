/// Positions as pages show them: the board with what is asked and told beside it.
package plateau.server.scenes;

/// What people are shown, in their language: words, pictures, progress, the course of a game.
package plateau.terminal.screen;

/// People at the keyboard: what they typed, and which move it is.
package plateau.terminal.prompt;

/// Games to walk through on a screen: one that is being played, or one from a record.
package plateau.terminal.viewer;

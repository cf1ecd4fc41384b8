/// Options that several commands share.
package plateau.terminal.options;

/// What each command does.
package plateau.terminal.commands;

/// Joins a local bot to a server: its tables come down one stream, and a process plays at each.
package plateau.terminal.remote;

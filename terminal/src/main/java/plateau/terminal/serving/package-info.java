/// What `plateau serve` and `plateau db` do. Only here the terminal uses the server, whose jars the other
/// commands have not on their class path.
package plateau.terminal.serving;

/// The folder in which a tournament is kept while it is played, so that whatever ends it costs the games
/// in flight and no others.
package plateau.arena.folder;

/// Tournaments of bots that this server plays, beside the tables of people.
package plateau.server.tournaments;

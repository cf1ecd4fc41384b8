/// Where everybody stands, in sections and cross tables.
package plateau.arena.tournament.standings;

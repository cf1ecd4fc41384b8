/// What was played here: ratings, search and export.
package plateau.server.history;

/// Tables: games that people and bots play here, each a log of what happened.
package plateau.server.tables;

/// Where tables, logs, accounts and ratings are kept: an SQLite file or a PostgreSQL database.
package plateau.server.storage;

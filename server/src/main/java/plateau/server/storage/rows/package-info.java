/// The rows of the database, and how they are read and written.
package plateau.server.storage.rows;

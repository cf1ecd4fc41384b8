/// What happens at tables, as it is written down and read again.
package plateau.server.tables.log;

/// On what terms a table is made and kept: seats, times, bounds, who may come near.
package plateau.server.tables.terms;

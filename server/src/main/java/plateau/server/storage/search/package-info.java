/// What lists are asked for, and how far one has read.
package plateau.server.storage.search;

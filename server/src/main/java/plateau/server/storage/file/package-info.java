/// What lies under a server's storage: where it is, whose it is, and what can go wrong with it.
package plateau.server.storage.file;

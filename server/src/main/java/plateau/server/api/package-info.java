/// What can be asked for over HTTP, a class for each kind of thing.
package plateau.server.api;

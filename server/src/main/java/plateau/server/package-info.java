/// Tables that people and bots play at over HTTP.
package plateau.server;

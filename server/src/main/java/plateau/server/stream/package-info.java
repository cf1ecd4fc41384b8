/// What is sent to those who listen.
package plateau.server.stream;

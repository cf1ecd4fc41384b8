/// Those who come: people and bots that run elsewhere, known by their tokens.
package plateau.server.accounts;

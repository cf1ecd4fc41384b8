/// Those who write bots: how one begins, and whether it keeps the protocol.
package plateau.terminal.outside;

/// Players from outside: programs in any language, each in a process of its own, that speak one protocol
/// of JSON lines (docs/protocol.md).
package plateau.arena.outside;

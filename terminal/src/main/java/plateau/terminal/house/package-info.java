/// Who can be asked to play at a terminal: the residents and whoever comes from outside, and whether a game keeps
/// what every game promises.
package plateau.terminal.house;

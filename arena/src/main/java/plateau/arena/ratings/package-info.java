/// How strong players are, worked out from finished games: ratings with their intervals, and the test
/// that stops as soon as it knows which of two is stronger. Pure functions on plain records.
package plateau.arena.ratings;

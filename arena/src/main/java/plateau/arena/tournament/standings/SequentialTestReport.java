package plateau.arena.tournament.standings;

import plateau.arena.ratings.Sprt.Verdict;
import plateau.core.wire.Kept;

/// What a sequential test of two entrants says.
///
/// @param test as it was asked for
/// @param llr the logarithm of how much more likely the pairs are under H1 than under H0
/// @param lower at this or below it is H0
/// @param upper at this or above it is H1
@Kept
public record SequentialTestReport(String test, long pairs, double llr, double lower, double upper, Verdict verdict) {}

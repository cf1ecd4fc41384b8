package plateau.server.bots;

/// What a [Pool] does and has done.
///
/// @param waiting how many jobs wait for a worker
/// @param busy how many workers think
/// @param workers how many there are
/// @param stuck how many threads were given up and still run
/// @param moves how many were chosen so far
/// @param seconds how long bots have thought so far, all together
/// @param abandoned how many threads were given up so far
public record Figures(int waiting, int busy, int workers, int stuck, long moves, double seconds, long abandoned) {}

package plateau.bots.search;

/// How a search goes about its work.
///
/// @param exploration how much a move that looks promising and was visited little is preferred
/// @param sharpness how much more promising a move looks that is expected to bring more
/// @param playout how many moves are played at random from a leaf before it is judged
/// @param nodes the most nodes the tree may have
/// @param overlook how many moves in a hundred its player does not see at all
/// @param threads how many threads judge leaves
public record Style(
        double exploration, double sharpness, int playout, int nodes, int overlook, int threads) {}

package plateau.bots.search;

/// How a search goes about its work.
///
/// @param nodes the most nodes its tree may have
/// @param overlook how many moves in a hundred its player does not see at all
/// @param threads how many threads judge leaves; what is found does not depend on it
public record Style(int nodes, int overlook, int threads) {}

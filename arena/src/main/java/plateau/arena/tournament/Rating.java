package plateau.arena.tournament;

/// How strong somebody is, on the scale on which 400 points more mean ten wins to one.
///
/// @param low where its 95 % interval begins
/// @param high where it ends
public record Rating(double value, double low, double high) {}

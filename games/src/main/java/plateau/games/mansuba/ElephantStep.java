package plateau.games.mansuba;

/// Where an elephant may go (rules 2).
public enum ElephantStep {
    DIAMOND,
    EXACT,
    STRAIGHT
}

package plateau.games.mansuba;

/// Whether pawns jump over pieces (rules 2.1).
public enum Jumps {
    NONE,
    SIMPLE,
    MULTIPLE
}

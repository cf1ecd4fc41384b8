package plateau.games.mansuba;

/// What wins (rules 5.1).
public enum Victory {
    SIMPLE,
    COMPLEX
}

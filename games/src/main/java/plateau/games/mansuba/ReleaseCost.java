package plateau.games.mansuba;

/// What trying to free a captured piece costs (rules 4.3).
public enum ReleaseCost {
    FREE,
    TURN
}

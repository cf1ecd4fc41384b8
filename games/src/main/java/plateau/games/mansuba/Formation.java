package plateau.games.mansuba;

/// Which places a player holds at the start (rules 3.1).
public enum Formation {
    CLASSIC,
    BATTLEFIELD,
    COLUMNS
}

package plateau.games.tilings;

/// How the game is scored (rules 5); each level keeps what the one before it has.
public enum Level {
    TILES,
    MOTIFS,
    ZONES,
    INFLUENCE
}

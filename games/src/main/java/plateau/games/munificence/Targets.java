package plateau.games.munificence;

/// Who chooses the target of a power (rules 3.5).
public enum Targets {
    PLAYER,
    RANDOM
}

package plateau.games.tilings;

/// Where the first tile goes (rules 2.2).
public enum FirstCell {
    CENTRE,
    RANDOM
}

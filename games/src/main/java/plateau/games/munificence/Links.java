package plateau.games.munificence;

/// Which slots of the market hang together (rules 3.2).
public enum Links {
    PATH,
    GRID
}

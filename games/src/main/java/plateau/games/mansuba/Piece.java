package plateau.games.mansuba;

/// A kind of piece (rules 2).
public enum Piece {
    PAWN('p'),
    TOWER('t'),
    ELEPHANT('e'),
    KING('k');

    /// How pictures show it.
    public final char letter;

    Piece(char letter) {
        this.letter = letter;
    }
}

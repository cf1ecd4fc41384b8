package plateau.games.tilings;

/// A motif that a jar adds to Tilings: a pattern whose central tile pays its owner (rules 5.2). An
/// extension gives those it brings by `Games.Extension.motifs()`; they are in play where the option
/// `motifs` names them.
///
/// Its words stand in `<name>_en.properties` and `<name>_fr.properties` beside its class: `term.<name>`, what
/// it is called in a sentence, and `figure.points-<name>`.
public interface TilingsMotif {
    /// What people write: lower-case letters, digits and hyphens, such as `ring`.
    String name();

    /// What it pays unless the option `motif-points` says otherwise.
    int points();

    /// Whether the tile on a cell is the centre of one. It goes by the board alone, and is asked very often.
    ///
    /// @param line and column are those of a cell with a tile, from 0
    boolean holds(TiledBoard board, int line, int column);
}

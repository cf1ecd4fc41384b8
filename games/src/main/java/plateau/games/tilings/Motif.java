package plateau.games.tilings;

import java.util.List;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// A motif (rules 5.2): ours are tests of a tile and its four side neighbours, those of jars see the whole
/// board. There is one of each name.
public final class Motif {
    /// The test of one of ours.
    @FunctionalInterface
    interface Near {
        /// Whether the motif is there.
        ///
        /// @param plain whether the central tile is one-coloured
        /// @param plainTiles how many of the neighbouring tiles are one-coloured
        /// @param otherTiles how many of them are not
        /// @param closedSides at how many sides of the central tile another lies: as many as there are
        ///     neighbouring tiles, except on a torus of size 2, where one tile lies at two sides
        boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides);
    }

    private static final Near NOT_NEAR = (plain, plainTiles, otherTiles, closedSides) -> false;

    static final Motif PAIR = new Motif("pair", 3, (plain, plainTiles, otherTiles, closed) -> plain && plainTiles >= 1);
    static final Motif CONTRAST =
            new Motif("contrast", 5, (plain, plainTiles, otherTiles, closed) -> plain && otherTiles >= 2);
    static final Motif SURROUNDED =
            new Motif("surrounded", 10, (plain, plainTiles, otherTiles, closed) -> closed == Sides.COUNT);

    /// Those that are always there. To add one is to add an entry here.
    static final List<Motif> OURS = List.of(PAIR, CONTRAST, SURROUNDED);

    private final String name;
    private final int points;
    final Near near;

    /// What a jar brings, in a list; nothing for one of ours.
    final List<TilingsMotif> added;

    private Motif(String name, int points, Near near) {
        this.name = name;
        this.points = points;
        this.near = near;
        added = List.of();
    }

    Motif(TilingsMotif added) {
        name = added.name();
        points = added.points();
        near = NOT_NEAR;
        this.added = List.of(added);
    }

    /// The one of this name; refuses a name that none has.
    public static Motif parse(String name) {
        return Motifs.all().stream()
                .filter(motif -> motif.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "tilings.motif",
                        "cannot be '%s': there are %s%s; what a jar adds is there while PLATEAU_JARS"
                                + " names the jar",
                        Text.shorten(name, 40),
                        String.join(", ", names()),
                        Text.didYouMean(name, names())));
    }

    /// Of all motifs that there are.
    public static List<String> names() {
        return Motifs.all().stream().map(Motif::toString).toList();
    }

    /// What it pays by itself.
    public int points() {
        return points;
    }

    boolean isAdded() {
        return !added.isEmpty();
    }

    /// Its name.
    @Override
    public String toString() {
        return name;
    }
}

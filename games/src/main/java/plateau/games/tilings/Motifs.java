package plateau.games.tilings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.core.Moves;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// The motifs that there are: ours by their numbers, then those that jars add by their names. What jars add
/// is added before the first game is made, and stays.
public final class Motifs {
    private static final int MOST_ADDED = 24;
    static final int MOST_POINTS = 1000;

    private static volatile List<Motif> all = Motif.OURS;

    private Motifs() {}

    static List<Motif> all() {
        return all;
    }

    /// Those that jars have added.
    static List<Motif> added() {
        return all.subList(Motif.OURS.size(), all.size());
    }

    /// Adds one; refuses what cannot be a motif.
    public static synchronized void add(TilingsMotif motif) {
        check(motif.name(), motif.points());
        if (added().size() == MOST_ADDED) {
            throw new BadInput(Text.format("there are %d added motifs already", MOST_ADDED));
        }
        var added = new ArrayList<>(added());
        added.add(new Motif(motif));
        added.sort(Comparator.comparing(Motif::toString));
        tryOut(motif);
        var more = new ArrayList<>(Motif.OURS);
        more.addAll(added);
        all = List.copyOf(more);
    }

    private static void check(String name, int points) {
        if (name == null || !name.matches("[a-z][a-z0-9-]{0,39}") || name.equals("none")) {
            throw new BadInput(
                    Text.format("name() must be lower-case letters, digits and hyphens, such as ring, not '%s'", name));
        }
        if (Motif.names().contains(name)) {
            throw new BadInput(Text.format("'%s' is already the name of a motif; choose another", name));
        }
        if (points < 0 || points > MOST_POINTS) {
            throw new BadInput(Text.format("points() must be 0 to %d, not %d", MOST_POINTS, points));
        }
    }

    /// A motif that fails is found before somebody plays with it: it is asked while a small board fills up.
    private static void tryOut(TilingsMotif motif) {
        for (var torus : List.of("off", "on")) {
            var settings = List.of("size=3", "level=tiles", "torus=" + torus);
            var state = (TilingsState)
                    Options.<Tilings>of(Tilings.class).parse(settings).start(2);
            var moves = new Moves();
            while (state.layout.placed() < state.board.cells) {
                state.play(TilingsMove.kind(0));
                moves.clear();
                state.legalMoves(moves);
                state.play(moves.get(0));
                askEverywhere(motif, state);
            }
        }
    }

    private static void askEverywhere(TilingsMotif motif, TilingsState state) {
        var board = new TiledBoard(state);
        for (int line = 0; line < board.size(); line++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.hasTile(line, column)) {
                    motif.holds(board, line, column);
                }
            }
        }
    }
}

package plateau.games.tilings;

import java.util.stream.IntStream;

/// A motif as a jar would bring it: the only one-coloured tile of its line, which it may not stay.
final class Loner implements TilingsMotif {
    /// Makes it known to Tilings, once.
    static synchronized void introduce() {
        if (!Motif.names().contains("loner")) {
            Motifs.add(new Loner());
        }
    }

    @Override
    public String name() {
        return "loner";
    }

    @Override
    public int points() {
        return 7;
    }

    @Override
    public boolean holds(TiledBoard board, int line, int column) {
        return board.isOneColoured(line, column)
                && IntStream.range(0, board.size())
                        .filter(other -> other != column)
                        .noneMatch(other -> board.isOneColoured(line, other));
    }
}

package plateau.games.piles;

import java.util.List;
import plateau.core.Game;
import plateau.core.PointKind;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Preset;

/// Stacks of tokens and chain reactions; `docs/rules/piles.md` has the rules.
@Preset(
        name = "report",
        settings = "turn-limit=1000000000",
        help = "as in the original: until the board is full, however long that takes")
@Preset(name = "small", settings = "size=3", help = "a 3×3 board: a game of a few minutes")
@Preset(name = "large", settings = "size=8", help = "an 8×8 board, for many players")
@Preset(name = "capped", settings = "cell-limit=6", help = "at most six tokens by hand on a cell")
public record Piles(
        @Option(help = "cells on a side of the board", byDefault = "5", min = 1, max = 50)
        int size,

        @Option(
                help = "turns of all players together, then the board is scored",
                computed = "40 · size²",
                min = 1,
                max = Piles.ENDLESS)
        int turnLimit,

        @Option(help = "tokens a cell takes by hand, 0 for any number", byDefault = "0", max = 1_000_000)
        int cellLimit,

        @Option(help = "the game stops as soon as a cell has taken its cell-limit", byDefault = "off")
        boolean cellLimitStops)
        implements Game {
    /// A turn limit that stands for none (rules 4.3).
    static final int ENDLESS = 1_000_000_000;

    // Rules 4.1
    static int turnLimit(int size) {
        return 40 * size * size;
    }

    @Override
    public String id() {
        return "piles";
    }

    @Override
    public String summary() {
        return "stacks of tokens and chain reactions on a square board";
    }

    @Override
    public String brief() {
        return """
                Put a token of your colour on any cell. When the two top tokens of the cell are
                then equal, both vanish and one token of yours goes to each side neighbour, which
                may set off the neighbour in turn; a cell is set off at most once a turn.
                The game ends when no cell is empty: whoever tops most cells wins.
                """;
    }

    @Override
    public int minPlayers() {
        return 1;
    }

    @Override
    public int maxPlayers() {
        return 26;
    }

    @Override
    public int firstNumber() {
        return 1;
    }

    /// Rules 7.1.
    @Override
    public List<PointKind> sheet() {
        return List.of(PointKind.shown("single"), PointKind.shown("stack"));
    }

    @Override
    public List<String> figures() {
        return List.of("activations", "longest-chain", "cells-filled");
    }

    @Override
    public State start(int players) {
        return new PilesState(this, new PilesBoard(size), players);
    }
}

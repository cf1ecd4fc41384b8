package plateau.games.tilings;

import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Preset;
import plateau.core.text.BadInput;

/// Wang tiles, patterns, zones and shifting influence; `docs/rules/tilings.md` has the rules.
@Preset(
        name = "original",
        settings = {},
        help = "all defaults")
@Preset(
        name = "first-steps",
        settings = {"size=6", "level=tiles"},
        help = "a point a tile, 6×6")
@Preset(
        name = "carpet",
        settings = {"torus=on", "rotations=on", "first=random"},
        help = "sides join, tiles turn")
public record Tilings(
        @Option(
                        help = "cells on a side of the board",
                        byDefault = "10",
                        min = 1,
                        max = 50,
                        flag = "b")
                int size,
        @Option(help = "what scores, each with what comes before it", byDefault = "influence")
                Level level,
        @Option(help = "the motifs in play", byDefault = "pair,contrast,surrounded", flag = "m")
                Set<Motif> motifs,
        @Option(help = "where the first tile goes", byDefault = "centre") FirstCell first,
        @Option(help = "opposite sides of the board join", byDefault = "off") boolean torus,
        @Option(help = "tiles may be turned", byDefault = "off") boolean rotations,
        @Option(help = "whose owners the King weakens", byDefault = "struck") King king,
        @Option(
                        help = "a file of tiles: count north south east west a line",
                        byDefault = "standard",
                        file = true)
                Deck deck)
        implements Game {
    /// How the game is scored (rules 5); each level keeps what the one before it has.
    public enum Level {
        TILES,
        MOTIFS,
        ZONES,
        INFLUENCE
    }

    /// The motifs (rules 5.2), each a test of a tile and its four side neighbours. To add one is to add
    /// an entry here.
    public enum Motif {
        PAIR(3) {
            @Override
            boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides) {
                return plain && plainTiles >= 1;
            }
        },
        CONTRAST(5) {
            @Override
            boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides) {
                return plain && otherTiles >= 2;
            }
        },
        SURROUNDED(10) {
            @Override
            boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides) {
                return closedSides == Sides.COUNT;
            }
        };

        final int points;

        Motif(int points) {
            this.points = points;
        }

        /// Whether the motif is there.
        ///
        /// @param plain whether the central tile is one-coloured
        /// @param plainTiles how many of the neighbouring tiles are one-coloured
        /// @param otherTiles how many of them are not
        /// @param closedSides at how many sides of the central tile another lies: as many as there are
        ///     neighbouring tiles, except on a torus of size 2, where one tile lies at two sides
        abstract boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides);
    }

    /// Where the first tile goes (rules 2.2).
    public enum FirstCell {
        CENTRE,
        RANDOM
    }

    /// Whom the King weakens (rules 6.4): the owners of the cell he falls on, or on each cell of the
    /// runs its own.
    public enum King {
        STRUCK,
        EACH
    }

    @Override
    public String id() {
        return "tilings";
    }

    @Override
    public String summary() {
        return "coloured tiles laid edge to edge; patterns, zones and influence score";
    }

    @Override
    public String brief() {
        return """
                Lay your front tile beside another so that all touching sides agree in colour; if it
                fits nowhere it goes to the back of your queue. The game ends when all have skipped
                in a row, or when a player to move has no tile left.
                Tiles with the right neighbours (motifs) pay their owner; so do zones of one colour,
                tile count squared, to whoever has most influence there. Tiles laid near a cell
                shift its influence, time wears it down, and the King falls on it now and then.
                """;
    }

    @Override
    public int minPlayers() {
        return 2;
    }

    @Override
    public int maxPlayers() {
        return 20;
    }

    /// Rules 8.2.
    @Override
    public Map<String, String> viewFlags() {
        return Map.of("r", "board", "i", "influence");
    }

    @Override
    public List<String> figures() {
        return TilingsState.FIGURES;
    }

    @Override
    public State start(int players) {
        if (deck.tiles() < players) {
            throw new BadInput(
                    "tilings.few",
                    "a deck of %s cannot be dealt to %d players",
                    Deck.counted(deck.tiles()),
                    players);
        }
        return new TilingsState(this, new TilingsBoard(size, torus), players);
    }
}

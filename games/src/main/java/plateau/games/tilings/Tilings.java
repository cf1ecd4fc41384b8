package plateau.games.tilings;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import plateau.core.Game;
import plateau.core.PointKind;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Preset;
import plateau.core.text.BadInput;

/// Wang tiles, patterns, zones and shifting influence; `docs/rules/tilings.md` has the rules.
@Preset(
        name = "report",
        settings = {"deal=kinds", "king=each"},
        help = "as in the original: dealt kind by kind, the King by its report")
@Preset(
        name = "first-steps",
        settings = {"size=6", "level=tiles"},
        help = "a point a tile, 6×6")
@Preset(
        name = "carpet",
        settings = {"torus=on", "rotations=on", "first=random"},
        help = "sides join, tiles turn")
public record Tilings(
        @Option(help = "cells on a side of the board", byDefault = "10", min = 1, max = 50, flag = "b")
        int size,

        @Option(help = "what scores, each with what comes before it", byDefault = "influence")
        Level level,

        @Option(help = "the motifs in play", byDefault = "pair,contrast,surrounded", flag = "m")
        Set<Motif> motifs,

        @Option(help = "what the motifs in play pay, in their order", computed = "what each pays by itself")
        MotifPoints motifPoints,

        @Option(help = "how tiles are dealt", byDefault = "shuffled")
        Deal deal,

        @Option(help = "how often tiles are gathered and dealt again when all have skipped", byDefault = "0", max = 10)
        int mulligans,

        @Option(help = "where the first tile goes", byDefault = "centre")
        FirstCell first,

        @Option(help = "opposite sides of the board join", byDefault = "off")
        boolean torus,

        @Option(help = "tiles may be turned", byDefault = "off")
        boolean rotations,

        @Option(help = "whose owners the King weakens", byDefault = "struck")
        King king,

        @Option(help = "a file of tiles: count north south east west a line", byDefault = "standard", file = true)
        Deck deck)
        implements Game {
    public Tilings {
        if (motifPoints.points().size() != motifs.size()) {
            throw new BadInput(
                    "tilings.motif-points",
                    "motif-points must have a number for each motif in play (%s), not %s",
                    motifs.isEmpty()
                            ? "none"
                            : motifs.stream().map(Motif::toString).collect(Collectors.joining(",")),
                    motifPoints.toString());
        }
    }

    /// What the motifs in play pay by themselves.
    static MotifPoints motifPoints(int size, Level level, Set<Motif> motifs) {
        return MotifPoints.of(motifs);
    }

    /// How the game is scored (rules 5); each level keeps what the one before it has.
    public enum Level {
        TILES,
        MOTIFS,
        ZONES,
        INFLUENCE
    }

    /// How tiles are dealt (rules 2.1): each tile, or each kind that is left, as likely as another.
    public enum Deal {
        SHUFFLED,
        KINDS
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

    /// Rules 5.1 to 5.5.
    @Override
    public List<PointKind> sheet() {
        var zones = PointKind.shown("zones");
        var motifs = PointKind.paid("motifs", "motif.found", "motif.won").lost("motif.lost", "motif.gone");
        return switch (level) {
            case TILES -> List.of(PointKind.shown("tiles"));
            case MOTIFS -> List.of(motifs);
            case ZONES, INFLUENCE -> List.of(zones, motifs);
        };
    }

    @Override
    public List<String> figures() {
        return TilingsState.figures();
    }

    /// Motifs of jars bring their words.
    @Override
    public Map<String, Class<?>> companions() {
        return Motifs.added().stream()
                .collect(Collectors.toMap(
                        Motif::toString, motif -> motif.added.getFirst().getClass()));
    }

    @Override
    public State start(int players) {
        if (deck.tiles() < players) {
            throw new BadInput(
                    "tilings.few", "a deck of %s cannot be dealt to %d players", Deck.counted(deck.tiles()), players);
        }
        return new TilingsState(this, new TilingsBoard(size, torus), players);
    }
}

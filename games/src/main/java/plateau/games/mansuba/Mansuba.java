package plateau.games.mansuba;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.PointKind;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Preset;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// A race over a world whose neighbourhood changes; `docs/rules/mansuba.md` has the rules.
@Preset(
        name = "report",
        settings = {"towers=0", "elephants=0", "elephant=line", "sanctuary=off"},
        help = "as in the original's report: pawns, who are safe nowhere")
@Preset(
        name = "course",
        settings = {"surface=flat", "formation=columns", "jumps=multiple", "release-cost=turn", "elephant=exact"},
        help = "from side to side; freeing a piece costs the turn")
@Preset(
        name = "chinese-checkers",
        settings = {
            "surface=flat",
            "terrain=hexagonal",
            "landslide=0",
            "towers=0",
            "elephants=0",
            "jumps=multiple",
            "capture=off",
            "victory=complex"
        },
        help = "pawns that jump in chains, all to get across")
@Preset(
        name = "chess-like",
        settings = {
            "width=8",
            "height=8",
            "surface=flat",
            "terrain=octagonal",
            "landslide=0",
            "formation=battlefield",
            "towers=2",
            "elephants=2"
        },
        help = "two armies on a flat 8×8 board that stays as it is")
public record Mansuba(
        @Option(help = "columns of the world", byDefault = "10", min = 1, max = 25_000)
        int width,

        @Option(help = "rows of the world", byDefault = "10", min = 1, max = 25_000)
        int height,

        @Option(
                help = "rounds, a turn of one player each, then nobody wins",
                computed = "2 · width · height",
                min = 1,
                max = 1_000_000_000)
        int roundLimit,

        @Option(
                help = "rounds from one change of terrain to the next, 0 for none",
                computed = "√round-limit rounded down",
                max = 1_000_000_000)
        int landslide,

        @Option(help = "the places a player holds at the start", byDefault = "classic")
        Formation formation,

        @Option(help = "kings of each player", byDefault = "0", max = 25_000)
        int kings,

        @Option(help = "towers of each player", computed = "min(3, places − kings)", max = 25_000)
        int towers,

        @Option(help = "elephants of each player", computed = "min(3, places − kings − towers)", max = 25_000)
        int elephants,

        @Option(help = "the kind of all other pieces", byDefault = "pawn")
        Piece filler,

        @Option(help = "which edges of the world join", byDefault = "torus")
        Surface surface,

        @Option(help = "the first terrain", byDefault = "octagonal")
        Terrain terrain,

        @Option(help = "steps a pawn may take in one direction", byDefault = "1", min = 1, max = 25_000)
        int pawnSteps,

        @Option(help = "the places an elephant goes to", byDefault = "diamond")
        ElephantStep elephant,

        @Option(help = "steps an elephant goes", byDefault = "2", min = 1, max = 20)
        int elephantSteps,

        @Option(help = "how pawns jump over pieces", byDefault = "simple")
        Jumps jumps,

        @Option(help = "pieces capture enemies", byDefault = "on")
        boolean capture,

        @Option(help = "nobody is captured on a start place", byDefault = "on")
        boolean sanctuary,

        @Option(help = "chance in percent that a captured piece comes back", byDefault = "50", max = 100)
        int release,

        @Option(help = "what trying to free a piece costs", byDefault = "free")
        ReleaseCost releaseCost,

        @Option(help = "a piece on an enemy start place wins, or all pieces have to be there", byDefault = "simple")
        Victory victory)
        implements Game {
    /// Which edges of the world join (rules 1.2).
    public enum Surface {
        TORUS,
        CYLINDER,
        FLAT
    }

    /// Where an elephant may go (rules 2).
    public enum ElephantStep {
        DIAMOND,
        EXACT,
        STRAIGHT,
        LINE
    }

    /// Whether pawns jump over pieces (rules 2.1).
    public enum Jumps {
        NONE,
        SIMPLE,
        MULTIPLE
    }

    /// Which places a player holds at the start (rules 3.1).
    public enum Formation {
        CLASSIC,
        BATTLEFIELD,
        COLUMNS
    }

    /// What trying to free a captured piece costs (rules 4.3).
    public enum ReleaseCost {
        FREE,
        TURN
    }

    /// What wins (rules 5.1).
    public enum Victory {
        SIMPLE,
        COMPLEX
    }

    static final int MOST_PLAYERS = 20;

    private static final int FEWEST_PLACES = 3;
    private static final int MOST_PLACES = 25_000;

    /// So many towers and elephants each unless told otherwise.
    private static final int USUAL_PIECES = 3;

    // Rules 5.2
    static int roundLimit(int width, int height) {
        return (int) Math.min(1_000_000_000L, 2L * width * height);
    }

    // Rules 1.5
    static int landslide(int width, int height, int roundLimit) {
        return (int) Math.sqrt(roundLimit);
    }

    // Rules 3.2; a default is told all options before it
    static int towers(int width, int height, int roundLimit, int landslide, Formation formation, int kings) {
        return Math.clamp(fewestHeld(width, height, formation) - kings, 0, USUAL_PIECES);
    }

    // Rules 3.2
    static int elephants(
            int width, int height, int roundLimit, int landslide, Formation formation, int kings, int towers) {
        return Math.clamp(fewestHeld(width, height, formation) - kings - towers, 0, USUAL_PIECES);
    }

    /// The places of a player, whatever the number of players: at least one row of a battlefield.
    private static int fewestHeld(int width, int height, Formation formation) {
        return switch (formation) {
            case CLASSIC -> width;
            case BATTLEFIELD -> Math.max(0, width - 2);
            case COLUMNS -> height;
        };
    }

    public Mansuba {
        checkPlaces(width, height);
        checkSeams(width, height, surface, terrain);
        if (formation == Formation.COLUMNS && width < 2) {
            throw new BadInput("mansuba.narrow", "formation columns needs a width of at least 2");
        }
        if (formation != Formation.BATTLEFIELD) {
            int held = fewestHeld(width, height, formation);
            int over = towers + elephants + kings - held;
            if (over > 0) {
                throw crowded(held, towers, elephants, kings, room(over, towers, elephants, kings));
            }
        }
    }

    // Rules 1.1
    private static void checkPlaces(int width, int height) {
        long places = (long) width * height;
        if (places < FEWEST_PLACES || places > MOST_PLACES) {
            throw new BadInput(
                    "mansuba.places",
                    "width × height must be %d to %d places, not %d × %d = %d",
                    FEWEST_PLACES,
                    MOST_PLACES,
                    width,
                    height,
                    places);
        }
    }

    // Rules 1.4
    private static void checkSeams(int width, int height, Surface surface, Terrain terrain) {
        boolean oddHeight = surface == Surface.TORUS && height % 2 != 0;
        boolean oddWidth = surface != Surface.FLAT && width % 2 != 0;
        if (terrain == Terrain.HEXAGONAL && oddHeight) {
            throw new BadInput(
                    "mansuba.hexagonal", "hexagonal terrain on a torus needs an even height, not %d", height);
        }
        if (terrain == Terrain.TRIANGLES && oddHeight) {
            throw new BadInput("mansuba.triangles-height", "triangles on a torus need an even height, not %d", height);
        }
        if (terrain == Terrain.TRIANGLES && oddWidth) {
            throw new BadInput(
                    "mansuba.triangles-width", "triangles on a torus or cylinder need an even width, not %d", width);
        }
    }

    // Rules 3.2
    void checkPieces(int held) {
        if (towers + elephants + kings > held) {
            throw crowded(held, towers, elephants, kings, Message.NONE);
        }
    }

    private static BadInput crowded(int held, int towers, int elephants, int kings, Message remedy) {
        return new BadInput(
                "mansuba.pieces",
                "towers=%d, elephants=%d and kings=%d are more than the %s of a player%s",
                towers,
                elephants,
                kings,
                held == 1
                        ? Message.of("mansuba.place", "1 place")
                        : Message.of("mansuba.some-places", "%d places", held),
                remedy);
    }

    /// The options that alone would make room, each with the most that fits. A default does not: it is
    /// not told the options after it.
    private static Message room(int over, int towers, int elephants, int kings) {
        return SetupCheck.remedy(
                Stream.of(less("kings", kings, over), less("towers", towers, over), less("elephants", elephants, over))
                        .flatMap(Optional::stream)
                        .toList());
    }

    private static Optional<String> less(String option, int value, int by) {
        return value < by ? Optional.empty() : Optional.of(option + "=" + (value - by));
    }

    int places() {
        return width * height;
    }

    /// Whether there are any kings.
    public boolean hasKings() {
        return kings > 0 || filler == Piece.KING;
    }

    @Override
    public String id() {
        return "mansuba";
    }

    @Override
    public String summary() {
        return "pieces race for each other's start over a world whose terrain shifts";
    }

    @Override
    public String brief() {
        return """
                Move one of your pieces. Pawns step to a neighbouring place or jump over a piece,
                towers slide along rows and columns, elephants leap one or two steps, and kings go
                to any free place with a prime number. What counts as neighbouring depends on the
                terrain, and every so many rounds a landslide changes it.
                Landing on an enemy captures it, but not on anybody's start places; a captured
                piece may come back once its place is empty. Whoever first reaches a start place of
                another player wins; in the complex game all pieces have to be there.
                On the board p● is a pawn of player 0, t a tower, e an elephant, k a king, and ( ●)
                an empty start place of player 0.
                """;
    }

    @Override
    public boolean knowsDraws() {
        return true;
    }

    @Override
    public List<PointKind> sheet() {
        return Stream.of(Piece.values())
                .map(piece -> PointKind.shown(MansubaView.title(piece)))
                .toList();
    }

    @Override
    public List<String> figures() {
        return List.of("rounds", "captures", "releases", "decided");
    }

    @Override
    public int minPlayers() {
        return 2;
    }

    @Override
    public int maxPlayers() {
        return MOST_PLAYERS;
    }

    @Override
    public List<String> axes() {
        return List.of("row", "column");
    }

    @Override
    public Optional<Message> refusal(int players) {
        return Game.super.refusal(players).or(() -> SetupCheck.refusal(this, players));
    }

    @Override
    public boolean seats(int players) {
        return Game.super.refusal(players).isEmpty() && SetupCheck.works(this, players);
    }

    @Override
    public State start(int players) {
        return MansubaState.first(this, players);
    }
}

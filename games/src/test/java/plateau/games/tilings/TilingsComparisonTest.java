package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.Options;
import plateau.core.text.Text;

/// Holds the game against [SlowTilings] along random games of random options.
@Tag("slow")
class TilingsComparisonTest {
    /// As many as fit in a few seconds; `./plateau soak comparisons` plays more.
    private static final int GAMES = Integer.getInteger("plateau.comparisons", 250);

    private static final String ALL_MOTIFS = "pair,contrast,surrounded";
    private static final List<String> COLOURS = List.of("red", "blue", "dark-green", "white");

    /// All that people can see of a position.
    private record Sight(
            int mover,
            String cause,
            List<String> legal,
            List<Integer> scores,
            List<Integer> figures,
            List<String> cells) {}

    @Test
    void bothAgreeAfterEveryPlyOfManyGames() {
        compareMany(0, List.of());
    }

    @Test
    void bothAgreeOnSmallToriWhereCellsMeetThemselvesOrTwice() {
        compareMany(1, List.of("size=1", "torus=on"));
        compareMany(2, List.of("size=2", "torus=on"));
        compareMany(3, List.of("size=3", "torus=on"));
    }

    private static void compareMany(int stream, List<String> fixed) {
        for (int i = 0; i < GAMES; i++) {
            var lot = new Lot(i, stream);
            var settings = settings(lot);
            settings.addAll(fixed);
            var game = Options.<Tilings>of(Tilings.class).parse(settings);
            int most = Math.min(20, game.deck().tiles());
            compare(game, 2 + lot.nextInt(lot.nextInt(2, most + 1) - 1), lot, i + ": " + settings);
        }
    }

    private static List<String> settings(Lot lot) {
        var settings = new ArrayList<String>();
        settings.add("size=" + (1 + lot.nextInt(1 + lot.nextInt(12))));
        settings.add("level=" + one(lot, "tiles", "motifs", "zones", "influence", "influence"));
        addMotifs(settings, lot);
        settings.add("deal=" + one(lot, "shuffled", "kinds"));
        settings.add("mulligans=" + one(lot, "0", "0", "1", "3"));
        settings.add("first=" + one(lot, "centre", "random"));
        settings.add("torus=" + one(lot, "on", "off"));
        settings.add("rotations=" + one(lot, "on", "off"));
        settings.add("king=" + one(lot, "struck", "each"));
        settings.add("deck=" + (lot.nextInt(3) == 0 ? "standard" : deck(lot)));
        return settings;
    }

    /// Some of ours and one that a jar would bring, half of the time with other points.
    private static void addMotifs(List<String> settings, Lot lot) {
        Loner.introduce();
        var motifs = one(lot, "none", "pair", "contrast,surrounded,loner", "loner", ALL_MOTIFS);
        settings.add("motifs=" + motifs);
        if (lot.nextBoolean() && !motifs.equals("none")) {
            var points = lot.ints(motifs.split(",").length, 0, 40).mapToObj(String::valueOf);
            settings.add("motif-points=" + points.collect(Collectors.joining(",")));
        }
    }

    private static String one(Lot lot, String... choices) {
        return choices[lot.nextInt(choices.length)];
    }

    private static String deck(Lot lot) {
        int colours = 1 + lot.nextInt(COLOURS.size());
        var lines = new ArrayList<String>();
        for (int kinds = 1 + lot.nextInt(6); kinds > 0; kinds--) {
            var line = new StringBuilder().append(lot.nextInt(2, 12));
            lot.ints(4, 0, colours).forEach(colour -> line.append(' ').append(COLOURS.get(colour)));
            lines.add(line.toString());
        }
        return String.join("; ", lines);
    }

    private static void compare(Tilings game, int players, Lot lot, String name) {
        var fast = (TilingsState) game.start(players);
        var slow = new SlowTilings(game, players);
        for (int ply = 0; ; ply++) {
            var where = Text.format("%s, %d players, ply %d", name, players, ply);
            assertThat(sight(fast)).as(where).isEqualTo(sight(slow));
            if (fast.isOver()) {
                break;
            }
            var notation = next(fast, slow, lot, where);
            fast.play(legal(fast).get(notations(fast).indexOf(notation)));
            slow.play(notation);
        }
        assertThat(Result.finished(fast)).as(name).isEqualTo(Result.finished(slow));
    }

    private static String next(TilingsState fast, SlowTilings slow, Lot lot, String where) {
        if (fast.mover() != State.CHANCE) {
            return slow.notation(lot.nextInt(slow.legal().size()));
        }
        long seed = lot.nextLong();
        var drawn = slow.notation(slow.drawMove(new Lot(seed, 0), new Moves()));
        assertThat(fast.notation(fast.drawMove(new Lot(seed, 0), new Moves())))
                .as(where)
                .isEqualTo(drawn);
        return drawn;
    }

    private static Moves legal(State state) {
        var moves = new Moves();
        state.legalMoves(moves);
        return moves;
    }

    private static List<String> notations(State state) {
        return IntStream.of(legal(state).toArray()).mapToObj(state::notation).toList();
    }

    private static Sight sight(TilingsState state) {
        var cells = new ArrayList<String>();
        for (int cell = 0; cell < state.board.cells; cell++) {
            if (state.layout.isOccupied(cell)) {
                cells.add(sight(state, cell));
            }
        }
        return new Sight(
                state.mover(),
                state.cause(),
                notations(state),
                Result.scores(state),
                figures(state.game, state),
                cells);
    }

    private static List<Integer> figures(Tilings game, State state) {
        return IntStream.range(0, game.figures().size())
                .map(state::figure)
                .boxed()
                .toList();
    }

    private static String sight(TilingsState state, int cell) {
        var owners = IntStream.range(0, state.players()).filter(each -> state.owns(each, cell));
        var influence = IntStream.range(0, state.players())
                .map(each -> state.game.level() == Tilings.Level.INFLUENCE ? state.influence.of(cell, each) : 0);
        return line(
                state.board.name(cell),
                Sides.title(state.layout.tile(cell)),
                owners.boxed().toList(),
                influence.boxed().toList());
    }

    private static Sight sight(SlowTilings state) {
        var score = new SlowScore(state);
        var cells = new ArrayList<String>();
        state.board.laid.forEach((cell, laid) -> {
            boolean shown = state.game.level() == Tilings.Level.INFLUENCE;
            var influence = IntStream.of(laid.influence).map(each -> shown ? each : 0);
            cells.add(line(
                    cell.toString(),
                    laid.tile.title(),
                    score.owners(cell),
                    influence.boxed().toList()));
        });
        var scores = IntStream.range(0, state.players()).map(score::of).boxed().toList();
        return new Sight(state.mover(), state.cause(), state.legal(), scores, figures(state.game, state), cells);
    }

    private static String line(String cell, String tile, List<Integer> owners, List<Integer> influence) {
        return Text.format("%s: %s, owners %s, influence %s", cell, tile, owners, influence);
    }
}

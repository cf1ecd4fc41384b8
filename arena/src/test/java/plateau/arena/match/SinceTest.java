package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.arena.match.Whispers.ALOUD;
import static plateau.arena.match.Whispers.CARD;
import static plateau.arena.match.Whispers.WHISPER;
import static plateau.core.Turn.HIDDEN;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.games.Games;

/// What a player is told of the moves made since it was last asked.
class SinceTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    private static final Game TILINGS = Games.named("tilings").parse(List.of("size=6"));

    /// The moves made since this player was last asked, in every turn of the games so far.
    private final List<List<Integer>> told = new ArrayList<>();

    /// The same, put together from what an onlooker saw.
    private final List<List<Integer>> expected = new ArrayList<>();

    private final List<Integer> unheard = new ArrayList<>();

    private final Player listener = turn -> hear(turn, true);

    private int hear(Turn turn, boolean looks) {
        if (looks) {
            told.add(since(turn));
            expected.add(List.copyOf(unheard));
        }
        unheard.clear();
        return any(turn);
    }

    private static List<Integer> since(Turn turn) {
        return Arrays.stream(turn.since().toArray()).boxed().toList();
    }

    private static int any(Turn turn) {
        return turn.legal().get(turn.random().nextInt(turn.legal().size()));
    }

    private Ending play(Referee referee, long seed) {
        unheard.clear();
        return referee.play(seed, new Onlooker() {
            @Override
            public void moving(State before, int mover, int move, int choices) {
                unheard.add(move);
            }
        });
    }

    @Test
    void aPlayerIsToldEveryMoveFromItsOwnAnswerOn() {
        play(new Referee(PILES, List.of(SinceTest::any, listener)), 1);
        assertThat(told).isEqualTo(expected).hasSizeGreaterThan(3);
        assertThat(told.getFirst()).hasSize(1);
        assertThat(told.getLast()).hasSize(2);
    }

    @Test
    void aPlayerIsToldWhenAGameIsNewAndWhenItIsOver() {
        var heard = new ArrayList<String>();
        var player = new Player() {
            @Override
            public void begin(Seating seating) {
                heard.add("begin " + seating.seat() + " of " + seating.players());
            }

            @Override
            public int choose(Turn turn) {
                heard.add("choose");
                return any(turn);
            }

            @Override
            public void end(Supplier<Result> result) {
                heard.add("end " + result.get().ending());
            }

            @Override
            public void close() {
                heard.add("close");
            }
        };
        var game = Games.named("piles").parse(List.of("size=3", "turn-limit=3"));
        try (var referee = new Referee(game, List.of(player, SinceTest::any))) {
            play(referee, 1);
            play(referee, 2);
        }
        assertThat(heard)
                .containsExactly(
                        "begin 0 of 2",
                        "choose",
                        "choose",
                        "end FINISHED",
                        "begin 0 of 2",
                        "choose",
                        "choose",
                        "end FINISHED",
                        "close");
    }

    @Test
    void theMovesAreToldInNotationsToo() {
        var heard = List.of(new ArrayList<Object>(), new ArrayList<>(), new ArrayList<>());
        Player whisperer = turn -> {
            heard.get(turn.player()).add(turn.told());
            return turn.player() == 1 ? WHISPER : ALOUD;
        };
        var referee = new Referee(new Whispers(), List.of(whisperer, whisperer, whisperer));
        for (int game = 1; game <= 2; game++) {
            heard.forEach(List::clear);
            play(referee, game);
            assertThat(heard.get(0)).containsExactly(List.of("card"), List.of("aloud", "?", "aloud"));
            assertThat(heard.get(1)).containsExactly(List.of("?", "aloud"), List.of("whisper", "aloud", "aloud"));
        }
    }

    @Test
    void whoBeginsIsToldNothingAtFirst() {
        play(new Referee(PILES, List.of(listener, SinceTest::any)), 1);
        assertThat(told).isEqualTo(expected).hasSizeGreaterThan(3);
        assertThat(told.getFirst()).isEmpty();
    }

    @Test
    void whatChanceDrewIsTold() {
        play(new Referee(TILINGS, List.of(SinceTest::any, listener, SinceTest::any)), 1);
        assertThat(told).isEqualTo(expected).hasSizeGreaterThan(3);
        assertThat(told.getFirst()).hasSizeGreaterThan(1);
    }

    @Test
    void itIsToldTheSameWhenItLooksTwice() {
        Player twice = turn -> {
            assertThat(since(turn)).isEqualTo(since(turn));
            return hear(turn, true);
        };
        assertThat(play(new Referee(PILES, List.of(SinceTest::any, twice)), 1)).isEqualTo(Ending.FINISHED);
        assertThat(told).isEqualTo(expected);
    }

    @Test
    void turnsInWhichItDidNotLookCountAsTurns() {
        var turns = new int[1];
        Player dreamer = turn -> hear(turn, turns[0]++ % 3 == 2);
        play(new Referee(PILES, List.of(SinceTest::any, dreamer)), 1);
        assertThat(told).isEqualTo(expected).hasSizeGreaterThan(1);
        assertThat(told.getFirst()).hasSize(2);
    }

    @Test
    void everyGameBeginsAnew() {
        var referee = new Referee(TILINGS, List.of(listener, SinceTest::any));
        for (int seed = 1; seed <= 3; seed++) {
            play(referee, seed);
        }
        assertThat(told).isEqualTo(expected);
    }

    @Test
    void aGameAfterABrokenOneBeginsAnew() {
        var turns = new int[1];
        Player onceBroken = turn -> turns[0]++ == 2 ? -1 : any(turn);
        var referee = new Referee(PILES, List.of(listener, onceBroken));
        assertThat(play(referee, 1)).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(play(referee, 2)).isEqualTo(Ending.FINISHED);
        assertThat(told).isEqualTo(expected);
    }

    @Test
    void aMoveThatWasKeptFromThePlayerIsHidden() {
        var heard = List.of(new ArrayList<Object>(), new ArrayList<>(), new ArrayList<>());
        Player whisperer = turn -> {
            heard.get(turn.player()).add(since(turn));
            return turn.player() == 1 ? WHISPER : ALOUD;
        };
        var referee = new Referee(new Whispers(), List.of(whisperer, whisperer, whisperer));
        for (int game = 1; game <= 2; game++) {
            heard.forEach(List::clear);
            assertThat(play(referee, game)).isEqualTo(Ending.FINISHED);
            assertThat(heard.get(0)).containsExactly(List.of(CARD), List.of(ALOUD, HIDDEN, ALOUD));
            assertThat(heard.get(1)).containsExactly(List.of(HIDDEN, ALOUD), List.of(WHISPER, ALOUD, ALOUD));
            assertThat(heard.get(2)).containsExactly(List.of(HIDDEN, ALOUD, WHISPER), List.of(ALOUD, ALOUD, WHISPER));
        }
    }

    @Test
    void aPlayerIsToldOnceWhoHasLeft() {
        var game = Games.named("carcassonne").defaults();
        var heard = new ArrayList<List<Departure>>();
        Player leaver = turn -> {
            if (turn.ply() > 10) {
                throw new Player.Leaving("enough");
            }
            return any(turn);
        };
        Player absent = new Player() {
            @Override
            public void begin(Seating seating) {
                throw new Player.Leaving("never");
            }

            @Override
            public int choose(Turn turn) {
                throw new IllegalStateException();
            }
        };
        Player keeper = turn -> {
            heard.add(turn.departures());
            return any(turn);
        };
        var referee = new Referee(game, List.of(keeper, SinceTest::any, leaver, absent));
        referee.play(1, Onlooker.NONE);
        assertThat(heard.getFirst()).extracting(Departure::seat).containsExactly(3);
        assertThat(heard.getFirst()).extracting(Departure::ply).containsExactly(1);
        var later =
                heard.subList(1, heard.size()).stream().flatMap(List::stream).toList();
        assertThat(later).extracting(Departure::seat).containsExactly(2);
        assertThat(later).isEqualTo(referee.match().departures().subList(1, 2));
    }
}

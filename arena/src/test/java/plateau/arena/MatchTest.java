package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Lot;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.games.Games;

class MatchTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    private static final Game CARCASSONNE = Games.named("carcassonne").parse(List.of());

    /// Plays at random, but draws how it pleases.
    private static final Player RANDOM =
            turn -> turn.legal().get(turn.random().nextInt(turn.legal().size()));

    static Stream<Game> games() {
        return Games.all().stream().map(options -> options.parse(List.of()));
    }

    private static GameRecord played(Game game, int players, long seed) {
        var keeper = keeper(game, players);
        var referee = new Referee(game, Collections.nCopies(players, RANDOM));
        referee.play(seed, keeper);
        return keeper.finish(seed, referee.result());
    }

    private static RecordKeeper keeper(Game game, int players) {
        Map<String, Object> options = Map.of();
        return new RecordKeeper(game.id(), options, Collections.nCopies(players, "random"));
    }

    private static GameRecord cut(GameRecord record, int ply) {
        return new GameRecord(
                record.game(), record.options(), record.players(), record.moves().subList(0, ply));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMatchStoppedAtAnyPlyAndResumedEndsTheSame(Game game) {
        var plies = new Lot(3, 0);
        for (long seed = 1; seed <= 4; seed++) {
            int players = Math.max(2, game.minPlayers());
            var whole = played(game, players, seed);
            for (int i = 0; i < 6; i++) {
                int ply = plies.nextInt(whole.moves().size() + 1);
                var keeper = keeper(game, players);
                var referee = new Referee(game, Collections.nCopies(players, RANDOM));
                referee.playOn(seed, cut(whole, ply), keeper);
                assertThat(keeper.finish(seed, referee.result()).toJson())
                        .as("%s, seed %d, from ply %d", game.id(), seed, ply)
                        .isEqualTo(whole.toJson());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsTakenBackAndPlayedAgainComesOutTheSame(Game game) {
        int players = Math.max(2, game.minPlayers());
        var whole = played(game, players, 5);
        var keeper = keeper(game, players);
        var match = new Match(game, players);
        match.begin(5, keeper);
        var lot = new Lot(1, 0);
        while (!match.isOver()) {
            match.play(whole.moves().get(match.ply()));
            if (lot.nextInt(4) == 0) {
                int ply = match.undo();
                assertThat(match.ply()).isEqualTo(ply);
                assertThat(match.mover()).isNotNegative();
                match.play(whole.moves().get(ply));
            }
        }
        assertThat(keeper.finish(5, match.result())).isEqualTo(whole);
    }

    @Test
    void whatIsTakenBackIsGoneFromThePosition() {
        var match = new Match(PILES, 2);
        match.begin(1, Onlooker.NONE);
        var empty = match.state().view(State.NOBODY).picture().toString();
        match.play("1,1");
        match.play("1,2");
        assertThat(match.undo()).isEqualTo(1);
        assertThat(match.undo()).isZero();
        assertThat(match.state().view(State.NOBODY).picture()).hasToString(empty);
        assertThat(match.undo()).isEqualTo(-1);
        assertThat(match.mover()).isZero();
    }

    @Test
    void aMoveThatIsNotLegalIsRefusedInWordsAndChangesNothing() {
        var match = new Match(PILES, 2);
        match.begin(1, Onlooker.NONE);
        assertThatThrownBy(() -> match.play("4,4"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'4,4' is not legal here");
        assertThat(match.ply()).isZero();
        match.play("1,1");
        assertThat(match.mover()).isEqualTo(1);
    }

    @Test
    void nothingIsPlayedOnceTheGameIsOver() {
        var record = played(PILES, 2, 1);
        var match = Match.of(PILES, record, Onlooker.NONE);
        assertThat(match.isOver()).isTrue();
        assertThatThrownBy(() -> match.play("1,1")).hasMessageContaining("the game is over");
        var list = new ArrayList<>(record.moves());
        list.add("1,1");
        var longer = new GameRecord("piles", Map.of(), 2, list);
        assertThatThrownBy(() -> Match.of(PILES, longer, Onlooker.NONE))
                .hasMessageContaining("comes after the end of the game");
    }

    /// Crashes when it is asked for the so manyth time.
    private static Player crashing(int turn) {
        var asked = new int[1];
        return each -> {
            if (++asked[0] == turn) {
                throw new IllegalStateException("out of ideas");
            }
            return RANDOM.choose(each);
        };
    }

    @Test
    void theOthersFinishAGameOfCarcassonneWithoutWhoCrashed() {
        for (int turn = 1; turn <= 6; turn++) {
            var keeper = keeper(CARCASSONNE, 4);
            var players = List.of(RANDOM, crashing(turn), RANDOM, RANDOM);
            var referee = new Referee(CARCASSONNE, players);
            assertThat(referee.play(7, keeper)).isEqualTo(Ending.FINISHED);
            var record = keeper.finish(7, referee.result());
            assertThat(record.departures()).hasSize(1);
            var departure = record.departures().getFirst();
            assertThat(departure.seat()).isEqualTo(1);
            assertThat(departure.ending()).isEqualTo(Ending.CRASH);
            assertThat(departure.reason()).contains("out of ideas");
            assertThat(record.moves().get(departure.ply()))
                    .isEqualTo(turn % 2 == 1 ? "lost" : "none");
            assertThat(Collections.frequency(record.moves(), "skip")).isGreaterThan(10);
            var shares = record.result().orElseThrow().payoffs();
            assertThat(shares.get(1)).isZero();
            assertThat(shares.stream().mapToDouble(share -> share).sum())
                    .isCloseTo(1, within(1e-9));
            var read = GameRecord.parse(record.toJson());
            assertThat(Verification.verify(CARCASSONNE, read).toString()).contains("moves hold");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameOfThreeGoesOnWithoutOne(Game game) {
        if (game.maxPlayers() < 3) {
            return;
        }
        for (int turn = 1; turn <= 3; turn++) {
            var keeper = keeper(game, 3);
            var referee = new Referee(game, List.of(RANDOM, RANDOM, crashing(turn)));
            assertThat(referee.play(turn, keeper)).isEqualTo(Ending.FINISHED);
            var record = GameRecord.parse(keeper.finish(turn, referee.result()).toJson());
            assertThat(record.departures()).hasSize(1);
            assertThat(record.result().orElseThrow().payoffs().get(2)).isZero();
            Verification.verify(game, record);
            var resumed = keeper(game, 3);
            var again = new Referee(game, List.of(RANDOM, RANDOM, RANDOM));
            int ply = (record.departures().getFirst().ply() + record.moves().size()) / 2;
            var part = cut(record, ply).withDepartures(record.departures());
            again.playOn(turn, part, resumed);
            assertThat(resumed.finish(turn, again.result())).isEqualTo(record);
        }
    }

    @Test
    void aStandInPlaysForWhoeverLeft() {
        var turns = new int[1];
        Player counting =
                turn -> {
                    turns[0]++;
                    return RANDOM.choose(turn);
                };
        var game = Games.named("tilings").parse(List.of());
        var referee =
                new Referee(game, List.of(RANDOM, RANDOM, crashing(2)))
                        .withStandIns(() -> counting);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(turns[0]).isGreaterThan(5);
        assertThat(referee.match().payoff(2)).isZero();
        assertThat(referee.result().payoffs().stream().mapToDouble(share -> share).sum())
                .isCloseTo(1, within(1e-9));
    }

    @Test
    void whereTheStandInFailsTooTheSeatIdles() {
        var game = Games.named("tilings").parse(List.of());
        var referee =
                new Referee(game, List.of(RANDOM, RANDOM, crashing(2)))
                        .withStandIns(() -> crashing(2));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures()).hasSize(1);
    }

    @Test
    void whereTheStandInCannotEvenSitDownTheSeatIdles() {
        var closed = new int[1];
        var failing =
                new Player() {
                    @Override
                    public void begin(Seating seating) {
                        throw new IllegalStateException("not today");
                    }

                    @Override
                    public int choose(Turn turn) {
                        throw new AssertionError("never asked");
                    }

                    @Override
                    public void close() {
                        closed[0]++;
                    }
                };
        var game = Games.named("tilings").parse(List.of());
        var referee =
                new Referee(game, List.of(RANDOM, RANDOM, crashing(2))).withStandIns(() -> failing);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures()).hasSize(1);
        assertThat(closed).containsExactly(1);
    }

    @Test
    void whereNoStandInComesTheSeatIdles() {
        var game = Games.named("tilings").parse(List.of());
        Supplier<Player> nobody =
                () -> {
                    throw new IllegalStateException("nobody is free");
                };
        var referee = new Referee(game, List.of(RANDOM, RANDOM, crashing(2))).withStandIns(nobody);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures()).hasSize(1);
    }

    @Test
    void whenTwoOfThreeHaveLeftTheThirdHasWon() {
        var keeper = keeper(CARCASSONNE, 3);
        var referee = new Referee(CARCASSONNE, List.of(crashing(2), RANDOM, turn -> -1));
        assertThat(referee.play(1, keeper)).isEqualTo(Ending.ILLEGAL_MOVE);
        var record = keeper.finish(1, referee.result());
        assertThat(record.departures()).extracting(Departure::seat).containsExactly(0, 2);
        assertThat(record.result().orElseThrow().payoffs()).containsExactly(0.0, 1.0, 0.0);
        Verification.verify(CARCASSONNE, GameRecord.parse(record.toJson()));
        var more = new ArrayList<>(record.moves());
        more.add("D");
        var longer =
                new GameRecord("carcassonne", Map.of(), 3, more)
                        .withDepartures(record.departures());
        assertThatThrownBy(() -> Match.of(CARCASSONNE, longer, Onlooker.NONE))
                .hasMessageContaining("comes after too many have left");
    }

    @Test
    void whoeverFailsAtTheVeryBeginningIsOutToo() {
        var player =
                new Player() {
                    @Override
                    public void begin(Seating seating) {
                        throw new IllegalStateException("not today");
                    }

                    @Override
                    public int choose(Turn turn) {
                        throw new AssertionError("never asked");
                    }
                };
        var referee = new Referee(PILES, List.of(player, RANDOM));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.CRASH);
        assertThat(referee.result().payoffs()).containsExactly(0.0, 1.0);
    }

    @Test
    void whereAllFailAtTheBeginningTheLastOfThemHasWon() {
        var player =
                new Player() {
                    @Override
                    public void begin(Seating seating) {
                        throw new IllegalStateException("not today");
                    }

                    @Override
                    public int choose(Turn turn) {
                        throw new AssertionError("never asked");
                    }
                };
        var referee = new Referee(PILES, List.of(player, player));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.CRASH);
        assertThat(referee.match().departures()).extracting(Departure::seat).containsExactly(0);
        assertThat(referee.result().payoffs()).containsExactly(0.0, 1.0);
    }

    @Test
    void aDepartureThatCannotBeIsRefusedInWordsAndChangesNothing() {
        var match = new Match(CARCASSONNE, 3);
        assertRefused(match, 0, Ending.CRASH, "the game has not begun: nobody can leave seat 0");
        assertThatThrownBy(() -> match.play("x"))
                .isInstanceOf(BadInput.class)
                .hasMessage("the game has not begun: 'x' comes too early");
        match.begin(1, Onlooker.NONE);
        assertRefused(match, 7, Ending.CRASH, "there is no seat 7; the seats go from 0 to 2");
        assertRefused(match, -1, Ending.CRASH, "there is no seat -1; the seats go from 0 to 2");
        assertRefused(
                match,
                1,
                Ending.FINISHED,
                "nobody leaves a game as FINISHED; possible: "
                        + "[ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED, ABANDONED]");
        match.expel(0, Ending.CRASH, "out of ideas", true);
        assertRefused(match, 0, Ending.CRASH, "seat 0 is left twice");
        assertThat(match.isOver()).isFalse();
        match.expel(1, Ending.RESIGNED, "bored", true);
        assertThat(match.isOver()).isTrue();
        assertRefused(match, 2, Ending.CRASH, "the game is over: nobody can leave seat 2 any more");
        assertThat(match.result().payoffs()).containsExactly(0.0, 0.0, 1.0);
    }

    private static void assertRefused(Match match, int seat, Ending ending, String words) {
        var before = match.result();
        int departures = match.departures().size();
        int ply = match.ply();
        assertThatThrownBy(() -> match.expel(seat, ending, "", true))
                .isInstanceOf(BadInput.class)
                .hasMessage(words);
        assertThat(match.result()).isEqualTo(before);
        assertThat(match.departures()).hasSize(departures);
        assertThat(match.ply()).isEqualTo(ply);
    }

    @Test
    void nobodyLeavesAGameThatIsFinished() {
        var record = played(PILES, 2, 1);
        var match = Match.of(PILES, record, Onlooker.NONE);
        assertRefused(match, 0, Ending.CRASH, "the game is over: nobody can leave seat 0 any more");
        var late = new Departure(0, record.moves().size(), Ending.CRASH, "");
        assertThatThrownBy(
                        () -> Match.of(PILES, record.withDepartures(List.of(late)), Onlooker.NONE))
                .hasMessageContaining("nobody can leave seat 0 any more");
    }

    @Test
    void nobodyTakesBackWhatCameBeforeADeparture() {
        var match = new Match(PILES, 3);
        match.begin(1, Onlooker.NONE);
        match.play("1,1");
        match.expel(1, Ending.RESIGNED, "bored", true);
        assertThat(match.mover()).isEqualTo(2);
        assertThat(match.undo()).isEqualTo(-1);
        match.play("3,3");
        assertThat(match.undo()).isEqualTo(2);
        assertThat(match.mover()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aDrawThatWasChangedIsFound(Game game) {
        int players = Math.max(2, game.minPlayers());
        var record = played(game, players, 9);
        var replay = new Replay(game, record);
        var legal = new Moves();
        int changed = 0;
        while (replay.hasNext()) {
            legal.clear();
            replay.state().legalMoves(legal);
            if (replay.state().mover() == State.CHANCE && legal.size() > 1) {
                var other = other(replay.state(), legal, replay.nextNotation());
                var moves = new ArrayList<>(record.moves().subList(0, replay.ply() + 1));
                moves.set(replay.ply(), other);
                var forged =
                        new GameRecord(record.game(), record.options(), players, moves).withSeed(9);
                int ply = replay.ply();
                assertThatThrownBy(() -> Verification.verify(game, forged))
                        .hasMessageContaining("ply " + ply + ": the seed draws '");
                if (++changed == 20) {
                    return;
                }
            }
            replay.next();
        }
    }

    private static String other(State state, Moves legal, String notation) {
        var first = state.notation(legal.get(0));
        return first.equals(notation) ? state.notation(legal.get(1)) : first;
    }

    @Test
    void theDrawsOfAnOldRecordAreNotChecked() {
        var record = played(CARCASSONNE, 2, 3);
        var old =
                GameRecord.parse(
                        record.toJson()
                                .replace("\"version\":2", "\"version\":1")
                                .replace("\"seed\":3", "\"seed\":4"));
        Verification.verify(CARCASSONNE, old);
        assertThatThrownBy(() -> Verification.verify(CARCASSONNE, record.withSeed(4)))
                .hasMessageContaining("the seed draws");
    }

    @Test
    void thatDrawsAreNotCheckedIsSaid() {
        var record = played(CARCASSONNE, 2, 3);
        var words = "; draws not checked";
        assertThat(Verification.verify(CARCASSONNE, record).toString()).doesNotContain(words);
        var old = GameRecord.parse(record.toJson().replace("\"version\":2", "\"version\":1"));
        assertThat(Verification.verify(CARCASSONNE, old).toString()).endsWith(words);
        var seedless = GameRecord.parse(record.toJson().replace("\"seed\":3,", ""));
        assertThat(Verification.verify(CARCASSONNE, seedless).toString()).endsWith(words);
        var drawless = GameRecord.parse(played(PILES, 2, 3).toJson().replace("\"seed\":3,", ""));
        assertThat(Verification.verify(PILES, drawless).toString()).doesNotContain("draws");
    }

    @Test
    void theSharesOfAWinAreNotLeftOut() {
        var line = played(PILES, 2, 1).toJson();
        var shares = "\"payoffs\":\\[[^]]*\\],";
        for (var damage : List.of("", "\"payoffs\":[],")) {
            var forged = GameRecord.parse(line.replaceFirst(shares, damage));
            assertThatThrownBy(() -> Verification.verify(PILES, forged))
                    .isInstanceOf(BadInput.class)
                    .hasMessageMatching("the payoffs are \\[.+\\], not \\[\\]");
        }
    }

    @Test
    void whoeverPlayedAloneAndLeftHasWonNothing() {
        var alone =
                new GameRecord("piles", Map.of(), 1, List.of())
                        .withDepartures(List.of(new Departure(0, 0, Ending.ABANDONED, "left")));
        var result = new Result(List.of(0), List.of(1.0), Ending.ABANDONED, "left");
        assertThatThrownBy(() -> Verification.verify(PILES, alone.withResult(result)))
                .isInstanceOf(BadInput.class)
                .hasMessage("the payoffs are [], not [1.0]");
    }

    @Test
    void whatEndedAGameThatIsNotOverHasLeftADeparture() {
        var part = cut(played(PILES, 4, 1), 5);
        var scores = Match.of(PILES, part, Onlooker.NONE).result().scores();
        for (var ending : Ending.DEPARTURES) {
            var ended = part.withResult(new Result(scores, List.of(), ending, "out of ideas"));
            var old = GameRecord.parse(ended.toJson().replace("\"version\":2", "\"version\":1"));
            Verification.verify(PILES, old);
            if (ending == Ending.ABANDONED) {
                Verification.verify(PILES, ended);
            } else {
                assertThatThrownBy(() -> Verification.verify(PILES, ended))
                        .isInstanceOf(BadInput.class)
                        .hasMessage(
                                "the ending is %s, but no departure ended the game;"
                                        + " one that just stops is ABANDONED",
                                ending);
            }
        }
    }

    @Test
    void aWinThatNobodyHasWonIsRefused() {
        var part = cut(played(PILES, 4, 1), 2);
        var scores = Match.of(PILES, part, Onlooker.NONE).result().scores();
        var won = new Result(scores, List.of(1.0, 0.0, 0.0, 0.0), Ending.ABANDONED, "");
        assertThatThrownBy(() -> Verification.verify(PILES, part.withResult(won)))
                .hasMessage("nobody has won: the game is not over, and nobody left");
        var left =
                part.withDepartures(
                        List.of(
                                new Departure(2, 2, Ending.CRASH, ""),
                                new Departure(3, 2, Ending.CRASH, "")));
        assertThatThrownBy(() -> Verification.verify(PILES, left.withResult(won)))
                .hasMessage(
                        "nobody has won: the game is not over, and 2 of 4 players are still there");
    }
}

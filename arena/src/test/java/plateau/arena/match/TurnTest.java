package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.series.SeededGames;
import plateau.bots.Bots;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.testkit.KuhnPoker;

/// Somebody is asked for a move without a referee.
class TurnTest {
    /// Every game with each of its bots, but for those that look at the time.
    static Stream<Arguments> bots() {
        return Games.all().stream()
                .map(options -> options.defaults())
                .flatMap(game -> botsOf(game).map(bot -> Arguments.of(game, bot)));
    }

    private static Stream<String> botsOf(Game game) {
        return Bots.ids(game).stream()
                .filter(bot -> !bot.equals("hard"))
                .map(bot -> bot.matches("mcts|uct") ? bot + ":steps=3" : bot);
    }

    private static GameRecord refereed(Game game, int players, long seed, String bot) {
        var names = Collections.nCopies(players, bot);
        var keeper = new RecordKeeper(game.id(), Map.of(), names);
        var all = names.stream().map(name -> Bots.parse(name, game).player()).toList();
        try (var referee = new Referee(game, all, names)) {
            referee.play(seed, keeper);
            return keeper.finish(seed, referee.result());
        }
    }

    /// The same game, a new player for every move.
    private static GameRecord asked(Game game, int players, long seed, String bot) {
        var names = Collections.nCopies(players, bot);
        var keeper = new RecordKeeper(game.id(), Map.of(), names);
        var match = new Match(game, players);
        match.begin(seed, keeper);
        while (!match.isOver()) {
            var turn = match.turn(match.mover());
            try (var player = Bots.parse(bot, game).player()) {
                player.begin(new Seating(game, turn.player(), names));
                match.play(Ask.notation(match.state(), player.choose(turn)));
            }
        }
        return keeper.finish(seed, match.result());
    }

    @ParameterizedTest
    @MethodSource("bots")
    void aNewPlayerForEveryMovePlaysAsOneWhoSatThereFromTheBeginning(Game game, String bot) {
        int players = game.defaultPlayers();
        for (long seed : List.of(3L, 4L)) {
            assertThat(asked(game, players, seed, bot).toJson())
                    .isEqualTo(refereed(game, players, seed, bot).toJson());
        }
    }

    /// What a player can learn from a turn, in one text.
    private static String heard(Turn turn) {
        return String.join(
                " ",
                "" + turn.player(),
                "" + turn.ply(),
                turn.legal().toString(),
                Ask.json(turn.position(), State.ALL_SEEING),
                turn.since().toString(),
                turn.told().toString(),
                turn.departures().toString(),
                "" + turn.random().nextLong(),
                "" + turn.random().nextLong());
    }

    static Stream<Game> games() {
        return Stream.concat(SeededGames.games(), Stream.of(new KuhnPoker(), new Whispers()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aTurnTellsWhatTheRefereeTells(Game game) {
        int players = game.defaultPlayers();
        var match = new Match(game, players);
        match.begin(5, Onlooker.NONE);
        var askedBefore = new int[players];
        Player comparing = turn -> {
            int player = turn.player();
            var same = match.turn(player, askedBefore[player]);
            assertThat(heard(same)).isEqualTo(heard(turn));
            askedBefore[player] = turn.ply();
            int move = turn.legal().get(turn.random().nextInt(turn.legal().size()));
            match.play(move);
            return move;
        };
        var referee = new Referee(game, Collections.nCopies(players, comparing));
        assertThat(referee.play(5, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(match.result()).isEqualTo(referee.result());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aTurnStaysAsItWas(Game game) {
        var match = new Match(game, game.defaultPlayers());
        match.begin(5, Onlooker.NONE);
        var expected = heard(match.turn(match.mover()));
        var kept = match.turn(match.mover());
        for (int i = 0; i < 4 && !match.isOver(); i++) {
            match.play(match.legal().get(0));
        }
        match.undo();
        if (!match.isOver()) {
            match.expel(match.mover(), Ending.RESIGNED, "", true);
        }
        match.begin(6, Onlooker.NONE);
        assertThat(heard(kept)).isEqualTo(expected);
    }

    @Test
    void whoLeftIsToldOnce() {
        var match = new Match(SeededGames.CARCASSONNE, 4);
        match.begin(1, Onlooker.NONE);
        match.expel(3, Ending.RESIGNED, "enough", true);
        var first = match.turn(0);
        assertThat(first.departures()).extracting("seat").containsExactly(3);
        match.expel(2, Ending.RESIGNED, "me too", true);
        assertThat(match.turn(0).departures()).extracting("seat").containsExactly(3, 2);
        assertThat(match.turn(0, first.ply(), 1).departures())
                .extracting("seat")
                .containsExactly(2);
        assertThat(match.turn(0, first.ply(), 2).departures()).isEmpty();
        assertThat(match.turn(0, first.ply()).departures()).isEmpty();
    }

    @Test
    void theTimeLeftRunsOnAndWhoStandsInHasNone() {
        var match = new Match(SeededGames.PILES, 3, Clock.parse("1d"));
        match.begin(1, Onlooker.NONE);
        var turn = match.turn(0);
        assertThat(turn.timeLeft().orElseThrow())
                .isLessThan(Duration.ofDays(1))
                .isGreaterThan(Duration.ofHours(23))
                .isGreaterThan(turn.timeLeft().orElseThrow());
        match.expel(0, Ending.ABANDONED, "", false);
        assertThat(match.turn(0).timeLeft()).isEmpty();
    }

    @Test
    void onlyThePlayerToMoveHasATurn() {
        var match = new Match(SeededGames.PILES, 2);
        refused(() -> match.turn(0), "it is not the turn of seat 0");
        match.begin(1, Onlooker.NONE);
        refused(() -> match.turn(1), "it is not the turn of seat 1");
        refused(() -> match.turn(2), "there is no seat 2; the seats go from 0 to 1");
        match.expel(1, Ending.RESIGNED, "", true);
        refused(() -> match.turn(0), "it is not the turn of seat 0");
        assertThat(match.legal().isEmpty()).isTrue();
    }

    @Test
    void aMoveByItsNumberIsCheckedToo() {
        var match = new Match(SeededGames.PILES, 2);
        refused(() -> match.play(0), "the game has not begun: '0' comes too early");
        match.begin(1, Onlooker.NONE);
        refused(() -> match.play(-7), "move -7 is not legal");
        match.play(match.legal().get(3));
        assertThat(match.ply()).isEqualTo(1);
        match.expel(1, Ending.RESIGNED, "", true);
        refused(() -> match.play(4), "the game is over: '4' comes too late");
    }

    @Test
    void everyViewerIsToldWhatItMayKnow() {
        var match = new Match(new Whispers(), 3);
        match.begin(1, Onlooker.NONE);
        for (int move : List.of(Whispers.ALOUD, Whispers.WHISPER)) {
            match.play(move);
        }
        var all = match.told(State.ALL_SEEING, 0);
        assertThat(all).hasSize(3).doesNotContain(Turn.HIDDEN_NOTATION);
        assertThat(match.told(State.NOBODY, 0)).containsExactly("?", all.get(1), "?");
        assertThat(match.told(0, 0)).containsExactly(all.get(0), all.get(1), "?");
        assertThat(match.told(2, 1)).containsExactly(all.get(1), all.get(2));
        match.undo();
        assertThat(match.told(State.NOBODY, 0)).containsExactly("?", all.get(1));
        refused(() -> match.told(3, 0), "there is no seat 3; the seats go from 0 to 2");
        refused(() -> match.told(State.CHANCE, 0), "there is no seat -1; the seats go from 0 to 2");
    }

    private static void refused(Runnable action, String message) {
        assertThatThrownBy(action::run).isInstanceOf(BadInput.class).hasMessage(message);
    }
}

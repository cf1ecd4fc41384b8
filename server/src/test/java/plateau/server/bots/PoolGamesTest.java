package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.match.Match;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Seating;
import plateau.games.Games;

/// Whole games of bots that think in a pool.
class PoolGamesTest {
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

    /// A table where a bot plays against itself.
    private static final class TableOfBots implements Reply {
        private final Pool pool;
        private final Game game;
        private final String bot;
        private final List<String> names;
        private final long seed;
        private final RecordKeeper keeper;
        private final Match match;
        private final CompletableFuture<String> record = new CompletableFuture<>();

        TableOfBots(Pool pool, Game game, int players, String bot, long seed) {
            this.pool = pool;
            this.game = game;
            this.bot = bot;
            this.seed = seed;
            names = Collections.nCopies(players, bot);
            keeper = new RecordKeeper(game.id(), Map.of(), names);
            match = new Match(game, players);
        }

        void begin() {
            match.begin(seed, keeper);
            goOn();
        }

        private void goOn() {
            if (match.isOver()) {
                record.complete(keeper.finish(seed, match.result()).toJson());
            } else {
                var seating = new Seating(game, match.mover(), names);
                pool.submit(new Job(bot, seating, match.turn(match.mover()), this));
            }
        }

        @Override
        public void chosen(int move, long nanos) {
            match.play(move);
            goOn();
        }

        @Override
        public void failed(RuntimeException failure) {
            record.completeExceptionally(failure);
        }

        private String refereed() {
            var all =
                    names.stream().map(name -> Bots.parse(name, game).player()).toList();
            try (var referee = new Referee(game, all, names)) {
                referee.play(seed, keeper);
                return keeper.finish(seed, referee.result()).toJson();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("bots")
    void aBotPlaysInAPoolAsItPlaysWholeGames(Game game, String bot) throws Exception {
        try (var pool = new Pool(2, Duration.ofMinutes(1))) {
            var tables = new ArrayList<TableOfBots>();
            for (int players : List.of(game.defaultPlayers(), game.seatable().getLast())) {
                int few = Math.min(players, 4);
                tables.add(new TableOfBots(pool, game, few, bot, 3));
                tables.add(new TableOfBots(pool, game, few, bot, 4));
            }
            tables.forEach(TableOfBots::begin);
            for (var table : tables) {
                var played = table.record.get(2, TimeUnit.MINUTES);
                assertThat(played).isEqualTo(table.refereed());
            }
            assertThat(pool.figures().waiting()).isZero();
            assertThat(pool.figures().moves()).isPositive();
        }
    }
}

package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.bots.Bots;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameFault;
import plateau.core.Interrupted;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.games.Games;
import plateau.testkit.Eventually;

/// Who thinks when, and what becomes of those who do not stop.
@Timeout(60)
class PoolTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Duration SHORT = Duration.ofMillis(20);

    /// What some bots wait for before they choose.
    private final CountDownLatch signal = new CountDownLatch(1);

    private final CountDownLatch begun = new CountDownLatch(1);
    private final AtomicInteger made = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    private final List<Pool> pools = new ArrayList<>();

    private final Map<String, Player> odd = Map.of(
            "stuck", this::hang,
            "stuck2", this::hang,
            "waits", this::await,
            "crash", PoolTest::crash,
            "cheat", _ -> -99,
            "leaver", PoolTest::leave,
            "faulty", PoolTest::blameTheRules);

    /// Deaf to being interrupted.
    private int hang(Turn turn) {
        begun.countDown();
        Eventually.is("the signal", () -> signal.getCount() == 0);
        return turn.legal().get(0);
    }

    private int await(Turn turn) {
        begun.countDown();
        try {
            signal.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        }
        return turn.legal().get(0);
    }

    private static int crash(Turn turn) {
        throw new IllegalStateException("boom");
    }

    private static int leave(Turn turn) {
        throw new Player.Leaving("enough");
    }

    private static int blameTheRules(Turn turn) {
        throw new GameFault(turn.position(), "moves twice");
    }

    private Pool pool(int workers, Duration most, Duration grace) {
        var pool = new Pool(workers, most, grace, this::make);
        pools.add(pool);
        return pool;
    }

    private Player make(String bot, Game game) {
        made.incrementAndGet();
        var player = odd.containsKey(bot) ? odd.get(bot) : Bots.parse(bot, game).player();
        return new Player() {
            @Override
            public void begin(Seating seating) {
                threads.add(Thread.currentThread());
                player.begin(seating);
            }

            @Override
            public int choose(Turn turn) {
                return player.choose(turn);
            }

            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
    }

    @AfterEach
    void end() {
        signal.countDown();
        pools.forEach(Pool::close);
    }

    private static Job job(String bot, Reply reply) {
        return job(bot, PILES, reply);
    }

    private static Job job(String bot, Game game, Reply reply) {
        var match = new Match(game, 2);
        match.begin(1, Onlooker.NONE);
        return new Job(bot, new Seating(game, 0, List.of(bot, bot)), match.turn(0), reply);
    }

    /// Has a thread of a pool hang.
    private static void strand(Pool pool, String bot, Game game) {
        long before = pool.figures().abandoned();
        var ticket = pool.submit(job(bot, game, new Replies()));
        until(() -> pool.figures().busy() == 1);
        ticket.cancel();
        until(() -> pool.figures().abandoned() > before);
    }

    private static void until(BooleanSupplier condition) {
        Eventually.is("what the pool does", condition::getAsBoolean);
    }

    @Test
    void aStuckBotHurtsItsOwnTableOnly() throws Exception {
        var pool = pool(1, SHORT, Duration.ofSeconds(1));
        var stuck = new Replies();
        var others = new Replies();
        pool.submit(job("stuck", stuck));
        pool.submit(job("random", others));
        var foul = stuck.foul();
        assertThat(foul.ending()).isEqualTo(Ending.TIMEOUT);
        assertThat(foul).hasMessage("hangs: it did not stop thinking when it was told to");
        assertThat(others.move()).isNotNegative();
        assertThat(pool.figures().abandoned()).isEqualTo(1);
        assertThat(pool.figures().stuck()).isEqualTo(1);
        assertThat(pool.figures().workers()).isEqualTo(1);
        signal.countDown();
        until(() -> pool.figures().stuck() == 0);
        assertThat(pool.figures().workers()).isEqualTo(1);
        assertThat(stuck.isEmpty()).as("what it chose after all").isTrue();
    }

    @Test
    void whatHangsAgainAndAgainIsNotAskedAnyMore() throws Exception {
        var pool = pool(1, LONG, SHORT);
        var replies = new Replies();
        for (int i = 0; i < Pool.MOST_STUCK_OF_ONE; i++) {
            strand(pool, "stuck", PILES);
        }
        pool.submit(job("stuck:x=1", replies));
        assertThat(replies.foul()).hasMessageStartingWith("hangs");
        assertThat(pool.figures().abandoned()).isEqualTo(Pool.MOST_STUCK_OF_ONE);
        pool.submit(job("random", replies));
        assertThat(replies.move()).isNotNegative();
    }

    @Test
    void threadsAreReplacedUpToABound() throws Exception {
        var pool = pool(2, LONG, SHORT);
        var replies = new Replies();
        int most = Pool.MOST_STUCK + 2;
        for (int i = 0; i < most; i++) {
            var game = Games.all().get(i % Games.all().size()).defaults();
            strand(pool, i < Games.all().size() ? "stuck" : "stuck2", game);
        }
        assertThat(pool.figures().stuck()).isEqualTo(most);
        assertThat(pool.figures().workers()).isZero();
        pool.submit(job("random", replies));
        assertThat(replies.foul()).as("nobody is there to think").hasMessageStartingWith("hangs");
        signal.countDown();
        until(() -> pool.figures().workers() == 2);
        pool.submit(job("random", replies));
        assertThat(replies.move()).isNotNegative();
    }

    @Test
    void whoThinksTooLongAndHeedsFailsInWords() throws Exception {
        var pool = pool(1, SHORT, LONG);
        var replies = new Replies();
        pool.submit(job("mcts:time=1h", replies));
        var foul = replies.foul();
        assertThat(foul.ending()).isEqualTo(Ending.TIMEOUT);
        assertThat(foul).hasMessageMatching("thought for \\d+ ms, with 20 ms left");
        assertThat(pool.figures().abandoned()).isZero();
        pool.submit(job("random", replies));
        assertThat(replies.move()).isNotNegative();
    }

    @Test
    void aJobThatNobodyWantsIsBrokenOff() throws Exception {
        var pool = pool(1, LONG, LONG);
        var unwanted = new Replies();
        var others = new Replies();
        var running = pool.submit(job("waits", unwanted));
        var waiting = pool.submit(job("crash", unwanted));
        pool.submit(job("random", others));
        begun.await();
        assertThat(pool.figures().busy()).isEqualTo(1);
        assertThat(pool.figures().waiting()).isEqualTo(2);
        waiting.cancel();
        assertThat(pool.figures().waiting()).isEqualTo(1);
        running.cancel();
        running.cancel();
        assertThat(others.move()).isNotNegative();
        until(() -> pool.figures().busy() == 0);
        assertThat(unwanted.isEmpty()).isTrue();
        assertThat(pool.figures().abandoned()).isZero();
        running.cancel();
        pool.submit(job("random", others));
        assertThat(others.move()).as("nobody is interrupted by mistake").isNotNegative();
    }

    @Test
    void whoeverIsNotWantedAndDoesNotStopIsAbandonedSoon() throws Exception {
        var pool = pool(1, LONG, SHORT);
        var unwanted = new Replies();
        var ticket = pool.submit(job("stuck", unwanted));
        begun.await();
        ticket.cancel();
        until(() -> pool.figures().abandoned() == 1);
        var others = new Replies();
        pool.submit(job("random", others));
        assertThat(others.move()).isNotNegative();
        assertThat(unwanted.isEmpty()).isTrue();
    }

    @Test
    void howABotFailsIsToldAndItDoesNotPlayAgain() throws Exception {
        var pool = pool(1, LONG, LONG);
        var replies = new Replies();
        pool.submit(job("crash", replies));
        var crash = replies.foul();
        assertThat(crash.ending()).isEqualTo(Ending.CRASH);
        assertThat(crash).hasMessageStartingWith("java.lang.IllegalStateException: boom at");
        pool.submit(job("cheat", replies));
        var cheat = replies.foul();
        assertThat(cheat.ending()).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(cheat).hasMessage("move -99 is not legal");
        pool.submit(job("leaver", replies));
        var leaver = replies.foul();
        assertThat(leaver.ending()).isEqualTo(Ending.ABANDONED);
        assertThat(leaver).hasMessage("enough");
        pool.submit(job("faulty", replies));
        assertThat(replies.failure()).isInstanceOf(GameFault.class).hasMessageContaining("moves twice");
        pool.submit(job("nobody", replies));
        assertThat(replies.foul()).hasMessageContaining("no bot 'nobody' plays piles");
        assertThat(closed.get()).isEqualTo(4);
        pool.submit(job("crash", replies));
        assertThat(replies.foul().ending()).isEqualTo(Ending.CRASH);
        assertThat(made.get()).isEqualTo(6);
    }

    @Test
    void aWorkerKeepsAFewPlayers() throws Exception {
        var pool = pool(1, LONG, LONG);
        var replies = new Replies();
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < Pool.PLAYERS; i++) {
                pool.submit(job("mcts:steps=" + (i + 1), replies));
                assertThat(replies.move()).isNotNegative();
            }
        }
        assertThat(made.get()).isEqualTo(Pool.PLAYERS);
        assertThat(closed.get()).isZero();
        pool.submit(job("random", replies));
        assertThat(replies.move()).isNotNegative();
        assertThat(closed.get()).as("who played longest ago").isEqualTo(1);
        pool.submit(job("mcts:steps=2", replies));
        assertThat(replies.move()).isNotNegative();
        assertThat(made.get()).isEqualTo(Pool.PLAYERS + 1);
        pool.submit(job("mcts:steps=1", replies));
        assertThat(replies.move()).isNotNegative();
        assertThat(made.get()).isEqualTo(Pool.PLAYERS + 2);
    }

    @Test
    void whoHasThoughtForLongIsNotKept() {
        try (var cache = new PlayerCache(3, this::make)) {
            var job = job("mcts:time=1m", new Replies());
            var player = cache.player(job);
            cache.played(job, PlayerCache.LONG - 1, true);
            assertThat(cache.player(job)).isSameAs(player);
            cache.played(job, PlayerCache.LONG, true);
            assertThat(cache.size()).isZero();
            assertThat(closed.get()).isEqualTo(1);
            assertThat(cache.player(job)).isNotSameAs(player);
        }
        assertThat(closed.get()).isEqualTo(2);
    }

    @Test
    void aPlayerIsKeptForOneGameWithItsOptionsAndOneNumberOfPlayers() {
        try (var cache = new PlayerCache(5, this::make)) {
            var two = job("easy", new Replies());
            var names = List.of("easy", "easy", "easy");
            var three = new Job("easy", new Seating(PILES, 0, names), two.turn(), two.reply());
            var larger = job("easy", Games.named("piles").parse(List.of("size=4")), two.reply());
            var same = job("easy", Games.named("piles").parse(List.of("size=3")), two.reply());
            assertThat(cache.player(three)).isNotSameAs(cache.player(two));
            assertThat(cache.player(larger)).isNotSameAs(cache.player(two));
            assertThat(cache.player(same)).isSameAs(cache.player(two));
        }
    }

    @Test
    void whoComesFirstIsServedFirst() throws Exception {
        var pool = pool(1, LONG, LONG);
        var first = new Replies();
        pool.submit(job("waits", first));
        begun.await();
        var order = new ArrayList<Integer>();
        var done = new CountDownLatch(20);
        for (int i = 0; i < 20; i++) {
            int number = i;
            var job = job("random", new Replies());
            Turn noting = new Noting(job.turn(), () -> {
                order.add(number);
                done.countDown();
            });
            pool.submit(new Job("random", job.seating(), noting, new Replies()));
        }
        signal.countDown();
        done.await();
        assertThat(order).isSorted().hasSize(20);
    }

    /// Says when somebody draws by it.
    private record Noting(Turn turn, Runnable note) implements Turn {
        @Override
        public int player() {
            return turn.player();
        }

        @Override
        public Moves legal() {
            return turn.legal();
        }

        @Override
        public State position() {
            return turn.position();
        }

        @Override
        public int ply() {
            return turn.ply();
        }

        @Override
        public Moves since() {
            return turn.since();
        }

        @Override
        public List<String> told() {
            return turn.told();
        }

        @Override
        public RandomGenerator random() {
            note.run();
            return turn.random();
        }
    }

    @Test
    void whoIsToldAMoveHoldsUpNobody() throws Exception {
        var pool = pool(1, LONG, LONG);
        var told = new CountDownLatch(1);
        var slow = new Reply() {
            @Override
            public void chosen(int move, long nanos) {
                try {
                    signal.await();
                    told.countDown();
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                }
                throw new IllegalStateException("lost");
            }

            @Override
            public void failed(RuntimeException failure) {}
        };
        pool.submit(job("random", slow));
        var others = new Replies();
        pool.submit(job("random", others));
        assertThat(others.move()).isNotNegative();
        signal.countDown();
        told.await();
    }

    @Test
    void closingEndsAll() throws Exception {
        var pool = pool(2, LONG, LONG);
        var replies = new Replies();
        pool.submit(job("random", replies));
        assertThat(replies.move()).isNotNegative();
        pool.submit(job("waits", replies));
        begun.await();
        pool.submit(job("waits", replies));
        pool.submit(job("random", replies));
        pool.close();
        assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive);
        assertThat(threads).allSatisfy(thread -> {
            assertThat(thread.getName()).matches("bots-\\d+");
            assertThat(thread.isDaemon()).isTrue();
        });
        assertThat(closed.get()).isEqualTo(made.get());
        pool.submit(job("random", replies)).cancel();
        assertThat(replies.isEmpty()).isTrue();
        pool.close();
    }

    @Test
    void figuresTellWhatIsDone() throws Exception {
        var pool = pool(2, LONG, LONG);
        assertThat(pool.figures()).isEqualTo(new Figures(0, 0, 2, 0, 0, 0, 0));
        var replies = new Replies();
        for (int i = 0; i < 5; i++) {
            pool.submit(job("mcts:steps=50", replies));
            assertThat(replies.move()).isNotNegative();
        }
        var figures = pool.figures();
        assertThat(figures.moves()).isEqualTo(5);
        assertThat(figures.seconds()).isPositive().isLessThan(60.0);
    }

    @Test
    void aPoolHasWorkers() {
        assertThatThrownBy(() -> new Pool(0, LONG)).isInstanceOf(IllegalArgumentException.class);
    }
}

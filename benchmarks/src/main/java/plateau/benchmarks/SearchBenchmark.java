package plateau.benchmarks;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import plateau.bots.MctsBot;
import plateau.bots.search.Search;
import plateau.games.Games;

/// What a step of the tree search costs, on a position of the middle game, or an earlier one where that
/// is decided already.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SearchBenchmark {
    private static final int STEPS = 2000;

    /// Which game, with default options; [Bench] gives the whole list.
    @Param("piles")
    public String game = "";

    private plateau.core.State middle;
    private Search alone;
    private Search together;
    private long seed;

    @Setup
    public void setUp() {
        var positions = new BenchmarkPositions(Games.named(game).defaults());
        double part = 0.4;
        middle = positions.after(part);
        while (part > 0 && !takesAllSteps(middle)) {
            part -= 0.1;
            middle = positions.after(part);
        }
        alone = bot(1).search(middle);
        together = bot(2).search(middle);
    }

    private static boolean takesAllSteps(plateau.core.State position) {
        var search = bot(1).search(position);
        search.think(position, 0, bot(1).budget(), _ -> true);
        return search.analysis().steps() >= STEPS;
    }

    private static MctsBot bot(int threads) {
        return new MctsBot(Duration.ZERO, STEPS, threads, 1_000_000, 0);
    }

    /// A step by one thread, tree thrown away after each search.
    @Benchmark
    @OperationsPerInvocation(STEPS)
    public int search() {
        return think(alone, bot(1));
    }

    /// A step of two threads together.
    @Benchmark
    @OperationsPerInvocation(STEPS)
    public int searchTwoThreads() {
        return think(together, bot(2));
    }

    private int think(Search search, MctsBot bot) {
        search.forget();
        search.think(middle, seed++, bot.budget(), _ -> true);
        return search.best();
    }
}

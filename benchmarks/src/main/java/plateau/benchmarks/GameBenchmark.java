package plateau.benchmarks;

import java.util.Collections;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.bots.RandomBot;
import plateau.core.Ending;
import plateau.core.Moves;
import plateau.games.Games;

/// What a game costs: a whole random game, and the parts of a move on a position of the middle game.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GameBenchmark {
    /// Which game, with default options; [Bench] gives the whole list.
    @Param("piles")
    public String game = "";

    private final Moves moves = new Moves();
    private Referee referee;
    private BenchmarkPositions positions;
    private plateau.core.State middle;
    private plateau.core.State late;
    private plateau.core.State other;
    private plateau.core.State running;
    private long played;

    @Setup
    public void setUp() {
        var played = Games.named(game).defaults();
        int players = played.defaultPlayers();
        referee = new Referee(played, Collections.nCopies(players, new RandomBot().player()));
        positions = new BenchmarkPositions(played);
        running = positions.start().copy();
        other = positions.start().copy();
        middle = positions.after(0.5);
        late = positions.after(0.9);
    }

    /// A whole game between random players, led by the referee.
    @Benchmark
    public Ending playout() {
        return referee.play(played++, Onlooker.NONE);
    }

    /// One ply of a random game, by a player or by chance, without a referee.
    @Benchmark
    public void ply() {
        if (running.isOver()) {
            running.copyFrom(positions.start());
        }
        positions.step(running);
    }

    @Benchmark
    public int legalMoves() {
        moves.clear();
        middle.legalMoves(moves);
        return moves.size();
    }

    @Benchmark
    public int legalMovesLate() {
        moves.clear();
        late.legalMoves(moves);
        return moves.size();
    }

    /// Of a late position, which has most to copy.
    @Benchmark
    public plateau.core.State copyFrom() {
        other.copyFrom(late);
        return other;
    }

    /// Every player's score of a position reached anew.
    @Benchmark
    public int copyAndScore() {
        other.copyFrom(middle);
        int sum = 0;
        for (int player = 0; player < other.players(); player++) {
            sum += other.score(player);
        }
        return sum;
    }
}

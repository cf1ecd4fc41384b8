package plateau.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.View;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
import plateau.games.Games;
import plateau.words.Language;

/// What it costs to draw a position near the end of a game, all that may be chosen marked: a page does
/// so after every move.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DrawingBenchmark {
    private static final double LATE = 0.9;

    /// Which game, with default options; [Bench] gives the whole list.
    @Param("carcassonne")
    public String game = "";

    private final Look look = Look.of(Language.ENGLISH, List.of());
    private Game rules;
    private View view;
    private Selection selection;

    @Setup
    public void setUp() {
        rules = Games.named(game).defaults();
        var late = new BenchmarkPositions(rules).after(LATE);
        view = late.view(late.mover());
        selection = Selection.of(late);
    }

    /// A whole SVG file.
    @Benchmark
    public String drawing() {
        return Drawings.svg(rules, view, selection, look);
    }
}

package plateau.terminal.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import plateau.bots.search.Analysis;
import plateau.core.Interrupted;
import plateau.core.State;
import plateau.terminal.console.Key;
import plateau.words.Vocabulary;

/// The best move that an analysis finds, and why: the share of the win it promises and what it earns at
/// once. Esc ends it early, with what was found so far.
final class Hint {
    /// A move to try, and what is to be said of it.
    ///
    /// @param move its notation; empty if there is none
    record Advice(String move, List<String> lines) {}

    private static final Duration TICK = Duration.ofMillis(100);

    private final SharedTable table;
    private final State position;
    private final int player;
    private volatile boolean isStopped;
    private volatile double done;

    Hint(SharedTable table, State position, int player) {
        this.table = table;
        this.position = position;
        this.player = player;
    }

    Advice find(ScreenState scene) {
        if (table.analyst().isEmpty()) {
            return new Advice("", List.of(table.words().get("table.hint.none")));
        }
        var analyst = table.analyst().get();
        var copy = position.copy();
        var work = new FutureTask<>(() -> analyst.analyse(copy, 0, part -> {
            done = part;
            return !isStopped;
        }));
        Thread.ofPlatform().daemon().name("hint").start(work);
        try {
            while (!work.isDone()) {
                var percent = (int) (100 * done);
                table.screen()
                        .paint(scene.saying(
                                table.words().get("table.hint.thinking", percent),
                                List.of(table.words().get("table.hint.stop"))));
                table.console().next(TICK).ifPresent(press -> isStopped |= ends(press.key()));
            }
            return advice(work.get());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        } catch (ExecutionException failed) {
            return new Advice("", List.of(table.words().get("table.hint.none")));
        } finally {
            isStopped = true;
        }
    }

    /// The best move, its share of the win, and what the next best would have.
    private String sentence(Analysis analysis) {
        var best = analysis.candidates().getFirst();
        var next = analysis.candidates().get(Math.min(1, analysis.candidates().size() - 1));
        boolean isAlone = analysis.candidates().size() == 1;
        var hint = Vocabulary.of(table.words().language())
                .hint(
                        table.shown(best.move()),
                        best.payoff(),
                        best.certain(),
                        isAlone ? "" : table.shown(next.move()),
                        next.payoff());
        return table.words().get("table.hint", hint);
    }

    private static boolean ends(Key key) {
        return key == Key.ESCAPE || key == Key.INTERRUPT || key == Key.INPUT_ENDED;
    }

    private Advice advice(Analysis analysis) {
        if (analysis.candidates().isEmpty()) {
            return new Advice("", List.of(table.words().get("table.hint.none")));
        }
        var best = analysis.candidates().getFirst();
        var lines = new ArrayList<String>();
        lines.add(sentence(analysis));
        table.narrator().reasons(position, player, best.move()).forEach(reason -> lines.add("  " + reason));
        return new Advice(best.move(), lines);
    }
}

package plateau.server.lab;

import java.util.OptionalLong;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.Harvest;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.folder.EvaluationFolder;
import plateau.arena.series.Engine;
import plateau.arena.series.Series;
import plateau.core.Roster;

/// An evaluation while it is played.
final class Trial {
    private final Evaluation evaluation;
    private final Series<Harvest> games;
    private final double before;
    private final long begun = System.nanoTime();

    /// @param millis how long it has been played before, as far as somebody has written that down
    Trial(EvaluationFolder folder, Cells cells, Roster roster, int threads, long millis) {
        evaluation = new Evaluation(folder.plan(), cells, threads, folder.earlier(), folder::add);
        // Whoever is killed leaves the journal only, which knows of whole parts.
        before = Math.max(millis / 1000.0, evaluation.findings().seconds() / threads);
        var desks = Engine.here(roster, threads).desks(evaluation.work(false));
        games = new Series<>(evaluation, desks);
    }

    /// Plays until all is played, or until it is stopped.
    Findings play() {
        games.run();
        return evaluation.findings();
    }

    /// Breaks off the games under way; from any thread.
    void stop() {
        games.stop();
    }

    Findings findings() {
        return evaluation.findings();
    }

    Progress progress() {
        return new Progress(
                evaluation.played(),
                evaluation.games(),
                evaluation.cellsDone(),
                evaluation.cells(),
                Math.round(1000 * spent()));
    }

    /// How long it has been played since it last began.
    double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    /// How long it has been played in all.
    double spent() {
        return before + seconds();
    }

    /// How long the rest will take if it goes on as it went; nothing as long as nobody knows.
    OptionalLong secondsLeft() {
        long played = evaluation.played() - evaluation.resumed();
        long rest = evaluation.games() - evaluation.played();
        return played == 0 ? OptionalLong.empty() : OptionalLong.of(Math.round(seconds() / played * Math.max(0, rest)));
    }
}

package plateau.server.tournaments;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Onlooker;
import plateau.arena.series.Played;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.arena.series.Worker;
import plateau.core.Roster;
import plateau.core.State;
import plateau.server.projects.Courtesy;

/// Where one thread plays the games of a tournament, and others can look at the position from time to time.
/// While nobody does, a move costs a look at a flag more.
final class Booth implements Series.Desk<List<Played>> {
    /// A position as it was shown.
    ///
    /// @param state nobody changes it any more
    record Sight(Task task, State state, int ply) {}

    /// Positions are shown so often at most.
    private static final long OFTEN = Duration.ofMillis(400).toNanos();

    private final Worker worker;
    private final Courtesy courtesy;
    private volatile boolean isWatched;
    private volatile @Nullable Sight sight;
    private @Nullable Task task;
    private int ply;
    private long shown = System.nanoTime() - OFTEN;

    Booth(Roster roster, Courtesy courtesy) {
        this.courtesy = courtesy;
        worker = new Worker(roster, EnumSet.of(Worker.Extra.TIMES, Worker.Extra.RECORDS), new Onlooker() {
            @Override
            public void moved(State after) {
                Booth.this.moved(after);
            }
        });
    }

    private void moved(State after) {
        ply++;
        var game = task;
        if (isWatched && game != null) {
            long now = System.nanoTime();
            if (now - shown >= OFTEN) {
                shown = now;
                sight = new Sight(game, after.copy(), ply);
            }
        }
        courtesy.giveWay();
    }

    @Override
    public List<Played> play(Task next) {
        task = next;
        ply = 0;
        return worker.play(next);
    }

    /// Whether somebody looks on; from any thread.
    void watch(boolean isLookedAt) {
        isWatched = isLookedAt;
        if (!isLookedAt) {
            sight = null;
        }
    }

    /// What was last shown; from any thread.
    Optional<Sight> sight() {
        return Optional.ofNullable(sight);
    }

    @Override
    public long played() {
        return worker.played();
    }

    @Override
    public void stop() {
        worker.stop();
    }

    @Override
    public void close() {
        worker.close();
    }
}

package plateau.arena.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import plateau.arena.series.Row;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.arena.series.Work;
import plateau.arena.series.Worker;
import plateau.arena.statistics.Outcome;
import plateau.arena.statistics.Statistics;
import plateau.core.Roster;

/// Plays games of a cell and adds up what they come to. Nothing is made for a game, unless games are kept.
///
/// @param groups into how many the games are parted
/// @param block so many games that follow each other are of the same group; then the next group's turn comes
/// @param keepsGames whether there is to be a row for each game
public record CountingWork(int groups, long block, boolean keepsGames) implements Work<Harvest> {
    @Override
    public Series.Desk<Harvest> desk(Roster roster) {
        return new CountingDesk(this, new Worker(roster, Set.of(Worker.Extra.LEAD)));
    }

    private record CountingDesk(CountingWork work, Worker worker) implements Series.Desk<Harvest> {
        @Override
        public Harvest play(Task task) {
            worker.prepare(task.pairing());
            var tally = new Tally(work, task.first());
            var rows = new ArrayList<Row>();
            long began = System.nanoTime();
            if (work.keepsGames) {
                for (var game : worker.play(task)) {
                    if (tally.add(game.row().task().first(), game.row())) {
                        rows.add(game.row());
                    }
                }
            } else {
                worker.count(task, tally::sum);
            }
            return new Harvest(tally.sums, tally.games, System.nanoTime() - began, rows);
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

    /// The games from one on without a gap. What comes after a game that was broken off is forgotten, and
    /// played again some time.
    private static final class Tally {
        private final CountingWork work;
        private final long first;
        private final List<Statistics> sums;
        private final Statistics forgotten = new Statistics();
        private long games;

        private Tally(CountingWork work, long first) {
            this.work = work;
            this.first = first;
            sums = Stream.generate(Statistics::new).limit(work.groups).toList();
        }

        private Statistics sum(long game) {
            if (game != first + games) {
                return forgotten;
            }
            games++;
            return sums.get((int) (game / work.block % work.groups));
        }

        private boolean add(long game, Outcome outcome) {
            long before = games;
            sum(game).add(outcome);
            return games > before;
        }
    }
}

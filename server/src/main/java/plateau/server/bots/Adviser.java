package plateau.server.bots;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import plateau.bots.Bots;
import plateau.bots.search.Analysis;
import plateau.bots.search.Analyst;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.Turn;
import plateau.server.tables.Thinkers;
import plateau.server.tables.terms.Refusal;

/// Gives hints: a bot of the house judges a position instead of playing, in the [Pool] like all who think.
public final class Adviser {
    /// Whom a terminal asks, too.
    private static final String BOT = "hard";

    /// Somebody waits for it.
    private static final long LONGEST = TimeUnit.MILLISECONDS.toNanos(1500);

    private static final long PATIENCE = 20;

    private final Pool pool;

    Adviser(Pool pool) {
        this.pool = pool;
    }

    /// The moves of a turn, the best first; refuses a game that nobody can judge, and when there is too much
    /// to do.
    public Analysis advise(Thinkers.Chair chair, Turn turn) {
        var analyst = analyst(chair.seating().game());
        var found = new CompletableFuture<Analysis>();
        var reply = new Reply() {
            @Override
            public void chosen(int move, long nanos) {
                // The analysis was told by the analyst itself.
            }

            @Override
            public void failed(RuntimeException why) {
                found.completeExceptionally(why);
            }
        };
        var job = new Job("hint", chair.seating(), turn, reply, chair.maker(), Optional.of(thinking(analyst, found)));
        var ticket = pool.submit(job);
        try {
            return found.get(PATIENCE, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException none) {
            ticket.cancel();
            throw Refusal.busy("hint.busy", "nobody has time for a hint now; try again");
        } catch (InterruptedException stopped) {
            ticket.cancel();
            Thread.currentThread().interrupt();
            throw Refusal.busy("hint.busy", "nobody has time for a hint now; try again");
        }
    }

    private static Analyst analyst(Game game) {
        return Bots.parse(BOT, game)
                .analyst()
                .or(() -> Bots.analysts(game).stream()
                        .findFirst()
                        .flatMap(id -> Bots.parse(id, game).analyst()))
                .orElseThrow(() -> Refusal.conflict("hint.none", "nobody can give hints for this game"));
    }

    /// Somebody who plays the best move that an analysis finds, and tells the analysis.
    private static Player thinking(Analyst analyst, CompletableFuture<Analysis> found) {
        return turn -> {
            long end = System.nanoTime() + LONGEST;
            var position = turn.position();
            var analysis = analyst.analyse(
                    position,
                    0,
                    _ -> System.nanoTime() - end < 0 && !Thread.currentThread().isInterrupted());
            found.complete(analysis);
            return analysis.candidates().stream()
                    .findFirst()
                    .map(best -> Selection.find(position, turn.legal(), best.move()))
                    .orElse(turn.legal().get(0));
        };
    }
}

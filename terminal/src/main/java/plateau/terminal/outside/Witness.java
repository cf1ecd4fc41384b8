package plateau.terminal.outside;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.arena.match.Untold;
import plateau.arena.match.Visitor;
import plateau.arena.outside.Outsider;
import plateau.core.Ask;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.records.GameRecord.Identity;

/// Sits beside a bot from outside and notes how it behaves in one game.
final class Witness implements Visitor {
    /// So many legal moves are shown beside one that is not.
    private static final int SHOWN = 6;

    private final Outsider bot;
    private final boolean refuses;
    private @Nullable Foul foul;
    private ProtocolPhase phase = ProtocolPhase.START;
    private List<String> legal = List.of();
    private int moves;
    private long total;
    private long slowest;

    /// @param refuses whether the bot is to be refused instead of asked a second time
    Witness(Outsider bot, boolean refuses) {
        this.bot = bot;
        this.refuses = refuses;
    }

    @Override
    public void begin(Seating seating) {
        try {
            bot.begin(seating);
        } catch (Foul thrown) {
            foul = thrown;
            throw thrown;
        }
        phase = ProtocolPhase.TURN;
    }

    @Override
    public int choose(Turn turn) {
        if (refuses && moves == 1) {
            var why = new Foul(Ending.ILLEGAL_MOVE, "is refused, to see what it does then");
            bot.refuse(why);
            throw why;
        }
        long start = System.nanoTime();
        try {
            int move = bot.choose(turn);
            note(bot.thought());
            return move;
        } catch (Foul thrown) {
            foul = thrown;
            legal = notations(turn);
            throw thrown;
        } catch (Interrupted late) {
            foul = late(turn, System.nanoTime() - start);
            throw late;
        }
    }

    /// The referee waits for nobody whose time has run out.
    private static Foul late(Turn turn, long nanos) {
        long left = turn.timeLeft().map(Duration::toNanos).orElse(0L);
        return new Foul(Ending.TIMEOUT, Reason.tooLong(nanos, left));
    }

    private void note(long nanos) {
        moves++;
        total += nanos;
        slowest = Math.max(slowest, nanos);
    }

    private static List<String> notations(Turn turn) {
        return IntStream.range(0, Math.min(SHOWN, turn.legal().size()))
                .mapToObj(i -> Ask.notation(turn.position(), turn.legal().get(i)))
                .toList();
    }

    /// What the bot did wrong, if anything.
    Optional<Foul> foul() {
        return Optional.ofNullable(foul);
    }

    /// When it did.
    ProtocolPhase phase() {
        return phase;
    }

    /// Some moves that it could have made when it did.
    List<String> legal() {
        return legal;
    }

    int moves() {
        return moves;
    }

    /// How long it thought about all its moves, in nanoseconds.
    long total() {
        return total;
    }

    /// How long it thought about one move at most, in nanoseconds.
    long slowest() {
        return slowest;
    }

    /// What it did between its last game and this one that nobody asked for.
    Optional<Foul> lapse() {
        return bot.lapse();
    }

    /// Whether it has always said which turn it answers.
    boolean tellsPly() {
        return bot.tellsPly();
    }

    @Override
    public void end(Supplier<Result> result, Supplier<Untold> untold) {
        bot.end(result, untold);
    }

    @Override
    public void end(Supplier<Result> result) {
        bot.end(result);
    }

    @Override
    public void close() {
        bot.close();
    }

    @Override
    public long thought() {
        return bot.thought();
    }

    @Override
    public Identity identity() {
        return bot.identity();
    }

    @Override
    public String log() {
        return bot.log();
    }
}

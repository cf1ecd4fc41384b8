package plateau.arena.outside;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.arena.Foul;
import plateau.arena.Reason;
import plateau.arena.Visitor;
import plateau.arena.outside.Greeting.Want;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.records.GameRecord.Identity;
import plateau.core.text.Json;
import plateau.core.text.Text;

/// A player who is a program outside. For each match it takes one from the [Stable], and gives it back;
/// one that has failed is not used again, unless it just chose a wrong move.
public final class Outsider implements Visitor {
    /// An answer that comes a little too late is still waited for: whether it came in time is measured.
    private static final Duration GRACE = Duration.ofMillis(100);

    /// So many legal moves are named to who has chosen another.
    private static final int MOST_LISTED = 10;

    private final Program program;
    private final Stable stable;
    private @Nullable Guest guest;
    private Identity identity;
    private Clock clock = Clock.NONE;
    private String log = "";
    private long thought;

    Outsider(Program program, Stable stable) {
        this.program = program;
        this.stable = stable;
        identity = new Identity(program.name(), "");
    }

    @Override
    public Identity identity() {
        return identity;
    }

    @Override
    public String log() {
        return log;
    }

    @Override
    public long thought() {
        return thought;
    }

    @Override
    public void begin(Seating seating) {
        dismiss();
        log = "";
        clock = seating.clock();
        var fresh = stable.take(program);
        guest = fresh;
        identity = fresh.greeting().identity();
        fresh.play();
        try {
            var most = stable.limits().start();
            fresh.child().checkSilent();
            var line = Json.write(Messages.start(UUID.randomUUID().toString(), seating));
            fresh.child().send("start", line, most);
            Answers.ready(fresh.child().receive("start", most));
        } catch (Throwable thrown) {
            dismiss();
            throw thrown;
        }
    }

    @Override
    public int choose(Turn turn) {
        var playing = guest;
        if (playing == null) {
            throw new Foul(Ending.CRASH, Reason.NOT_READY.of());
        }
        try {
            return ask(turn, playing);
        } catch (Foul foul) {
            refuse(playing, foul);
            throw foul;
        } catch (Throwable thrown) {
            noteBeginning(turn, playing.child());
            dismiss();
            throw thrown;
        }
    }

    /// Who is out of time may have forgotten the end of its line only; the log tells it.
    private static void noteBeginning(Turn turn, Child child) {
        child.begun()
                .map(line -> "no end of the line yet: " + line)
                .ifPresent(note -> child.errors().add(turn.ply(), note));
    }

    private int ask(Turn turn, Guest playing) {
        var child = playing.child();
        boolean wantsLegal = playing.greeting().wants(Want.LEGAL);
        var legal = wantsLegal ? Messages.legal(turn) : List.<String>of();
        var line = Json.write(Messages.turn(turn, clock, playing.greeting().wants(), legal));
        var most = turn.timeLeft().map(left -> left.plus(GRACE)).orElse(stable.limits().answer());
        child.checkSilent();
        child.send("turn", line, most);
        var answer = answer(turn, child, most);
        var chosen = Answers.move(answer, turn.ply());
        if (!chosen.said().isEmpty()) {
            child.errors().add(turn.ply(), chosen.said());
        }
        int index = wantsLegal ? legal.indexOf(chosen.move()) : find(turn, chosen.move());
        if (index < 0) {
            throw illegal(chosen.move(), Messages.legal(turn));
        }
        return turn.legal().get(index);
    }

    /// Waits for the answer and looks at the clock. Who says nothing in its time is late, too.
    private String answer(Turn turn, Child child, Duration most) {
        long left = turn.timeLeft().map(Duration::toNanos).orElse(Long.MAX_VALUE);
        long start = System.nanoTime();
        String answer;
        try {
            answer = child.receive("turn", most);
        } catch (Foul foul) {
            if (foul.ending() == Ending.TIMEOUT && left < Long.MAX_VALUE) {
                noteBeginning(turn, child);
                throw late(System.nanoTime() - start, left);
            }
            throw foul;
        }
        thought = System.nanoTime() - start;
        if (thought > left) {
            throw late(thought, left);
        }
        return answer;
    }

    private static Foul late(long nanos, long left) {
        return new Foul(Ending.TIMEOUT, Reason.tooLong(nanos, left));
    }

    /// Where a move is in the list; nobody asked for all the notations.
    private static int find(Turn turn, String notation) {
        var legal = turn.legal();
        for (int i = 0; i < legal.size(); i++) {
            if (Ask.notation(turn.position(), legal.get(i)).equals(notation)) {
                return i;
            }
        }
        return -1;
    }

    private static Foul illegal(String move, List<String> legal) {
        return new Foul(
                Ending.ILLEGAL_MOVE,
                Reason.NOT_AMONG_THESE.of(
                        LineReader.quote(move), Text.shortList(legal, MOST_LISTED)));
    }

    /// Has the program leave the game, whatever it would have answered: it is told why.
    public void refuse(Foul why) {
        var playing = guest;
        if (playing != null) {
            refuse(playing, why);
        }
    }

    /// Tells a program why it is out. Who answers with another move than it may still answers.
    private void refuse(Guest playing, Foul foul) {
        boolean isFit = foul.ending() == Ending.ILLEGAL_MOVE;
        try {
            if (playing.isAlive()) {
                var reason = String.valueOf(foul.getMessage());
                var line = Json.write(Messages.refused(reason));
                playing.child().send("refused", line, stable.limits().farewell());
            }
        } catch (Foul | Interrupted unwilling) {
            isFit = false;
        }
        giveBack(isFit);
    }

    @Override
    public void end(Supplier<Result> result) {
        var playing = guest;
        if (playing == null) {
            return;
        }
        boolean isFit = false;
        try {
            var line = Json.write(Messages.end(result.get()));
            playing.child().send("end", line, stable.limits().farewell());
            isFit = true;
        } finally {
            giveBack(isFit);
        }
    }

    /// Has the program go in the middle of a match, by no fault of its own.
    public void sendHome() {
        var playing = guest;
        if (playing != null) {
            guest = null;
            stable.sendHome(playing);
            log = playing.child().errors().take();
        }
    }

    private void dismiss() {
        giveBack(false);
    }

    private void giveBack(boolean isFit) {
        var playing = guest;
        if (playing != null) {
            guest = null;
            // Who is not fit is ended, and has said its last words then; who is may soon say
            // others.
            if (isFit) {
                log = playing.child().errors().take();
            }
            stable.giveBack(playing, isFit);
            if (!isFit) {
                log = playing.child().errors().take();
            }
        }
    }

    @Override
    public void close() {
        dismiss();
    }
}

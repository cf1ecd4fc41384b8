package plateau.arena.outside;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.arena.match.Untold;
import plateau.arena.match.Visitor;
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
    private boolean tellsPly = true;
    private Optional<Foul> lapse = Optional.empty();
    private @Nullable Seating seating;

    /// What a process was asked in this match that may still be found to be behind.
    private final List<Question> asked = new ArrayList<>();

    /// A turn as it is told.
    ///
    /// @param legal the notations of all moves, if they were told
    /// @param most how long it may take to answer
    private record Question(String line, List<String> legal, Duration most) {}

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
        tellsPly = true;
        lapse = stable.takeStray(program);
        this.seating = seating;
        asked.clear();
        var prepared = stable.takeReady(program, seating);
        if (prepared.isPresent()) {
            guest = prepared.get();
            identity = prepared.get().greeting().identity();
            noteLapse(prepared.get(), 0);
            return;
        }
        while (!isReady(stable.take(program), seating)) {
            // Another one takes its place.
        }
    }

    /// Has a program ready itself for a match before somebody begins it.
    void prepare(Seating seating) {
        begin(seating);
        var ready = guest;
        if (ready != null) {
            guest = null;
            stable.keepReady(ready, seating);
        }
    }

    /// Has a program begin a match. False for one that has played before and is not ready: what it did since
    /// then, and when, makes no difference, and nobody is out for it.
    private boolean isReady(Guest next, Seating seating) {
        guest = next;
        identity = next.greeting().identity();
        try {
            next.start(Messages.start(UUID.randomUUID().toString(), seating));
            noteLapse(next, 0);
            return true;
        } catch (Foul foul) {
            boolean isExcused = next.isExcused(foul);
            giveBack(foul.isDecline() && !isExcused);
            if (!isExcused) {
                // It was right to decline, then, when it was asked before.
                lapse = lapse.filter(before -> !(foul.isDecline() && before.isDecline()));
                throw foul;
            }
            stable.replaced(program, foul);
            lapse = lapse.or(() -> Optional.of(foul));
            return false;
        } catch (Throwable thrown) {
            dismiss();
            throw thrown;
        }
    }

    /// What was wrong before this match goes into its log.
    private void noteLapse(Guest playing, int ply) {
        lapse.ifPresent(foul -> playing.child().errors().add(ply, String.valueOf(foul.getMessage())));
    }

    /// What the program did wrong between its last match and this one, if anything; it is not out for
    /// that.
    public Optional<Foul> lapse() {
        return lapse;
    }

    /// Whether it has always said which turn it answers.
    public boolean tellsPly() {
        return tellsPly;
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
            refuse(foul);
            throw foul;
        } catch (Throwable thrown) {
            var last = guest;
            if (last != null) {
                noteBeginning(turn, last.child());
            }
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
        var question = question(turn, playing);
        try {
            return ask(question, turn, playing);
        } catch (Foul foul) {
            if (!playing.isExcusedAtTurn(foul)) {
                throw foul;
            }
            return askAnew(question, turn, playing, foul);
        } finally {
            if (playing.mayBeBehind()) {
                asked.add(question);
            }
        }
    }

    private Question question(Turn turn, Guest playing) {
        var wants = playing.greeting().wants();
        var legal = wants.contains(Want.LEGAL) ? Messages.legal(turn) : List.<String>of();
        var most = turn.timeLeft()
                .map(left -> left.plus(GRACE))
                .orElse(stable.limits().answer());
        return new Question(Json.write(Messages.turn(turn, clock, wants, legal)), legal, most);
    }

    /// A new process is told the match from its beginning, and goes on with it. So whatever a process that has
    /// played before writes at a wrong time, all goes on as if this match were its first; and what the new one
    /// does wrong is no fault between matches.
    private int askAnew(Question question, Turn turn, Guest former, Foul why) {
        var known = lapse;
        stable.replaced(program, why);
        dismiss();
        var fresh = stable.fresh(program);
        var _ = isReady(fresh, Objects.requireNonNull(seating));
        asked.forEach(earlier -> retell(earlier, fresh));
        // Who has not answered yet may never say which turn it answers.
        if (lapse.isEmpty() && former.hasAnswered()) {
            lapse = Optional.of(why);
            noteLapse(fresh, turn.ply());
        }
        try {
            return ask(question, turn, fresh);
        } catch (Foul own) {
            lapse = known;
            throw own;
        }
    }

    /// What it answers to an earlier turn makes no difference any more.
    private static void retell(Question earlier, Guest fresh) {
        fresh.child().send("turn", earlier.line(), earlier.most());
        var _ = fresh.hear("turn", earlier.most());
    }

    private int ask(Question question, Turn turn, Guest playing) {
        var child = playing.child();
        playing.checkSilent();
        child.send("turn", question.line(), question.most());
        var answer = answer(turn, playing, question.most());
        var chosen = playing.read(answer, turn.ply(), stable.isSilent(program));
        tellsPly &= chosen.hasPly();
        if (!chosen.said().isEmpty()) {
            child.errors().add(turn.ply(), chosen.said());
        }
        boolean wantsLegal = playing.greeting().wants(Want.LEGAL);
        int index = wantsLegal ? question.legal().indexOf(chosen.move()) : find(turn, chosen.move());
        if (index < 0) {
            throw chosen.possible().isEmpty()
                    ? illegal(Reason.NOT_AMONG_THESE, chosen.move(), Messages.legal(turn), " ")
                    : illegal(Reason.WRONG_MOVE_IN, chosen.move(), chosen.possible(), "; ");
        }
        return turn.legal().get(index);
    }

    /// Waits for the answer and looks at the clock. Who says nothing in its time is late, too.
    private String answer(Turn turn, Guest playing, Duration most) {
        long left = turn.timeLeft().map(Duration::toNanos).orElse(Long.MAX_VALUE);
        long start = System.nanoTime();
        String answer;
        try {
            answer = playing.hear("turn", most);
        } catch (Foul foul) {
            boolean isTimed = left < Long.MAX_VALUE;
            throw foul.ending() == Ending.TIMEOUT && isTimed
                    ? late(playing.child(), System.nanoTime() - start, left)
                    : foul;
        }
        thought = System.nanoTime() - start;
        if (thought > left) {
            throw new Foul(Ending.TIMEOUT, Reason.tooLong(thought, left));
        }
        return answer;
    }

    /// Who has begun to answer may have forgotten the end of its line only.
    private static Foul late(Child child, long nanos, long left) {
        return new Foul(
                Ending.TIMEOUT,
                child.begun().map(line -> unended(line, left)).orElseGet(() -> Reason.tooLong(nanos, left)));
    }

    private static String unended(String line, long left) {
        return Reason.UNENDED_LINE.of("turn", TimeUnit.NANOSECONDS.toMillis(left), line);
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

    private static Foul illegal(Reason reason, String move, List<String> legal, String between) {
        var listed = Text.shortList(legal, MOST_LISTED, between);
        return new Foul(Ending.ILLEGAL_MOVE, reason.of(LineReader.quote(move), listed));
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
    public void end(Supplier<Result> result, Supplier<Untold> untold) {
        var playing = guest;
        boolean wantsMoves = playing != null && playing.greeting().wants(Want.MOVES);
        finish(() -> wantsMoves ? Messages.end(result.get(), untold.get()) : Messages.end(result.get()));
    }

    @Override
    public void end(Supplier<Result> result) {
        finish(() -> Messages.end(result.get()));
    }

    /// Tells the program, if it is ready, that the match is not played after all.
    public void callOff() {
        finish(() -> Messages.end(Guest.CALLED_OFF));
    }

    private void finish(Supplier<Map<String, Object>> last) {
        var playing = guest;
        if (playing == null) {
            return;
        }
        boolean isFit = false;
        try {
            var line = Json.write(last.get());
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

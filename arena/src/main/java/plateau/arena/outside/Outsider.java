package plateau.arena.outside;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.arena.Foul;
import plateau.arena.Visitor;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.records.GameRecord.Identity;
import plateau.core.text.Text;

/// A player who is a program outside. For each match it takes one from the [Stable], and gives it back;
/// one that has failed is not used again, unless it just chose a wrong move.
public final class Outsider implements Visitor {
    /// An answer that comes a little too late is told as such, not as none.
    private static final Duration GRACE = Duration.ofSeconds(1);

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
        log = "";
        clock = seating.clock();
        var fresh = stable.take(program);
        guest = fresh;
        identity = fresh.greeting().identity();
        fresh.play();
        try {
            var most = stable.limits().start();
            fresh.child().checkSilent();
            fresh.child().send(Messages.start(UUID.randomUUID().toString(), seating), most);
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
            throw new Foul(Ending.CRASH, "was not ready for the game");
        }
        try {
            return ask(turn, playing);
        } catch (Foul foul) {
            refuse(playing, foul);
            throw foul;
        } catch (Throwable thrown) {
            dismiss();
            throw thrown;
        }
    }

    private int ask(Turn turn, Guest playing) {
        var child = playing.child();
        var legal = legal(turn);
        var line = Messages.turn(turn, clock, playing.greeting(), legal);
        var most = turn.timeLeft().map(left -> left.plus(GRACE)).orElse(stable.limits().answer());
        child.checkSilent();
        child.send(line, most);
        long start = System.nanoTime();
        var answer = child.receive("turn", most);
        thought = System.nanoTime() - start;
        var chosen = Answers.move(answer, turn.ply());
        if (!chosen.said().isEmpty()) {
            child.errors().add(Text.format("[ply %d] %s", turn.ply(), chosen.said()));
        }
        int index = legal.indexOf(chosen.move());
        if (index < 0) {
            throw new Foul(
                    Ending.ILLEGAL_MOVE,
                    Text.format("move %s is not legal", LineReader.quote(chosen.move())));
        }
        return turn.legal().get(index);
    }

    private static List<String> legal(Turn turn) {
        var legal = turn.legal();
        return IntStream.range(0, legal.size())
                .mapToObj(i -> Ask.notation(turn.position(), legal.get(i)))
                .toList();
    }

    /// Tells a program why it is out. Who answers with another move than it may still answers.
    private void refuse(Guest playing, Foul foul) {
        boolean isFit = foul.ending() == Ending.ILLEGAL_MOVE;
        try {
            if (playing.isAlive()) {
                var reason = String.valueOf(foul.getMessage());
                playing.child().send(Messages.refused(reason), stable.limits().farewell());
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
            playing.child().send(Messages.end(result.get()), stable.limits().farewell());
            isFit = true;
        } finally {
            giveBack(isFit);
        }
    }

    private void dismiss() {
        giveBack(false);
    }

    private void giveBack(boolean isFit) {
        var playing = guest;
        if (playing != null) {
            guest = null;
            log = playing.child().errors().take();
            stable.giveBack(playing, isFit);
        }
    }

    @Override
    public void close() {
        dismiss();
    }
}

package plateau.server.bots;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.arena.match.Untold;
import plateau.arena.outside.Outsider;
import plateau.core.Blame;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.server.tables.Thinkers;
import plateau.server.tables.terms.LaterTurn;

/// A bot from outside at one seat, with a process of its own while there is room for it in its [Den]. One
/// thread at a time talks to the process.
final class Visit {
    private final Den den;
    private final Outsider player;

    /// Whether there is a process, and whether it thinks; the den's to say.
    boolean isHere;

    boolean isBusy;

    /// Whether nobody waits for it any more.
    private volatile boolean isOver;

    private volatile @Nullable Thread thread;
    private boolean hasBegun;

    /// What the process was told of the game.
    private int known;

    private int departed;

    Visit(Den den, Outsider player) {
        this.den = den;
        this.player = player;
    }

    boolean isOver() {
        return isOver;
    }

    /// Asks for a move; the answer comes in a thread that may wait for the program.
    ///
    /// @param most how long it may think, whatever the clock of the table says
    void think(Thinkers.Chair chair, Turn turn, Duration most, Consumer<Thinkers.Answer> answer) {
        var thinking = Thread.ofVirtual()
                .name("bot-" + chair.player())
                .unstarted(() -> run(chair, within(turn, most), answer));
        thread = thinking;
        thinking.start();
    }

    /// Nobody waits days for a program.
    private static Turn within(Turn turn, Duration most) {
        return turn.timeLeft().filter(left -> left.compareTo(most) > 0).isPresent()
                ? LaterTurn.within(turn, most)
                : turn;
    }

    /// Nobody wants the move any more.
    void cancel() {
        isOver = true;
        var thinking = thread;
        if (thinking != null) {
            thinking.interrupt();
        }
    }

    private void run(Thinkers.Chair chair, Turn turn, Consumer<Thinkers.Answer> answer) {
        var given = answer(chair, turn);
        if (given.isPresent() && !isOver) {
            answer.accept(given.get());
        }
    }

    private Optional<Thinkers.Answer> answer(Thinkers.Chair chair, Turn turn) {
        boolean stays = false;
        try {
            den.enter(this);
            var chosen = choose(chair, turn);
            stays = true;
            return Optional.of(chosen);
        } catch (Foul foul) {
            return Optional.of(new Thinkers.Failed(foul.ending(), String.valueOf(foul.getMessage())));
        } catch (InterruptedException | Interrupted cancelled) {
            return Optional.empty();
        } catch (RuntimeException | Error broken) {
            return Optional.of(new Thinkers.Failed(Ending.CRASH, Blame.told(broken)));
        } finally {
            if (stays) {
                den.rest(this);
            } else {
                leave(player::close);
            }
        }
    }

    private synchronized Thinkers.Answer choose(Thinkers.Chair chair, Turn turn) {
        if (!hasBegun) {
            player.begin(chair.seating());
            hasBegun = true;
            known = 0;
            departed = 0;
        }
        var told = LaterTurn.after(turn, known, departed);
        int move = player.choose(told);
        known = turn.ply();
        departed = turn.departures().size();
        return new Thinkers.Chosen(move, player.thought());
    }

    /// Asks whether it plays a game that is not there yet; that it declines is a [Foul].
    void ask(Seating seating) throws InterruptedException {
        den.enter(this);
        try {
            player.begin(seating);
        } finally {
            leave(player::callOff);
        }
    }

    /// Its game is over.
    ///
    /// @param whole all that it may know of the game
    void end(Result result, Untold whole) {
        leave(() -> player.end(() -> result, () -> whole.after(known, departed)));
    }

    /// It is out of its game; it may know that already.
    void refuse(String reason) {
        leave(() -> player.refuse(new Foul(Ending.ABANDONED, reason)));
    }

    /// Its game goes on without a process for now.
    void sendHome() {
        leave(player::sendHome);
    }

    /// As [#sendHome], when its place has been given to another already.
    void makeWay() {
        part(player::sendHome);
    }

    private void leave(Runnable farewell) {
        part(farewell);
        den.leave(this);
    }

    private synchronized void part(Runnable farewell) {
        hasBegun = false;
        try {
            farewell.run();
        } catch (Foul | Interrupted unwilling) {
            player.close();
        }
    }
}

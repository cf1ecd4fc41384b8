package plateau.arena.outside;

import java.time.Duration;
import java.util.Map;
import plateau.arena.match.Watchdog;
import plateau.core.text.Json;

/// A program that plays one match for a referee elsewhere, whose lines it is told as they are. Whatever it
/// does wrong is a [plateau.arena.match.Foul].
public final class Relay implements AutoCloseable {
    private final Guest guest;
    private final Limits limits;

    private Relay(Guest guest, Limits limits) {
        this.guest = guest;
        this.limits = limits;
    }

    /// Starts a program, which greets.
    public static Relay open(Program program, Limits limits) {
        return new Relay(Guest.greet(program, limits, Watchdog.ofProcess()), limits);
    }

    public Greeting greeting() {
        return guest.greeting();
    }

    /// Tells it that its match begins, and waits until it is ready; that it declines is a
    /// [plateau.arena.match.Foul], too.
    public void start(Map<String, Object> start) {
        guest.start(start);
    }

    /// Asks it for a move; gives its notation.
    ///
    /// @param most how long it may think
    public String move(Map<String, Object> turn, int ply, Duration most) {
        send("turn", turn, most);
        return Answers.move(guest.child().receive("turn", most), ply).move();
    }

    private void send(String type, Map<String, Object> message, Duration most) {
        guest.checkSilent();
        guest.child().send(type, Json.write(message), most);
    }

    /// Tells it how its match went, and sends it home.
    public void finish(Map<String, Object> last) {
        try {
            send(String.valueOf(last.get("type")), last, limits.farewell());
        } finally {
            guest.leave(true);
        }
    }

    /// Ends it.
    @Override
    public void close() {
        guest.close();
    }
}

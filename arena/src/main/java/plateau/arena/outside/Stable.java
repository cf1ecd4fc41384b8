package plateau.arena.outside;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Keeps programs between their matches: one that has come to the end of a match plays the next, in
/// whatever seat. There are never more of a program than play at the same time.
public final class Stable implements AutoCloseable {
    private final Limits limits;
    private final boolean startsAnew;
    private final Map<Program, Deque<Guest>> idle = new HashMap<>();
    private final Set<Guest> out = new HashSet<>();
    private boolean isClosed;

    public Stable(Limits limits) {
        this(limits, false);
    }

    /// @param startsAnew whether every match is played by a process of its own
    public Stable(Limits limits, boolean startsAnew) {
        this.limits = limits;
        this.startsAnew = startsAnew;
    }

    /// What a program says of itself; it is started if none is at hand. It is a [plateau.arena.Foul] if
    /// it cannot be or does not greet.
    public Greeting meet(Program program) {
        var guest = take(program);
        giveBack(guest, true);
        return guest.greeting();
    }

    /// A player who is this program.
    public Outsider player(Program program) {
        return new Outsider(program, this);
    }

    Limits limits() {
        return limits;
    }

    /// One that is alive and has greeted.
    Guest take(Program program) {
        for (var guest = poll(program); guest.isPresent(); guest = poll(program)) {
            if (guest.get().isAlive()) {
                return guest.get();
            }
            guest.get().close();
        }
        var fresh = Guest.greet(program, limits);
        synchronized (this) {
            out.add(fresh);
        }
        return fresh;
    }

    private synchronized Optional<Guest> poll(Program program) {
        var guest = Optional.ofNullable(idle.getOrDefault(program, new ArrayDeque<>()).poll());
        guest.ifPresent(out::add);
        return guest;
    }

    /// A match is over for a program.
    ///
    /// @param isFit whether it may play another
    void giveBack(Guest guest, boolean isFit) {
        boolean stays = isFit && guest.isAlive() && !isUsedUp(guest);
        synchronized (this) {
            out.remove(guest);
            stays &= !isClosed;
            if (stays) {
                idle.computeIfAbsent(guest.program(), _ -> new ArrayDeque<>()).push(guest);
            }
        }
        if (!stays) {
            guest.leave(isFit);
        }
    }

    private boolean isUsedUp(Guest guest) {
        return guest.hasPlayed() && (startsAnew || guest.greeting().isForOne());
    }

    /// Sends all programs home.
    @Override
    public void close() {
        var home = new ArrayList<Guest>();
        synchronized (this) {
            isClosed = true;
            idle.values().forEach(home::addAll);
            idle.clear();
            home.addAll(out);
            out.clear();
        }
        home.parallelStream().forEach(guest -> guest.leave(true));
    }
}

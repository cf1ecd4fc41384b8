package plateau.arena.outside;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plateau.arena.Foul;
import plateau.arena.Reason;
import plateau.core.Ending;

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

    /// One that is alive and has greeted. One that wrote something after its last match is not asked
    /// to play another, in which it would be to blame for it.
    Guest take(Program program) {
        for (var guest = poll(program); guest.isPresent(); guest = poll(program)) {
            if (guest.get().isIdle()) {
                return guest.get();
            }
            giveBack(guest.get(), false);
        }
        var fresh = Guest.greet(program, limits);
        if (!letOut(fresh)) {
            fresh.close();
            throw new Foul(Ending.ABANDONED, Reason.SENT_HOME.of("start"));
        }
        return fresh;
    }

    private synchronized boolean letOut(Guest guest) {
        return !isClosed && out.add(guest);
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

    /// A program is to go, whatever it was playing.
    void sendHome(Guest guest) {
        synchronized (this) {
            out.remove(guest);
        }
        guest.leave(true);
    }

    private boolean isUsedUp(Guest guest) {
        return guest.hasPlayed() && (startsAnew || guest.greeting().isForOne());
    }

    /// What those of a program that have no match wrote without being asked, as a foul.
    public synchronized Optional<Foul> overheard(Program program) {
        return idle.getOrDefault(program, new ArrayDeque<>()).stream()
                .flatMap(guest -> guest.overheard().stream())
                .findFirst();
    }

    /// Sends those of a program home that have no match; gives what they did not do well in going.
    public List<Foul> sendHome(Program program) {
        var home = new ArrayList<Guest>();
        synchronized (this) {
            home.addAll(idle.getOrDefault(program, new ArrayDeque<>()));
            idle.remove(program);
        }
        home.forEach(Guest::sayGoodbye);
        return home.stream().flatMap(guest -> guest.leave(limits.farewell()).stream()).toList();
    }

    /// Sends all programs home. Those who play are not waited for.
    @Override
    public void close() {
        var home = new ArrayList<Guest>();
        var playing = new ArrayList<Guest>();
        synchronized (this) {
            isClosed = true;
            idle.values().forEach(home::addAll);
            idle.clear();
            playing.addAll(out);
            out.clear();
        }
        playing.forEach(Guest::close);
        long begin = System.nanoTime();
        home.forEach(Guest::sayGoodbye);
        for (var guest : home) {
            var passed = Duration.ofNanos(System.nanoTime() - begin);
            var _ = guest.leave(limits.farewell().minus(passed));
        }
    }
}

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
import java.util.concurrent.ConcurrentHashMap;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.arena.match.Watchdog;
import plateau.core.Ending;
import plateau.core.Seating;

/// Keeps programs between their matches: one that has come to the end of a match plays the next, in
/// whatever seat. There are never more of a program than play at the same time.
public final class Stable implements AutoCloseable {
    private final Limits limits;
    private final boolean startsAnew;
    private final Watchdog watchdog;
    private final Map<Program, Deque<Guest>> idle = new HashMap<>();
    private final Set<Guest> out = new HashSet<>();

    /// Those who are ready for a match that is to begin.
    private final Map<Program, Deque<Prepared>> prepared = new HashMap<>();

    private record Prepared(Guest guest, Seating seating) {}

    /// Those whose processes, having played, gave no answer to another start.
    private final Set<Program> forOne = ConcurrentHashMap.newKeySet();

    /// Of those who do not say which turn they answer: whether all that have left had written nothing after
    /// their last match.
    private final Map<Program, Boolean> silent = new ConcurrentHashMap<>();

    /// What those who have left had written after their last match, until somebody is told.
    private final Map<Program, Foul> strays = new ConcurrentHashMap<>();

    private boolean isClosed;

    public Stable(Limits limits) {
        this(limits, false);
    }

    /// @param startsAnew whether every match is played by a process of its own
    public Stable(Limits limits, boolean startsAnew) {
        this(limits, startsAnew, Watchdog.ofProcess());
    }

    /// @param startsAnew whether every match is played by a process of its own
    /// @param watchdog sees to it that nobody waits for a program for ever
    public Stable(Limits limits, boolean startsAnew, Watchdog watchdog) {
        this.limits = limits;
        this.startsAnew = startsAnew;
        this.watchdog = watchdog;
    }

    /// What a program says of itself; it is started if none is at hand. It is a [plateau.arena.match.Foul] if
    /// it cannot be or does not greet.
    public Greeting meet(Program program) {
        var guest = take(program);
        giveBack(guest, true);
        return guest.greeting();
    }

    /// Asks a program whether it plays a match; that it declines is a [Foul]. It stays ready for that
    /// match; if it is to play another one first, it is told that this one is called off.
    public void ask(Program program, Seating seating) {
        player(program).prepare(seating);
    }

    /// A match is to begin.
    synchronized void keepReady(Guest guest, Seating seating) {
        out.remove(guest);
        prepared.computeIfAbsent(guest.program(), _ -> new ArrayDeque<>()).add(new Prepared(guest, seating));
    }

    /// One that is ready for a match and alive, if there is one.
    synchronized Optional<Guest> takeReady(Program program, Seating seating) {
        var waiting = prepared.getOrDefault(program, new ArrayDeque<>());
        var found = waiting.stream()
                .filter(each -> each.seating().equals(seating) && each.guest().isAlive())
                .findFirst();
        found.ifPresent(waiting::remove);
        found.ifPresent(each -> out.add(each.guest()));
        return found.map(Prepared::guest);
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
            giveBack(guest.get(), false);
        }
        return released(program).orElseGet(() -> fresh(program));
    }

    /// One of those who are ready for another match, which is called off.
    private Optional<Guest> released(Program program) {
        for (var guest = pollReady(program); guest.isPresent(); guest = pollReady(program)) {
            boolean stays = guest.get().callOff() && !isUsedUp(guest.get());
            if (stays) {
                return guest;
            }
            giveBack(guest.get(), guest.get().isAlive());
        }
        return Optional.empty();
    }

    private synchronized Optional<Guest> pollReady(Program program) {
        var waiting = prepared.getOrDefault(program, new ArrayDeque<>());
        var guest = Optional.ofNullable(waiting.poll()).map(Prepared::guest);
        guest.ifPresent(out::add);
        return guest;
    }

    /// One that has played nothing yet.
    Guest fresh(Program program) {
        var fresh = Guest.greet(program, limits, watchdog);
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
        var guest = Optional.ofNullable(
                idle.getOrDefault(program, new ArrayDeque<>()).poll());
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
            learn(guest, isFit);
        }
    }

    private void learn(Guest guest, boolean isFit) {
        var program = guest.program();
        guest.lastStray().ifPresent(stray -> strays.put(program, stray));
        if (isFit && !guest.isNumbered()) {
            silent.merge(program, guest.lastStray().isEmpty(), Boolean::logicalAnd);
        }
    }

    /// What a process of a program that has left had written after its last match; it is told once.
    Optional<Foul> takeStray(Program program) {
        return Optional.ofNullable(strays.remove(program));
    }

    /// A program is to go, whatever it was playing.
    void sendHome(Guest guest) {
        synchronized (this) {
            out.remove(guest);
        }
        guest.leave(true);
    }

    /// Nobody could tell a move that was written after a match from the first of the next one, if it does not
    /// say which turn it answers: such a program is first seen to be silent, when one of its processes leaves.
    private boolean isUsedUp(Guest guest) {
        boolean isForOne = guest.greeting().isForOne() || forOne.contains(guest.program());
        boolean isKept = guest.isNumbered() || isSilent(guest.program());
        return guest.hasPlayed() && (startsAnew || isForOne || !isKept);
    }

    /// Whether a program that does not say which turn it answers is known to write nothing after its matches.
    boolean isSilent(Program program) {
        return silent.getOrDefault(program, false);
    }

    /// A process that has played could not go on, and another takes its place. For an answer that does not
    /// come nobody waits twice.
    void replaced(Program program, Foul why) {
        if (why.ending() == Ending.TIMEOUT) {
            forOne.add(program);
        }
        if (why.ending() == Ending.CRASH) {
            silent.replace(program, false);
        }
    }

    /// Sends those of a program home that have no match; gives what they did not do well in going.
    public List<Foul> sendHome(Program program) {
        var home = new ArrayList<Guest>();
        synchronized (this) {
            home.addAll(idle.getOrDefault(program, new ArrayDeque<>()));
            idle.remove(program);
        }
        home.forEach(Guest::sayGoodbye);
        return home.stream()
                .flatMap(guest -> guest.leave(limits.farewell()).stream())
                .toList();
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
            prepared.values().stream().flatMap(Deque::stream).forEach(each -> home.add(each.guest()));
            prepared.clear();
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

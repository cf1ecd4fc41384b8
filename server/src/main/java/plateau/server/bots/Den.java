package plateau.server.bots;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.arena.match.Foul;
import plateau.arena.match.Untold;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Program;
import plateau.arena.outside.Stable;
import plateau.core.Game;
import plateau.core.Interrupted;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.text.BadInput;
import plateau.hosting.Programs;
import plateau.server.tables.Thinkers;
import plateau.server.tables.terms.Refusal;

/// All games of one bot from outside. There are never more processes of it than the operator allows: where
/// tables come back that were asleep, a process that waits for its turn gives its place to one that is to
/// move, and is told everything anew when its own turn comes.
final class Den implements AutoCloseable {
    private final OutsideBot bot;
    private final Program program;
    private final Stable stable;
    private final Duration most;

    /// Who was asked longest ago comes first.
    private final Map<TableSeat, Visit> visits = new LinkedHashMap<>();

    private int processes;
    private boolean isClosed;

    /// @param limits what is expected of any program
    Den(OutsideBot bot, Limits limits) {
        this.bot = bot;
        program = Programs.of(bot.seat()).named(bot.name());
        stable = new Stable(limits.withMemory(bot.memory()), true);
        most = limits.answer();
    }

    OutsideBot bot() {
        return bot;
    }

    /// Refuses a game that it does not play, and to have it meet itself in more processes than it may have.
    ///
    /// @param times how often it takes part
    void checkEntrant(Game game, int times) {
        check(game);
        if (times > bot.processes()) {
            throw new BadInput(
                    "bot.itself",
                    "%s can take part %d times at most: so many of it may play at a time",
                    bot.name(),
                    bot.processes());
        }
    }

    /// Refuses a game that it does not play.
    void check(Game game) {
        if (!bot.plays(game.id())) {
            throw new BadInput(
                    "bot.other-games",
                    "%s does not play %s; it plays %s",
                    bot.name(),
                    game.id(),
                    String.join(", ", bot.games().stream().sorted().toList()));
        }
    }

    /// Asks whether it plays a game that is to begin, where it has room; refuses that if it declines. Whatever else
    /// is wrong with it shows when it plays.
    void ask(Seating seating) {
        if (isFull()) {
            return;
        }
        try {
            visit().ask(seating);
        } catch (Foul foul) {
            if (foul.isDecline()) {
                throw new BadInput("bot.declines", "%s %s", bot.name(), foul.inWords());
            }
        } catch (InterruptedException | Interrupted stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isFull() {
        return isClosed || visits.size() >= bot.processes();
    }

    /// Keeps places for a new table.
    synchronized void admit(String table, List<Integer> seats) {
        if (visits.size() + seats.size() > bot.processes()) {
            throw Refusal.busy(
                    "bot.busy",
                    "%s plays %d games already, and at most %d at a time; try again later",
                    bot.name(),
                    visits.size(),
                    bot.processes());
        }
        seats.forEach(seat -> visits.put(new TableSeat(table, seat), visit()));
    }

    private Visit visit() {
        return new Visit(this, stable.player(program));
    }

    Thinkers.Thought think(Thinkers.Chair chair, Turn turn, Consumer<Thinkers.Answer> answer) {
        Visit visit;
        Optional<Visit> dropped;
        synchronized (this) {
            if (isClosed) {
                return () -> {};
            }
            var place = TableSeat.of(chair);
            var known = Optional.ofNullable(visits.remove(place));
            dropped = known.filter(Visit::isOver);
            visit = known.filter(each -> !each.isOver()).orElseGet(this::visit);
            visits.put(place, visit);
        }
        // It may have been broken off after its answer, and then its process waits for nobody.
        dropped.ifPresent(each -> Thread.startVirtualThread(each::sendHome));
        visit.think(chair, turn, most, answer);
        return visit::cancel;
    }

    /// Waits until there is room for the process of a visit.
    void enter(Visit visit) throws InterruptedException {
        var resting = makeRoom(visit);
        resting.ifPresent(Visit::makeWay);
    }

    /// Gives whoever has to go first.
    private synchronized Optional<Visit> makeRoom(Visit visit) throws InterruptedException {
        visit.isBusy = true;
        while (!visit.isHere) {
            if (isClosed || visit.isOver()) {
                throw new InterruptedException();
            }
            if (processes < bot.processes()) {
                processes++;
                visit.isHere = true;
            } else {
                var resting = visits.values().stream()
                        .filter(each -> each.isHere && !each.isBusy)
                        .findFirst();
                if (resting.isPresent()) {
                    // Its place changes hands.
                    resting.get().isHere = false;
                    visit.isHere = true;
                    return resting;
                }
                wait();
            }
        }
        return Optional.empty();
    }

    /// A process waits for its next turn.
    synchronized void rest(Visit visit) {
        visit.isBusy = false;
        notifyAll();
    }

    /// There is no process any more.
    synchronized void leave(Visit visit) {
        visit.isBusy = false;
        if (visit.isHere) {
            visit.isHere = false;
            processes--;
        }
        notifyAll();
    }

    void end(TableSeat place, Result result, Untold whole) {
        part(place, visit -> visit.end(result, whole));
    }

    void refuse(TableSeat place, String reason) {
        part(place, visit -> visit.refuse(reason));
    }

    /// A program may take its time to go; nobody waits for it.
    private void part(TableSeat place, Consumer<Visit> farewell) {
        Optional<Visit> parting;
        synchronized (this) {
            parting = Optional.ofNullable(visits.remove(place));
        }
        parting.ifPresent(visit -> Thread.startVirtualThread(() -> farewell.accept(visit)));
    }

    void asleep(String table) {
        var parting = new ArrayList<Visit>();
        synchronized (this) {
            visits.entrySet().removeIf(each -> isAt(table, each, parting));
        }
        for (var visit : parting) {
            visit.cancel();
            Thread.startVirtualThread(visit::sendHome);
        }
    }

    private static boolean isAt(String table, Map.Entry<TableSeat, Visit> each, List<Visit> parting) {
        return each.getKey().table().equals(table) && parting.add(each.getValue());
    }

    @Override
    public void close() {
        var all = new ArrayList<Visit>();
        synchronized (this) {
            isClosed = true;
            all.addAll(visits.values());
            visits.clear();
            notifyAll();
        }
        all.forEach(Visit::cancel);
        stable.close();
    }
}

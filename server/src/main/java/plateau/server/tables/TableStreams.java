package plateau.server.tables;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import plateau.api.EventJson;
import plateau.api.Phase;
import plateau.server.stream.Outbox;
import plateau.server.stream.StreamEvent;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.StreamEnd;

/// Opens streams of what happens at a table.
final class TableStreams {
    /// So many events may wait for a slow reader.
    private static final int MOST_WAITING = 500;

    /// Who comes and goes is told this much later: many do at the same time, when a server was away.
    private static final Duration PAUSE = Duration.ofMillis(150);

    private final Table table;
    private final Registry registry;

    TableStreams(Table table, Registry registry) {
        this.table = table;
        this.registry = registry;
    }

    /// A stream, and what its reader missed.
    ///
    /// @param missed is worked out when nobody has to wait for it at the table
    record Opened(Outbox stream, Supplier<List<StreamEvent>> missed, boolean isLive) {
        /// The stream, which begins with what was missed.
        Outbox outbox() {
            try {
                stream.sendFirst(missed.get());
            } catch (RuntimeException failed) {
                stream.close();
                throw failed;
            }
            if (!isLive) {
                stream.close();
            }
            return stream;
        }
    }

    Opened open(Credentials entrant, StreamOptions options) {
        var account = entrant.account();
        table.snapshot().checkSeat(account, options.seat());
        var until = options.until();
        var ear = new Listener.Ear(table.ears(account, options.seat()), options.language());
        var missed = options.after().map(number -> missed(number, ear)).orElseGet(() -> now(account, options));
        boolean isLive = until != StreamEnd.NOW && (table.isUnfinished() || isForTalk(until));
        var listener = new Listener[1];
        var id = table.row().id();
        var outbox = new Outbox(MOST_WAITING, () -> leave(id, listener[0], isLive));
        var opened = new Opened(outbox, missed, isLive);
        if (!isLive) {
            return opened;
        }
        listener[0] = new Listener(entrant, options, outbox);
        table.listeners().add(listener[0]);
        table.course().chronicler().tell(true);
        table.touch();
        table.attendance().comeBack(account);
        announce(table, registry);
        return opened;
    }

    /// People talk on when the game is over.
    private boolean isForTalk(StreamEnd until) {
        return until == StreamEnd.ALWAYS && table.row().phase() == Phase.OVER;
    }

    private void leave(String id, Listener listener, boolean wasLive) {
        if (wasLive) {
            Thread.startVirtualThread(() -> registry.ifThere(id, there -> leave(there, listener, registry)));
        }
    }

    private static void leave(Table table, Listener listener, Registry registry) {
        table.listeners().remove(listener);
        table.course().chronicler().tell(!table.listeners().isEmpty());
        table.attendance().see(listener.account());
        table.touch();
        announce(table, registry);
    }

    /// Whoever listens and may not look on any more, such as who has lost its seat, hears no more.
    static void checkAccess(Table table) {
        var access = table.access();
        for (var listener : List.copyOf(table.listeners())) {
            if (!access.isFor(listener.entrant())) {
                listener.outbox().close();
            }
        }
    }

    /// Somebody has come or gone.
    static void announce(Table table, Registry registry) {
        if (!table.listeners().isEmpty() && table.teller().announcePresence()) {
            var id = table.row().id();
            Thread.startVirtualThread(() -> tellPresence(id, registry));
        }
    }

    private static void tellPresence(String id, Registry registry) {
        try {
            Thread.sleep(PAUSE);
            registry.ifThere(id, there -> there.teller().tellPresence(there));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// What happened after an event. Who knows of more than there is, since the server lost what was never
    /// acknowledged or has another log, is told everything.
    private Supplier<List<StreamEvent>> missed(int number, Listener.Ear ear) {
        if (number == table.last()) {
            return List::of;
        }
        int known = number > table.last() ? 0 : number;
        var retelling = new Retelling(table, known);
        return () -> {
            var events = new ArrayList<StreamEvent>();
            if (known < number) {
                events.add(Teller.event(EventJson.of(new EventJson.Reset())));
            }
            events.addAll(registry.retell(() -> retelling.events(ear)));
            return events;
        };
    }

    /// The table as it is, with what is to be seen there.
    private Supplier<List<StreamEvent>> now(String account, StreamOptions options) {
        var seen = table.snapshot();
        var moment = Moment.of(table);
        return () -> {
            var event = TableAnswers.event(seen, moment, account, options.seat());
            var showing = options.showing().filter(_ -> seen.hasBegun());
            return List.of(
                    showing.map(each -> event.showing(() -> each.show(seen))).orElse(event));
        };
    }
}

package plateau.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.CloseConnectionException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import plateau.core.text.Message;
import plateau.server.stream.Outbox;
import plateau.server.stream.StreamEvent;

/// Sends events as they come, as server-sent events or as lines of JSON. All that waits goes out at once.
final class Streams {
    /// A browser that lost us comes back after two seconds.
    private static final byte[] FIRST_EVENT = bytes("retry: 2000\n\n");

    private static final byte[] FIRST_LINE = bytes("\n");
    private static final byte[] EVENT_HEARTBEAT = bytes(": \n\n");
    private static final byte[] LINE_HEARTBEAT = bytes("\n");

    private final HttpSettings.Limits limits;
    private final Traffic traffic;
    private final long patience;
    private final Tally tally;
    private final Set<Outbox> open = ConcurrentHashMap.newKeySet();
    private final Audience audience;
    private volatile boolean isStopping;

    Streams(HttpSettings settings, Traffic traffic, Audience audience) {
        this.audience = audience;
        this.limits = settings.limits();
        this.traffic = traffic;
        this.patience = limits.writing().toNanos();
        this.tally = new Tally(limits.streams(), limits.streamsPerAddress());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    int size() {
        return tally.size();
    }

    /// Ends all streams; their readers come back elsewhere or later.
    void stop() {
        isStopping = true;
        open.forEach(Outbox::close);
    }

    /// Takes a place for a stream and has it opened, or refuses before anything is done for it.
    Answer admitted(Exchange exchange, Supplier<Answer> opening) {
        var room = tally.enter(exchange.address());
        if (room != Tally.Room.FREE) {
            throw refusal(room);
        }
        boolean isOpen = false;
        try {
            var answer = opening.get();
            isOpen = answer instanceof Answer.Stream;
            return answer;
        } finally {
            if (!isOpen) {
                tally.leave(exchange.address());
            }
        }
    }

    private Problem refusal(Tally.Room room) {
        return room == Tally.Room.FULL
                ? Problem.unavailable(
                        Message.of("streams.full", "too many streams are open: try again later"),
                        limits.heartbeat())
                : Problem.tooMany(
                        Message.of(
                                "streams.address",
                                "at most %d streams may be open from your address",
                                limits.streamsPerAddress()),
                        limits.heartbeat());
    }

    void send(Exchange exchange, Answer.Stream answer) {
        var outbox = answer.outbox();
        open.add(outbox);
        audience.enter(outbox, exchange.account());
        if (isStopping) {
            outbox.close();
        }
        try {
            write(exchange, answer);
        } catch (IOException | UncheckedIOException gone) {
            if (exchange.connection().wasStuck()) {
                traffic.slowReaders.increment();
            }
            throw new CloseConnectionException("the reader is gone", gone);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CloseConnectionException("the server stops", stopped);
        } finally {
            open.remove(outbox);
            audience.leave(outbox);
            tally.leave(exchange.address());
            outbox.close();
        }
    }

    private void write(Exchange exchange, Answer.Stream answer)
            throws IOException, InterruptedException {
        boolean asEvents = asEvents(exchange.header(HeaderNames.ACCEPT), answer.isForPrograms());
        var headers = exchange.response().headers();
        headers.set(
                HeaderValues.create(
                        HeaderNames.CONTENT_TYPE, asEvents ? Media.EVENTS : Media.LINES));
        headers.set(HeaderValues.create("X-Accel-Buffering", "no"));
        exchange.sent(200, 0);
        try (var out = exchange.response().outputStream()) {
            put(exchange, out, asEvents ? FIRST_EVENT : FIRST_LINE);
            pump(exchange, answer.outbox(), out, asEvents);
        }
        exchange.response().commit();
    }

    /// What is asked for by its name; else what the stream usually is, if that is taken.
    private static boolean asEvents(String accept, boolean isForPrograms) {
        if (accept.contains(Media.EVENTS) || accept.contains(Media.LINES)) {
            return accept.contains(Media.EVENTS);
        }
        return isForPrograms
                ? !Media.isTaken(accept, Media.LINES)
                : Media.isTaken(accept, Media.EVENTS);
    }

    private void pump(Exchange exchange, Outbox outbox, OutputStream out, boolean asEvents)
            throws IOException, InterruptedException {
        Duration heartbeat = limits.heartbeat();
        while (true) {
            var events = outbox.take(heartbeat);
            if (!events.isEmpty()) {
                put(exchange, out, asEvents ? events(events) : lines(events));
                traffic.events.add(events.size());
            } else if (outbox.isClosed()) {
                return;
            } else {
                put(exchange, out, asEvents ? EVENT_HEARTBEAT : LINE_HEARTBEAT);
            }
        }
    }

    private void put(Exchange exchange, OutputStream out, byte[] bytes) throws IOException {
        exchange.connection().within(patience);
        out.write(bytes);
        out.flush();
        exchange.connection().withoutDeadline();
        exchange.sent(200, exchange.bytes() + bytes.length);
    }

    private static byte[] events(List<StreamEvent> events) {
        var text = new StringBuilder(256);
        for (var event : events) {
            if (event.id() > 0) {
                text.append("id: ").append(event.id()).append('\n');
            }
            text.append("event: ").append(event.type()).append("\ndata: ");
            text.append(event.json()).append("\n\n");
        }
        return bytes(text.toString());
    }

    private static byte[] lines(List<StreamEvent> events) {
        if (events.size() == 1) {
            return bytes(events.getFirst().json() + "\n");
        }
        var text = new StringBuilder(256 * events.size());
        events.forEach(event -> text.append(event.json()).append('\n'));
        return bytes(text.toString());
    }
}

package plateau.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.CloseConnectionException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import plateau.core.text.Message;
import plateau.server.http.limits.AddressCounts;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.Audience;
import plateau.server.http.message.EventForm;
import plateau.server.http.message.Media;
import plateau.server.http.message.Traffic;
import plateau.server.http.problem.Problem;
import plateau.server.stream.Outbox;
import plateau.server.stream.PackedChunks;

/// Sends events as they come, as server-sent events or as lines of JSON. All that waits goes out at once.
final class Streams {
    private final HttpSettings.Limits limits;
    private final Traffic traffic;
    private final long patience;
    private final AddressCounts counts;
    private final Set<Feed> feeds = ConcurrentHashMap.newKeySet();
    private final long heartbeat;
    private final Audience audience;
    private volatile boolean isStopping;

    Streams(HttpSettings settings, Traffic traffic, Audience audience) {
        this.audience = audience;
        this.limits = settings.limits();
        this.traffic = traffic;
        this.patience = limits.writing().toNanos();
        this.heartbeat = limits.heartbeat().toNanos();
        this.counts = new AddressCounts(limits.streams(), limits.streamsPerAddress());
    }

    int size() {
        return counts.size();
    }

    /// Ends all streams; their readers come back elsewhere or later.
    void stop() {
        isStopping = true;
        feeds.forEach(Feed::close);
    }

    /// Takes a place for a stream and has it opened, or refuses before anything is done for it.
    Answer admitted(Exchange exchange, Supplier<Answer> opening) {
        var room = counts.enter(exchange.address());
        if (room != AddressCounts.Room.FREE) {
            throw refusal(room);
        }
        boolean isOpen = false;
        try {
            var answer = opening.get();
            isOpen = answer instanceof Answer.Stream;
            return answer;
        } finally {
            if (!isOpen) {
                counts.leave(exchange.address());
            }
        }
    }

    private Problem refusal(AddressCounts.Room room) {
        return room == AddressCounts.Room.FULL
                ? Problem.unavailable(
                        Message.of("streams.full", "too many streams are open: try again later"), limits.heartbeat())
                : Problem.tooMany(
                        Message.of(
                                "streams.address",
                                "at most %d streams may be open from your address",
                                limits.streamsPerAddress()),
                        limits.heartbeat());
    }

    void send(Exchange exchange, Answer.Stream answer) {
        var outbox = answer.outbox();
        audience.enter(outbox, exchange.account());
        try {
            write(exchange, answer);
        } catch (IOException | UncheckedIOException gone) {
            throw new CloseConnectionException("the reader is gone", gone);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new CloseConnectionException("the server stops", stopped);
        } finally {
            if (exchange.connection().wasStuck()) {
                traffic.slowReaders.increment();
            }
            leave(exchange, outbox);
            outbox.close();
        }
    }

    /// Its place is free before the reader sees the end: it may come back at once.
    private void leave(Exchange exchange, Outbox outbox) {
        if (audience.leave(outbox)) {
            counts.leave(exchange.address());
        }
    }

    private void write(Exchange exchange, Answer.Stream answer) throws IOException, InterruptedException {
        var form = form(exchange.accept(), answer.isForPrograms());
        var headers = exchange.response().headers();
        headers.set(HeaderValues.create(HeaderNames.CONTENT_TYPE, form.type()));
        headers.set(HeaderValues.create("X-Accel-Buffering", "no"));
        var packing = answer.isLarge() ? Compression.ofStream(exchange) : Optional.<PackedChunks>empty();
        var outbox = answer.outbox();
        boolean isLive = outbox.isOpen();
        if (isLive) {
            // Nothing else is read on this connection, so that its end is noticed.
            exchange.close();
            headers.set(HeaderValues.CONNECTION_CLOSE);
        }
        exchange.sent(200, 0);
        Runnable ending = () -> leave(exchange, outbox);
        var feed = new Feed(exchange, outbox, form, packing, traffic, patience, ending);
        try {
            send(feed, isLive);
        } finally {
            exchange.sent(200, feed.sent());
        }
    }

    private void send(Feed feed, boolean isLive) throws IOException, InterruptedException {
        if (!isLive) {
            feed.runThrough();
            return;
        }
        feeds.add(feed);
        if (isStopping) {
            feed.close();
        }
        try {
            feed.run();
        } finally {
            feeds.remove(feed);
        }
    }

    /// Says something down streams that were silent for long.
    ///
    /// @param now in nanoseconds, as connections count them
    void beat(long now) {
        feeds.forEach(feed -> feed.beat(now, heartbeat));
    }

    /// What is liked more; of two that are liked alike what is asked for by its name, else what the stream
    /// usually is.
    private static EventForm form(String accept, boolean isForPrograms) {
        double events = Media.liking(accept, Media.EVENTS);
        double lines = Media.liking(accept, Media.LINES);
        if (events != lines) {
            return events > lines ? EventForm.EVENTS : EventForm.LINES;
        }
        if (Media.isNamed(accept, Media.EVENTS)) {
            return EventForm.EVENTS;
        }
        return isForPrograms || Media.isNamed(accept, Media.LINES) ? EventForm.LINES : EventForm.EVENTS;
    }
}

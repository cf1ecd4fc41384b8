package plateau.server.http;

import io.helidon.webserver.http.RoutingResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.server.http.message.EventForm;
import plateau.server.http.message.Traffic;
import plateau.server.stream.Chunk;
import plateau.server.stream.Outbox;
import plateau.server.stream.PackedChunks;

/// An open stream. The thread of its connection waits until the reader hangs up, which nothing else would
/// tell as long as there is nothing to say; what there is to say is sent by a thread that lives as long as
/// that takes. So a stream that is idle holds one thread that waits, and no more.
final class Feed {
    private static final Logger LOG = Logger.getLogger(Feed.class.getName());

    private final Connection connection;
    private final RoutingResponse response;
    private final Outbox outbox;
    private final OutputStream out;
    private final EventForm form;
    private final Optional<PackedChunks> packing;
    private final Traffic traffic;
    private final long patience;
    private final Runnable ending;
    private final AtomicBoolean isSending = new AtomicBoolean();
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean isBeatDue;
    private volatile long spoke;

    /// By whoever sends, and for whoever has waited until all is done.
    private long sent;

    /// @param packing of what is sent; empty where it is sent as it is
    /// @param patience nanoseconds that a write may take
    /// @param ending is done before the reader is told that this is all
    Feed(
            Exchange exchange,
            Outbox outbox,
            EventForm form,
            Optional<PackedChunks> packing,
            Traffic traffic,
            long patience,
            Runnable ending) {
        this.connection = exchange.connection();
        this.response = exchange.response();
        this.outbox = outbox;
        this.out = response.outputStream();
        this.form = form;
        this.packing = packing;
        this.traffic = traffic;
        this.patience = patience;
        this.ending = ending;
    }

    /// How many bytes were sent.
    long sent() {
        return sent;
    }

    /// Sends what comes until nothing will come any more, or nobody reads it.
    void run() throws IOException, InterruptedException {
        begin();
        outbox.ringing(this::ring);
        connection.awaitHangUp();
        close();
        done.await();
    }

    /// Sends all that there is, of what will not grow.
    void runThrough() throws IOException {
        begin();
        while (!outbox.isClosed()) {
            putEvents();
        }
        finish();
    }

    /// Says nothing any more than what waits.
    void close() {
        outbox.close();
    }

    private void begin() throws IOException {
        if (packing.isPresent()) {
            write(packing.get().head());
        }
        put(List.of(form.first()));
    }

    private void finish() throws IOException {
        ending.run();
        connection.within(patience);
        if (packing.isPresent()) {
            write(packing.get().tail());
        }
        out.close();
        response.commit();
    }

    /// Says something if nothing was said for some nanoseconds.
    void beat(long now, long pause) {
        if (now - spoke >= pause) {
            isBeatDue = true;
            ring();
        }
    }

    /// There is something to do: somebody does it, unless somebody is at it.
    private void ring() {
        if (!isSending.getAndSet(true)) {
            Thread.startVirtualThread(this::send);
        }
    }

    private void send() {
        do {
            if (!goesOn()) {
                end();
                return;
            }
            isSending.set(false);
        } while ((outbox.isDue() || isBeatDue) && !isSending.getAndSet(true));
    }

    /// Sends what there is; whether there is still somebody to whom more can be sent.
    private boolean goesOn() {
        try {
            if (outbox.isClosed()) {
                finish();
                return false;
            }
            if (isBeatDue && !outbox.isDue()) {
                put(List.of(form.heartbeat()));
            } else {
                putEvents();
            }
            isBeatDue = false;
            return true;
        } catch (IOException | RuntimeException gone) {
            LOG.log(Level.FINE, "the reader is gone", gone);
            return false;
        }
    }

    /// Nobody sends anything after this, and nobody waits.
    private void end() {
        done.countDown();
        connection.hangUp();
    }

    private void putEvents() throws IOException {
        var events = outbox.take();
        if (!events.isEmpty()) {
            put(form.pieces(events));
            traffic.events.add(events.size());
        }
    }

    private void put(List<Chunk> pieces) throws IOException {
        connection.within(patience);
        for (var piece : pieces) {
            write(packing.isPresent() ? packing.get().next(piece) : piece.bytes());
        }
        out.flush();
        connection.withoutDeadline();
        spoke = connection.now();
    }

    private void write(byte[] bytes) throws IOException {
        out.write(bytes);
        sent += bytes.length;
    }
}

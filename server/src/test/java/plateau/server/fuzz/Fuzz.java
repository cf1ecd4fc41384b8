package plateau.server.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Text;
import plateau.server.live.Client;
import plateau.server.live.Connection;

/// Random and mutated requests to a server: what it does not understand it refuses, and no more than that.
final class Fuzz {
    private static final int THREADS = 16;
    private static final int PEOPLE = 4;
    private static final int MOST_FAULTS = 10;
    private static final Pattern BROKEN = Pattern.compile("HTTP/1\\.[01] 5[0-9]{2}");

    private final int port;
    private final long seed;
    private final Inputs inputs;
    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());
    private final AtomicIntegerArray statuses = new AtomicIntegerArray(600);
    private final AtomicLong slowest = new AtomicLong();
    private int sent;

    Fuzz(int port, long seed) throws IOException {
        this.port = port;
        this.seed = seed;
        try (var client = new Connection(port)) {
            inputs = new Inputs(client.get("", "/api/openapi.json").expect(200).json());
        }
        settle();
    }

    /// People, and tables at which they play both sides.
    private synchronized void settle() throws IOException {
        if (!inputs.isLonely()) {
            return;
        }
        try (var client = new Connection(port)) {
            for (var person : Client.several(port, PEOPLE)) {
                var made = new ArrayList<String>();
                for (var game : List.of("piles", "tilings", "carcassonne", "mansuba")) {
                    var plan = Map.<String, Object>of("game", game, "seats", List.of("me", "me"));
                    made.add(client.post(person.token(), "/api/tables", plan)
                            .expect(201)
                            .body());
                }
                // Only now: others may have an account forgotten as soon as they know of it.
                made.add("{\"id\":\"x\",\"token\":\"" + person.token() + "\"}");
                made.forEach(body -> inputs.learn(person.token(), 201, body));
            }
        }
    }

    /// What should not have happened; nothing if all is well.
    List<String> faults() {
        return faults;
    }

    /// How often it was answered in which way.
    String told() {
        var told = new StringBuilder();
        for (int status = 0; status < statuses.length(); status++) {
            if (statuses.get(status) > 0) {
                told.append(Text.format("%d: %d, ", status, statuses.get(status)));
            }
        }
        return told + Text.format("slowest %d ms", slowest.get() / 1_000_000);
    }

    /// Goes on with so many more.
    void run(int count) throws InterruptedException {
        sent += count;
        int last = sent;
        var next = new AtomicInteger(last - count);
        var threads = new ArrayList<Thread>();
        for (int each = 0; each < THREADS; each++) {
            threads.add(Thread.startVirtualThread(() -> work(next, last)));
        }
        for (var thread : threads) {
            thread.join();
        }
    }

    private void work(AtomicInteger next, int end) {
        Probe probe = null;
        for (int input = next.getAndIncrement(); input < end; input = next.getAndIncrement()) {
            if (faults.size() >= MOST_FAULTS) {
                return;
            }
            var random = new Random(seed * 1_000_003 + input);
            var made = inputs.framed(random);
            var request = made.bytes();
            try {
                if (inputs.isLonely()) {
                    settle();
                }
                if (random.nextInt(8) == 0) {
                    blurt(request, random);
                } else {
                    probe = ask(probe, made);
                }
            } catch (SocketTimeoutException hang) {
                fault("no answer in time", request);
                close(probe);
                probe = null;
            } catch (IOException | UncheckedIOException closed) {
                close(probe);
                probe = null;
            } catch (RuntimeException unreadable) {
                fault("an answer that cannot be read: " + unreadable, request);
                close(probe);
                probe = null;
            }
        }
        close(probe);
    }

    private @Nullable Probe ask(@Nullable Probe open, Inputs.Input input) throws IOException {
        var request = input.bytes();
        var probe = open == null ? new Probe(port) : open;
        long begun = System.nanoTime();
        var reply = probe.ask(request);
        slowest.accumulateAndGet(System.nanoTime() - begun, Math::max);
        statuses.incrementAndGet(reply.status());
        if (reply.status() >= 500) {
            fault(reply.status() + " " + reply.body(), request);
        } else if (reply.status() >= 400 && !isProblem(reply)) {
            fault("no problem in words: " + reply, request);
        }
        inputs.learn(input.token(), reply.status(), reply.body());
        if (reply.isLast()) {
            probe.close();
            return null;
        }
        return probe;
    }

    private static boolean isProblem(Probe.Reply reply) {
        return reply.head().contains("application/problem+json") || reply.body().isEmpty();
    }

    /// Half requests, several at once, and bytes that are no request.
    private void blurt(byte[] request, Random random) throws IOException {
        var how = new Mutations(random);
        var bytes = switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(request, random.nextInt(request.length));
            case 1 -> join(request, inputs.framed(random).bytes(), request);
            default -> how.bytes(request);
        };
        try (var probe = new Probe(port)) {
            long begun = System.nanoTime();
            var told = probe.blurt(bytes);
            slowest.accumulateAndGet(System.nanoTime() - begun, Math::max);
            if (BROKEN.matcher(told).find()) {
                fault(told, bytes);
            }
        }
    }

    private static byte[] join(byte[]... parts) {
        var all = new java.io.ByteArrayOutputStream();
        for (var part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static void close(@Nullable Probe probe) {
        try {
            if (probe != null) {
                probe.close();
            }
        } catch (IOException _) {
            // It is closed.
        }
    }

    private void fault(String what, byte[] request) {
        faults.add(Text.shorten(what, 600) + " <- " + Text.shorten(new String(request, StandardCharsets.UTF_8), 600));
    }
}

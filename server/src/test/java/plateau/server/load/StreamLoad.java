package plateau.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import plateau.core.text.Text;
import plateau.server.live.Client;
import plateau.server.live.Connection;
import plateau.server.live.ServerProcess;
import plateau.server.storage.file.Location;

/// What many open streams take of a server, and how soon all of them are told something. Needs
/// `ulimit -n` of twice as many on both sides.
final class StreamLoad {
    private static final int TABLES = 250;
    private static final int EVENTS = 5;

    private final int streams;

    StreamLoad(int streams) {
        this.streams = streams;
    }

    String run(Location location, String... flags) throws IOException, InterruptedException {
        try (var server = ServerProcess.start(location, flags)) {
            int port = server.port();
            var token = Client.several(port, 1).getFirst().token();
            var clients = new ArrayList<Connection>();
            try (var caller = new Connection(port)) {
                var tables = tables(caller, token);
                // The first streams load what all of them use.
                open(port, tables, clients, TABLES);
                long heap = server.heap();
                long resident = server.resident();
                open(port, tables, clients, streams / 2 - TABLES);
                long half = server.heap();
                open(port, tables, clients, streams / 2);
                long full = server.heap();
                long residentFull = server.resident();
                Thread.sleep(20_000);
                long idle = server.heap();
                closeAll(clients);
                var loud = crowd(port, token, tables.getFirst());
                return Text.format(
                        "%d idle streams at %d tables: %.1f kB of heap each (%.1f up to the first half),"
                                + " %.1f kB of memory each; after 20 s and a heartbeat %.1f kB of heap"
                                + " each; %s",
                        streams,
                        TABLES,
                        kilobytes(full - half, streams / 2),
                        kilobytes(half - heap, streams / 2 - TABLES),
                        kilobytes(residentFull - resident, streams - TABLES),
                        kilobytes(idle - heap, streams - TABLES),
                        loud);
            }
        }
    }

    private static double kilobytes(long bytes, int count) {
        return bytes / 1024.0 / count;
    }

    private static List<String> tables(Connection client, String token) throws IOException {
        var tables = new ArrayList<String>();
        for (int each = 0; each < TABLES; each++) {
            var person = each % 20 == 0 ? token(client) : token;
            token = person;
            var plan = Map.<String, Object>of("game", "piles", "seats", List.of("me", "free"));
            var made = client.post(token, "/api/tables", plan).expect(201).json();
            tables.add(made.text("id"));
        }
        return tables;
    }

    private static String token(Connection client) throws IOException {
        var body = Map.<String, Object>of("name", "Maker");
        return client.post("", "/api/accounts", body).expect(201).text("token");
    }

    private static void open(int port, List<String> tables, List<Connection> clients, int count) throws IOException {
        for (int each = 0; each < count; each++) {
            var client = new Connection(port);
            client.listen("", path(tables.get(clients.size() % tables.size())));
            client.next();
            clients.add(client);
        }
    }

    private static String path(String table) {
        return "/api/tables/" + table + "/events";
    }

    private static void closeAll(List<Connection> clients) throws IOException {
        for (var client : clients) {
            client.close();
        }
        clients.clear();
    }

    /// All streams at one table, and something said there: until when the last has heard it.
    private String crowd(int port, String token, String table) throws IOException, InterruptedException {
        var clients = new ArrayList<Connection>();
        open(port, List.of(table), clients, streams);
        double slowest = 0;
        double first = 0;
        for (int event = 0; event < EVENTS; event++) {
            var heard = new CountDownLatch(streams);
            for (var client : clients) {
                Thread.startVirtualThread(() -> hear(client, heard));
            }
            Thread.sleep(1_000);
            long begun = System.nanoTime();
            var text = Map.<String, Object>of("text", "saying " + event);
            say(port, token, table, text);
            if (!heard.await(30, TimeUnit.SECONDS)) {
                return Text.format("%d never heard an event", heard.getCount());
            }
            double millis = (System.nanoTime() - begun) / 1e6;
            first = event == 0 ? millis : first;
            slowest = event == 0 ? 0 : Math.max(slowest, millis);
        }
        closeAll(clients);
        return Text.format(
                "all %d at one table have an event after %.0f ms (the first one after %.0f ms)",
                streams, slowest, first);
    }

    /// By a connection of its own: one that was silent for long is closed.
    private static void say(int port, String token, String table, Map<String, Object> text) throws IOException {
        try (var caller = new Connection(port)) {
            caller.post(token, "/api/tables/" + table + "/chat", text).expect(204);
        }
    }

    private static void hear(Connection client, CountDownLatch heard) {
        try {
            client.next();
            heard.countDown();
        } catch (IOException _) {
            // It is missed by who counts.
        }
    }
}

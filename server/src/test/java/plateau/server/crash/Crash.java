package plateau.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Text;
import plateau.server.live.Client;
import plateau.server.live.Connection;
import plateau.server.live.ServerProcess;
import plateau.server.storage.file.Location;

/// A server under load that is killed again and again, and what must be there when it is back.
public final class Crash implements AutoCloseable {
    /// A table that is played at again and again.
    private record Kind(String game, Map<String, Object> options, List<String> seats) {}

    private static final List<Kind> KINDS = List.of(
            new Kind("piles", Map.of("size", 4), List.of("a", "b")),
            new Kind("piles", Map.of("size", 5), List.of("a", "b", "c")),
            new Kind("piles", Map.of("size", 4), List.of("a", "easy")),
            new Kind("tilings", Map.of("size", 6), List.of("a", "b")),
            new Kind("tilings", Map.of("size", 6), List.of("easy", "a")),
            new Kind("munificence", Map.of(), List.of("a", "b")),
            new Kind("mansuba", Map.of(), List.of("a", "easy")),
            new Kind("carcassonne", Map.of(), List.of("a", "b")));

    private static final long LONGEST_LIFE_MILLIS = 600;
    private static final long LONGEST_START_MILLIS = 1_500;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Location location;
    private final Random random;
    private final Door door = new Door();
    private final List<Play> plays = Collections.synchronizedList(new ArrayList<>());
    private final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> threads = new ArrayList<>();
    private final List<String> alone = new ArrayList<>();
    private List<Client> people = List.of();
    private @Nullable ServerProcess server;
    private volatile boolean isEnding;
    private int kills;

    public Crash(Location location, long seed) {
        this.location = location;
        random = new Random(seed);
    }

    /// Kills so often, lets all games end, and gives what that came to in one line.
    public String run(int times) throws Exception {
        int port = start().port();
        people = Client.several(port, 3);
        for (int each = 0; each < 2; each++) {
            alone.add(make(port, new Kind("piles", Map.of("size", 5), List.of("easy", "easy"))));
        }
        door.lead(port);
        KINDS.forEach(kind -> threads.add(Thread.startVirtualThread(() -> repeat(kind))));
        while (kills < times && failures.isEmpty()) {
            Thread.sleep(random.nextLong(LONGEST_LIFE_MILLIS));
            killAndStart();
            check();
        }
        finish();
        return Text.format(
                "%s: %d kills, %d games, %d acknowledged, %d told, %d sent again; nothing lost, nothing"
                        + " twice, nothing out of order",
                location.toString().startsWith("postgres") ? "PostgreSQL" : "SQLite",
                kills,
                plays.size() + alone.size(),
                plays.stream().mapToInt(play -> play.ledger().promises()).sum(),
                plays.stream().mapToInt(play -> play.ledger().tellings()).sum(),
                plays.stream().mapToInt(Play::repeated).sum());
    }

    private ServerProcess start() {
        server = ServerProcess.brief(location);
        return server;
    }

    /// Now and then the one that is starting is killed, too.
    private void killAndStart() throws InterruptedException {
        kill();
        while (random.nextInt(4) == 0) {
            start();
            Thread.sleep(random.nextLong(LONGEST_START_MILLIS));
            kill();
        }
        door.lead(start().port());
    }

    private void kill() throws InterruptedException {
        var running = server;
        if (running != null) {
            running.kill();
            kills++;
        }
        door.lead(0);
    }

    private void check() throws Exception {
        rethrow();
        try (var client = door.open()) {
            assertThat(client.get("", "/health").status()).isEqualTo(200);
        }
        for (var play : List.copyOf(plays)) {
            if (!play.isOver()) {
                try (var client = door.open()) {
                    play.check(client);
                }
            }
        }
    }

    private void repeat(Kind kind) {
        try {
            while (!isEnding) {
                var play = make(kind);
                plays.add(play);
                play.play();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error failure) {
            failures.add(failure);
        }
    }

    /// A table whose making was not acknowledged is nobody's: another one is made.
    private Play make(Kind kind) throws InterruptedException {
        while (true) {
            try (var client = door.open()) {
                var id = make(client, kind);
                var sitting =
                        kind.seats.stream().filter(seat -> seat.length() == 1).count();
                return new Play(door, id, people.subList(0, (int) sitting), id.hashCode());
            } catch (IOException _) {
                // It was killed.
            }
        }
    }

    private String make(int port, Kind kind) throws IOException {
        try (var client = new Connection(port)) {
            return make(client, kind);
        }
    }

    private String make(Connection client, Kind kind) throws IOException {
        var seats = new ArrayList<String>();
        for (var seat : kind.seats) {
            boolean isPerson = seat.length() == 1;
            seats.add(isPerson ? "account:" + people.get(seat.charAt(0) - 'a').id() : seat);
        }
        var plan = new LinkedHashMap<String, Object>();
        plan.put("game", kind.game);
        plan.put("options", kind.options);
        plan.put("seats", seats);
        plan.put("absence", Map.of("after", "1h"));
        if (!kind.seats.contains("a")) {
            plan.put("pace", Map.of("delay", 40 * random.nextInt(5)));
        }
        var json = client.post(people.getFirst().token(), "/api/tables", plan)
                .expect(201)
                .json();
        var id = json.text("id");
        for (int each = 0; each < people.size(); each++) {
            if (kind.seats.contains(String.valueOf((char) ('a' + each)))) {
                client.post(people.get(each).token(), "/api/tables/" + id + "/ready", Map.of("ready", true))
                        .expect(204);
            }
        }
        return id;
    }

    /// All games end, those at which nobody has looked among them.
    private void finish() throws Exception {
        isEnding = true;
        for (var thread : threads) {
            rethrow();
            assertThat(thread.join(PATIENCE)).as("a game ends").isTrue();
        }
        rethrow();
        for (var play : plays) {
            try (var client = door.open()) {
                play.check(client);
            }
            try (var client = door.open()) {
                play.replay(client);
            }
        }
        long end = System.nanoTime() + PATIENCE.toNanos();
        for (var id : alone) {
            while (!isListed(id)) {
                assertThat(System.nanoTime()).as("bots go on by themselves").isLessThan(end);
                Thread.sleep(20);
            }
        }
    }

    private boolean isListed(String id) throws Exception {
        try (var client = door.open()) {
            var page = client.get("", "/api/history?game=piles&limit=100")
                    .expect(200)
                    .body();
            return page.contains("\"" + id + "\"");
        }
    }

    private void rethrow() {
        if (!failures.isEmpty()) {
            throw new AssertionError("a player was let down", failures.getFirst());
        }
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
        var running = server;
        if (running != null) {
            running.close();
        }
    }
}

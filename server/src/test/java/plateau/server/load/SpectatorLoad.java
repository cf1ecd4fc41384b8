package plateau.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import plateau.core.text.Text;
import plateau.server.live.Client;
import plateau.server.live.Connection;
import plateau.server.live.ServerProcess;
import plateau.server.storage.file.Location;

/// Whether those who look on make a player wait: after every move each of them asks for the scene at the same
/// moment, and the next move is made there and then, in turn at the table that they watch and at another one.
final class SpectatorLoad {
    /// From here on the drawings are large.
    private static final int LATE = 80;

    /// Before a game of Carcassonne can be over.
    private static final int END = 200;

    private static final int WARMING = 20;

    /// The move comes when their questions are there.
    private static final Duration LATER = Duration.ofMillis(10);

    private final int rounds;

    /// @param rounds how many moves are measured at each table
    SpectatorLoad(int rounds) {
        this.rounds = rounds;
    }

    /// A table at which one person plays both sides.
    private static final class Board {
        private final Connection player;
        private final Client person;
        private final Random random = new Random(4);
        private String id = "";
        private long ply;

        private Board(int port) throws IOException {
            player = new Connection(port);
            person = Client.named(port, "Player");
        }

        /// A game that is late enough, at another table once this one's is near its end.
        private void prepare() throws IOException {
            if (id.isEmpty() || ply > END) {
                var plan = Map.<String, Object>of("game", "carcassonne", "seats", List.of("me", "me"));
                id = player.post(person.token(), "/api/tables", plan)
                        .expect(201)
                        .text("id");
                ply = 0;
            }
            while (ply < LATE) {
                var _ = play(choose());
            }
        }

        /// A legal move, as it is posted.
        private Map<String, Object> choose() throws IOException {
            var now = player.get(person.token(), path()).expect(200).json();
            var legal = now.texts("legal");
            return Map.of("ply", now.number("ply"), "move", legal.get(random.nextInt(legal.size())));
        }

        /// Gives the nanoseconds until it was answered.
        private long play(Map<String, Object> move) throws IOException {
            long begun = System.nanoTime();
            var stands = player.post(person.token(), path() + "/moves", move).expect(200);
            long nanos = System.nanoTime() - begun;
            ply = stands.json().number("ply");
            return nanos;
        }

        private String path() {
            return "/api/tables/" + id;
        }
    }

    /// Gives the figures, a line for each number of those who look on.
    ///
    /// @param flags of the server's virtual machine
    String run(Location location, List<Integer> crowds, String... flags) throws IOException, InterruptedException {
        try (var server = ServerProcess.start(location, flags)) {
            int port = server.port();
            var watched = new Board(port);
            var other = new Board(port);
            var lines = new ArrayList<String>();
            for (int crowd : crowds) {
                lines.add(new Crowd(port, crowd).run(watched, other));
            }
            return String.join("\n", lines);
        }
    }

    /// Those who look on, each by a connection of its own.
    private final class Crowd {
        private final List<Connection> eyes = new ArrayList<>();

        private Crowd(int port, int size) throws IOException {
            for (int each = 0; each < size; each++) {
                eyes.add(new Connection(port));
            }
        }

        private String run(Board watched, Board other) throws IOException, InterruptedException {
            var here = new Latencies();
            var there = new Latencies();
            for (int round = -WARMING; round < 2 * rounds; round++) {
                watched.prepare();
                other.prepare();
                boolean isHere = round % 2 == 0;
                var measured = isHere ? watched : other;
                var move = measured.choose();
                var done = look(watched.path());
                Thread.sleep(LATER);
                long nanos = measured.play(move);
                done.await();
                // A position that nobody has drawn, whichever table it was.
                var next = isHere ? other : watched;
                var _ = next.play(next.choose());
                if (round >= 0) {
                    (isHere ? here : there).add(nanos);
                }
            }
            for (var eye : eyes) {
                eye.close();
            }
            return Text.format(
                    "%d look on: a move at their table %s; at another %s; half of them %.2f times as long",
                    eyes.size(), here, there, here.within(0.5) / there.within(0.5));
        }

        private CountDownLatch look(String path) {
            var done = new CountDownLatch(eyes.size());
            for (var eye : eyes) {
                Thread.startVirtualThread(() -> {
                    try {
                        var _ = eye.get("", path + "/scene").expect(200);
                    } catch (IOException failure) {
                        throw new UncheckedIOException(failure);
                    } finally {
                        done.countDown();
                    }
                });
            }
            return done;
        }
    }
}

package plateau.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.games.Games;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.live.Connection;

/// One game at a table of a server that comes and goes: its people play, somebody listens, and both keep
/// a ledger.
final class Play {
    private static final int SAYS_ONE_IN = 10;

    private record Sent(Client by, int ply, String move) {}

    private final Door door;
    private final List<Client> people;
    private final Random random;
    private final Ledger ledger = new Ledger();
    private final String id;
    private volatile boolean isOver;
    private int sayings;

    /// A move that was sent, but not answered.
    private @Nullable Sent pending;

    private int repeated;

    /// @param people those who sit there, besides bots
    Play(Door door, String id, List<Client> people, long seed) {
        this.door = door;
        this.id = id;
        this.people = people;
        random = new Random(seed);
    }

    String id() {
        return id;
    }

    Ledger ledger() {
        return ledger;
    }

    boolean isOver() {
        return isOver;
    }

    /// Plays until the game is over, however often the server goes away.
    void play() throws InterruptedException {
        var listening = Thread.startVirtualThread(this::listen);
        while (!isOver) {
            try (var client = door.open()) {
                while (!isOver) {
                    turn(client);
                }
            } catch (IOException _) {
                // It was killed.
            }
        }
        listening.join();
    }

    private void turn(Connection client) throws IOException, InterruptedException {
        var sent = pending;
        if (sent != null && random.nextBoolean()) {
            repeated++;
            send(client, sent);
        }
        pending = null;
        int known = ledger.lastEvent();
        var table = client.get(people.getFirst().token(), path("")).expect(200).json();
        if (table.text("phase").equals("over")) {
            isOver = true;
            return;
        }
        var mover = people.stream().filter(person -> isToMove(table, person)).findFirst();
        if (mover.isEmpty()) {
            ledger.awaitEventAfter(Math.max(known, table.count("event")), 200);
            return;
        }
        if (random.nextInt(SAYS_ONE_IN) == 0) {
            say(client);
        }
        var looked = client.get(mover.get().token(), path("")).expect(200).json();
        if (looked.containsKey("legal")) {
            var legal = looked.texts("legal");
            var move = legal.get(random.nextInt(legal.size()));
            send(client, new Sent(mover.get(), looked.count("ply"), move));
        }
    }

    private static boolean isToMove(Answer table, Client person) {
        if (!table.containsKey("mover")) {
            return false;
        }
        var seat = table.objects("seats").get(table.count("mover"));
        return person.id().equals(seat.get("account"));
    }

    private void send(Connection client, Sent sent) throws IOException {
        pending = sent;
        var body = Map.<String, Object>of("ply", sent.ply, "move", sent.move);
        client.post(sent.by.token(), path("/moves"), body).expect(200);
        pending = null;
        ledger.acknowledge(sent.ply, sent.move);
    }

    /// What was said and not acknowledged is not said again. Nobody may say more than some things a
    /// minute.
    private void say(Connection client) throws IOException {
        var text = "saying " + sayings++;
        var said = client.post(people.getLast().token(), path("/chat"), Map.of("text", text));
        if (said.status() != 429) {
            said.expect(204);
            ledger.acknowledge(text);
        }
    }

    /// Listens, and goes on after the last event whenever the server comes back.
    private void listen() {
        boolean hasEnded = false;
        while (!hasEnded) {
            try (var client = door.open()) {
                var path = path("/events?after=" + ledger.lastEvent());
                client.listen(people.getFirst().token(), path);
                while (!hasEnded) {
                    var line = client.next();
                    var type = Answer.of(line).text("type");
                    // Who comes and goes is in no log.
                    if (!type.equals("presence")) {
                        ledger.tell(line);
                    }
                    hasEnded = type.equals("ended");
                }
            } catch (IOException _) {
                // It was killed.
            } catch (InterruptedException _) {
                return;
            }
        }
    }

    /// Compares what was promised with what is there.
    void check(Connection client) throws Exception {
        ledger.check(() -> log(client));
    }

    private List<String> log(Connection client) throws IOException {
        var path = path("/events?after=0&until=now");
        client.listen("", path);
        var lines = new ArrayList<String>();
        try {
            while (true) {
                lines.add(client.next());
            }
        } catch (java.io.EOFException _) {
            return lines;
        }
    }

    /// Replays a game that is over by its rules.
    void replay(Connection client) throws IOException {
        var record =
                GameRecord.parse(client.get("", path("/record")).expect(200).body());
        var replay = new Replay(Games.of(record), record);
        while (replay.hasNext()) {
            replay.next();
        }
        assertThat(replay.state().isOver()).isTrue();
    }

    int repeated() {
        return repeated;
    }

    private String path(String rest) {
        return "/api/tables/" + id + rest;
    }
}

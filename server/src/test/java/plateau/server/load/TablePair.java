package plateau.server.load;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.text.Json;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.live.Connection;

/// Two players at a table, each with a connection of its own, and one who listens: game after game, each
/// move as soon as the one before it is told.
final class TablePair {
    /// Is told of every move and how long its answer took.
    interface Clerk {
        void moved(long nanos);
    }

    private final int port;
    private final Game game;
    private final Map<String, Object> options;
    private final List<Client> people;
    private final Random random;
    private final Clerk clerk;
    private final Moves legal = new Moves();

    TablePair(int port, Game game, Map<String, Object> options, List<Client> people, Clerk clerk) {
        this.port = port;
        this.game = game;
        this.options = options;
        this.people = people;
        this.clerk = clerk;
        random = new Random(people.getFirst().id().hashCode());
    }

    /// Until the connections break.
    void play() throws IOException {
        try (var first = new Connection(port);
                var second = new Connection(port)) {
            while (true) {
                var id = make(first, second);
                try (var stream = new Connection(port)) {
                    stream.listen(people.getFirst().token(), path(id) + "/events?after=0");
                    play(List.of(first, second), stream, path(id) + "/moves");
                }
            }
        }
    }

    private static String path(String id) {
        return "/api/tables/" + id;
    }

    private String make(Connection first, Connection second) throws IOException {
        var plan = Map.<String, Object>of(
                "game", game.id(),
                "options", options,
                "seats", List.of("me", "account:" + people.getLast().id()));
        var made = first.post(people.getFirst().token(), "/api/tables", plan)
                .expect(201)
                .json();
        var id = made.text("id");
        var ready = Map.<String, Object>of("ready", true);
        second.post(people.getLast().token(), path(id) + "/ready", ready).expect(204);
        return id;
    }

    private void play(List<Connection> clients, Connection stream, String path) throws IOException {
        var state = game.begin(2);
        int ply = 0;
        for (var drawn : told(stream, "started")) {
            play(state, drawn);
            ply++;
        }
        while (!state.isOver()) {
            int seat = state.mover();
            legal.clear();
            state.legalMoves(legal);
            var move = state.notation(legal.get(random.nextInt(legal.size())));
            var body = "{\"ply\":" + ply + ",\"move\":" + Json.write(move) + "}";
            long begun = System.nanoTime();
            clients.get(seat).ask("POST", people.get(seat).token(), path, body).expect(200);
            clerk.moved(System.nanoTime() - begun);
            for (var made : told(stream, "moved")) {
                play(state, made);
                ply++;
            }
        }
    }

    /// The moves of the next event of a type.
    private static List<String> told(Connection stream, String type) throws IOException {
        while (true) {
            var event = Answer.of(stream.next());
            if (event.text("type").equals(type)) {
                return event.texts("moves");
            }
        }
    }

    private void play(State state, String notation) {
        legal.clear();
        state.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (state.notation(legal.get(i)).equals(notation)) {
                state.play(legal.get(i));
                return;
            }
        }
        throw new IllegalStateException("the server says " + notation);
    }
}

package plateau.server.http;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import plateau.core.Interrupted;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Caller;
import plateau.server.http.message.Hooks;
import plateau.server.http.message.Media;
import plateau.server.http.message.Metrics;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;
import plateau.server.stream.Outbox;

/// A small API that shows everything the layer can do.
public final class TestApi {
    static final Field TABLE = Field.text(
                    "table", 10, "[a-z0-9]{10}", Message.of("table.id", "10 small letters or digits"))
            .help("The table's id.")
            .example("abcdefghij");
    static final Schema MOVE = Schema.named(
            "Move",
            "A move that was played.",
            Field.text("table", 10),
            Field.number("ply", 0, 100_000).help("Counted from 0."),
            Field.text("move", 200));

    /// Who asks is called as its token is.
    static final Hooks HOOKS = Hooks.NONE
            .withCallers(token -> token.startsWith("good") ? Optional.of(new Known(token)) : Optional.empty())
            .withSpeech((message, language) -> language.code() + ": " + message.toString());

    record Known(String id) implements Caller {
        @Override
        public java.util.Set<String> roles() {
            return id.equals("good-operator") ? java.util.Set.of("operator") : java.util.Set.of();
        }
    }

    final ConcurrentLinkedQueue<Outbox> outboxes = new ConcurrentLinkedQueue<>();
    final AtomicInteger played = new AtomicInteger();
    final CompletableFuture<Void> gate = new CompletableFuture<>();
    final CompletableFuture<Void> reached = new CompletableFuture<>();
    final CompletableFuture<Thread> thinking = new CompletableFuture<>();
    final CompletableFuture<Void> linesClosed = new CompletableFuture<>();
    Supplier<Stream<String>> lines = () -> Stream.of("{\"n\":1}", "{\"n\":2}");
    Runnable onStreamEnd = () -> {};

    List<Endpoint> endpoints() {
        return List.of(
                Endpoint.get("/api/echo")
                        .named("echo")
                        .says("Says what was said")
                        .query(
                                Field.text("word", 20).preset("nothing").help("Anything."),
                                Field.number("times", 1, 3).preset(1),
                                Field.list("tags", 3, Field.text("", 5)).optional(),
                                Field.truth("loud").preset(false))
                        .answers(200, "What was said.", Schema.of(Field.text("word", 20)), Map.of("word", "hello"))
                        .by(request -> Answer.json(Map.of(
                                "word",
                                request.text("word").repeat(request.whole("times")),
                                "tags",
                                request.has("tags") ? request.texts("tags") : List.of(),
                                "caller",
                                request.caller().map(Caller::id).orElse("nobody"),
                                "language",
                                request.language().code()))),
                Endpoint.post("/api/tables/{table}/moves")
                        .named("playMove")
                        .says("Plays a move")
                        .explains("It must be your turn.")
                        .in("Tables")
                        .forAccounts()
                        .path(TABLE)
                        .body(
                                Field.number("ply", 0, 100_000).help("Which move it is."),
                                Field.text("move", 200).help("In notation.").example("4,7 turn2"),
                                Field.oneOf("pace", "slow", "quick").preset("slow"),
                                Field.object("note", Field.text("by", 5), Field.truth("fun"))
                                        .optional(),
                                Field.list("seats", 2, Schema.of(Field.text("name", 5)))
                                        .optional(),
                                Field.any("options").optional())
                        .example(Map.of("ply", 3, "move", "4,7"))
                        .answers(200, "The move.", MOVE, Map.of("table", "abcdefghij", "ply", 3, "move", "4,7"))
                        .refuses(404, "There is no such table.")
                        .refuses(409, "It is not your turn.")
                        .by(this::play),
                Endpoint.get("/api/tables/{table}/moves")
                        .named("listMoves")
                        .says("Lists moves")
                        .path(TABLE)
                        .answersList(200, "The moves.", 1000, MOVE)
                        .by(request -> Answer.json(List.of())),
                Endpoint.get("/api/tables/mine")
                        .says("Lists my tables")
                        .forAccounts()
                        .answers(200, "Them.", Schema.of())
                        .by(request ->
                                Answer.json(Map.of("mine", request.account().id()))),
                Endpoint.delete("/api/tables/{table}")
                        .says("Removes a table")
                        .forRole("operator")
                        .path(TABLE)
                        .answers(204, "It is gone.")
                        .by(request -> Answer.nothing()),
                Endpoint.get("/api/stream")
                        .named("listen")
                        .says("Says what happens")
                        .streams("What happens.", MOVE)
                        .by(request -> {
                            var outbox = new Outbox(1000, () -> onStreamEnd.run());
                            outboxes.add(outbox);
                            return Answer.stream(outbox);
                        }),
                Endpoint.get("/api/export")
                        .says("Gives lines")
                        .answersAs(Media.LINES, "Lines.")
                        .by(request -> Answer.lines(lines.get().onClose(() -> linesClosed.complete(null)))
                                .saved("games.ndjson")),
                Endpoint.post("/api/records")
                        .says("Takes a file")
                        .takes(Media.LINES, 2 << 20)
                        .counts(RateClass.CREATES)
                        .answers(201, "Taken.", Schema.of(Field.number("bytes", 0, 2 << 20)))
                        .by(request -> Answer.created("/api/records/1", Map.of("bytes", request.upload().length))),
                Endpoint.get("/files/{file...}")
                        .says("Gives a file")
                        .path(Field.text("file", 200))
                        .answersAs("text/plain; charset=utf-8", "It.")
                        .by(request ->
                                Answer.text(request.text("file")).tagged("v1").with("Cache-Control", "max-age=60")),
                Endpoint.post("/api/fail/{how}")
                        .says("Fails")
                        .path(Field.text("how", 20))
                        .counts(RateClass.FREE)
                        .answers(204, "Never.")
                        .by(this::fail),
                Endpoint.post("/api/account")
                        .says("Makes an account")
                        .counts(RateClass.ACCOUNTS)
                        .answers(204, "Made.")
                        .by(request -> Answer.nothing().remembering("good-1", java.time.Duration.ofDays(1), false)));
    }

    private Answer play(Request request) {
        played.incrementAndGet();
        return Answer.json(Map.of(
                "table", request.text("table"),
                "ply", request.number("ply"),
                "move", request.text("move"),
                "pace", request.text("pace"),
                "seats", request.has("seats") ? request.objects("seats").size() : 0,
                "by", request.account().id()));
    }

    private Answer fail(Request request) {
        return switch (request.text("how")) {
            case "bad" -> throw new BadInput("test.bad", "that is %s", "bad");
            case "conflict" ->
                throw Problem.conflict(Message.of("test.turn", "not your turn"))
                        .named("not-your-turn")
                        .with("ply", 7);
            case "storage" -> throw new IllegalStateException("the disk is full");
            case "wait" -> {
                reached.complete(null);
                gate.join();
                yield Answer.nothing();
            }
            case "think" -> {
                thinking.complete(Thread.currentThread());
                try {
                    Thread.sleep(Duration.ofMinutes(10));
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                    throw new Interrupted();
                }
                yield Answer.nothing();
            }
            default -> throw new AssertionError("secret");
        };
    }

    public HttpServer start(HttpSettings settings) {
        return HttpServer.start(settings, endpoints(), HOOKS, new Metrics());
    }
}

package plateau.server.http;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.core.wire.ValueKind;
import plateau.core.wire.Wire;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Access;
import plateau.server.http.message.Media;
import plateau.server.http.message.Request;

/// Something that can be asked for: where, by whom, what it takes and gives, and who does it. Its
/// declaration is its documentation, too.
public final class Endpoint {
    /// Does what an endpoint is for.
    @FunctionalInterface
    public interface Handler {
        Answer handle(Request request);
    }

    /// An answer that may come.
    ///
    /// @param schema empty for an answer without content, or one that is not JSON
    record Outcome(
            int status,
            String help,
            String type,
            Optional<ValueKind> schema,
            @Nullable Object example) {}

    private final Draft draft;
    private final Handler handler;
    private final List<Field> path;

    private Endpoint(Draft draft, Handler handler) {
        this.draft = draft;
        this.handler = handler;
        this.path = Routes.names(draft.path).stream().map(draft::pathField).toList();
        check();
    }

    public static Draft get(String path) {
        return new Draft("GET", path);
    }

    public static Draft post(String path) {
        return new Draft("POST", path);
    }

    public static Draft put(String path) {
        return new Draft("PUT", path);
    }

    public static Draft patch(String path) {
        return new Draft("PATCH", path);
    }

    public static Draft delete(String path) {
        return new Draft("DELETE", path);
    }

    private void check() {
        var names =
                Stream.of(path, draft.query, draft.body).flatMap(List::stream).map(Field::name);
        var all = names.toList();
        if (all.size() != all.stream().distinct().count()) {
            throw new IllegalArgumentException(name() + ": a name is there twice: " + all);
        }
        if (path.size() != draft.pathFields.size()) {
            throw new IllegalArgumentException(name() + ": a field is not in " + draft.path);
        }
        if (draft.outcomes.isEmpty()) {
            throw new IllegalArgumentException(name() + ": it answers nothing");
        }
    }

    public String method() {
        return draft.method;
    }

    public String path() {
        return draft.path;
    }

    /// Its `operationId`.
    String name() {
        return draft.name.isEmpty() ? draft.method + " " + draft.path : draft.name;
    }

    String summary() {
        return draft.summary;
    }

    String description() {
        return draft.description;
    }

    String group() {
        return draft.group;
    }

    Access access() {
        return draft.access;
    }

    RateClass rate() {
        return draft.rate;
    }

    int mostBytes() {
        return draft.mostBytes;
    }

    /// The type of content that is taken as it is, or empty for JSON.
    String upload() {
        return draft.upload;
    }

    /// What such content looks like; nothing where it is no JSON.
    Optional<ValueKind> uploaded() {
        return draft.uploaded;
    }

    /// The fields of its path, in their order there.
    List<Field> pathFields() {
        return path;
    }

    List<Field> query() {
        return draft.query;
    }

    List<Field> body() {
        return draft.body;
    }

    @Nullable
    Object example() {
        return draft.example;
    }

    List<Outcome> outcomes() {
        return draft.outcomes;
    }

    Map<Integer, String> problems() {
        return draft.problems;
    }

    boolean isUnsafe() {
        return !draft.method.equals("GET");
    }

    /// Whether the type of its answer depends on what the reader takes.
    boolean isStream() {
        return draft.outcomes.getFirst().type().equals(Media.EVENTS);
    }

    Answer handle(Request request) {
        return handler.handle(request);
    }

    /// An endpoint that is being described.
    public static final class Draft {
        private final String method;
        private final String path;
        private String name = "";
        private String summary = "";
        private String description = "";
        private String group = "";
        private Access access = Access.ANYBODY;
        private RateClass rate;
        private int mostBytes;
        private String upload = "";
        private Optional<ValueKind> uploaded = Optional.empty();
        private List<Field> pathFields = List.of();
        private List<Field> query = List.of();
        private List<Field> body = List.of();
        private @Nullable Object example;
        private final List<Outcome> outcomes = new ArrayList<>();
        private final Map<Integer, String> problems = new TreeMap<>();

        private Draft(String method, String path) {
            this.method = method;
            this.path = path;
            this.rate = method.equals("GET") ? RateClass.READS : RateClass.MOVES;
        }

        /// By what programs call it: `playMove`.
        public Draft named(String name) {
            this.name = name;
            return this;
        }

        /// What it does, in one sentence.
        public Draft says(String summary) {
            this.summary = summary;
            return this;
        }

        /// What else there is to know; Markdown.
        public Draft explains(String description) {
            this.description = description;
            return this;
        }

        /// Under which heading it is found.
        public Draft in(String group) {
            this.group = group;
            return this;
        }

        /// Only those who have an account may ask; anybody may if nothing is said.
        public Draft forAccounts() {
            this.access = Access.ACCOUNT;
            return this;
        }

        /// Only accounts with a role may ask.
        public Draft forRole(String role) {
            this.access = new Access(true, role);
            return this;
        }

        /// Which limit of requests in time it counts for; reads if it is a GET, else moves.
        public Draft counts(RateClass rate) {
            this.rate = rate;
            return this;
        }

        /// What the names in its path stand for.
        public Draft path(Field... fields) {
            this.pathFields = List.of(fields);
            return this;
        }

        public Draft query(Field... fields) {
            this.query = List.of(fields);
            return this;
        }

        public Draft body(Field... fields) {
            this.body = List.of(fields);
            return this;
        }

        /// A body that may look like this.
        public Draft example(Object example) {
            this.example = example;
            return this;
        }

        /// A body of so many bytes at most, in place of what is usual.
        public Draft takes(int mostBytes) {
            this.mostBytes = mostBytes;
            return this;
        }

        /// A body of this type that is handed over as it is; see [Request#upload].
        public Draft takes(String type, int mostBytes) {
            this.upload = type;
            this.mostBytes = mostBytes;
            return this;
        }

        /// A body of JSON that is handed over as it is, and looks like this.
        public Draft takes(Schema schema, int mostBytes) {
            this.uploaded = Optional.of(schema.kind());
            return takes(Media.JSON, mostBytes);
        }

        /// An answer without content.
        public Draft answers(int status, String help) {
            return outcome(new Outcome(status, help, "", Optional.empty(), null));
        }

        /// JSON.
        public Draft answers(int status, String help, Schema schema) {
            return outcome(new Outcome(status, help, Media.JSON, Optional.of(schema.kind()), null));
        }

        /// JSON of such a record.
        public Draft answers(int status, String help, Class<? extends Record> type) {
            return answers(status, help, Wire.schema(type));
        }

        /// JSON that may look like the example.
        public Draft answers(int status, String help, Schema schema, Object example) {
            return outcome(new Outcome(status, help, Media.JSON, Optional.of(schema.kind()), example));
        }

        /// A list of objects as JSON.
        public Draft answersList(int status, String help, int most, Schema each) {
            return outcome(
                    new Outcome(status, help, Media.JSON, Optional.of(new ValueKind.ListOf(each.kind(), most)), null));
        }

        /// A list of such records as JSON.
        public Draft answersList(int status, String help, int most, Class<? extends Record> each) {
            return answersList(status, help, most, Wire.schema(each));
        }

        /// Something else than JSON: a picture, a page, lines. Said again it is one of several types.
        public Draft answersAs(String type, String help) {
            return outcome(new Outcome(200, help, type, Optional.empty(), null));
        }

        /// Something of any of these types.
        public Draft answersAs(Collection<String> types, String help) {
            types.forEach(type -> answersAs(type, help));
            return this;
        }

        /// Events, each as this object.
        public Draft streams(String help, Schema event) {
            return outcome(new Outcome(200, help, Media.EVENTS, Optional.of(event.kind()), null));
        }

        public Draft streams(String help, Class<? extends Record> event) {
            return streams(help, Wire.schema(event));
        }

        private Draft outcome(Outcome outcome) {
            outcomes.add(outcome);
            return this;
        }

        /// Why it may refuse, besides the reasons that go without saying.
        public Draft refuses(int status, String why) {
            problems.merge(status, why, (one, other) -> one + " " + other);
            return this;
        }

        /// Who does it.
        public Endpoint by(Handler handler) {
            return new Endpoint(this, handler);
        }

        private Field pathField(String parameter) {
            return pathFields.stream()
                    .filter(field -> field.name().equals(parameter))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(path + ": no field for " + parameter));
        }
    }

    @Override
    public String toString() {
        return draft.method + " " + draft.path;
    }
}

package plateau.server.http;

import static plateau.core.wire.ValueKind.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.core.wire.ValueKind;
import plateau.server.http.message.Access;
import plateau.server.http.message.Media;
import plateau.server.http.message.Request;

/// The description of endpoints for programs, in the form of OpenAPI 3.1.
public final class OpenApi {
    private static final Map<String, Object> TEXT = map("type", "string");
    private static final Map<String, Object> BYTES = map("type", "string", "format", "binary");

    private static final String PROBLEM = "#/components/responses/Problem";

    private final Map<String, Object> schemas = new TreeMap<>();
    private final Map<String, Map<String, Object>> paths = new LinkedHashMap<>();

    private OpenApi() {}

    /// The whole of it.
    ///
    /// @param groups what is said of each heading
    public static Map<String, Object> document(
            String title, String version, Map<String, String> groups, List<Endpoint> endpoints) {
        var api = new OpenApi();
        api.schemas.put("Problem", problemSchema());
        endpoints.forEach(api::add);
        return map(
                "openapi",
                "3.1.0",
                "info",
                map(
                        "title",
                        title,
                        "version",
                        version,
                        "description",
                        "Everything that a page can do, a program can, too.",
                        "license",
                        map("name", "Apache License 2.0", "identifier", "Apache-2.0")),
                "servers",
                List.of(map("url", "/")),
                "tags",
                endpoints.stream()
                        .map(Endpoint::group)
                        .filter(group -> !group.isEmpty())
                        .distinct()
                        .map(group -> tag(group, groups.getOrDefault(group, "")))
                        .toList(),
                "paths",
                api.paths,
                "components",
                api.components());
    }

    private static Object tag(String group, String help) {
        return help.isEmpty() ? map("name", group) : map("name", group, "description", help);
    }

    private Map<String, Object> components() {
        return map(
                "securitySchemes",
                map(
                        "token",
                        map("type", "http", "scheme", "bearer"),
                        "cookie",
                        map("type", "apiKey", "in", "cookie", "name", Request.COOKIE)),
                "responses",
                map(
                        "Problem",
                        map(
                                "description",
                                "Why the request was refused.",
                                "content",
                                map(Media.PROBLEM, map("schema", map("$ref", "#/components/schemas/Problem"))))),
                "schemas",
                schemas);
    }

    private static Map<String, Object> problemSchema() {
        var schema = new LinkedHashMap<>(Schema.of(
                        Field.text("type", 200).example("about:blank"),
                        Field.text("title", 200).example("Bad Request"),
                        Field.number("status", 400, 599).example(400),
                        Field.text("detail", 2000)
                                .help("In the reader's language.")
                                .example("'ply' must be a whole number"))
                .kind()
                .schema());
        schema.put("additionalProperties", true);
        return schema;
    }

    private void add(Endpoint endpoint) {
        var path = endpoint.path().replace("...}", "}");
        paths.computeIfAbsent(path, each -> new LinkedHashMap<>())
                .put(endpoint.method().toLowerCase(java.util.Locale.ROOT), operation(endpoint));
    }

    private Map<String, Object> operation(Endpoint endpoint) {
        var operation = map("operationId", operationId(endpoint), "summary", endpoint.summary());
        operation.put("description", description(endpoint));
        if (!endpoint.group().isEmpty()) {
            operation.put("tags", List.of(endpoint.group()));
        }
        operation.put("security", security(endpoint.access()));
        operation.put("parameters", parameters(endpoint));
        if (!endpoint.body().isEmpty() || !endpoint.upload().isEmpty()) {
            operation.put("requestBody", body(endpoint));
        }
        operation.put("responses", responses(endpoint));
        return operation;
    }

    /// What there is to know, and what it costs.
    private static String description(Endpoint endpoint) {
        var own = endpoint.description().isEmpty() ? "" : endpoint.description() + "\n\n";
        var access = endpoint.access().needsAccount() ? "Needs an account." : "For anybody.";
        var counts = switch (endpoint.rate()) {
            case READS -> "Counts for `limit.reads`.";
            case MOVES -> "Counts for `limit.moves`.";
            case CREATES -> "Counts for `limit.creates`.";
            case ACCOUNTS -> "Counts for `limit.accounts`.";
            case FREE -> "Does not count for any limit.";
        };
        return own + access + " " + counts;
    }

    private static String operationId(Endpoint endpoint) {
        return endpoint.name().replaceAll("[^A-Za-z0-9]+", "_");
    }

    private static List<Object> security(Access access) {
        var either = new ArrayList<Object>();
        either.add(map("token", List.of()));
        either.add(map("cookie", List.of()));
        if (!access.needsAccount()) {
            either.add(map());
        }
        return either;
    }

    private List<Object> parameters(Endpoint endpoint) {
        var parameters = new ArrayList<Object>();
        endpoint.pathFields().forEach(field -> parameters.add(parameter("path", field)));
        endpoint.query().forEach(field -> parameters.add(parameter("query", field)));
        parameters.add(parameter(
                "query",
                Field.oneOf(Request.LANGUAGE, "en", "fr")
                        .optional()
                        .help("The language of what people read; else Accept-Language.")));
        return parameters;
    }

    private Map<String, Object> parameter(String in, Field field) {
        collect(field.kind());
        var parameter = map("name", field.name(), "in", in);
        if (!field.help().isEmpty()) {
            parameter.put("description", field.help());
        }
        parameter.put("required", in.equals("path") || field.isRequired());
        if (field.kind() instanceof ValueKind.ListOf) {
            parameter.put("style", "form");
            parameter.put("explode", false);
        }
        parameter.put("schema", field.schema());
        return parameter;
    }

    private Map<String, Object> body(Endpoint endpoint) {
        if (endpoint.body().isEmpty()) {
            return map("required", true, "content", map(endpoint.upload(), uploaded(endpoint)));
        }
        var content = map("schema", described(new ValueKind.Form(endpoint.body())));
        if (endpoint.example() != null) {
            content.put("example", endpoint.example());
        }
        var contents = map(Media.JSON, content);
        if (!endpoint.upload().isEmpty()) {
            contents.put(endpoint.upload(), uploaded(endpoint));
        }
        return map("required", endpoint.body().stream().anyMatch(Field::isRequired), "content", contents);
    }

    private Map<String, Object> uploaded(Endpoint endpoint) {
        return endpoint.uploaded().map(kind -> map("schema", described(kind))).orElseGet(() -> map("schema", TEXT));
    }

    private Map<String, Object> responses(Endpoint endpoint) {
        var responses = new TreeMap<String, Object>();
        endpoint.outcomes().stream()
                .collect(Collectors.groupingBy(Endpoint.Outcome::status))
                .forEach((status, outcomes) -> responses.put("" + status, response(outcomes)));
        RefusalStatuses.of(endpoint)
                .forEach((status, why) -> responses.putIfAbsent("" + status, map("$ref", PROBLEM, "description", why)));
        responses.put("default", map("$ref", PROBLEM));
        return responses;
    }

    /// What may come with one status, as one of several types.
    private Map<String, Object> response(List<Endpoint.Outcome> outcomes) {
        var response = map("description", outcomes.getFirst().help());
        boolean isText = outcomes.stream()
                .allMatch(outcome -> Media.essence(outcome.type()).equals(Media.PLAIN));
        var contents = map();
        for (var outcome : outcomes) {
            if (!outcome.type().isEmpty()) {
                var content = content(outcome, isText);
                contents.put(outcome.type(), content);
                if (outcome.type().equals(Media.EVENTS)) {
                    contents.put(Media.LINES, content);
                }
            }
        }
        if (!contents.isEmpty()) {
            response.put("content", contents);
        }
        return response;
    }

    /// @param isText whether whatever comes with that status is plain text; any other text would be read as JSON by
    ///     clients that were generated, which keep bytes as they are
    private Map<String, Object> content(Endpoint.Outcome outcome, boolean isText) {
        var content = map("schema", outcome.schema().map(this::described).orElseGet(() -> isText ? TEXT : BYTES));
        if (outcome.example() != null) {
            content.put("example", outcome.example());
        }
        return content;
    }

    private Map<String, Object> described(ValueKind kind) {
        collect(kind);
        return kind.schema();
    }

    /// Describes what has a name, and what is within it, once.
    private void collect(ValueKind kind) {
        boolean isKnown = kind instanceof ValueKind.Form form
                && !form.name().isEmpty()
                && schemas.putIfAbsent(form.name(), form.inline()) != null;
        if (!isKnown) {
            kind.parts().forEach(this::collect);
        }
    }
}

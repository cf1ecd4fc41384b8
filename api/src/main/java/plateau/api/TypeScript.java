package plateau.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.core.text.Text;
import plateau.core.wire.Field;
import plateau.core.wire.RecordKind;
import plateau.core.wire.UnionKind;
import plateau.core.wire.ValueKind;
import plateau.core.wire.Wire;

/// What goes over the wire as types of TypeScript, for the scripts of the pages: made when they are built.
public final class TypeScript {
    /// All that the pages know, with what is in it.
    private static final List<Class<?>> ROOTS = Stream.concat(
                    Stream.of(
                            TableJson.class,
                            StandingJson.class,
                            EventJson.class,
                            SceneJson.class,
                            TournamentJson.class,
                            TournamentJson.TournamentGame.class,
                            ReplayJson.Listed.class,
                            ReplayJson.Judging.class,
                            ExperimentJson.Meant.class,
                            MadeTableJson.class,
                            AccountJson.Opened.class,
                            GameJson.class,
                            HintJson.class,
                            RatingStepJson.class),
                    Arrays.stream(PageData.class.getDeclaredClasses())
                            .sorted(Comparator.comparing(Class::getSimpleName)))
            .toList();

    private final Map<String, Class<?>> names = new HashMap<>();
    private final Map<String, String> types = new LinkedHashMap<>();

    private TypeScript() {}

    /// Writes the types to a file.
    public static void main(String[] arguments) throws IOException {
        var file = Path.of(arguments[0]);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text());
    }

    static String text() {
        var script = new TypeScript();
        ROOTS.forEach(root -> script.type(Wire.kind(root)));
        return "/** Made of the records of the module api. */\n\n" + String.join("\n", script.types.values());
    }

    private String type(ValueKind kind) {
        return switch (kind) {
            case RecordKind record -> named(name(record), record.type(), name -> declaration(name, record));
            case UnionKind union -> named(name(union.type()), union.type(), name -> declaration(name, union));
            case ValueKind.Constant constant ->
                named(name(constant.type()), constant.type(), name -> alias(name, any(constant.words())));
            case ValueKind.As as -> type(as.kind());
            case ValueKind.OneOf words -> any(words);
            case ValueKind.Words _ -> "string";
            case ValueKind.Whole _, ValueKind.Decimal _ -> "number";
            case ValueKind.Truth _ -> "boolean";
            case ValueKind.Known known -> type(known.of()) + " | null";
            case ValueKind.ListOf list -> of(type(list.of())) + "[]";
            case ValueKind.Entries entries -> "Record<string, " + type(entries.of()) + ">";
            case ValueKind.Either either ->
                either.kinds().stream().map(this::type).distinct().collect(Collectors.joining(" | "));
            case ValueKind.Free free -> free.schema().isEmpty() ? "unknown" : "Record<string, unknown>";
            default -> throw new IllegalArgumentException("no type for " + kind);
        };
    }

    private static String any(ValueKind.OneOf words) {
        return words.words().stream().map(TypeScript::quoted).collect(Collectors.joining(" | "));
    }

    private static String quoted(String word) {
        return '"' + word + '"';
    }

    private static String of(String type) {
        return type.contains(" ") ? "(" + type + ")" : type;
    }

    private static String alias(String name, String type) {
        return Text.format("export type %s = %s;\n", name, type);
    }

    /// A type is declared once, after those that it is made of.
    private String named(String name, Class<?> type, Function<String, String> declaration) {
        var known = names.putIfAbsent(name, type);
        if (known == null) {
            types.put(name, declaration.apply(name));
        } else if (known != type) {
            throw new IllegalArgumentException(name + " is " + known + " and " + type);
        }
        return name;
    }

    /// As it is described to programs.
    private static String name(RecordKind record) {
        var name = record.form().name();
        return name.isEmpty() ? name(record.type()) : name;
    }

    /// `TableJson` is `Table` there.
    private static String name(Class<?> type) {
        return type.getSimpleName().replaceFirst("Json$", "");
    }

    private String declaration(String name, RecordKind record) {
        var unions = record.unions().stream().map(this::type).collect(Collectors.joining(" & "));
        var body = "{\n" + fields(record.own()) + "}";
        return unions.isEmpty()
                ? Text.format("export interface %s %s\n", name, body)
                : alias(name, unions + " & " + body);
    }

    /// With the words by which they are told apart, for who has to name them all.
    private String declaration(String name, UnionKind union) {
        var all = new LinkedHashMap<String, String>();
        union.kinds()
                .forEach((type, record) ->
                        all.put(type, named(name(record.type()), record.type(), each -> member(each, type, record))));
        var types = all.keySet().stream().map(TypeScript::quoted).collect(Collectors.joining(", "));
        return alias(name, String.join(" | ", all.values()))
                + Text.format("export const %sTypes = [%s] as const;\n", lower(name), types);
    }

    private String member(String name, String type, RecordKind record) {
        return Text.format("export interface %s {\n  type: \"%s\";\n%s}\n", name, type, fields(record.own()));
    }

    private static String lower(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private String fields(List<Field> fields) {
        return fields.stream().map(this::field).collect(Collectors.joining());
    }

    private String field(Field field) {
        var help = field.help().isEmpty() ? "" : "  /** " + field.help() + " */\n";
        return Text.format("%s  %s%s: %s;\n", help, field.name(), field.isOptional() ? "?" : "", type(field.kind()));
    }
}

package plateau.core.options;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What an option may be, as data: enough to make a form, a sweep over its values or a JSON schema.
public sealed interface Kind {
    /// Its name for programs: `number`.
    String name();

    /// What a JSON schema says of the values.
    Map<String, Object> schema();

    /// A whole number.
    record Whole(int min, int max) implements Kind {
        @Override
        public String name() {
            return "number";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "integer", "minimum", min, "maximum", max);
        }
    }

    /// On or off.
    record Switch() implements Kind {
        @Override
        public String name() {
            return "switch";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "boolean");
        }
    }

    /// One of a few names.
    record Choice(List<String> values) implements Kind {
        @Override
        public String name() {
            return "choice";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("enum", values);
        }
    }

    /// Any number of a few names.
    record Choices(List<String> values) implements Kind {
        @Override
        public String name() {
            return "choices";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "array", "items", Map.of("enum", values), "uniqueItems", true);
        }
    }

    /// A length of time, such as `500ms`, or `none`.
    record Length() implements Kind {
        @Override
        public String name() {
            return "time";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "string", "pattern", "^(none|[0-9]{1,8}(ms|s|m))$");
        }
    }

    /// A text with a form of its own.
    ///
    /// @param isFile whether people give the name of a file that holds it
    record Written(boolean isFile) implements Kind {
        @Override
        public String name() {
            return isFile ? "file" : "text";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "string");
        }
    }

    /// For programs: the kind by its name, with what tells it from others of the same name.
    record Described(String kind, Optional<Integer> min, Optional<Integer> max, Optional<List<String>> values) {}

    default Described described() {
        return switch (this) {
            case Whole(var min, var max) -> new Described(name(), Optional.of(min), Optional.of(max), Optional.empty());
            case Choice(var values) -> described(Optional.of(values));
            case Choices(var values) -> described(Optional.of(values));
            case Switch _, Length _, Written _ -> described(Optional.empty());
        };
    }

    private Described described(Optional<List<String>> values) {
        return new Described(name(), Optional.empty(), Optional.empty(), values);
    }
}

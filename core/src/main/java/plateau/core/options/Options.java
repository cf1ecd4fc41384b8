package plateau.core.options;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// The options of a record class, read off its components' [Option] annotations. From them alone come
/// the parser, the messages, the JSON and the listing; the record's own constructor has the last word
/// on combinations.
///
/// @param <T> the record
public final class Options<T> {
    /// Stands among presets for every option at its default.
    public static final String USUAL = "usual";

    private final Class<? extends T> type;
    private final List<OptionSpec> specs;

    private Options(Class<? extends T> type) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException(type + " is not a record");
        }
        this.type = type;
        this.specs =
                Arrays.stream(type.getRecordComponents()).map(OptionSpec::new).toList();
    }

    public static <T> Options<T> of(Class<? extends T> type) {
        return new Options<>(type);
    }

    /// Every option, in the order of the record.
    public List<OptionSpec> specs() {
        return specs;
    }

    public List<Preset> presets() {
        return List.of(type.getAnnotationsByType(Preset.class));
    }

    /// What a preset may be called by: [#USUAL], then the names of the presets.
    public List<String> presetNames() {
        return Stream.concat(Stream.of(USUAL), presets().stream().map(Preset::name))
                .toList();
    }

    /// The settings of a preset, none for [#USUAL]; refuses an unknown one.
    public List<String> presetSettings(String name) {
        return name.equals(USUAL) ? List.of() : List.of(preset(name).settings());
    }

    /// The record with every option at its default.
    public T defaults() {
        return parse(List.of());
    }

    /// The record with some settings such as `size=8`; a later one replaces an earlier one.
    public T parse(List<String> settings) {
        return make(values(settings));
    }

    /// Refuses settings of which two are of the same option: what a person types is not to replace itself.
    public static void checkOnce(List<String> settings) {
        var names = new HashSet<String>();
        for (var setting : settings) {
            var name = setting.split("=", 2)[0];
            if (!names.add(name)) {
                throw new BadInput("setting.twice", "%s is given twice", name);
            }
        }
    }

    /// The record of a preset, or of [#USUAL], with some settings that replace the preset's own.
    public T parse(String preset, List<String> settings) {
        var all = new ArrayList<>(presetSettings(preset));
        all.addAll(settings);
        return parse(all);
    }

    /// The record that an object of option names and values stands for.
    public T fromJson(Map<String, ?> json) {
        var values = new LinkedHashMap<String, Object>();
        json.forEach((name, value) -> values.put(name, spec(name).parseJson(value)));
        return make(values);
    }

    /// Every option with its value, ready to be written as JSON.
    public Map<String, Object> json(T record) {
        var json = new LinkedHashMap<String, Object>();
        specs.forEach(spec -> json.put(spec.name(), spec.json(record)));
        return json;
    }

    /// What an object of option names and values may be, as a JSON schema: every option may be left out.
    ///
    /// @param help one line for each option, in the reader's language
    public Map<String, Object> schema(Function<OptionSpec, String> help) {
        var properties = new LinkedHashMap<String, Object>();
        var defaults = json(defaults());
        for (var spec : specs) {
            var property = new LinkedHashMap<String, Object>();
            property.put("description", help.apply(spec));
            property.putAll(new TreeMap<>(spec.kind().schema()));
            if (spec.isComputed()) {
                property.put("$comment", "default: " + spec.defaultText());
            } else {
                property.put("default", Objects.requireNonNull(defaults.get(spec.name())));
            }
            properties.put(spec.name(), property);
        }
        var schema = new LinkedHashMap<String, Object>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("type", "object");
        schema.put("additionalProperties", false);
        schema.put("properties", properties);
        return schema;
    }

    /// The option of this name; refuses an unknown one.
    public OptionSpec spec(String name) {
        var names = specs.stream().map(OptionSpec::name).toList();
        return specs.stream()
                .filter(spec -> spec.name().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown("option", name, names, Message::text));
    }

    private Preset preset(String name) {
        return presets().stream()
                .filter(preset -> preset.name().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown("preset", name, presetNames(), this::named));
    }

    /// Presets by one or more of their names.
    private Message named(String names) {
        return Message.presets(Objects.requireNonNull(defaults()), names);
    }

    private static BadInput unknown(String what, String name, List<String> names, Function<String, Message> shown) {
        var known = names.isEmpty()
                ? Message.of("there-are-none", "there are none")
                : Message.of("there-are", "there are %s", shown.apply(String.join(", ", names)));
        var near = Text.didYouMean(name, names, shown);
        return new BadInput("unknown." + what, "no " + what + " '%s'; %s%s", name, known, near);
    }

    private Map<String, Object> values(List<String> settings) {
        var values = new LinkedHashMap<String, Object>();
        for (var setting : settings) {
            int equals = setting.indexOf('=');
            if (equals < 0) {
                throw new BadInput("setting.form", "'%s' must be written name=value", setting);
            }
            var spec = spec(setting.substring(0, equals));
            values.put(spec.name(), spec.parse(setting.substring(equals + 1)));
        }
        return values;
    }

    private T make(Map<String, Object> given) {
        var values = new Object[specs.size()];
        for (int i = 0; i < values.length; i++) {
            var spec = specs.get(i);
            @Nullable Object value = given.get(spec.name());
            values[i] = value == null ? spec.defaultValue(values) : value;
        }
        return construct(values);
    }

    private T construct(Object[] values) {
        try {
            return constructor().newInstance(values);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof BadInput refused) {
                throw refused;
            }
            throw new IllegalStateException(thrown.getCause());
        } catch (ReflectiveOperationException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private Constructor<? extends T> constructor() throws NoSuchMethodException {
        var types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        var constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor;
    }
}

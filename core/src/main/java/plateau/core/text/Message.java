package plateau.core.text;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/// A sentence for people: in English, and with a key by which another language finds its own. Parts of
/// it that are sentences themselves are among its arguments.
///
/// @param key the sentence's name, `phrase` for a few words that a language knows by themselves, or empty
///     for a text that stands in English only
/// @param english a pattern as of [String#format]
public record Message(String key, String english, List<Object> arguments) {
    /// The key of a few words, its one argument, that have no key of their own.
    public static final String PHRASE = "phrase";

    /// The key of the name of a cause, its one argument, which languages have words for.
    public static final String CAUSE = "cause";

    /// The key of names of bots, its one argument, of which languages have words for some.
    public static final String BOTS = "bots";

    /// The key of names of presets, its second argument, of which languages have words for some; the first is
    /// whose they are.
    public static final String PRESETS = "presets";

    /// The key of the name of a field, its one argument: of something that was asked for, as plans and
    /// requests have it. Who asks in another way has another spelling, such as `--goal`.
    public static final String FIELD = "field";

    /// Nothing at all.
    public static final Message NONE = text("");

    public Message {
        arguments = List.copyOf(arguments);
    }

    @SuppressWarnings("AnnotateFormatMethod")
    public static Message of(String key, String english, Object... arguments) {
        return new Message(key, english, List.of(arguments));
    }

    /// A text in English only.
    public static Message text(String text) {
        return new Message("", "%s", List.of(text));
    }

    /// A few words that a language knows by themselves, such as `at least 3`.
    public static Message phrase(String words) {
        return new Message(PHRASE, "%s", List.of(words));
    }

    /// Why a game ended, by the name that its rules give it: `board-full`.
    public static Message cause(String name) {
        return new Message(CAUSE, "%s", List.of(name));
    }

    /// Bots by their names, separated by commas.
    public static Message bots(List<String> names) {
        return new Message(BOTS, "%s", List.of(String.join(", ", names)));
    }

    /// Presets by their names, separated by commas.
    ///
    /// @param owner whose they are, with all options as usual
    public static Message presets(Object owner, String names) {
        return new Message(PRESETS, "%2$s", List.of(owner, names));
    }

    /// What was asked for, by the name that plans and requests have for it: `goal`.
    public static Message field(String name) {
        return new Message(FIELD, "%s", List.of(name));
    }

    /// The same with its fields as somebody writes them who asks.
    ///
    /// @param spelling the words for the name of a field
    public Message spelled(UnaryOperator<String> spelling) {
        if (key.equals(FIELD)) {
            return text(spelling.apply(toString()));
        }
        var parts = arguments.stream()
                .map(each -> each instanceof Message part ? part.spelled(spelling) : each)
                .toList();
        return new Message(key, english, parts);
    }

    /// The sentence in English.
    @Override
    public String toString() {
        return String.format(Locale.ROOT, english, arguments.toArray());
    }
}

package plateau.server.http;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import plateau.core.text.Message;
import plateau.words.Language;

/// What the layer must be told by those who use it.
///
/// @param callers who a token belongs to
/// @param speech a sentence in a language
/// @param faults what is said of an exception that is neither a [Problem] nor bad input; nothing for one
///     that nobody expects
/// @param audience whose streams are open
public record Hooks(
        Function<String, ? extends Optional<? extends Caller>> callers,
        BiFunction<Message, Language, String> speech,
        Function<Throwable, Optional<Problem>> faults,
        Audience audience) {
    /// Nobody is known, and English is spoken.
    public static final Hooks NONE =
            new Hooks(
                    token -> Optional.empty(),
                    (message, language) -> message.toString(),
                    fault -> Optional.empty(),
                    new Audience());

    public Hooks withCallers(Function<String, ? extends Optional<? extends Caller>> callers) {
        return new Hooks(callers, speech, faults, audience);
    }

    public Hooks withSpeech(BiFunction<Message, Language, String> speech) {
        return new Hooks(callers, speech, faults, audience);
    }

    public Hooks withFaults(Function<Throwable, Optional<Problem>> faults) {
        return new Hooks(callers, speech, faults, audience);
    }

    public Hooks withAudience(Audience audience) {
        return new Hooks(callers, speech, faults, audience);
    }
}

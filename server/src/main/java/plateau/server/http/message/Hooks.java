package plateau.server.http.message;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import plateau.core.text.Message;
import plateau.server.http.problem.Problem;
import plateau.words.Language;

/// What the layer must be told by those who use it.
///
/// @param callers who a token belongs to
/// @param speech a sentence in a language
/// @param faults what is said of an exception that is neither a [Problem] nor bad input; nothing for one
///     that nobody expects
/// @param audience whose streams are open
/// @param groups what is said of the headings in the description of the API
/// @param pages what people in a browser are shown of a problem, instead of JSON
public record Hooks(
        Function<String, ? extends Optional<? extends Caller>> callers,
        BiFunction<Message, Language, String> speech,
        Function<Throwable, Optional<Problem>> faults,
        Audience audience,
        Map<String, String> groups,
        Optional<ProblemPage> pages) {
    /// Makes a page of a problem.
    @FunctionalInterface
    public interface ProblemPage {
        /// A whole page.
        ///
        /// @param detail the problem in words
        /// @param cookies what the browser keeps for us, by name; nothing where it keeps none
        byte[] html(Problem problem, String detail, Language language, UnaryOperator<String> cookies);
    }

    /// Nobody is known, and English is spoken.
    public static final Hooks NONE = new Hooks(
            token -> Optional.empty(),
            (message, language) -> message.toString(),
            fault -> Optional.empty(),
            new Audience(),
            Map.of(),
            Optional.empty());

    public Hooks withCallers(Function<String, ? extends Optional<? extends Caller>> callers) {
        return new Hooks(callers, speech, faults, audience, groups, pages);
    }

    public Hooks withSpeech(BiFunction<Message, Language, String> speech) {
        return new Hooks(callers, speech, faults, audience, groups, pages);
    }

    public Hooks withFaults(Function<Throwable, Optional<Problem>> faults) {
        return new Hooks(callers, speech, faults, audience, groups, pages);
    }

    public Hooks withPages(ProblemPage page) {
        return new Hooks(callers, speech, faults, audience, groups, Optional.of(page));
    }

    public Hooks withAudience(Audience audience) {
        return new Hooks(callers, speech, faults, audience, groups, pages);
    }

    public Hooks withGroups(Map<String, String> groups) {
        return new Hooks(callers, speech, faults, audience, groups, pages);
    }
}

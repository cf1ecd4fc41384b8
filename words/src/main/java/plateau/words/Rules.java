package plateau.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.Game;
import plateau.core.text.Text;

/// The rules of a game as its players read them: a text in Markdown, `<id>_rules_<language>.md`, beside
/// the game.
public final class Rules {
    /// Where rules are.
    private record Place(Class<?> type, String file) {}

    /// Files are read once.
    private static final Map<Place, Optional<String>> READ = new ConcurrentHashMap<>();

    private Rules() {}

    /// The rules in a language, or else in English; nothing where the game has none.
    public static Optional<String> of(Game game, Language language) {
        return read(game, language).or(() -> read(game, Language.ENGLISH));
    }

    private static Optional<String> read(Game game, Language language) {
        var file = Text.format("%s_rules_%s.md", game.id(), language.code());
        return READ.computeIfAbsent(new Place(game.getClass(), file), Rules::read);
    }

    private static Optional<String> read(Place place) {
        try (var stream = place.type().getResourceAsStream(place.file())) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

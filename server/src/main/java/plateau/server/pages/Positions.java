package plateau.server.pages;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.Resource;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.games.Games;
import plateau.words.Language;

/// A position of each game as a picture, by names such as `piles-dark-fr.svg`: what one sees of a game
/// before one plays it. They come from games that were played, in `positions/GAME.json`; a game without
/// such a file is shown as it begins.
final class Positions {
    private static final Map<String, Theme> THEMES = Map.of("light", Theme.LIGHT, "dark", Theme.DARK);

    /// Drawn once: they are the same for every server.
    private static final Map<String, byte[]> DRAWN = new ConcurrentHashMap<>();

    private static final AtomicBoolean BEGUN = new AtomicBoolean();

    private Positions() {}

    /// Draws all of them while nobody waits: the first drawing of each game takes its time.
    static void prepare() {
        if (BEGUN.compareAndSet(false, true)) {
            var _ = Thread.ofPlatform().daemon().name("positions").start(Positions::drawAll);
        }
    }

    private static void drawAll() {
        for (var language : Language.values()) {
            for (var theme : THEMES.keySet()) {
                Games.all().forEach(game -> find(file(game.defaults().id(), theme, language)));
            }
        }
    }

    /// The name of a picture.
    static String file(String game, String theme, Language language) {
        return game + "-" + theme + "-" + language.code() + ".svg";
    }

    /// A picture by its name; drawn when somebody first looks at it.
    static Optional<byte[]> find(String file) {
        var known = DRAWN.get(file);
        if (known != null) {
            return Optional.of(known);
        }
        for (var options : Games.all()) {
            var game = options.defaults();
            for (var theme : THEMES.entrySet()) {
                for (var language : Language.values()) {
                    if (file(game.id(), theme.getKey(), language).equals(file)) {
                        return Optional.of(DRAWN.computeIfAbsent(file, _ -> draw(game, theme.getValue(), language)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static byte[] draw(Game usual, Theme theme, Language language) {
        var file = "positions/" + usual.id() + ".json";
        var record = Positions.class.getResource(file) == null
                ? new GameRecord(usual.id(), Map.of(), usual.defaultPlayers(), List.of())
                : GameRecord.parse(Resource.text(Positions.class, file));
        var game = record.moves().isEmpty() ? usual : Games.of(record);
        var replay = new Replay(game, record);
        replay.advanceTo(record.moves().size());
        var look = Look.of(language, List.of()).with(Set.of()).with(theme);
        var view = replay.state().view(State.NOBODY);
        return Drawings.svg(game, view, Selection.NONE, look).getBytes(StandardCharsets.UTF_8);
    }
}

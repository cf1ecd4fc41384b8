package plateau.server.pages;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import plateau.api.PageData;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.words.Language;
import plateau.words.Names;

/// The words that the script of a page says, as JSON that is written once: every page brings them.
final class ScriptWords {
    /// What of a page's texts its script is given.
    static final String FOR_SCRIPT = "js.";

    /// Before the name of a level, or a person, in the key of what it is called.
    private static final String NAME = "name.";

    /// Before a game and one of its presets, in the key of what that is called.
    private static final String PRESET = "preset-name.";

    /// A page's script speaks so.
    ///
    /// @param lesson the game whose first steps are explained on the page; empty if none are
    private record Voice(Language language, String kind, boolean isProject, String lesson) {}

    private static final Map<Voice, String> WRITTEN = new ConcurrentHashMap<>();

    private ScriptWords() {}

    static String of(Language language, Page page) {
        var lesson =
                page.data() instanceof PageData.TableData table ? table.lesson().orElse("") : "";
        var voice = new Voice(language, page.kind(), page.isProject(), lesson);
        var known = WRITTEN.get(voice);
        return known != null ? known : WRITTEN.computeIfAbsent(voice, ScriptWords::write);
    }

    private static String write(Voice voice) {
        var words = new TreeMap<String, Object>();
        Names.seats(voice.language()).forEach((name, called) -> words.put(NAME + name, called));
        add(words, voice.language(), "shell");
        if (voice.isProject()) {
            add(words, voice.language(), "project");
            addPresets(words, voice.language());
        }
        add(words, voice.language(), voice.kind());
        if (!voice.lesson().isEmpty()) {
            words.putAll(Lessons.words(voice.language(), voice.lesson()));
        }
        return Json.write(words);
    }

    /// Those of every game that have a name of their own.
    private static void addPresets(Map<String, Object> words, Language language) {
        for (var options : Games.all()) {
            var game = options.defaults();
            for (var preset : options.presetNames()) {
                var called = Names.preset(language, game, preset);
                if (!called.equals(preset)) {
                    words.put(PRESET + game.id() + "." + preset, called);
                }
            }
        }
    }

    private static void add(Map<String, Object> words, Language language, String file) {
        var texts = language.beside(Shell.class, file);
        for (var key : texts.stringPropertyNames()) {
            if (key.startsWith(FOR_SCRIPT)) {
                words.put(key.substring(FOR_SCRIPT.length()), texts.getProperty(key));
            }
        }
    }
}

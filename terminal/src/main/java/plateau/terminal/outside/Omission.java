package plateau.terminal.outside;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.terminal.screen.Words;

/// Games that a bot is not asked to play.
///
/// @param game its id
/// @param settings how it would have been asked for; empty for the usual game
/// @param games how many of them
/// @param reason why the bot declined, if it did
record Omission(Cause cause, String game, List<String> settings, int games, Optional<Message> reason)
        implements ExaminationStep {
    /// Why they are left out.
    enum Cause {
        /// They would tell the same as the fault before.
        FAULT,
        /// The bot declined them.
        DECLINED,
        /// The bot would have hardly a turn.
        SHORT,
        /// A slow bot would not come to its end.
        LONG;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Omission(Cause cause, String game, List<String> settings, int games) {
        this(cause, game, settings, games, Optional.empty());
    }

    Omission {
        settings = List.copyOf(settings);
    }

    @Override
    public List<String> lines(Words words, String seat) {
        var asked = String.join(" ", settings);
        var what = asked.isEmpty() ? game : game + " " + asked;
        return List.of(words.get(
                "outsider.skipped." + cause.id(),
                what,
                games,
                reason.map(words::text).orElse("")));
    }

    @Override
    public Map<String, Object> json(String seat) {
        var json = new LinkedHashMap<String, Object>();
        json.put("step", "skipped");
        json.put("game", game);
        json.put("settings", settings);
        json.put("games", games);
        json.put("cause", cause.id());
        reason.ifPresent(why -> json.put("reason", Text.printable(why.toString())));
        return json;
    }
}

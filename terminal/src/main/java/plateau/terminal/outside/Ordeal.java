package plateau.terminal.outside;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.text.ShellWords;

/// A game that a bot is to play, to see how it behaves.
///
/// @param twist what is special about it
/// @param settings how it is asked for on the command line: `--preset`, `-o` and their values
/// @param seat where the bot sits
record Ordeal(Twist twist, Game game, List<String> settings, int players, int seat, Clock clock, long seed) {
    /// What can be special about a game.
    enum Twist {
        FIRST,
        LAST,
        PRESET,
        SMALL,
        LARGE,
        FEW,
        MANY,
        MOVE_CLOCK,
        GAME_CLOCK,
        ALONE,
        REFUSED,
        AFTER;

        /// Its name in words and for programs: `move-clock`.
        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    Ordeal {
        settings = List.copyOf(settings);
    }

    /// The command that plays the same game, for people to look at.
    ///
    /// @param twice whether one process has to play twice, which nobody sees in a single game
    String command(String bot, boolean twice) {
        var words = new ArrayList<>(List.of("plateau", twice ? "simulate" : "watch", game.id()));
        words.addAll(settings);
        for (int player = 0; player < players; player++) {
            words.addAll(List.of("--seat", player == seat ? bot : "random"));
        }
        if (!clock.equals(Clock.NONE)) {
            words.addAll(List.of("--clock", clock.toString()));
        }
        words.addAll(List.of("--seed", Long.toString(seed)));
        if (twice) {
            words.addAll(List.of("--games", "2", "--threads", "1"));
        }
        return words.stream().map(ShellWords::word).collect(Collectors.joining(" "));
    }

    /// For programs.
    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", game.id());
        json.put("ordeal", twist.id());
        json.put("settings", settings);
        json.put("players", players);
        json.put("seat", seat);
        json.put("clock", clock.toString());
        json.put("seed", seed);
        return json;
    }
}

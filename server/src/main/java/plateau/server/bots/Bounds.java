package plateau.server.bots;

import java.time.Duration;
import plateau.bots.Bots;
import plateau.bots.Levels;
import plateau.bots.MctsBot;
import plateau.bots.UctBot;
import plateau.bots.munificence.ClassicBot;
import plateau.core.Game;
import plateau.core.text.BadInput;

/// How much a bot of the house may be asked for by whoever makes a table. Anybody may come: a tree without
/// bounds would take all memory, and a search by many threads the time of all other tables.
///
/// @param steps of a search, for one move
/// @param time of a search, for one move
public record Bounds(int steps, Duration time) {
    public static final Bounds USUAL = new Bounds(20_000, Duration.ofSeconds(5));

    private static final int NODES = 1_000_000;

    /// What a bot may think about a move in a tournament.
    private static final Duration LONGEST = Duration.ofSeconds(1);

    /// In a tournament many think, each for its seat and thread: each may hold less.
    Bounds inTournaments() {
        return new Bounds(steps, time.compareTo(LONGEST) > 0 ? LONGEST : time);
    }

    /// Refuses a bot that there is not, or that is too much. Levels are ours and known to be bearable.
    void check(String name, Game game) {
        var bot = Bots.parse(name, game);
        if (Levels.NAMES.contains(name)) {
            return;
        }
        switch (bot) {
            case MctsBot search -> {
                checkEffort(name, search.steps(), search.time());
                check(name, "threads", search.threads(), 1);
                check(name, "nodes", search.nodes(), NODES);
            }
            case UctBot search -> checkEffort(name, search.steps(), search.time());
            case ClassicBot _ -> {}
            default -> checkPlain(name);
        }
    }

    private void checkEffort(String name, int asked, Duration thinking) {
        check(name, "steps", asked, steps);
        if (thinking.compareTo(time) > 0) {
            throw tooMuch(name, "time", time.toMillis() + "ms");
        }
    }

    private static void check(String name, String setting, int asked, int most) {
        if (asked > most) {
            throw tooMuch(name, setting, Integer.toString(most));
        }
    }

    private static BadInput tooMuch(String name, String setting, String most) {
        return new BadInput("bot.bounds", "bot %s: here %s is at most %s", name, setting, most);
    }

    /// What the settings of a bot from a jar may cost nobody knows here.
    private static void checkPlain(String name) {
        if (name.contains(":")) {
            throw new BadInput(
                    "bot.plain", "bot %s: here it plays with its usual settings only; name it without any", name);
        }
    }
}

package plateau.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import plateau.arena.outside.Limits;
import plateau.bots.Bots;
import plateau.bots.Levels;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.hosting.Outside;
import plateau.hosting.Programs;
import plateau.hosting.Sizes;
import plateau.server.bots.OutsideBot;

/// The settings of bots from outside: `bot.NAME = cmd:…` and what belongs to it.
final class BotSettings {
    static final String PREFIX = "bot.";

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,29}");
    private static final List<String> PARTS = List.of("games", "processes", "memory");

    /// What seats are called that are no bot's.
    private static final Set<String> TAKEN = Set.of("me", "free", "human", "account");

    private static final int MOST_PROCESSES = 1000;
    private static final int MOST_MEMORY = 1 << 26;

    private BotSettings() {}

    /// Refuses what is wrong with one of them by itself.
    static void check(String key, String text) {
        var name = name(key);
        if (!NAME.matcher(name).matches()) {
            throw new BadInput(
                    "setting.bot-name",
                    "'%s' cannot be the name of a bot: it begins with a letter from a to z and has up to 30 of them, digits and hyphens",
                    name);
        }
        var part = part(key);
        switch (part) {
            case "" -> checkSeat(name, text);
            case "games" -> games(text);
            case "processes" -> processes(text);
            case "memory" -> memory(key, text);
            default ->
                throw new BadInput(
                        "setting.bot-part",
                        "no setting '%s' of a bot; there are %s%s",
                        part,
                        String.join(", ", PARTS),
                        Text.didYouMean(part, PARTS));
        }
    }

    private static void checkSeat(String name, String seat) {
        boolean isTaken = TAKEN.contains(name)
                || Levels.NAMES.contains(name)
                || Games.all().stream()
                        .anyMatch(game -> Bots.ids(game.defaults()).contains(name));
        if (isTaken) {
            throw new BadInput("setting.bot-taken", "there is a '%s' already; name it otherwise", name);
        }
        if (Outside.of(seat).isEmpty()) {
            throw SettingKey.refusal(
                    Message.of(
                            "setting.bot-seat",
                            "cmd: and a command, jar: and a jar file, or lib: and a shared library"),
                    seat);
        }
        var _ = Programs.of(seat);
    }

    private static String name(String key) {
        var rest = key.substring(PREFIX.length());
        int dot = rest.indexOf('.');
        return dot < 0 ? rest : rest.substring(0, dot);
    }

    private static String part(String key) {
        int dot = key.indexOf('.', PREFIX.length());
        return dot < 0 ? "" : key.substring(dot + 1);
    }

    private static Set<String> games(String text) {
        var games = Readings.words(text);
        games.forEach(Games::named);
        return games;
    }

    private static int processes(String text) {
        return Readings.whole(1, MOST_PROCESSES).apply(text);
    }

    private static long memory(String key, String text) {
        if (text.equals("none")) {
            return 0;
        }
        try {
            return (long) Sizes.megabytes(key, text, MOST_MEMORY) << 20;
        } catch (BadInput refused) {
            throw new BadInput("memory.wrong", "%s; none is for no limit", refused.inWords());
        }
    }

    /// The bots that these settings, each right by itself, make together, in their order.
    static List<OutsideBot> bots(Map<String, String> settings) {
        var bots = new ArrayList<OutsideBot>();
        settings.forEach((key, text) -> {
            if (key.startsWith(PREFIX) && part(key).isEmpty()) {
                bots.add(bot(name(key), text, settings));
            }
        });
        return List.copyOf(bots);
    }

    private static OutsideBot bot(String name, String seat, Map<String, String> settings) {
        var own = new LinkedHashMap<String, String>();
        for (var part : PARTS) {
            own.put(part, settings.getOrDefault(PREFIX + name + "." + part, ""));
        }
        var games = own.getOrDefault("games", "");
        var processes = own.getOrDefault("processes", "");
        var memory = own.getOrDefault("memory", "");
        return new OutsideBot(
                name,
                seat,
                games.isEmpty() ? Set.of() : Set.copyOf(games(games)),
                processes.isEmpty() ? 1 : processes(processes),
                memory.isEmpty() ? Limits.USUAL.memory() : memory("memory", memory));
    }

    /// The name of a bot that a setting is about without anything that says what it is, if there is
    /// one.
    static boolean isOrphan(String key, Map<String, String> settings) {
        return key.startsWith(PREFIX) && !settings.containsKey(PREFIX + name(key));
    }

    static BadInput orphan(String key) {
        return new BadInput(
                "setting.bot-orphan", "nothing says what '%s' is; write %s%s = cmd:…", name(key), PREFIX, name(key));
    }
}

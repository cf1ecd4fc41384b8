package plateau.terminal.options;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.games.Games;
import plateau.terminal.screen.Words;

/// The short flags that a game brings along to the commands that play it, one letter each: they set an
/// option, drop a member of an option that is a set, or choose a view. They are those of the programs
/// that the games come from.
public final class GameFlags {
    /// The commands that take them.
    private static final List<String> COMMANDS = List.of("watch", "play", "simulate", "evaluate");

    /// Those of no game.
    static final GameFlags NONE = new GameFlags("", List.of(), Words.of(""));

    private final String command;
    private final Optional<Options<Game>> game;
    private final Map<String, OptionSpec> flags = new TreeMap<>();

    /// @param command what is done with the game
    /// @param arguments a command line, in which the game is looked for
    public GameFlags(String command, List<String> arguments, Words words) {
        this.command = command;
        this.game = game(arguments);
        game.ifPresent(options -> declare(options, words));
    }

    /// The game that a command line names, if it names one.
    public static Optional<Options<Game>> game(List<String> arguments) {
        return Games.all().stream()
                .filter(options -> arguments.contains(id(options)))
                .min(Comparator.comparingInt(options -> arguments.indexOf(id(options))));
    }

    private static String id(Options<Game> options) {
        return options.defaults().id();
    }

    /// The games that have a flag such as `-b`.
    public static List<String> owners(String flag) {
        return Games.all().stream()
                .filter(options -> letters(options).contains(flag.replaceFirst("^-", "")))
                .map(GameFlags::id)
                .toList();
    }

    private static List<String> letters(Options<Game> options) {
        var letters = new ArrayList<>(options.defaults().viewFlags().keySet());
        options.specs().forEach(spec -> letters.add(spec.flag()));
        letters.removeIf(String::isEmpty);
        return letters;
    }

    private void declare(Options<Game> options, Words words) {
        for (var spec : options.specs()) {
            if (spec.members().isEmpty()) {
                add(spec.flag(), String.class, words.get("flag.value"), words.get("flag.set", spec.name()));
            } else {
                var members = numbered(spec.members());
                add(spec.flag(), List.class, "K", words.get("flag.drop", spec.name(), members));
            }
        }
        options.defaults()
                .viewFlags()
                .forEach((flag, view) -> add(flag, boolean.class, "", words.get("flag.view", view)));
    }

    private void add(String letter, Class<?> type, String label, String description) {
        if (!letter.isEmpty()) {
            var flag = OptionSpec.builder("-" + letter).type(type).description(description);
            if (!label.isEmpty()) {
                flag.paramLabel(label).arity("1");
            }
            flags.put(letter, flag.build());
        }
    }

    private static String numbered(List<String> names) {
        var numbered = new ArrayList<String>();
        for (var name : names) {
            numbered.add(numbered.size() + 1 + " " + name);
        }
        return String.join(", ", numbered);
    }

    /// Each flag as it is typed, with a line of help.
    public Map<String, String> descriptions() {
        var lines = new LinkedHashMap<String, String>();
        flags.forEach((letter, flag) -> {
            boolean takesValue = flag.arity().max() > 0;
            var typed = "-" + letter + (takesValue ? " " + flag.paramLabel() : "");
            lines.put(typed, flag.description()[0]);
        });
        return lines;
    }

    public void addTo(CommandSpec command) {
        flags.values().forEach(command::addOption);
    }

    /// Adds the settings that the flags given stand for.
    public void apply(TableOptions table) {
        checkGame(table);
        for (var spec : table.options().specs()) {
            var setting = "-" + spec.flag();
            switch (value(spec.flag())) {
                case List<?> dropped ->
                    table.addSetting(setting, spec.name(), left(setting, spec, usual(table, spec), dropped));
                case String text
                when !text.isEmpty() || isGiven(spec.flag()) -> table.addSetting(setting, spec.name(), text);
                default -> {}
            }
        }
    }

    /// The name of a game may have been found where it stood for something else.
    private void checkGame(TableOptions table) {
        var played = id(table.options());
        for (var letter : flags.keySet()) {
            if (isGiven(letter) && !owners(letter).contains(played)) {
                throw new BadInput(refusal(letter, command, " " + played));
            }
        }
    }

    /// Why a flag is refused that only other games have, or the same game with other commands.
    ///
    /// @param game the game's name after a space, or nothing
    public static Message refusal(String letter, String command, String game) {
        var taker = COMMANDS.contains(command) ? command : COMMANDS.getFirst();
        var owners = owners(letter).stream().map(id -> taker + " " + id).toList();
        return Message.of(
                "flag.other",
                "-%s is a flag of '%s', not of '%s'",
                letter,
                String.join("', '", owners),
                command + game);
    }

    private boolean isGiven(String letter) {
        var flag = flags.get(letter);
        return flag != null && flag.getValue() != null && !Boolean.FALSE.equals(flag.getValue());
    }

    private Object value(String letter) {
        var flag = flags.get(letter);
        return isGiven(letter) && flag != null ? flag.getValue() : "";
    }

    /// The views that the flags given ask for, in the order in which the game has them.
    public List<String> views(List<String> all) {
        var asked = game.map(options -> options.defaults().viewFlags())
                .orElse(Map.of())
                .entrySet();
        return asked.stream()
                .filter(flag -> isGiven(flag.getKey()))
                .map(Map.Entry::getValue)
                .sorted(Comparator.comparingInt(all::indexOf))
                .toList();
    }

    /// The flag that asks for a view.
    public String given(String view) {
        return game.map(options -> options.defaults().viewFlags()).orElse(Map.of()).entrySet().stream()
                .filter(flag -> flag.getValue().equals(view))
                .map(flag -> "-" + flag.getKey())
                .findFirst()
                .orElse(view);
    }

    /// The members of a set that the game has before any is dropped: what a jar adds may not be among them.
    private static List<String> usual(TableOptions table, plateau.core.options.OptionSpec spec) {
        var options = table.options();
        var game = table.settings()
                .preset(options)
                .map(preset -> options.parse(preset, List.of()))
                .orElseGet(options::defaults);
        var value = options.json(game).get(spec.name());
        return value instanceof List<?> members
                ? members.stream().map(String::valueOf).toList()
                : List.of();
    }

    /// The members of a set that are left when some are dropped by their numbers.
    private static String left(String flag, plateau.core.options.OptionSpec spec, List<String> usual, List<?> dropped) {
        var left = new ArrayList<>(usual);
        for (var number : dropped) {
            left.remove(member(flag, spec.members(), String.valueOf(number)));
        }
        return left.isEmpty() ? "none" : String.join(",", left);
    }

    private static String member(String flag, List<String> members, String number) {
        for (int index = 0; index < members.size(); index++) {
            if (number.equals(String.valueOf(index + 1))) {
                return members.get(index);
            }
        }
        throw new BadInput("of-option", "%s: %s", flag, Numbers.refusal(1, members.size(), number));
    }
}

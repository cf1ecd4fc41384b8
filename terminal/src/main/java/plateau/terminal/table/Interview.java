package plateau.terminal.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.terminal.options.Numbers;
import plateau.terminal.screen.SeatNames;
import plateau.terminal.screen.Words;
import plateau.words.MoveWords;

/// Asks somebody who wants to play what, with how many and against whom. Every question has an answer
/// that Enter gives.
public final class Interview {
    /// Something to choose.
    ///
    /// @param name what it is called everywhere, and may be typed, too
    /// @param shown what it is called here
    /// @param text what is said of it
    public record Item(String name, String shown, String text) {
        /// Whether somebody means it who types a text.
        boolean isMeantBy(String typed) {
            return Stream.of(name, shown)
                    .anyMatch(each -> MoveWords.folded(each).equals(MoveWords.folded(typed)));
        }
    }

    /// How questions are asked.
    public interface Asker {
        /// Gives the number of one of some items.
        ///
        /// @param items what may be chosen
        /// @param usual the one that Enter takes
        int pick(String question, List<Item> items, int usual);

        /// Gives a line, or the usual one.
        String line(String question, String usual);

        /// Says why the last answer will not do.
        void refuse(String why);
    }

    /// What was answered.
    ///
    /// @param seats who sits where
    public record Wishes(Game game, List<String> seats) {}

    private static final String OPPONENT = "medium";

    private final Asker asker;
    private final Words words;

    public Interview(Asker asker, Words words) {
        this.asker = asker;
        this.words = words;
    }

    /// Which game.
    public Options<Game> game() {
        var games = Games.all();
        var items = games.stream().map(each -> game(each.defaults())).toList();
        return games.get(asker.pick(words.get("interview.game"), items, 0));
    }

    private Item game(Game game) {
        return new Item(game.id(), game.id(), words.summary(game));
    }

    /// With which options, how many and against whom.
    public Wishes wishes(Options<Game> options) {
        var game = preset(options);
        int players = players(game);
        var seats = new ArrayList<>(List.of(SeatNames.HUMAN));
        seats.addAll(Collections.nCopies(players - 1, players > 1 ? opponent(game) : ""));
        return new Wishes(game, seats);
    }

    private Game preset(Options<Game> options) {
        var game = options.defaults();
        var items = new ArrayList<Item>();
        for (var name : options.presetNames()) {
            items.add(preset(game, name, words.help(options, name)));
        }
        items.add(preset(game, "own", words.get("interview.own")));
        int index = asker.pick(words.get("interview.options"), items, 0);
        return index == items.size() - 1
                ? options.parse(settings(options))
                : options.parse(items.get(index).name(), List.of());
    }

    private Item preset(Game game, String name, String text) {
        return new Item(name, words.preset(game, name), text);
    }

    private List<String> settings(Options<Game> options) {
        return options.specs().stream()
                .flatMap(spec -> setting(options, spec).stream())
                .toList();
    }

    /// `name=value` of an option; nothing where it is left as it is.
    private Optional<String> setting(Options<Game> options, OptionSpec spec) {
        var usual = spec.isComputed() ? "" : spec.defaultText();
        return setting(options, spec, usual, setting -> options.parse(List.of(setting)))
                .map(value -> spec.name() + "=" + value);
    }

    /// The value of an option, asked again until it is one; nothing where the usual one is taken.
    private Optional<String> setting(Options<Game> options, OptionSpec spec, String usual, Consumer<String> check) {
        var question =
                words.get("interview.option", spec.name(), words.help(options.defaults(), spec), words.allowed(spec));
        while (true) {
            var answer = asker.line(question, usual).strip();
            if (answer.equals(usual)) {
                return Optional.empty();
            }
            try {
                check.accept(spec.name() + "=" + answer);
                return Optional.of(answer);
            } catch (BadInput refused) {
                asker.refuse(words.text(refused.inWords()));
            }
        }
    }

    /// How many play, asked again until that many can.
    public int players(Game game) {
        var seatable = game.seatable();
        if (seatable.isEmpty()) {
            game.checkPlayers(game.defaultPlayers());
        }
        var range = IntStream.of(seatable.getFirst(), seatable.getLast())
                .mapToObj(String::valueOf)
                .distinct()
                .toList();
        while (true) {
            var question = words.get("interview.players", String.join("–", range));
            var answer =
                    asker.line(question, String.valueOf(game.defaultPlayers())).strip();
            try {
                int players = Numbers.players(answer);
                game.checkPlayers(players);
                return players;
            } catch (BadInput refused) {
                asker.refuse(words.text(refused.inWords()));
            }
        }
    }

    /// The value of the first option, if another is wanted than the game has so far.
    ///
    /// @param check refuses a setting that does not go with what was said
    public Optional<String> firstOption(Options<Game> options, Game so, Consumer<String> check) {
        var spec = options.specs().getFirst();
        var value = String.valueOf(options.json(so).get(spec.name()));
        return setting(options, spec, value, check);
    }

    private String opponent(Game game) {
        var names = new ArrayList<>(Bots.ids(game));
        var texts = new ArrayList<String>();
        names.forEach(name -> texts.add(words.line(game, Bots.parse(name, game))));
        for (int i = 0; i < names.size(); i++) {
            if (texts.get(i).isEmpty() || !words.line(names.get(i)).isEmpty()) {
                texts.set(i, words.line(names.get(i)));
            }
        }
        names.add(SeatNames.HUMAN);
        texts.add(words.get("interview.human"));
        var items = IntStream.range(0, names.size())
                .mapToObj(i -> seat(names.get(i), texts.get(i)))
                .toList();
        int usual = Math.max(0, names.indexOf(OPPONENT));
        return names.get(asker.pick(words.get("interview.opponent"), items, usual));
    }

    private Item seat(String name, String text) {
        return new Item(name, words.seat(name), text);
    }
}

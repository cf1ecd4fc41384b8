package plateau.terminal.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.terminal.screen.SeatNames;
import plateau.terminal.screen.Words;

/// Asks somebody who wants to play what, with how many and against whom. Every question has an answer
/// that Enter gives.
public final class Interview {
    /// How questions are asked.
    public interface Asker {
        /// Gives the number of one of some items.
        ///
        /// @param names what may be typed for each item
        /// @param texts what is said of each
        /// @param usual the one that Enter takes
        int pick(String question, List<String> names, List<String> texts, int usual);

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
        var names = games.stream().map(each -> each.defaults().id()).toList();
        var texts = games.stream().map(each -> words.summary(each.defaults())).toList();
        return games.get(asker.pick(words.get("interview.game"), names, texts, 0));
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
        var names = new ArrayList<>(List.of("usual"));
        var texts = new ArrayList<>(List.of(words.get("interview.usual")));
        for (var preset : options.presets()) {
            names.add(preset.name());
            texts.add(words.help(options.defaults(), preset));
        }
        names.add("own");
        texts.add(words.get("interview.own"));
        int index = asker.pick(words.get("interview.options"), names, texts, 0);
        if (index == names.size() - 1) {
            return options.parse(settings(options));
        }
        return index == 0 ? options.defaults() : options.parse(names.get(index), List.of());
    }

    private List<String> settings(Options<Game> options) {
        return options.specs().stream().flatMap(spec -> setting(options, spec).stream()).toList();
    }

    /// `name=value` of an option, asked again until it is one; nothing where it is left as it is.
    private Optional<String> setting(Options<Game> options, OptionSpec spec) {
        var question =
                words.get(
                        "interview.option",
                        spec.name(),
                        words.help(options.defaults(), spec),
                        words.allowed(spec));
        while (true) {
            var usual = spec.isComputed() ? "" : spec.defaultText();
            var answer = asker.line(question, usual).strip();
            if (answer.equals(usual)) {
                return Optional.empty();
            }
            try {
                options.parse(List.of(spec.name() + "=" + answer));
                return Optional.of(spec.name() + "=" + answer);
            } catch (BadInput refused) {
                asker.refuse(words.text(refused.inWords()));
            }
        }
    }

    /// How many play, asked again until that many can.
    public int players(Game game) {
        var seatable = game.seatable();
        var range =
                IntStream.of(seatable.getFirst(), seatable.getLast())
                        .mapToObj(String::valueOf)
                        .distinct()
                        .toList();
        while (true) {
            var question = words.get("interview.players", String.join("–", range));
            var answer = asker.line(question, String.valueOf(game.defaultPlayers())).strip();
            var number = Text.wholeNumber(answer);
            if (number.isPresent() && seatable.contains((int) number.getAsLong())) {
                return (int) number.getAsLong();
            }
            asker.refuse(words.get("interview.players.wrong", answer, String.join("–", range)));
        }
    }

    /// The game with its first option as it is asked for.
    public Game firstOption(Options<Game> options) {
        return options.parse(setting(options, options.specs().getFirst()).stream().toList());
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
        int usual = Math.max(0, names.indexOf(OPPONENT));
        return names.get(asker.pick(words.get("interview.opponent"), names, texts, usual));
    }
}

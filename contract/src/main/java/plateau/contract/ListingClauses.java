package plateau.contract;

import java.util.List;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// The clauses on what a game says of itself: its name, its rules in brief, its options.
final class ListingClauses {
    private ListingClauses() {}

    /// Lower-case letters, digits and hyphens: it is typed in commands and stands in files.
    static void itsNameIsOneWord(Options<Game> options) {
        var id = options.defaults().id();
        if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            throw new Breach(
                    Text.format("id() is '%s', expected lower-case letters and digits, with hyphens between them", id));
        }
    }

    static void itIsDescribedInALineAndInBrief(Options<Game> options) {
        var game = options.defaults();
        requireLine("summary()", game.summary());
        if (game.brief().isBlank()) {
            throw new Breach("brief() is empty, expected the rules in a few short paragraphs");
        }
        if (!game.brief().endsWith("\n")) {
            throw new Breach("brief() does not end with a line break, expected '\\n' at its end");
        }
    }

    static void optionsAndPresetsAreExplained(Options<Game> options) {
        for (var spec : options.specs()) {
            requireLine("the help of option " + spec.name(), spec.help());
            requireLine("the default of option " + spec.name() + " in words", spec.defaultText());
        }
        for (var preset : options.presets()) {
            requireLine("the help of preset " + preset.name(), preset.help());
        }
    }

    private static void requireLine(String what, String text) {
        if (text.isBlank() || text.contains("\n")) {
            throw new Breach(Text.format("%s is '%s', expected one line", what, text));
        }
    }

    static void everyPresetCanBePlayed(Options<Game> options) {
        for (var preset : options.presets()) {
            try {
                requireSeats("preset " + preset.name(), options.parse(preset.name(), List.of()));
            } catch (BadInput refused) {
                throw new Breach(Text.format("preset %s is refused: %s", preset.name(), refused.getMessage()));
            }
        }
    }

    /// Records hold options as JSON: what is read from there must be the same game.
    static void optionsSurviveBeingWrittenDown(Options<Game> options) {
        var game = options.defaults();
        Breach.unlessEqual("the game read from its own options", game, options.fromJson(options.json(game)));
    }

    static void numbersOfPlayersAreInOrder(Options<Game> options) {
        var game = options.defaults();
        int least = game.minPlayers();
        int usual = game.defaultPlayers();
        int most = game.maxPlayers();
        if (least < 1 || usual < least || most < usual) {
            throw new Breach(Text.format(
                    "at least %d, at most %d, by default %d players; expected 1 ≤ %s",
                    least, most, usual, "least ≤ default ≤ most"));
        }
        requireSeats("the game with its defaults", game);
        game.refusal(usual).ifPresent(why -> {
            throw new Breach(Text.format("defaultPlayers() is %d, of which refusal says: %s", usual, why));
        });
    }

    /// Whether so many can play is said by `refusal`, so that one can ask without a start.
    static void whoeverCanBeSeatedCanBegin(Options<Game> options) {
        var game = options.defaults();
        for (int players : game.seatable()) {
            try {
                game.start(players);
            } catch (BadInput refused) {
                throw new Breach(Text.format(
                        "refusal(%d) is empty, but start(%d) refuses: %s", players, players, refused.getMessage()));
            }
        }
    }

    static void playersAreCountedFromZeroOrOne(Options<Game> options) {
        int first = options.defaults().firstNumber();
        if (first != 0 && first != 1) {
            throw new Breach(Text.format("firstNumber() is %d, expected 0 or 1", first));
        }
    }

    private static void requireSeats(String what, Game game) {
        if (Contract.playerCounts(game).isEmpty()) {
            throw new Breach(Text.format(
                    "%s can seat no number of players from %d to %d", what, game.minPlayers(), game.maxPlayers()));
        }
    }
}

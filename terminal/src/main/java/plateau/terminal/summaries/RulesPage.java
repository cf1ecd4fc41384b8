package plateau.terminal.summaries;

import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.text.Text;
import plateau.terminal.screen.Caption;
import plateau.terminal.screen.Screen;
import plateau.words.Rules;

/// The rules of a game for its players, how to read its picture, and its options in a line each.
public record RulesPage(Screen screen, Options<Game> options) {
    public void print() {
        var game = options.defaults();
        var rules = Rules.of(game, screen.words().language());
        if (rules.isPresent()) {
            rules.get().strip().lines().map(Text::printable).forEach(screen.out()::println);
        } else {
            screen.say("rules.none", game.id());
            screen.out().println();
            screen.out().println(screen.words().brief(game).strip());
        }
        legend(new Caption(screen.words(), game, _ -> "").legend());
        if (!options.specs().isEmpty()) {
            screen.out().println();
            screen.say("rules.options");
            options.specs().forEach(spec -> option(game, spec));
        }
    }

    private void legend(String legend) {
        if (!legend.isEmpty()) {
            screen.out().println();
            screen.say("rules.picture");
            screen.out().println(legend);
        }
    }

    private void option(Game game, OptionSpec spec) {
        var words = screen.words();
        screen.say("rules.option", spec.name(), words.help(game, spec), words.allowed(spec), words.byDefault(spec));
    }
}

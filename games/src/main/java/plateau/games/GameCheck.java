package plateau.games;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// What a game from outside must be to enter the list: one that can be described and begun. Whether it
/// keeps the rest of the contract shows when it is checked or played.
final class GameCheck {
    private GameCheck() {}

    /// Refuses a game that cannot be described, whose presets are wrong, or that does not begin.
    static void check(Options<Game> options) {
        var game = options.defaults();
        checkWords(game.summary(), game.brief());
        checkPlayers(game);
        Admission.given("figures()", game.figures());
        for (var preset : options.presets()) {
            if (preset.name().equals(Options.USUAL)) {
                throw new BadInput("its preset 'usual' has the name of the game without a preset; choose another");
            }
            try {
                options.parse(preset.name(), List.of());
            } catch (BadInput refused) {
                throw new BadInput(Text.format("its preset '%s': %s", preset.name(), refused.getMessage()));
            }
        }
        checkStart(game.start(game.defaultPlayers()), game.defaultPlayers());
    }

    private static void checkWords(@Nullable String summary, @Nullable String brief) {
        if (summary == null || summary.isBlank() || summary.contains("\n")) {
            throw new BadInput("summary() must be one line that tells what the game is about");
        }
        if (brief == null || brief.isBlank()) {
            throw new BadInput("brief() must be the rules in brief, a few lines");
        }
    }

    private static void checkPlayers(Game game) {
        int least = game.minPlayers();
        int usual = game.defaultPlayers();
        int most = game.maxPlayers();
        if (least < 1) {
            throw new BadInput(Text.format("minPlayers() is %d; it must be 1 at least", least));
        }
        if (most < least) {
            throw new BadInput(Text.format(
                    "minPlayers() is %d, but maxPlayers() only %d; the most must not be fewer than the fewest",
                    least, most));
        }
        if (usual < least || usual > most) {
            throw new BadInput(Text.format(
                    "defaultPlayers() is %d; it must be from minPlayers(), %d, to maxPlayers(), %d",
                    usual, least, most));
        }
    }

    private static void checkStart(@Nullable State state, int players) {
        if (state == null) {
            throw new BadInput(Text.format("start(%d) gives null; it must give the first position", players));
        }
        if (state.players() != players) {
            throw new BadInput(
                    Text.format("start(%d) gives a position whose players() is %d", players, state.players()));
        }
        int mover = state.mover();
        if (mover < State.NOBODY || mover >= players) {
            throw new BadInput(Text.format(
                    "mover() of its first position is %d; it must be 0 to %d, CHANCE or NOBODY", mover, players - 1));
        }
    }
}

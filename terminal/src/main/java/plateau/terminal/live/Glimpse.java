package plateau.terminal.live;

import java.util.List;
import java.util.Optional;
import plateau.arena.series.Pairing;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.text.BadInput;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.ViewOption;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Screen;

/// A game like those that were counted, drawn as it ended, for whoever asks to see one by the game's own
/// flags.
public final class Glimpse {
    private final Screen screen;
    private final TerminalRoster roster;
    private final Pairing pairing;
    private final Game game;
    private final List<String> views;

    /// @param isJson whether what is printed is for programs, which look at no pictures
    public Glimpse(Screen screen, TerminalRoster roster, Pairing pairing, GameFlags flags, boolean isJson) {
        this.screen = screen;
        this.roster = roster;
        this.pairing = pairing;
        game = roster.game(pairing.game(), pairing.options());
        views = new ViewOption().asked(game, pairing.players(), flags);
        if (isJson && !views.isEmpty()) {
            throw new BadInput(
                    "seats.twice", "%s and %s cannot be given together", flags.given(views.getFirst()), "--json");
        }
    }

    /// Plays the game of a seed, and draws its last position; nothing where nobody asked for it.
    public void draw(long seed) {
        if (views.isEmpty()) {
            return;
        }
        var names = roster.called(pairing.seats());
        var players =
                pairing.seats().stream().map(name -> roster.player(name, game)).toList();
        var announcer = new Announcer(screen, game, names, views, State.NOBODY);
        var live = new LiveGame(screen, game, pairing, names, players, seed);
        screen.out().println();
        screen.say("glimpse", Long.toString(seed));
        live.play(new MoveCounter(announcer.narrator()), Optional.empty(), () -> {
            announcer.draw(live.state());
            announcer.say(live.outcome(announcer.narrator()));
        });
    }
}

package plateau.testkit;

import java.util.List;
import plateau.core.Game;
import plateau.core.PointKind;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Preset;

/// A small correct game with chance and a hidden hand: each player holds one card that only it sees,
/// then bets or holds for some rounds, and in the end cards and gains are added.
@Preset(name = "long", settings = "rounds=5", help = "five rounds")
record Cards(
        @Option(help = "bets of each player", byDefault = "2", min = 1, max = 9)
        int rounds) implements Game {
    static final List<PointKind> KINDS = List.of(PointKind.paid("bets", "won").lost("lost"), PointKind.shown("cards"));

    @Override
    public String id() {
        return "cards";
    }

    @Override
    public String summary() {
        return "a hidden card and some bets";
    }

    @Override
    public String brief() {
        return "Bet on the next card.\n";
    }

    @Override
    public int minPlayers() {
        return 2;
    }

    @Override
    public int maxPlayers() {
        return 4;
    }

    @Override
    public List<PointKind> sheet() {
        return KINDS;
    }

    @Override
    public State start(int players) {
        return new CardsState(this, rounds, players);
    }
}

package plateau.games.munificence;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.core.Game;
import plateau.core.PointKind;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Preset;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// Tokens from a spiral market pay for builders, who pay for better builders;
/// `docs/rules/munificence.md` has the rules.
@Preset(name = "report", settings = "targets=random", help = "as in the original: the lot chooses what powers act on")
@Preset(name = "grid", settings = "links=grid", help = "take tokens that touch on the square")
@Preset(
        name = "grand",
        settings = {"colours=7", "tokens=49", "levels=3", "builders=28", "points=30", "turns=40"},
        help = "a larger market, three levels, a longer game")
public record Munificence(
        @Option(help = "colours in play", byDefault = "5", min = 2, max = 10)
        int colours,

        @Option(help = "tokens, a square number", byDefault = "25", min = 4, max = 64)
        int tokens,

        @Option(help = "levels of builders", byDefault = "2", min = 1, max = 9)
        int levels,

        @Option(help = "builders at most", byDefault = "10", min = 3, max = Munificence.MOST_BUILDERS)
        int builders,

        @Option(help = "0: the tokens made by hand; another number: random ones", byDefault = "0")
        int tokenSeed,

        @Option(help = "0: the builders made by hand; another number: random ones", byDefault = "0")
        int builderSeed,

        @Option(help = "points that end the game", byDefault = "10", min = 1, max = 1000)
        int points,

        @Option(help = "turns of all players together", byDefault = "10", min = 1, max = 100, flag = "m")
        int turns,

        @Option(help = "which slots hang together", byDefault = "path")
        Links links,

        @Option(help = "who chooses what a power acts on", byDefault = "player")
        Targets targets)
        implements Game {
    static final int MOST_BUILDERS = 100;

    /// Which slots of the market hang together (rules 3.2).
    public enum Links {
        PATH,
        GRID
    }

    /// Who chooses the target of a power (rules 3.5).
    public enum Targets {
        PLAYER,
        RANDOM
    }

    public Munificence {
        int side = (int) Math.round(Math.sqrt(tokens));
        if (side * side != tokens) {
            throw new BadInput(
                    "munificence.tokens",
                    "tokens must be a square number (4, 9, 16, 25, 36, 49 or 64), not %d",
                    tokens);
        }
        if (levels >= colours) {
            throw new BadInput(
                    "munificence.levels",
                    "levels must be below colours (a builder needs level + 1 colours): %d levels, %d colours",
                    levels,
                    colours);
        }
    }

    @Override
    public String id() {
        return "munificence";
    }

    @Override
    public String summary() {
        return "tokens from a spiral market pay for builders, who pay for better builders";
    }

    @Override
    public String brief() {
        return """
                On your turn hire a builder, or take one to three tokens that lie in a row on the
                market's spiral, or pass. A builder costs the colours it requires, less all that
                your builders provide; tokens pay without change and go back to the market. Builders
                give points. Once a turn, before that, a favor takes you one token or renews the
                builders of a level. Some tokens and builders have powers.
                Whoever has 10 points wins; after 10 turns, whoever has most.

                Colours: K black, B blue, G green, R red, W white, D gold, P pearl, A aquamarine,
                O octarine, C chestnut. A builder 3:RW>R 5 needs RW, gives R and 5 points.
                Powers: to token rob, tu turn rob, gm gentry master, mh master's hand,
                mp market panic, fr favor rob, gp guild panic.
                """;
    }

    @Override
    public int minPlayers() {
        return 2;
    }

    @Override
    public int maxPlayers() {
        return 10;
    }

    /// More than four need decks that are large enough for them.
    @Override
    public Optional<Message> refusal(int players) {
        return Game.super.refusal(players).or(() -> Crowd.refusal(this, players));
    }

    /// A row for the builders of each level, the highest first.
    @Override
    public List<PointKind> sheet() {
        return IntStream.iterate(levels, level -> level > 0, level -> level - 1)
                .mapToObj(level -> PointKind.shown("builders." + level))
                .toList();
    }

    @Override
    public List<String> figures() {
        return MunificenceFigure.NAMES;
    }

    @Override
    public State start(int players) {
        return new MunificenceState(this, new MunificenceDeck(this), new Market(this), players);
    }
}

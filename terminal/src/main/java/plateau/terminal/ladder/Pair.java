package plateau.terminal.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.terminal.screen.SeatNames;
import plateau.terminal.screen.Words;
import plateau.words.Names;

/// Two bots, by their names with settings, of which the first is to be measured by the second.
public record Pair(String a, String b) {
    private static final List<String> LEVELS = List.of("hard/medium", "medium/easy", "easy/random", "hard/greedy");
    private static final List<String> SIMPLER = List.of(
            "greedy/random",
            "mcts:time=300ms/uct:time=300ms",
            "mcts:steps=4000/mcts:steps=1000",
            "mcts:steps=1000/mcts:steps=250",
            "mcts:steps=250/mcts:steps=60",
            "mcts:steps=60/random");

    /// Reads `A/B`. Who comes from outside has strokes in its name, and so takes the rest as it is.
    public static Pair parse(String text) {
        int stroke = text.indexOf('/');
        var first = stroke < 0 ? text : text.substring(0, stroke);
        var second = stroke < 0 ? "" : text.substring(stroke + 1).strip();
        if (SeatNames.isOutside(text)) {
            throw new BadInput("pair.outside", "--pair: a bot from outside comes second; turn '%s' round", text);
        }
        boolean isClear = SeatNames.isOutside(second) || second.indexOf('/') < 0;
        if (first.isBlank() || second.isBlank() || !isClear) {
            throw new BadInput("pair.form", "--pair must be two bots, written A/B, not '%s'", text);
        }
        return new Pair(Names.meantSeat(first.strip()), Names.meantSeat(second));
    }

    /// The rungs of the ladder, from the top: each level against the next, the highest against what
    /// plays without search, and the search against itself with fewer steps. Pairs of a bot that the
    /// game does not have are left out.
    public static List<Pair> usual(Game game) {
        return usual(Bots.ids(game), own(game));
    }

    /// @param bots all that play the game
    /// @param own those of them that do not play every game
    static List<Pair> usual(List<String> bots, List<String> own) {
        return Stream.of(LEVELS.stream(), own.stream().map(bot -> "hard/" + bot), SIMPLER.stream())
                .flatMap(pairs -> pairs)
                .map(Pair::parse)
                .filter(pair -> bots.contains(id(pair.a)) && bots.contains(id(pair.b)))
                .toList();
    }

    private static List<String> own(Game game) {
        var everywhere = new ArrayList<>(Bots.ids(game));
        Games.all().forEach(options -> everywhere.retainAll(Bots.ids(options.defaults())));
        return Bots.ids(game).stream().filter(bot -> !everywhere.contains(bot)).toList();
    }

    private static String id(String name) {
        return name.split(":", 2)[0];
    }

    /// As people read it.
    String shown(Words words) {
        return words.seat(a) + "/" + words.seat(b);
    }

    @Override
    public String toString() {
        return a + "/" + b;
    }
}

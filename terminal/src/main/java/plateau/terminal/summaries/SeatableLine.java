package plateau.terminal.summaries;

import java.util.List;
import plateau.core.Game;
import plateau.terminal.screen.Words;

/// The line that says how many can play a game: with its options, and where these keep some from it, with
/// any.
public final class SeatableLine {
    private SeatableLine() {}

    public static String of(Game game, Words words) {
        int least = game.minPlayers();
        int most = game.maxPlayers();
        var seatable = game.seatable();
        if (seatable.isEmpty()) {
            var why = game.refusal(game.defaultPlayers());
            return words.get("games.nobody", words.text(why.orElseThrow()));
        }
        if (seatable.size() < most - least + 1) {
            var some = numbers(seatable, words);
            return words.get("games.some", some, least, most, game.defaultPlayers());
        }
        var key = least == most ? "games.seats" : "games.players";
        return words.get(key, least, most, game.defaultPlayers());
    }

    /// `2 to 9`, or one by one where there are gaps.
    private static String numbers(List<Integer> seatable, Words words) {
        int first = seatable.getFirst();
        int last = seatable.getLast();
        boolean isRange = last - first == seatable.size() - 1 && last > first;
        return isRange
                ? words.get("games.range", first, last)
                : words.list(seatable.stream().map(number -> "" + number).toList());
    }
}

package plateau.contract;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import plateau.core.Game;

/// Random games of one game and number of players: many that are only played to their end, and some of
/// them that are looked through move by move.
///
/// @param games all of them
/// @param chosen the first few, the first that was drawn, the shortest and the longest
public record Sample(List<RandomGame> games, List<RandomGame> chosen) {
    /// How many moves a random game may take, those of chance included.
    public static final int PLY_LIMIT = 10_000;

    /// So many moves are played in all, unless these are too many or too few games.
    private static final int PLIES = 60_000;

    private static final int FEWEST = 4;
    private static final int MOST = 1_000;

    /// So many moves are looked at one by one.
    private static final int CHOSEN_PLIES = 1_200;

    private static final int FEWEST_CHOSEN = 2;
    private static final int MOST_CHOSEN = 60;

    public Sample {
        games = List.copyOf(games);
        chosen = List.copyOf(chosen);
    }

    /// As many games as can be looked at in a few seconds: many short ones, or a few long ones.
    ///
    /// @param seed that of the first game; the others follow
    public static Sample of(Game game, int players, long seed) {
        var games = new ArrayList<RandomGame>();
        int plies = 0;
        while (games.size() < FEWEST || (games.size() < MOST && plies < PLIES)) {
            var next = RandomGame.play(game, players, seed + games.size(), PLY_LIMIT);
            games.add(next);
            plies += next.plies() + 1;
        }
        return new Sample(games, chosen(games));
    }

    /// So many games, all of them looked through.
    public static Sample of(Game game, int players, long seed, int count) {
        var games = new ArrayList<RandomGame>();
        for (int i = 0; i < count; i++) {
            games.add(RandomGame.play(game, players, seed + i, PLY_LIMIT));
        }
        return new Sample(games, games);
    }

    private static List<RandomGame> chosen(List<RandomGame> games) {
        var chosen = new LinkedHashSet<RandomGame>();
        int plies = 0;
        for (var game : games) {
            if (chosen.size() < FEWEST_CHOSEN || (chosen.size() < MOST_CHOSEN && plies < CHOSEN_PLIES)) {
                chosen.add(game);
                plies += game.plies();
            }
        }
        games.stream().filter(RandomGame::isDrawn).findFirst().ifPresent(chosen::add);
        var byLength = Comparator.comparingInt(RandomGame::plies);
        games.stream().min(byLength).ifPresent(chosen::add);
        games.stream().max(byLength).ifPresent(chosen::add);
        return List.copyOf(chosen);
    }
}

package plateau.arena.series;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.records.GameRecord;
import plateau.games.Games;

/// Whole games of random players, for tests of what becomes of them.
public final class SeededGames {
    public static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    public static final Game CARCASSONNE = Games.named("carcassonne").parse(List.of());

    /// Plays at random, but draws how it pleases.
    public static final Player RANDOM =
            turn -> turn.legal().get(turn.random().nextInt(turn.legal().size()));

    private SeededGames() {}

    public static Stream<Game> games() {
        return Games.all().stream().map(options -> options.parse(List.of()));
    }

    public static GameRecord played(Game game, int players, long seed) {
        var keeper = keeper(game, players);
        var referee = new Referee(game, Collections.nCopies(players, RANDOM));
        referee.play(seed, keeper);
        return keeper.finish(seed, referee.result());
    }

    public static RecordKeeper keeper(Game game, int players) {
        Map<String, Object> options = Map.of();
        return new RecordKeeper(game.id(), options, Collections.nCopies(players, "random"));
    }

    public static GameRecord cut(GameRecord record, int ply) {
        return new GameRecord(
                record.game(),
                record.options(),
                record.players(),
                record.moves().subList(0, ply));
    }
}

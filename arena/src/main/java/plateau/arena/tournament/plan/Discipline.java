package plateau.arena.tournament.plan;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.wire.Else;
import plateau.core.wire.Kept;
import plateau.core.wire.Least;

/// What is played in a tournament: a game with its options, and how many sit at its table.
///
/// @param options as a record has them
/// @param openings the positions from which it is played, each the moves that lead there; none where all
///     games begin at the beginning
@Kept
public record Discipline(
        String game,
        Map<String, Object> options,
        @Least(0) int players,
        @Else(value = "[]", isWritten = false) List<List<String>> openings) {
    public Discipline {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        openings = openings.stream().map(List::copyOf).toList();
    }

    /// Games from their beginning; refuses a number of players that a game does not take.
    ///
    /// @param options of the game
    public static Discipline of(Options<Game> options, Game game, int players) {
        game.refusal(players).ifPresent(why -> {
            throw new BadInput("of-option", "%s: %s", Message.field("players"), why);
        });
        return new Discipline(game.id(), options.json(game), players);
    }

    /// The fewest who can meet.
    public static int fewest(Game game) {
        return game.seatable().stream().filter(each -> each >= 2).findFirst().orElse(2);
    }

    /// Games from their beginning.
    public Discipline(String game, Map<String, Object> options, int players) {
        this(game, options, players, List.of());
    }

    /// The moves with which the games of some luck begin: one luck after the other has the next position.
    public List<String> opening(long luck) {
        return openings.isEmpty() ? List.of() : openings.get((int) (luck % openings.size()));
    }
}

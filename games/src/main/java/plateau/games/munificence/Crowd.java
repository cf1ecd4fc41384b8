package plateau.games.munificence;

import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.core.text.Message;

/// Whether the decks are large enough for many players.
final class Crowd {
    /// So many can play with any decks.
    private static final int FEW = 4;

    private static final int LEAST_TOKENS = 36;
    private static final int BUILDERS_EACH = 3;

    private Crowd() {}

    /// Why the decks do not do, and what would.
    static Optional<Message> refusal(Munificence game, int players) {
        int builders = BUILDERS_EACH * players;
        int made = MunificenceDeck.builders(game, game.builders());
        if (players <= FEW || (game.tokens() >= LEAST_TOKENS && made >= builders)) {
            return Optional.empty();
        }
        return Optional.of(Message.of(
                "munificence.crowd",
                "%d players need %d tokens and %d builders at least, not %d and %d; try %s",
                players,
                LEAST_TOKENS,
                builders,
                game.tokens(),
                made,
                remedy(game, builders)));
    }

    private static String remedy(Munificence game, int builders) {
        var settings = new ArrayList<String>();
        if (game.tokens() < LEAST_TOKENS) {
            settings.add("tokens=" + LEAST_TOKENS);
        }
        if (MunificenceDeck.builders(game, game.builders()) < builders) {
            var most = enough(game, builders);
            if (most.isEmpty()) {
                settings.add("builder-seed=0");
            }
            if (most.isPresent() || game.builders() < builders) {
                settings.add("builders=" + most.orElse(builders));
            }
        }
        return String.join(" ", settings);
    }

    /// The least value of the option that makes so many; of random builders there may be none.
    private static Optional<Integer> enough(Munificence game, int builders) {
        return IntStream.rangeClosed(builders, Munificence.MOST_BUILDERS)
                .filter(most -> MunificenceDeck.builders(game, most) >= builders)
                .boxed()
                .findFirst();
    }
}

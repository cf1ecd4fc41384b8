package plateau.games.mansuba;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// Whether a game can begin, or why not and what would help (rules 3.3).
final class SetupCheck {
    /// How far from what was asked for a remedy is looked for.
    private static final int FARTHEST = 30;

    /// After so many landslides every terrain to come has been there.
    private static final int ALL_SLIDES = 3;

    private final Mansuba game;
    private final int players;

    private SetupCheck(Mansuba game, int players) {
        this.game = game;
        this.players = players;
    }

    /// Why players cannot begin: the world does not seat them, or nobody could ever move. It names each
    /// option that alone would do, with the nearest value.
    static Optional<Message> refusal(Mansuba game, int players) {
        var check = new SetupCheck(game, players);
        try {
            var start = MansubaState.first(game, players);
            return isAnybodyMobile(start) ? Optional.empty() : Optional.of(check.standstill(start.pieces()));
        } catch (BadInput refused) {
            return Optional.of(Message.of("mansuba.seats", "%s%s", refused.inWords(), check.remedies()));
        }
    }

    /// Whether players can begin.
    static boolean works(Mansuba game, int players) {
        try {
            return isAnybodyMobile(MansubaState.first(game, players));
        } catch (BadInput refused) {
            return false;
        }
    }

    private Message standstill(int pieces) {
        return Message.of(
                "mansuba.standstill",
                "nobody could ever move: %d players with %s each on %d×%d places%s",
                players,
                pieces == 1
                        ? Message.of("mansuba.piece", "1 piece")
                        : Message.of("mansuba.some-pieces", "%d pieces", pieces),
                game.width(),
                game.height(),
                remedies());
    }

    /// Nothing moves until a landslide, so it is enough to look at the start in each terrain to come.
    private static boolean isAnybodyMobile(MansubaState start) {
        var game = start.game;
        int slides = game.landslide() == 0 ? 0 : (game.roundLimit() - 1) / game.landslide();
        return Stream.iterate(game.terrain(), Terrain::next)
                .limit(1 + Math.min(slides, ALL_SLIDES))
                .anyMatch(start::isAnybodyMobile);
    }

    private Message remedies() {
        var remedies = Stream.of(
                        nearest("height", above(game.height())),
                        nearest("width", above(game.width())),
                        nearest("kings", below(game.kings())),
                        nearest("towers", below(game.towers())),
                        nearest("elephants", below(game.elephants())),
                        other("filler", "pawn"),
                        other("formation", "classic"),
                        fewerPlayers())
                .flatMap(Optional::stream)
                .toList();
        return remedy(remedies);
    }

    /// What to try instead; nothing where nothing helps.
    ///
    /// @param remedies settings, each of which alone would do
    static Message remedy(List<String> remedies) {
        return remedies.isEmpty()
                ? Message.NONE
                : Message.of("mansuba.remedy", "; try %s", Message.phrase(String.join(" or ", remedies)));
    }

    private static IntStream above(int value) {
        return IntStream.rangeClosed(value + 1, value + FARTHEST);
    }

    private static IntStream below(int value) {
        return IntStream.rangeClosed(1, Math.min(value, FARTHEST)).map(less -> value - less);
    }

    private Optional<String> nearest(String option, IntStream values) {
        return values.filter(value -> works(Map.of(option, value), players))
                .mapToObj(value -> option + "=" + value)
                .findFirst();
    }

    private Optional<String> other(String option, String value) {
        return Optional.of(option + "=" + value).filter(setting -> works(Map.of(option, value), players));
    }

    private Optional<String> fewerPlayers() {
        return below(players)
                .filter(fewer -> fewer >= game.minPlayers())
                .filter(fewer -> works(Map.of(), fewer))
                .mapToObj(fewer -> fewer + " players")
                .findFirst();
    }

    private boolean works(Map<String, Object> changes, int players) {
        var options = Options.<Mansuba>of(Mansuba.class);
        Map<String, Object> settings = new LinkedHashMap<>(options.json(game));
        settings.putAll(changes);
        try {
            return works(options.fromJson(settings), players);
        } catch (BadInput refusedToo) {
            return false;
        }
    }
}

package plateau.games.mansuba;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.BadInput;
import plateau.core.Message;
import plateau.core.options.Options;

/// A start in which nobody could ever move (rules 3.3), and what would get it going.
final class Standstill {
    /// How far from what was asked for a remedy is looked for.
    private static final int FARTHEST = 30;

    /// After so many landslides every terrain to come has been there.
    private static final int ALL_SLIDES = 3;

    private Standstill() {}

    /// Why so many cannot begin: their pieces do not fit, or none of them could ever move.
    static Optional<Message> refusal(Mansuba game, int players) {
        try {
            var start = MansubaState.first(game, players);
            return isAnybodyMobile(start) ? Optional.empty() : Optional.of(standstill(start));
        } catch (BadInput doesNotFit) {
            return Optional.of(doesNotFit.inWords());
        }
    }

    /// Names each option that alone would do, with the nearest value.
    private static Message standstill(MansubaState start) {
        var game = start.game;
        var remedies =
                Stream.of(
                                nearest(start, "height", above(game.height())),
                                nearest(start, "width", above(game.width())),
                                nearest(start, "kings", below(game.kings())),
                                nearest(start, "towers", below(game.towers())),
                                fewerPlayers(start))
                        .flatMap(Optional::stream)
                        .toList();
        var hint =
                remedies.isEmpty()
                        ? Message.NONE
                        : Message.of(
                                "mansuba.remedy",
                                "; try %s",
                                Message.phrase(String.join(" or ", remedies)));
        return Message.of(
                "mansuba.standstill",
                "nobody could ever move: %d players with %s each on %d×%d places%s",
                start.players(),
                start.pieces() == 1
                        ? Message.of("mansuba.piece", "1 piece")
                        : Message.of("mansuba.some-pieces", "%d pieces", start.pieces()),
                game.width(),
                game.height(),
                hint);
    }

    /// Nothing moves until a landslide, so it is enough to look at the start in each terrain to come.
    private static boolean isAnybodyMobile(MansubaState start) {
        var game = start.game;
        int slides = game.landslide() == 0 ? 0 : (game.roundLimit() - 1) / game.landslide();
        return Stream.iterate(game.terrain(), Terrain::next)
                .limit(1 + Math.min(slides, ALL_SLIDES))
                .anyMatch(start::isAnybodyMobile);
    }

    private static IntStream above(int value) {
        return IntStream.rangeClosed(value + 1, value + FARTHEST);
    }

    private static IntStream below(int value) {
        return IntStream.rangeClosed(1, Math.min(value, FARTHEST)).map(less -> value - less);
    }

    private static Optional<String> nearest(MansubaState start, String option, IntStream values) {
        return values.filter(value -> works(start, Map.of(option, value), start.players()))
                .mapToObj(value -> option + "=" + value)
                .findFirst();
    }

    private static Optional<String> fewerPlayers(MansubaState start) {
        return below(start.players())
                .filter(fewer -> fewer >= start.game.minPlayers())
                .filter(fewer -> works(start, Map.of(), fewer))
                .mapToObj(fewer -> fewer + " players")
                .findFirst();
    }

    private static boolean works(MansubaState start, Map<String, Integer> changes, int players) {
        var options = Options.<Mansuba>of(Mansuba.class);
        Map<String, Object> settings = new LinkedHashMap<>(options.json(start.game));
        settings.putAll(changes);
        try {
            return isAnybodyMobile(MansubaState.first(options.fromJson(settings), players));
        } catch (BadInput refusedToo) {
            return false;
        }
    }
}

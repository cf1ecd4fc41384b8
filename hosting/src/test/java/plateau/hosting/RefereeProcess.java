package plateau.hosting;

import java.util.List;
import plateau.arena.outside.Stable;
import plateau.bots.Bots;
import plateau.core.Clock;

/// A program that plays a game of Carcassonne with the seat that it is told: a referee that can be
/// killed.
final class RefereeProcess {
    private RefereeProcess() {}

    public static void main(String[] seat) {
        var game = OutsideTest.CARCASSONNE;
        try (var stable = new Stable(OutsideTest.LIMITS)) {
            var players = List.of(
                    stable.player(Programs.of(seat[0])),
                    Bots.parse("random", game).player());
            OutsideTest.play(game, Clock.NONE, List.of(seat[0], "random"), players);
        }
    }
}

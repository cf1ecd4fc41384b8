package plateau.arena.series;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.arena.match.Onlooker;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;

/// Those who have come to play a game in one thread. Each keeps to a seat and plays there against
/// whomever it meets, in one game after another, until the company breaks up.
final class Company implements AutoCloseable {
    /// A sitting holds some positions; where there are very many, those that were not met for long are
    /// set up again.
    private static final int MOST_SITTINGS = 64;

    private record Place(String name, int seat) {}

    private final Roster roster;
    private final Game game;
    private final Set<Worker.Extra> extras;
    private final Onlooker guest;
    private final Map<Place, Player> players = new HashMap<>();
    private final LinkedHashMap<Pairing, Sitting> sittings = new LinkedHashMap<>(16, 0.75F, true);

    /// @param guest looks on at all games
    Company(Roster roster, Game game, Set<Worker.Extra> extras, Onlooker guest) {
        this.roster = roster;
        this.game = game;
        this.extras = extras;
        this.guest = guest;
    }

    /// Those whom a pairing of this game names, at a table.
    Sitting sitting(Pairing pairing) {
        var sitting = sittings.computeIfAbsent(pairing, this::sitDown);
        if (sittings.size() > MOST_SITTINGS) {
            sittings.pollFirstEntry();
        }
        return sitting;
    }

    private Sitting sitDown(Pairing pairing) {
        var names = roster.called(
                pairing.seats().stream().map(each -> Entrant.of(each).called()).toList());
        return new Sitting(game, pairing, names, players(pairing.seats()), extras, guest);
    }

    private List<Player> players(List<String> seats) {
        var seated = new ArrayList<Player>();
        for (var name : seats) {
            var place = new Place(name, seated.size());
            seated.add(players.computeIfAbsent(
                    place, _ -> roster.player(Entrant.of(name).bot(), game)));
        }
        return seated;
    }

    /// Sends the players home. One who fails at that does not keep the others.
    @Override
    public void close() {
        for (var player : players.values()) {
            try {
                player.close();
            } catch (Throwable ignored) {
                // Its games are over.
            }
        }
        players.clear();
        sittings.clear();
    }
}

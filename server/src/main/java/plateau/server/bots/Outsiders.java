package plateau.server.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.arena.outside.Limits;
import plateau.arena.series.Closer;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// The bots from outside that the operator lets play, by their names.
final class Outsiders implements AutoCloseable {
    private final Map<String, Den> dens = new LinkedHashMap<>();

    /// Refuses two bots of one name, and one that is called like a bot of ours.
    Outsiders(List<OutsideBot> bots, Limits limits) {
        for (var bot : bots) {
            boolean isTaken = dens.containsKey(bot.name())
                    || Games.all().stream()
                            .anyMatch(each -> Bots.ids(each.defaults()).contains(bot.name()));
            if (isTaken) {
                throw new BadInput("bot.twice", "there is another bot called '%s'", bot.name());
            }
            dens.put(bot.name(), new Den(bot, limits));
        }
    }

    Optional<Den> find(String name) {
        return Optional.ofNullable(dens.get(name));
    }

    /// The names of those that play a game.
    List<String> names(Game game) {
        return dens.values().stream()
                .map(Den::bot)
                .filter(bot -> bot.plays(game.id()))
                .map(OutsideBot::name)
                .toList();
    }

    /// Keeps places for a new table, or none.
    void admit(String table, Map<Integer, String> bots) {
        var seats = new TreeMap<String, List<Integer>>();
        bots.forEach((seat, name) -> {
            if (dens.containsKey(name)) {
                seats.computeIfAbsent(name, _ -> new ArrayList<>()).add(seat);
            }
        });
        try {
            seats.forEach((name, own) -> find(name).orElseThrow().admit(table, own));
        } catch (RuntimeException refused) {
            asleep(table);
            throw refused;
        }
    }

    void asleep(String table) {
        dens.values().forEach(den -> den.asleep(table));
    }

    @Override
    public void close() {
        Closer.all(dens.values(), Den::close);
    }
}

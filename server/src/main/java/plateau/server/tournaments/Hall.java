package plateau.server.tournaments;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Stable;
import plateau.arena.series.Closer;
import plateau.arena.series.Entrant;
import plateau.bots.Residents;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;
import plateau.hosting.Programs;
import plateau.server.bots.OutsideBot;

/// Those who play in one tournament: bots of the house, and those that the operator brought, in processes
/// of this tournament's own.
final class Hall implements Roster, AutoCloseable {
    private final Roster residents = new Residents();
    private final List<OutsideBot> outside;
    private final Map<String, Stable> stables = new ConcurrentHashMap<>();

    Hall(List<OutsideBot> outside) {
        this.outside = outside;
    }

    private Optional<OutsideBot> outside(String name) {
        return outside.stream().filter(bot -> bot.name().equals(name)).findFirst();
    }

    /// How many games may be played at once: a bot from outside has a process in each of them, or as many as
    /// it has names, and no more of those than the operator allows.
    int most(List<String> names, int threads) {
        var times = new HashMap<OutsideBot, Integer>();
        names.forEach(name -> outside(Entrant.of(name).bot()).ifPresent(bot -> times.merge(bot, 1, Integer::sum)));
        return times.entrySet().stream()
                .mapToInt(each -> Math.max(1, each.getKey().processes() / each.getValue()))
                .reduce(threads, Math::min);
    }

    @Override
    public Game game(String name, Map<String, Object> options) {
        return residents.game(name, options);
    }

    @Override
    public Player player(String name, Game game) {
        var bot = outside(name);
        if (bot.isEmpty()) {
            return residents.player(name, game);
        }
        var own = bot.get().name();
        var program = Programs.of(bot.get().seat()).named(own);
        return stables.computeIfAbsent(own, _ -> stable(bot.get())).player(program);
    }

    private static Stable stable(OutsideBot bot) {
        return new Stable(Limits.USUAL.withMemory(bot.memory()));
    }

    @Override
    public void close() {
        Closer.all(stables.values(), Stable::close);
    }
}

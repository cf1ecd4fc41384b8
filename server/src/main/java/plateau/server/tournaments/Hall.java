package plateau.server.tournaments;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plateau.arena.Roster;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Program;
import plateau.arena.outside.Stable;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Player;
import plateau.games.Games;
import plateau.hosting.Programs;
import plateau.server.bots.OutsideBot;

/// Those who play in one tournament: bots of the house, and those that the operator brought, in processes
/// of this tournament's own.
final class Hall implements Roster, AutoCloseable {
    private final List<OutsideBot> outside;
    private final Map<String, Stable> stables = new ConcurrentHashMap<>();

    Hall(List<OutsideBot> outside) {
        this.outside = outside;
    }

    private Optional<OutsideBot> outside(String name) {
        return outside.stream().filter(bot -> bot.name().equals(name)).findFirst();
    }

    /// How many games may be played at once: a bot from outside has a process in each of them, and no
    /// more of those than the operator allows.
    int most(List<String> names, int threads) {
        return names.stream()
                .flatMap(name -> outside(name).stream())
                .mapToInt(OutsideBot::processes)
                .reduce(threads, Math::min);
    }

    @Override
    public Game game(String name, Map<String, Object> options) {
        return Games.named(name).fromJson(options);
    }

    @Override
    public Player player(String name, Game game) {
        var bot = outside(name);
        if (bot.isEmpty()) {
            return Bots.parse(name, game).player();
        }
        var program = new Program(name, Programs.of(bot.get().seat()).command());
        return stables.computeIfAbsent(name, _ -> stable(bot.get())).player(program);
    }

    private static Stable stable(OutsideBot bot) {
        return new Stable(Limits.USUAL.withMemory(bot.memory()));
    }

    @Override
    public void close() {
        stables.values().forEach(Stable::close);
    }
}

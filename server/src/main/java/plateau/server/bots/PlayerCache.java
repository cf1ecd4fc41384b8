package plateau.server.bots;

import java.util.LinkedHashMap;
import java.util.function.BiFunction;
import plateau.core.Game;
import plateau.core.Player;

/// The players of one worker: one for each bot and game that it has played lately. A search holds a tree
/// and positions of its game; here it serves any number of tables.
final class PlayerCache implements AutoCloseable {
    /// Whom a player can sit in for. What it holds may depend on the game's options and on how many
    /// play.
    private record Kind(String bot, Game game, int players) {
        private Kind(Job job) {
            this(job.bot(), job.seating().game(), job.seating().players());
        }
    }

    /// Nanoseconds after which a player is not kept.
    static final long LONG = 2_000_000_000;

    private final int most;
    private final BiFunction<String, Game, Player> maker;

    /// Who played longest ago comes first.
    private final LinkedHashMap<Kind, Player> players = new LinkedHashMap<>(16, 0.75f, true);

    /// @param most how many players there may be
    PlayerCache(int most, BiFunction<String, Game, Player> maker) {
        this.most = most;
        this.maker = maker;
    }

    /// The player for a job.
    Player player(Job job) {
        var kind = new Kind(job);
        var known = players.get(kind);
        if (known != null) {
            return known;
        }
        while (players.size() >= most) {
            close(players.pollFirstEntry().getValue());
        }
        var player = maker.apply(job.bot(), job.seating().game());
        players.put(kind, player);
        return player;
    }

    /// The player for a job has played. One who failed is not to play again; one who thought for long
    /// may have a tree of a hundred megabytes, and to make another costs little beside its thinking.
    void played(Job job, long nanos, boolean isFit) {
        if (isFit && nanos < LONG) {
            return;
        }
        var player = players.remove(new Kind(job));
        if (player != null) {
            close(player);
        }
    }

    int size() {
        return players.size();
    }

    @Override
    public void close() {
        players.values().forEach(PlayerCache::close);
        players.clear();
    }

    private static void close(Player player) {
        try {
            player.close();
        } catch (Throwable ignored) {
            // It does not play any more.
        }
    }
}

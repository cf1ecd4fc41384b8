package plateau.server.bots;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import plateau.core.Game;
import plateau.server.stream.Outbox;
import plateau.server.tables.terms.Refusal;

/// The bots that run elsewhere and are connected now, each by one line.
public final class Remotes {
    private final ConcurrentMap<String, RemoteLine> lines = new ConcurrentHashMap<>();
    private final ToIntFunction<String> tables;

    /// @param tables at how many tables an account sits
    public Remotes(ToIntFunction<String> tables) {
        this.tables = tables;
    }

    /// A bot has come: gives what it is told from now on. If it was here already, that line ends.
    ///
    /// @param name what the bot is called
    /// @param onGone is told a table that it played at, if the bot goes
    public Outbox connect(String account, String name, Wishes wishes, Consumer<String> onGone) {
        var line = new RemoteLine(name, wishes, closed -> {
            if (lines.remove(account, closed)) {
                Thread.startVirtualThread(() -> closed.tables().forEach(onGone));
            }
        });
        Optional.ofNullable(lines.put(account, line)).ifPresent(RemoteLine::hangUp);
        return line.outbox();
    }

    /// An account is gone, or has another token.
    public void disconnect(String account) {
        Optional.ofNullable(lines.get(account)).ifPresent(RemoteLine::hangUp);
    }

    Optional<RemoteLine> line(String account) {
        return Optional.ofNullable(lines.get(account));
    }

    /// What those are called that play a game, by their accounts.
    public Map<String, String> names(Game game) {
        var names = new LinkedHashMap<String, String>();
        lines.forEach((account, line) -> {
            if (line.wishes().plays(game.id())) {
                names.put(account, line.name());
            }
        });
        return names;
    }

    /// Refuses whoever is not here or does not want to.
    void invite(String account, String name, Game game) {
        var line = lines.get(account);
        if (line == null) {
            throw Refusal.conflict("bot.away", "the bot %s is not connected now", name);
        }
        var wishes = line.wishes();
        if (!wishes.plays(game.id())) {
            throw Refusal.conflict(
                    "bot.other-games",
                    "%s does not play %s; it plays %s",
                    name,
                    game.id(),
                    String.join(", ", wishes.games().stream().sorted().toList()));
        }
        int playing = tables.applyAsInt(account);
        if (playing >= wishes.most()) {
            throw Refusal.busy(
                    "bot.busy",
                    "%s plays %d games already, and at most %d at a time; try again later",
                    name,
                    playing,
                    wishes.most());
        }
    }
}

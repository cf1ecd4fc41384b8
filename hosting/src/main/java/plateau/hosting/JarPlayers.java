package plateau.hosting;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.hosting.JarHost.Hosted;

/// Finds the player in a jar.
final class JarPlayers {
    private static final String SERVICE = "META-INF/services/" + Player.class.getName();

    private JarPlayers() {}

    /// The player that a jar names as a service.
    ///
    /// @param name of its class, with or without its package; empty where there is one only
    static Hosted player(Path jar, ClassLoader loader, String name) {
        var found = providers(jar, loader);
        var names = found.stream().map(each -> each.type().getName()).toList();
        if (found.isEmpty()) {
            throw new BadInput(Text.format(
                    "%s has no player: no %s names a class that implements %s",
                    jar.getFileName(), SERVICE, Player.class.getName()));
        }
        if (name.isEmpty() && found.size() > 1) {
            throw new BadInput(Text.format(
                    "%s has several players; choose one by ?player=NAME: %s",
                    jar.getFileName(), String.join(", ", names)));
        }
        var provider = found.stream()
                .filter(each -> name.isEmpty() || isCalled(each.type(), name))
                .findFirst()
                .orElseThrow(() -> unknown(jar, "player", name, names));
        return new Hosted(introduction(provider.type()), made(provider));
    }

    private static boolean isCalled(Class<?> type, String name) {
        return type.getName().equals(name) || type.getSimpleName().equals(name);
    }

    private static Introduction introduction(Class<?> type) {
        var version = type.getPackage().getImplementationVersion();
        return new Introduction(
                type.getSimpleName(),
                Objects.requireNonNullElse(version, ""),
                openGames().map(Game::id).toList(),
                false);
    }

    /// The games that can be told to whoever is hosted: it keeps its own board ([ToldMatch]).
    private static Stream<Game> openGames() {
        return Games.all().stream()
                .<Game>map(options -> options.defaults())
                .filter(game -> game.begin(game.seatable().getFirst()).isOpen());
    }

    private static List<ServiceLoader.Provider<Player>> providers(Path jar, ClassLoader loader) {
        var found = new ArrayList<ServiceLoader.Provider<Player>>();
        try {
            for (var each : ServiceLoader.load(Player.class, loader).stream().toList()) {
                // Those that our own class path may have are not meant.
                if (loader.equals(each.type().getClassLoader())) {
                    found.add(each);
                }
            }
        } catch (ServiceConfigurationError wrong) {
            throw unusable(jar.getFileName() + " names a player that cannot be used", wrong);
        } catch (LinkageError wrong) {
            throw unusable(jar.getFileName() + " has a class that cannot be loaded", wrong);
        }
        return found;
    }

    private static Player made(ServiceLoader.Provider<Player> provider) {
        try {
            return provider.get();
        } catch (ServiceConfigurationError wrong) {
            throw unusable(provider.type().getName() + " cannot be made", wrong);
        }
    }

    private static BadInput unusable(String what, Throwable wrong) {
        var cause = Objects.requireNonNullElse(wrong.getCause(), wrong);
        return new BadInput(Text.format("%s: %s", what, cause));
    }

    private static BadInput unknown(Path jar, String what, String name, List<String> names) {
        return new BadInput(
                Text.format("%s has no %s '%s'; it has %s", jar.getFileName(), what, name, String.join(", ", names)));
    }

    /// A bot that the jar adds as an extension, by its id and settings: `hasty:fewest=on`.
    static Hosted bot(Path jar, ClassLoader loader, String name) {
        var id = name.split(":", 2)[0];
        var games = openGames().filter(game -> isAdded(id, game, loader)).toList();
        if (games.isEmpty()) {
            var left = Bots.leftOut().stream()
                    .filter(each -> each.isCalled(id))
                    .map(each -> ": " + each.message())
                    .findFirst();
            throw new BadInput(Text.format(
                    "%s adds no bot '%s' that plays an open game we have%s", jar.getFileName(), id, left.orElse("")));
        }
        // What is wrong with its settings is told now, not when a match begins.
        Bots.parse(name, games.getFirst());
        var ids = games.stream().map(Game::id).toList();
        return new Hosted(new Introduction(name, "", ids, false), new Chosen(name));
    }

    /// Whether a bot that plays a game comes from the jar: ours would play as well, but are not meant.
    private static boolean isAdded(String id, Game game, ClassLoader loader) {
        return Bots.of(game).stream()
                .map(options -> options.defaults())
                .anyMatch(bot ->
                        bot.id().equals(id) && loader.equals(bot.getClass().getClassLoader()));
    }

    /// A bot, which is made for the game of each match.
    private static final class Chosen implements Player {
        private final String name;
        private @Nullable Player player;

        Chosen(String name) {
            this.name = name;
        }

        @Override
        public void begin(Seating seating) {
            close();
            player = Bots.parse(name, seating.game()).player();
            player.begin(seating);
        }

        @Override
        public int choose(Turn turn) {
            return Objects.requireNonNull(player).choose(turn);
        }

        @Override
        public void end(Supplier<Result> result) {
            Objects.requireNonNull(player).end(result);
        }

        @Override
        public void close() {
            if (player != null) {
                player.close();
            }
        }
    }
}

package plateau.games;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.GameRecord;
import plateau.core.Text;
import plateau.core.options.Options;
import plateau.games.carcassonne.Carcassonne;
import plateau.games.mansuba.Mansuba;
import plateau.games.munificence.Munificence;
import plateau.games.piles.Piles;
import plateau.games.tilings.Tilings;

/// The list of games: ours, and those that jars on the class path add.
public final class Games {
    /// Adds games from another jar: implement it, and name the class in
    /// `META-INF/services/plateau.games.Games$Extension`.
    public interface Extension {
        /// The records that are games.
        List<Class<? extends Game>> games();
    }

    private static final List<Class<? extends Game>> OURS =
            List.of(
                    Tilings.class,
                    Piles.class,
                    Carcassonne.class,
                    Munificence.class,
                    Mansuba.class);

    private static @Nullable List<Options<Game>> all;

    private Games() {}

    private static List<Options<Game>> load() {
        var classes = new ArrayList<>(OURS);
        try {
            ServiceLoader.load(Extension.class)
                    .forEach(extension -> classes.addAll(extension.games()));
        } catch (ServiceConfigurationError | LinkageError broken) {
            throw new BadInput("a jar with more games cannot be used: " + broken.getMessage());
        }
        return classes.stream().map(Options::<Game>of).toList();
    }

    /// Every game, as the options from which it is made.
    public static synchronized List<Options<Game>> all() {
        if (all == null) {
            all = load();
        }
        return all;
    }

    public static List<String> ids() {
        return all().stream().map(options -> options.defaults().id()).toList();
    }

    /// The game of this id; refuses an unknown one.
    public static Options<Game> named(String id) {
        int index = ids().indexOf(id);
        if (index < 0) {
            throw new BadInput(
                    "no game '%s'; there are %s%s"
                            .formatted(id, String.join(", ", ids()), Text.didYouMean(id, ids())));
        }
        return all().get(index);
    }

    /// The game with the options that a record names.
    public static Game of(GameRecord record) {
        return named(record.game()).fromJson(record.options());
    }
}

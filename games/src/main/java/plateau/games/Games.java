package plateau.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne;
import plateau.games.mansuba.Mansuba;
import plateau.games.munificence.Munificence;
import plateau.games.piles.Piles;
import plateau.games.tilings.Motifs;
import plateau.games.tilings.Tilings;
import plateau.games.tilings.TilingsMotif;

/// The list of games: ours, and those that jars on the class path add.
public final class Games {
    /// Adds games, and motifs of Tilings, from another jar: implement it, and name the class in
    /// `META-INF/services/plateau.games.Games$Extension`. A jar that brings bots, too, implements
    /// `plateau.bots.Bots.Extension` and names that class in the same file.
    public interface Extension {
        /// The records that are games.
        default List<Class<? extends Game>> games() {
            return List.of();
        }

        /// What it adds to the motifs of Tilings.
        default List<TilingsMotif> motifs() {
            return List.of();
        }
    }

    private static final List<Class<? extends Game>> OURS =
            List.of(Tilings.class, Piles.class, Carcassonne.class, Munificence.class, Mansuba.class);

    private static @Nullable Games loaded;

    private final Admission admission = new Admission();
    private final List<Options<Game>> all = new ArrayList<>();
    private final List<Extension> extensions;

    private Games(ClassLoader loader) {
        extensions = Extensions.load(loader, admission);
        extensions.forEach(this::addMotifs);
        OURS.forEach(type -> all.add(Options.of(type)));
        extensions.forEach(this::add);
    }

    private static synchronized Games loaded() {
        if (loaded == null) {
            var loader = Thread.currentThread().getContextClassLoader();
            loaded = new Games(Objects.requireNonNullElse(loader, Games.class.getClassLoader()));
        }
        return loaded;
    }

    private void addMotifs(Extension extension) {
        var motifs = new ArrayList<TilingsMotif>();
        admission.admit(extension.getClass(), "", () -> motifs.addAll(Admission.given("motifs()", extension.motifs())));
        motifs.forEach(motif -> admission.admit(motif.getClass(), "", () -> Motifs.add(motif)));
    }

    private void add(Extension extension) {
        var types = new ArrayList<Class<? extends Game>>();
        admission.admit(extension.getClass(), "", () -> types.addAll(Admission.given("games()", extension.games())));
        types.forEach(this::add);
    }

    private void add(Class<? extends Game> type) {
        admission.admit(type, "", () -> {
            var options = Admission.options(type, Game.class);
            var id = Admission.id(options.defaults().id());
            admission.admit(type, id, () -> add(id, options));
        });
    }

    private void add(String id, Options<Game> options) {
        for (var other : all) {
            var game = other.defaults();
            if (game.id().equals(id)) {
                throw Admission.taken(id, game.getClass());
            }
        }
        GameCheck.check(options);
        all.add(options);
    }

    /// Every game, as the options from which it is made.
    public static List<Options<Game>> all() {
        return List.copyOf(loaded().all);
    }

    /// What the jars on the class path bring besides their games.
    public static List<Extension> extensions() {
        return loaded().extensions;
    }

    /// What jars bring and cannot be used.
    public static List<LeftOut> leftOut() {
        return loaded().admission.leftOut();
    }

    public static List<String> ids() {
        return all().stream().map(options -> options.defaults().id()).toList();
    }

    /// The game of this id; refuses an unknown one, and says why one was left out.
    public static Options<Game> named(String id) {
        int index = ids().indexOf(id);
        if (index < 0) {
            throw unknown(id);
        }
        return all().get(index);
    }

    private static BadInput unknown(String id) {
        for (var left : leftOut()) {
            if (left.isCalled(id)) {
                return new BadInput(Text.format("no game '%s': %s", id, left.message()));
            }
        }
        return new BadInput(
                "unknown.game",
                "no game '%s'; there are %s%s",
                id,
                String.join(", ", ids()),
                Text.didYouMean(id, ids()));
    }

    /// The game with the options that a record names.
    public static Game of(GameRecord record) {
        return named(record.game()).fromJson(record.options());
    }
}

package plateau.terminal.outside;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import plateau.contract.RandomGame;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.options.Kind;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.terminal.outside.Omission.Cause;
import plateau.terminal.outside.Ordeal.Twist;

/// Chooses the games that a bot is to play of one game: the usual one, and strange ones that are found by
/// what the options say of themselves.
final class Ordeals {
    /// A strange game has so many moves at most, so that a slow bot comes to its end.
    private static final int LONGEST = 500;

    /// A game that people play has so many at most.
    private static final int LONGEST_USUAL = 1000;

    /// A game and how it is asked for.
    private record Variant(Game game, List<String> settings, int plies) {}

    private static final Clock BY_MOVE = Clock.parse("2s/move");
    private static final Clock BY_GAME = Clock.parse("2m+100ms");

    private final Options<Game> options;
    private final long seed;
    private final Game usual;
    private final List<Ordeal> ordeals = new ArrayList<>();
    private final List<Omission> omissions = new ArrayList<>();

    private Ordeals(Options<Game> options, long seed) {
        this.options = options;
        this.seed = seed;
        usual = options.defaults();
    }

    /// @param seed of the first game; the others follow
    /// @param isStrange whether the bot can be told of strange options
    static Ordeals of(Options<Game> options, long seed, boolean isStrange) {
        var ordeals = new Ordeals(options, seed);
        ordeals.choose(isStrange);
        return ordeals;
    }

    /// The games to be played.
    List<Ordeal> list() {
        return ordeals;
    }

    /// What would have been played, too, if it were not so long or short.
    List<Omission> omissions() {
        return omissions;
    }

    private void choose(boolean isStrange) {
        int players = players(usual);
        add(Twist.FIRST, usual, List.of(), players, 0, Clock.NONE);
        add(Twist.LAST, usual, List.of(), players, players - 1, Clock.NONE);
        addCrowds();
        if (isStrange) {
            addStrange(Twist.SMALL, this::least);
            addStrange(Twist.LARGE, this::other);
        }
        var presets = presets();
        presets.forEach(each -> addLast(Twist.PRESET, each, players(each.game()), BY_MOVE));
        var brief = brief(presets);
        players = players(brief.game());
        addLast(Twist.FEW, brief, brief.game().seatable().getFirst(), BY_MOVE);
        addLast(Twist.MOVE_CLOCK, brief, players, BY_MOVE);
        addLast(Twist.GAME_CLOCK, brief, players, BY_GAME);
        addLast(Twist.ALONE, brief, Math.max(players, 2), BY_MOVE);
        addLast(Twist.REFUSED, brief, players, BY_MOVE);
        addLast(Twist.AFTER, brief, players, BY_MOVE);
    }

    /// Those that can be played; the others are noted.
    private List<Variant> presets() {
        var presets = new ArrayList<Variant>();
        for (var preset : options.presets()) {
            var game = options.parse(preset.name(), List.of());
            var variant = variant(game, List.of("--preset", preset.name()));
            if (isPlayable(variant.plies(), players(game), LONGEST_USUAL)) {
                presets.add(variant);
            } else {
                omit(variant);
            }
        }
        return presets;
    }

    private void omit(Variant variant) {
        var cause = variant.plies() > LONGEST_USUAL ? Cause.LONG : Cause.SHORT;
        omissions.add(new Omission(cause, usual.id(), variant.settings(), 1));
    }

    private Variant variant(Game game, List<String> settings) {
        return new Variant(game, settings, plies(game, players(game)));
    }

    /// The shortest of the usual game and the presets.
    private Variant brief(List<Variant> presets) {
        return Stream.concat(Stream.of(variant(usual, List.of())), presets.stream())
                .min(Comparator.comparingInt(Variant::plies))
                .orElseThrow();
    }

    private void addCrowds() {
        for (int players : usual.seatable().reversed()) {
            if (isPlayable(plies(usual, players), players, LONGEST_USUAL)) {
                addLast(Twist.MANY, new Variant(usual, List.of(), 0), players, BY_MOVE);
                return;
            }
        }
        int most = usual.seatable().getLast();
        var words = List.of("--players", Integer.toString(most));
        omit(new Variant(usual, words, plies(usual, most)));
    }

    /// Sets as many options as can be together, each to the first value that leaves something to play.
    private void addStrange(Twist twist, Function<OptionSpec, Set<String>> values) {
        var settings = new ArrayList<String>();
        for (var spec : options.specs()) {
            for (var value : values.apply(spec)) {
                settings.add(spec.name() + "=" + value);
                if (isPlayable(settings)) {
                    break;
                }
                settings.removeLast();
            }
        }
        if (!settings.isEmpty()) {
            var words = settings.stream().flatMap(each -> Stream.of("-o", each)).toList();
            var variant = variant(options.parse(settings), words);
            addLast(twist, variant, players(variant.game()), BY_MOVE);
        }
    }

    private boolean isPlayable(List<String> settings) {
        try {
            var game = options.parse(settings);
            return !game.seatable().isEmpty() && isPlayable(plies(game, players(game)), players(game), LONGEST);
        } catch (BadInput refused) {
            return false;
        }
    }

    /// Whether in so many moves everybody has a turn or two, and the game ends.
    private static boolean isPlayable(int plies, int players, int longest) {
        return plies >= 2 * players && plies <= longest;
    }

    /// How long a random game is; more than anybody wants to play if it does not end.
    private int plies(Game game, int players) {
        return RandomGame.play(game, players, seed, LONGEST_USUAL + 1).plies();
    }

    private static int players(Game game) {
        return game.seats(game.defaultPlayers())
                ? game.defaultPlayers()
                : game.seatable().getFirst();
    }

    /// Small values of an option, the smallest first. What is worked out from other options is small anyway.
    private Set<String> least(OptionSpec spec) {
        var values = new LinkedHashSet<String>();
        switch (spec.kind()) {
            case Kind.Whole(var least, var _) -> {
                long standard = standard(spec);
                for (long value : new long[] {least, least + 1L, least + 2L, standard / 2}) {
                    if (value >= least && value < standard) {
                        values.add(Long.toString(value));
                    }
                }
            }
            case Kind.Choice(var names) -> values.addAll(names);
            case Kind.Switch _, Kind.Choices _, Kind.Length _, Kind.Written _ -> {}
        }
        values.remove(spec.text(usual));
        return spec.isComputed() ? Set.of() : values;
    }

    /// Values of an option that are larger than the usual one, or just others.
    private Set<String> other(OptionSpec spec) {
        var values = new LinkedHashSet<String>();
        switch (spec.kind()) {
            case Kind.Whole(var _, var most) -> {
                long standard = standard(spec);
                for (long value : new long[] {2 * standard, standard + 2, standard + 1}) {
                    if (value > standard && value <= most) {
                        values.add(Long.toString(value));
                    }
                }
            }
            case Kind.Choice(var names) -> values.addAll(names.reversed());
            case Kind.Choices(var names) -> values.add(names.getLast());
            case Kind.Switch _ -> values.add(spec.text(usual).equals("on") ? "off" : "on");
            case Kind.Length _, Kind.Written _ -> {}
        }
        values.remove(spec.text(usual));
        return values;
    }

    private long standard(OptionSpec spec) {
        return Text.wholeNumber(spec.text(usual)).orElse(0);
    }

    private void addLast(Twist twist, Variant variant, int players, Clock clock) {
        if (variant.game().seats(players)) {
            add(twist, variant.game(), variant.settings(), players, players - 1, clock);
        }
    }

    private void add(Twist twist, Game game, List<String> settings, int players, int seat, Clock clock) {
        ordeals.add(new Ordeal(twist, game, settings, players, seat, clock, seed + ordeals.size()));
    }
}

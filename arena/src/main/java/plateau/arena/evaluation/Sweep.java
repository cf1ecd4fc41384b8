package plateau.arena.evaluation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Range;
import plateau.arena.evaluation.sweep.SweepSize;
import plateau.arena.evaluation.sweep.SweptNumbers;
import plateau.core.Game;
import plateau.core.options.Kind;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// Reads what people write of a sweep: `size=3..8`, `torus=*`, `seat1=random,greedy`. Whatever cannot be
/// swept is refused, with what can be.
public final class Sweep {
    private static final int MOST_OF_A_SET = 10;
    private static final int MOST_AXES = 20;
    private static final int LONGEST_TEXT = 10_000;
    private static final String ALL = "*";

    private final Options<Game> options;
    private final Function<String, List<String>> names;
    private final UnaryOperator<String> files;

    /// @param names parts a list of those who sit down
    /// @param files puts what a file holds in place of its name in a setting such as `deck=tiles.txt`
    public Sweep(Options<Game> options, Function<String, List<String>> names, UnaryOperator<String> files) {
        this.options = options;
        this.names = names;
        this.files = files;
    }

    /// A sweep in which nobody comes from outside and no file is read.
    public Sweep(Options<Game> options) {
        this(options, SweptNumbers::items, setting -> setting);
    }

    /// How much these texts ask for, as far as they tell: they need not be right.
    ///
    /// @param games of each cell; 0 where that is not known
    /// @param isMost whether there may be fewer
    public SweepSize extent(List<String> texts, long games, boolean isMost) {
        var cells = Optional.of(BigInteger.ONE);
        for (var text : texts) {
            cells = cells.flatMap(before -> count(text).map(before::multiply));
        }
        return new SweepSize(cells, games, isMost);
    }

    private Optional<BigInteger> count(String text) {
        int equals = text.indexOf('=');
        if (equals < 0 || text.length() > LONGEST_TEXT) {
            return Optional.empty();
        }
        var name = text.substring(0, equals).strip();
        var values = text.substring(equals + 1).strip();
        if (values.isEmpty()) {
            return Optional.of(BigInteger.ZERO);
        }
        if (values.equals(ALL)) {
            return all(name).map(BigInteger::valueOf);
        }
        var count = Optional.of(BigInteger.ZERO);
        for (var item : isSeats(name) ? names.apply(values) : List.of(values.split(",", -1))) {
            count = count.flatMap(before -> SweptNumbers.count(item.strip()).map(before::add));
        }
        return count;
    }

    /// How many values `*` stands for; nothing where it stands for none.
    private Optional<Long> all(String name) {
        for (var spec : options.specs()) {
            if (spec.name().equals(name)) {
                return switch (spec.kind()) {
                    case Kind.Switch _ -> Optional.of(2L);
                    case Kind.Choice(var values) -> Optional.of((long) values.size());
                    case Kind.Choices(var members)
                    when members.size() < Long.SIZE - 1 -> Optional.of(1L << members.size());
                    case Kind.Choices _, Kind.Whole _, Kind.Length _, Kind.Written _ -> Optional.empty();
                };
            }
        }
        return name.equals(Axis.PRESET) && !options.presets().isEmpty()
                ? Optional.of((long) options.presetNames().size())
                : Optional.empty();
    }

    /// The axes that some texts stand for; refuses two of the same name.
    public List<Axis> read(List<String> texts) {
        if (texts.size() > MOST_AXES) {
            throw new BadInput("evaluation.axes", "%d are too many; at most %d can be swept", texts.size(), MOST_AXES);
        }
        var axes = new ArrayList<Axis>();
        var read = new HashSet<String>();
        for (var text : texts) {
            var axis = read(text);
            if (!read.add(axis.name())) {
                throw new BadInput("evaluation.axis-twice", "%s is swept twice", axis.name());
            }
            axes.add(axis);
        }
        return axes;
    }

    /// The axis that a text such as `size=3..8` stands for.
    public Axis read(String text) {
        if (text.length() > LONGEST_TEXT) {
            throw new BadInput(
                    "evaluation.long",
                    "'%s' is too long: %,d characters; at most %,d",
                    Text.shorten(text, 40),
                    text.length(),
                    LONGEST_TEXT);
        }
        int equals = text.indexOf('=');
        if (equals < 0) {
            throw new BadInput("evaluation.form", "'%s' must be written name=values, such as size=3..8", text);
        }
        var name = text.substring(0, equals).strip();
        var values = text.substring(equals + 1).strip();
        if (values.isEmpty()) {
            throw new BadInput("evaluation.no-values", "%s has no values", name);
        }
        try {
            return axis(name, values);
        } catch (BadInput refused) {
            throw new BadInput("of-option", "%s: %s", Text.shorten(text, 100), refused.inWords());
        }
    }

    private Axis axis(String name, String values) {
        // An option of a game goes before what has the same name in all games.
        for (var spec : options.specs()) {
            if (spec.name().equals(name)) {
                return option(spec, values);
            }
        }
        if (name.equals(Axis.PLAYERS)) {
            return new Axis(name, SweptNumbers.read(values, this::checkPlayers));
        }
        if (name.equals(Axis.PRESET)) {
            return new Axis(name, presets(values));
        }
        if (isSeats(name)) {
            return new Axis(name, seats(values));
        }
        throw unknown(name);
    }

    private static boolean isSeats(String name) {
        return new Axis(name, List.of()).isOfSeats();
    }

    private BadInput unknown(String name) {
        var known =
                new ArrayList<>(options.specs().stream().map(OptionSpec::name).toList());
        known.add(Axis.PLAYERS);
        if (!options.presets().isEmpty()) {
            known.add(Axis.PRESET);
        }
        known.addAll(List.of(Axis.SEATS, Axis.SEAT + 1, Axis.SEAT + 2));
        return new BadInput(
                "evaluation.unknown",
                "there is no '%s' to sweep; there are %s…%s",
                name,
                String.join(", ", known),
                Text.didYouMean(name, known));
    }

    private Axis option(OptionSpec spec, String values) {
        return switch (spec.kind()) {
            case Kind.Whole(var min, var max)
            when values.equals(ALL) ->
                throw new BadInput(
                        "evaluation.all-numbers",
                        "* is for the values of a choice; of %s, %s, type a list, such as %s",
                        spec.name(),
                        Message.phrase(spec.allowed()),
                        new Range(min, Math.min(max, min + 4L), 1).text());
            case Kind.Whole _ -> new Axis(spec.name(), SweptNumbers.read(values, spec::normal));
            case Kind.Switch _ when values.equals(ALL) -> new Axis(spec.name(), List.of("off", "on"));
            case Kind.Choice(var all) when values.equals(ALL) -> new Axis(spec.name(), all);
            case Kind.Choices(var members) -> sets(spec, members, values);
            case Kind.Switch _, Kind.Choice _, Kind.Length _, Kind.Written _
            when values.equals(ALL) -> throw notAll(spec);
            case Kind.Written(var isFile) when isFile -> files(spec, values);
            case Kind.Switch _, Kind.Choice _, Kind.Length _, Kind.Written _ ->
                values(spec, SweptNumbers.items(values));
        };
    }

    private static BadInput notAll(OptionSpec spec) {
        return new BadInput(
                "evaluation.all",
                "* is for the values of a choice, and %s must be %s: name those to sweep",
                spec.name(),
                Message.phrase(spec.allowed()));
    }

    /// Sets, their members joined by `+`.
    private static Axis sets(OptionSpec spec, List<String> members, String values) {
        if (values.equals(ALL) && members.size() > MOST_OF_A_SET) {
            throw notAll(spec);
        }
        var contents = values.equals(ALL)
                ? subsets(members)
                : SweptNumbers.items(values).stream()
                        .map(each -> each.replace('+', ','))
                        .toList();
        return values(spec, contents);
    }

    /// Of a value that is a list itself the parts are joined by `+`, since commas part values.
    private static Axis values(OptionSpec spec, List<String> contents) {
        var normal = distinct(contents.stream().map(spec::normal).toList());
        return new Axis(
                spec.name(), normal.stream().map(each -> each.replace(',', '+')).toList(), normal);
    }

    private static List<String> subsets(List<String> members) {
        var subsets = new ArrayList<String>();
        for (int bits = 0; bits < 1 << members.size(); bits++) {
            var subset = new ArrayList<String>();
            for (int i = 0; i < members.size(); i++) {
                if ((bits >> i & 1) != 0) {
                    subset.add(members.get(i));
                }
            }
            subsets.add(subset.isEmpty() ? "none" : String.join(",", subset));
        }
        return subsets;
    }

    private Axis files(OptionSpec spec, String values) {
        var prefix = spec.name() + "=";
        var list = distinct(SweptNumbers.items(values));
        var contents = list.stream()
                .map(name -> files.apply(prefix + name).substring(prefix.length()))
                .toList();
        contents.forEach(spec::normal);
        return new Axis(spec.name(), list, contents);
    }

    private List<String> presets(String values) {
        if (values.equals(ALL) && !options.presets().isEmpty()) {
            return options.presetNames();
        }
        var list = distinct(SweptNumbers.items(values));
        list.forEach(name -> options.parse(name, List.of()));
        return list;
    }

    private List<String> seats(String values) {
        var list = distinct(names.apply(values));
        if (list.contains("")) {
            throw new BadInput("evaluation.nobody", "a name is missing");
        }
        return list;
    }

    /// Whether so many can play with the options of a cell is seen there.
    private void checkPlayers(String text) {
        long number = Text.wholeNumber(text)
                .orElseThrow(() -> new BadInput("number.whole", "must be a whole number, not '%s'", text));
        options.defaults().refusalByRange(number).ifPresent(why -> {
            throw new BadInput(why);
        });
    }

    private static List<String> distinct(List<String> values) {
        var seen = new HashSet<String>();
        for (var value : values) {
            if (!seen.add(value)) {
                throw SweptNumbers.twice(value);
            }
        }
        return values;
    }
}

package plateau.arena.evaluation.sweep;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import plateau.arena.series.Pairing;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// The cells of a sweep, each made when it is asked for: there may be more than could be kept.
public final class Cells {
    private static final long MOST_PLAYED = 100_000;
    private static final long MOST_SEARCHED = 1_000_000_000_000_000L;

    private final EvaluationPlan plan;
    private final Options<Game> options;
    private final long count;
    private final int mostSeats;

    private Cells(EvaluationPlan plan, Options<Game> options) {
        this.plan = plan;
        this.options = options;
        count = count(plan.axes());
        mostSeats = axis(Axis.PLAYERS)
                .map(axis -> axis.values().stream().mapToInt(Cells::number).max())
                .map(most -> most.orElseThrow())
                .orElse(plan.seats().size());
    }

    /// The cells of a plan.
    ///
    /// @param options of the plan's game
    public static Cells of(EvaluationPlan plan, Options<Game> options) {
        return new Cells(plan, options);
    }

    /// How many combinations axes have; as many as a `long` can hold where there are more.
    public static long count(List<Axis> axes) {
        long count = 1;
        for (var axis : axes) {
            long high = Math.multiplyHigh(count, axis.values().size());
            count *= axis.values().size();
            if (high != 0 || count < 0) {
                return Long.MAX_VALUE;
            }
        }
        return count;
    }

    private Optional<Axis> axis(String name) {
        return plan.axes().stream().filter(axis -> axis.name().equals(name)).findFirst();
    }

    private static int number(String value) {
        return (int) Text.wholeNumber(value).orElseThrow();
    }

    public long count() {
        return count;
    }

    /// How many sit down where most do.
    public int mostSeats() {
        return mostSeats;
    }

    /// Refuses a sweep of more cells than can be played or searched, and one in which a combination cannot be
    /// played. A search leaves out what cannot be played: of its axes the ends are looked at.
    public void check() {
        long most = plan.isSearch() ? MOST_SEARCHED : MOST_PLAYED;
        if (count > most) {
            throw tooMany(most);
        }
        try {
            if (plan.isSearch()) {
                checkEnds();
            } else {
                checkAll();
            }
        } catch (BadInput refused) {
            throw plan.axes().isEmpty() ? refused : SweepSize.of(plan).told(refused);
        }
    }

    /// Presets are refused that come to the same, since what they set is set besides.
    private void checkAll() {
        var seen = new HashMap<Pairing, Long>();
        for (long number = 0; number < count; number++) {
            var cell = cell(number);
            var same = plan.sweeps(Axis.PRESET) ? seen.put(cell.pairing(), number) : null;
            if (same != null) {
                throw new BadInput(
                        "evaluation.same",
                        "%s and %s are the same, since what the preset sets is set besides",
                        settings(cell(same).values()),
                        settings(cell.values()));
            }
        }
    }

    /// The first and the last value of every axis, the others at their first.
    private void checkEnds() {
        cell(0);
        long below = count;
        for (var axis : plan.axes()) {
            below /= axis.values().size();
            cell(below * (axis.values().size() - 1));
        }
    }

    private BadInput tooMany(long most) {
        var cells = SweepSize.of(plan).cells().orElseThrow();
        if (plan.isSearch()) {
            return new BadInput(
                    "evaluation.too-many-searched",
                    "%,d cells are too many to search; at most %,d: name fewer values",
                    cells,
                    most);
        }
        return new BadInput(
                "evaluation.too-many",
                "%,d cells and %s; at most %,d cells are played whole: name fewer values, or"
                        + " %s … %s GAMES looks for the best of them",
                cells,
                SweepSize.games(
                        cells.multiply(BigInteger.valueOf(plan.games())),
                        plan.until().isPresent()),
                most,
                Message.field("goal"),
                Message.field("budget"));
    }

    /// The cell of a number; refuses a combination that cannot be played.
    public Cell cell(long number) {
        var places = places(number);
        var values = texts(places);
        try {
            var game = game(places);
            var seats = seats(places);
            game.checkPlayers(seats.size());
            return new Cell(number, values, new Pairing(plan.game(), options.json(game), seats, plan.clock()));
        } catch (BadInput refused) {
            throw refusal(values, refused);
        }
    }

    /// The game of a cell, with its options; refuses a combination that there is not.
    public Game game(long number) {
        var places = places(number);
        try {
            return game(places);
        } catch (BadInput refused) {
            throw refusal(texts(places), refused);
        }
    }

    /// What is said of a cell; where nothing is swept there is nothing to name.
    private BadInput refusal(List<String> values, BadInput refused) {
        return values.isEmpty()
                ? refused
                : new BadInput("evaluation.cell", "%s: %s", settings(values), refused.inWords());
    }

    /// The values of a cell as they were swept: `size=3 players=2`.
    private String settings(List<String> values) {
        var settings = new ArrayList<String>();
        for (int i = 0; i < values.size(); i++) {
            settings.add(plan.axes().get(i).name() + "=" + values.get(i));
        }
        return String.join(" ", settings);
    }

    /// Which value each axis has in a cell.
    private int[] places(long number) {
        Objects.checkIndex(number, count);
        var places = new int[plan.axes().size()];
        long left = number;
        for (int i = places.length - 1; i >= 0; i--) {
            int size = plan.axes().get(i).values().size();
            places[i] = (int) (left % size);
            left /= size;
        }
        return places;
    }

    private List<String> texts(int[] places) {
        var texts = new ArrayList<String>();
        for (int i = 0; i < places.length; i++) {
            texts.add(plan.axes().get(i).values().get(places[i]));
        }
        return texts;
    }

    private Game game(int[] places) {
        var settings = new ArrayList<>(plan.settings());
        var preset = plan.preset();
        for (int i = 0; i < places.length; i++) {
            var axis = plan.axes().get(i);
            var content = axis.contents().get(places[i]);
            if (axis.name().equals(Axis.PRESET)) {
                preset = Optional.of(content);
            } else if (axis.isOption()) {
                settings.add(axis.name() + "=" + content);
            }
        }
        return preset.map(name -> options.parse(name, settings)).orElseGet(() -> options.parse(settings));
    }

    /// Who sits where: an axis of one seat outdoes one of all seats.
    private List<String> seats(int[] places) {
        var seats = new ArrayList<>(plan.seats());
        for (int i = 0; i < places.length; i++) {
            var axis = plan.axes().get(i);
            if (axis.name().equals(Axis.PLAYERS)) {
                resize(seats, number(axis.contents().get(places[i])));
            }
        }
        for (int i = 0; i < places.length; i++) {
            var axis = plan.axes().get(i);
            if (axis.name().equals(Axis.SEATS)) {
                var name = axis.contents().get(places[i]);
                seats.replaceAll(_ -> name);
            }
        }
        for (int i = 0; i < places.length; i++) {
            seat(seats, plan.axes().get(i), places[i]);
        }
        return seats;
    }

    private static void resize(List<String> seats, int players) {
        if (players < seats.size()) {
            seats.subList(players, seats.size()).clear();
        }
        seats.addAll(Collections.nCopies(players - seats.size(), seats.getLast()));
    }

    private static void seat(List<String> seats, Axis axis, int place) {
        var seat = axis.seat();
        if (seat.isEmpty()) {
            return;
        }
        if (seat.getAsInt() >= seats.size()) {
            throw new BadInput(
                    "evaluation.no-seat", "there is no %s: %s play", axis.name(), Game.players(seats.size()));
        }
        seats.set(seat.getAsInt(), axis.contents().get(place));
    }
}

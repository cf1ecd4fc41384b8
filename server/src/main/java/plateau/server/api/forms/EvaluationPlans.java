package plateau.server.api.forms;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.Sweep;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.evaluation.sweep.EvaluationWish;
import plateau.arena.evaluation.sweep.SweepSize;
import plateau.arena.evaluation.sweep.SweptNumbers;
import plateau.core.Game;
import plateau.core.luck.Lot;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.wire.Field;
import plateau.games.Games;
import plateau.reports.evaluation.AxisNames;
import plateau.server.accounts.Tokens;
import plateau.server.bots.House;
import plateau.server.http.message.Request;
import plateau.server.lab.LabSettings;
import plateau.words.Names;

/// Reads what somebody wants an evaluation to be, and refuses what is too large for this server.
public final class EvaluationPlans {
    static final int MOST_AXES = 100;
    static final int MOST_SETTINGS = 100;

    private static final int MOST_GAMES = 1_000_000_000;

    private final House house;
    private final LabSettings settings;

    public EvaluationPlans(House house, LabSettings settings) {
        this.house = house;
        this.settings = settings;
    }

    public static Field[] fields() {
        return new Field[] {
            Field.text("game", 40).optional().help("Its id."),
            Field.any("sweep")
                    .help("What is changed, and to what: an option of the game, `players`,"
                            + " `preset`, `seats` (one bot everywhere), `seat1`, `seat2`…,"
                            + " each with a list of values or a text such as `0..9`,"
                            + " `0..100/10`, `a,b,c`, or `*` for all."),
            Field.text("preset", 40).optional().help("A preset of the game."),
            CommonFields.options("Options of the game that are not the usual ones, in all cells.")
                    .optional(),
            Field.number("players", 1, CommonFields.MOST_SEATS)
                    .optional()
                    .help("How many play, where `seats` does not say."),
            Field.list("seats", CommonFields.MOST_SEATS, Field.text("bot", 200))
                    .optional()
                    .help("The bots, seat by seat; one alone sits everywhere, and with `players`"
                            + " in the sweep the last one is repeated. `random` everywhere"
                            + " if nothing is said."),
            Field.number("games", 1, MOST_GAMES)
                    .optional()
                    .help("How many games of each cell; 100 if nothing is said. With `until` the" + " most."),
            Field.text("until", 100)
                    .optional()
                    .help("Play each cell until its 95 % interval is that narrow: `±0.5%` of the"
                            + " payoffs, or of a column, such as `length_mean±0.1`."),
            Field.text("goal", 500)
                    .optional()
                    .help("Rank the cells by `balance`, `decisiveness`, `length=N` or an"
                            + " expression over the columns, the more the better."),
            Field.number("budget", 1, MOST_GAMES)
                    .optional()
                    .help("Look for the best cells by `goal` with so many games in all, rather"
                            + " than play every cell."),
            Field.number("seed", 0, Lot.MAX_SEED)
                    .optional()
                    .help("The same seed gives the same games, unless a bot thinks by the clock.")
        };
    }

    /// What an evaluation is to be, and its cells.
    public record Draft(EvaluationPlan plan, Cells cells) {}

    /// Refuses what cannot be read or played, and what is too large.
    public Draft read(Request request) {
        var options = Games.named(TablePlans.gameName(request));
        var wish = wish(request, axes(request, options));
        checkSaidOnce(wish);
        var game = wish.game(options);
        checkNumber(wish);
        var plan = wish.plan(game);
        var cells = Cells.of(plan, options);
        checkSize(plan, cells);
        cells.check();
        plan.bots().forEach(bot -> house.checkOwn(bot, game));
        // Whoever reads the goal and the interval knows what is wrong with them.
        var evaluation = new Evaluation(plan, cells, 1, List.of(), _ -> {});
        checkTried(evaluation.cells());
        return new Draft(plan, cells);
    }

    private static List<Axis> axes(Request request, Options<Game> options) {
        var texts = new ArrayList<String>();
        checkFew("sweep", request.any("sweep").size(), MOST_AXES);
        var game = options.defaults();
        request.any("sweep").forEach((name, values) -> texts.add(AxisNames.meant(game, name + "=" + text(values))));
        return new Sweep(options, EvaluationPlans::seats, setting -> setting).read(texts);
    }

    /// Those of a list, whichever language their names are in.
    private static List<String> seats(String list) {
        return SweptNumbers.items(list).stream().map(Names::meantSeat).toList();
    }

    private static void checkFew(String field, int count, int most) {
        if (count > most) {
            throw new BadInput("lab.many", "%s: %d are too many; at most %d", field, count, most);
        }
    }

    private static String text(@Nullable Object value) {
        return switch (value) {
            case Boolean truth -> truth ? "on" : "off";
            case List<?> list -> list.stream().map(EvaluationPlans::text).collect(Collectors.joining(","));
            case null, default -> String.valueOf(value);
        };
    }

    private static List<String> settings(Request request) {
        var given = request.has("options") ? request.any("options") : Map.<String, Object>of();
        checkFew("options", given.size(), MOST_SETTINGS);
        var settings = new ArrayList<String>();
        given.forEach((name, value) -> settings.add(name + "=" + set(value)));
        return settings;
    }

    /// A form has bots for all seats, also where others are tried.
    private static void checkSaidOnce(EvaluationWish wish) {
        for (var axis : wish.axes()) {
            boolean isSet = wish.saidBesides(axis)
                    .filter(field -> field.equals(EvaluationWish.OPTIONS) || field.equals(Axis.PRESET))
                    .isPresent();
            if (isSet) {
                throw new BadInput("lab.both", "%s is swept, and set besides; leave one of them out", axis.name());
            }
        }
    }

    private static void checkNumber(EvaluationWish wish) {
        if (wish.isMisnumbered()
                || (Axis.isAmong(wish.axes(), Axis.PLAYERS) && wish.players().isPresent())) {
            throw new BadInput("lab.players", "players: that is said otherwise besides; leave it out");
        }
    }

    /// A list of names that are on is empty in JSON, and `none` in words.
    private static String set(@Nullable Object value) {
        return value instanceof List<?> list && list.isEmpty() ? "none" : text(value);
    }

    private EvaluationWish wish(Request request, List<Axis> axes) {
        var until = request.optionalText("until");
        return new EvaluationWish(
                preset(request),
                settings(request),
                request.has("players") ? Optional.of(request.whole("players")) : Optional.empty(),
                request.has("seats") ? request.texts("seats") : List.of(),
                axes,
                number(request, "games").or(() -> until.map(_ -> mostGames(axes))),
                until,
                request.optionalText("goal"),
                number(request, "budget"),
                request.has("seed") ? request.number("seed") : Tokens.seed(),
                "");
    }

    private static Optional<String> preset(Request request) {
        var game = Games.named(TablePlans.gameName(request)).defaults();
        return request.optionalText("preset").map(name -> Names.meantPreset(game, name));
    }

    private static Optional<Long> number(Request request, String field) {
        return request.has(field) ? Optional.of(request.number(field)) : Optional.empty();
    }

    /// As many of each cell as there may be, where it depends on them how many it takes.
    private long mostGames(List<Axis> axes) {
        return Math.clamp(settings.games() / Cells.count(axes), 1, EvaluationWish.MOST_UNTIL);
    }

    private void checkSize(EvaluationPlan plan, Cells cells) {
        var count = SweepSize.of(plan).cells().orElseThrow();
        var games = BigInteger.valueOf(plan.games()).multiply(count);
        if (plan.isSearch()) {
            games = BigInteger.valueOf(plan.budget());
        } else if (cells.count() > settings.cells()) {
            throw new BadInput(
                    "lab.cells",
                    "%,d cells and %,d games; here at most %,d cells are played: name fewer values,"
                            + " or look for the best of them with a goal and a budget",
                    count,
                    games,
                    settings.cells());
        }
        if (games.compareTo(BigInteger.valueOf(settings.games())) > 0) {
            throw new BadInput(
                    "lab.games",
                    "%,d cells and %,d games; here at most %,d games are played: name fewer values or" + " fewer games",
                    count,
                    games,
                    settings.games());
        }
    }

    /// A search tries as many cells as its budget is enough for.
    private void checkTried(long tried) {
        if (tried > settings.cells()) {
            throw new BadInput(
                    "lab.tried",
                    "the budget is enough to try %,d cells; here at most %,d are played: name fewer"
                            + " values, or a smaller budget",
                    tried,
                    settings.cells());
        }
    }
}

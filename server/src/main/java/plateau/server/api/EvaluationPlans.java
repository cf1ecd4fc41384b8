package plateau.server.api;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.Axis;
import plateau.arena.evaluation.Cells;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.EvaluationPlan;
import plateau.arena.evaluation.Sweep;
import plateau.core.Game;
import plateau.core.luck.Lot;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.server.accounts.Tokens;
import plateau.server.bots.House;
import plateau.server.http.Field;
import plateau.server.http.Request;
import plateau.server.lab.LabSettings;

/// Reads what somebody wants an evaluation to be, and refuses what is too large for this server.
final class EvaluationPlans {
    static final int MOST_AXES = 100;
    static final int MOST_SETTINGS = 100;

    private static final int MOST_GAMES = 1_000_000_000;
    private static final int USUAL_GAMES = 100;
    private static final String USUAL_BOT = "random";

    /// Every game that is played more makes the interval narrower only so much.
    private static final long MOST_UNTIL = 1_000_000;

    private final House house;
    private final LabSettings settings;

    EvaluationPlans(House house, LabSettings settings) {
        this.house = house;
        this.settings = settings;
    }

    static Field[] fields() {
        return new Field[] {
            Field.text("game", 40).optional().help("Its id."),
            Field.any("sweep")
                    .help("What is changed, and to what: an option of the game, `players`,"
                            + " `preset`, `seats` (one bot everywhere), `seat1`, `seat2`…,"
                            + " each with a list of values or a text such as `0..9`,"
                            + " `0..100/10`, `a,b,c`, or `*` for all."),
            Field.text("preset", 40).optional().help("A preset of the game."),
            Fields.options("Options of the game that are not the usual ones, in all cells.")
                    .optional(),
            Field.number("players", 1, Fields.MOST_SEATS).optional().help("How many play, where `seats` does not say."),
            Field.list("seats", Fields.MOST_SEATS, Field.text("bot", 200))
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
    record Draft(EvaluationPlan plan, Cells cells) {}

    /// Refuses what cannot be read or played, and what is too large.
    Draft read(Request request) {
        var options = Games.named(Plans.gameName(request));
        var axes = axes(request, options);
        var set = settings(request, axes);
        var draft = plan(request, options, axes, set, List.of(USUAL_BOT));
        var cells = Cells.of(draft, options);
        var game = cells.game(0);
        var seats = seats(request, game, axes);
        var plan = plan(request, options, axes, set, seats);
        cells = Cells.of(plan, options);
        checkSize(plan, cells);
        cells.check();
        bots(plan).forEach(bot -> house.checkOwn(bot, game));
        // Whoever reads the goal and the interval knows what is wrong with them.
        var evaluation = new Evaluation(plan, cells, 1, List.of(), _ -> {});
        checkTried(evaluation.cells());
        return new Draft(plan, cells);
    }

    private static List<Axis> axes(Request request, Options<Game> options) {
        var texts = new ArrayList<String>();
        checkFew("sweep", request.any("sweep").size(), MOST_AXES);
        request.any("sweep").forEach((name, values) -> texts.add(name + "=" + text(values)));
        return new Sweep(options).read(texts);
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

    private static List<String> settings(Request request, List<Axis> axes) {
        var settings = new ArrayList<String>();
        var given = request.has("options") ? request.any("options") : Map.<String, Object>of();
        for (var axis : axes) {
            boolean isSet =
                    given.containsKey(axis.name()) || (axis.name().equals(Axis.PRESET) && request.has("preset"));
            if (isSet) {
                throw new BadInput("lab.both", "%s is swept, and set besides; leave one of them out", axis.name());
            }
        }
        checkFew("options", given.size(), MOST_SETTINGS);
        given.forEach((name, value) -> settings.add(name + "=" + set(value)));
        return settings;
    }

    /// A list of names that are on is empty in JSON, and `none` in words.
    private static String set(@Nullable Object value) {
        return value instanceof List<?> list && list.isEmpty() ? "none" : text(value);
    }

    private static List<String> seats(Request request, Game game, List<Axis> axes) {
        var named = request.has("seats") ? request.texts("seats") : List.<String>of();
        boolean isSwept = axes.stream().anyMatch(axis -> axis.name().equals(Axis.PLAYERS));
        int usual = named.size() < 2 ? game.defaultPlayers() : named.size();
        int players = request.has("players") ? request.whole("players") : usual;
        boolean isOther = named.size() > 1 && players != named.size();
        if (isOther || (isSwept && request.has("players"))) {
            throw new BadInput("lab.players", "players: that is said otherwise besides; leave it out");
        }
        if (!isSwept) {
            game.checkPlayers(players);
        }
        if (named.size() == 1 && !isSwept) {
            return Collections.nCopies(players, named.getFirst());
        }
        return named.isEmpty() ? Collections.nCopies(players, USUAL_BOT) : named;
    }

    private EvaluationPlan plan(
            Request request, Options<Game> options, List<Axis> axes, List<String> set, List<String> seats) {
        return new EvaluationPlan(
                options.defaults().id(),
                request.optionalText("preset"),
                set,
                seats,
                axes,
                request.optionalNumber("games").orElseGet(() -> games(request, axes)),
                request.optionalText("until"),
                request.optionalText("goal"),
                request.optionalNumber("budget").orElse(0),
                request.has("seed") ? request.number("seed") : Tokens.seed(),
                "");
    }

    /// As many as there may be, where it depends on them how many it takes.
    private long games(Request request, List<Axis> axes) {
        if (!request.has("until")) {
            return USUAL_GAMES;
        }
        long cells = axes.stream().mapToLong(axis -> axis.values().size()).reduce(1, EvaluationPlans::times);
        return Math.clamp(settings.games() / cells, 1, MOST_UNTIL);
    }

    private static long times(long one, long other) {
        return Math.multiplyHigh(one, other) != 0 || one * other < 0 ? Long.MAX_VALUE : one * other;
    }

    private void checkSize(EvaluationPlan plan, Cells cells) {
        var count = count(plan);
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

    private static BigInteger count(EvaluationPlan plan) {
        return plan.axes().stream()
                .map(axis -> BigInteger.valueOf(axis.values().size()))
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    /// All who may sit down somewhere.
    private static Set<String> bots(EvaluationPlan plan) {
        var bots = new LinkedHashSet<>(plan.seats());
        for (var axis : plan.axes()) {
            if (axis.name().equals(Axis.SEATS) || axis.seat().isPresent()) {
                bots.addAll(axis.contents());
            }
        }
        return bots;
    }
}

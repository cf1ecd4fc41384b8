package plateau.server.api.forms;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import plateau.arena.series.Entrant;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.plan.TournamentWish;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;
import plateau.core.wire.Field;
import plateau.games.Games;
import plateau.server.accounts.LookAlikes;
import plateau.server.accounts.Tokens;
import plateau.server.bots.House;
import plateau.server.http.message.Request;

/// Reads what somebody wants a tournament to be.
public final class TournamentPlans {
    /// Each holds what it thinks with, at every seat and in every thread.
    static final int MOST_BOTS = 12;

    public static final int MOST_GAMES = 10_000;
    private static final int MOST_ROUNDS = 50;
    private static final int USUAL_GAMES = 100;

    private final House house;

    public TournamentPlans(House house) {
        this.house = house;
    }

    public static Field[] fields() {
        return new Field[] {
            Field.text("game", 40).optional().help("Its id."),
            Field.text("preset", 40).optional().help("A preset of the game."),
            CommonFields.options("Options of the game that are not the usual ones.")
                    .optional(),
            Field.number("players", 2, CommonFields.MOST_SEATS)
                    .optional()
                    .help("How many sit at a table; as few as can meet if nothing is said."),
            Field.list("bots", MOST_BOTS, Field.text("bot", 200))
                    .help("Who takes part, the favourite first: `hard`, `mcts:steps=200`, or one"
                            + " that the operator added. `NAME=BOT` gives a name, so that a"
                            + " bot can meet itself; `NAME@CLOCK=BOT` also a clock of its"
                            + " own."),
            Field.oneOf("format", "round-robin", "gauntlet", "swiss", "knockout")
                    .preset("round-robin"),
            Field.number("rounds", 1, MOST_ROUNDS).optional().help("Of a Swiss tournament, and of no other."),
            Field.number("games", 1, MOST_GAMES)
                    .preset(USUAL_GAMES)
                    .help("How many; rounded up, so that everybody has every seat."),
            Field.number("seed", 0, Lot.MAX_SEED)
                    .optional()
                    .help("The same seed gives the same games, unless a bot thinks by the clock."),
            Field.text("clock", 40).preset("none").help("`5m+3s`, `30s/move`, or `none`.")
        };
    }

    public TournamentPlan read(Request request) {
        var game = TablePlans.game(request);
        var bots = request.texts("bots");
        house.checkEntrants(bots, game);
        checkNames(bots);
        int players = request.has("players") ? request.whole("players") : Discipline.fewest(game);
        var plan = new TournamentWish(
                        List.of(Discipline.of(Games.named(game.id()), game, players)),
                        bots,
                        bots.stream().map(each -> Entrant.of(each).called()).toList(),
                        Format.named(request.text("format")),
                        request.has("rounds") ? Optional.of(request.whole("rounds")) : Optional.empty(),
                        Optional.of(request.number("games")),
                        request.has("seed") ? request.number("seed") : Tokens.seed(),
                        clock(request.text("clock")),
                        Optional.empty(),
                        Optional.empty())
                .plan();
        checkNumber(plan);
        house.ask(plan);
        return plan;
    }

    /// Entrants have no marks: standings tell them apart by their names.
    private static void checkNames(List<String> entrants) {
        var known = new HashMap<String, String>();
        for (var each : entrants) {
            var name = Entrant.of(each).called();
            for (var skeleton : LookAlikes.skeletons(name)) {
                var other = known.putIfAbsent(skeleton, name);
                if (other != null && !other.equals(name)) {
                    throw new BadInput(
                            "cups.alike",
                            "'%s' and '%s' look alike; standings tell entrants apart by their names",
                            other,
                            name);
                }
            }
        }
    }

    /// As a description has it.
    private static String clock(String text) {
        return text.equals("none") ? "" : text;
    }

    /// Rounding up may make many games of few.
    private static void checkNumber(TournamentPlan plan) {
        long games = new Tournament(plan, List.of(), _ -> {}).games();
        if (games > 2L * MOST_GAMES) {
            throw new BadInput(
                    "cups.games",
                    "these would be %d games, and there may be %d; name fewer bots, or fewer players" + " at a table",
                    games,
                    MOST_GAMES);
        }
    }
}

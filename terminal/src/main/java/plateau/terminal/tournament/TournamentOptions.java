package plateau.terminal.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.plan.TournamentWish;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.terminal.options.Agreement;
import plateau.terminal.options.ClockOption;
import plateau.terminal.options.GameSettings;
import plateau.terminal.options.Numbers;
import plateau.terminal.options.SeedOption;
import plateau.terminal.screen.SeatNames;
import plateau.words.Names;

/// The part of a command line that says what tournament is to be played.
public final class TournamentOptions {
    /// Knows who can sit down.
    public interface Door {
        /// Refuses those who cannot play a game.
        ///
        /// @param option by which they were named
        void admit(String option, List<String> names, Game game);

        /// What those are called who were let in.
        List<String> called(List<String> asked);
    }

    @Parameters(paramLabel = "GAME", arity = "0..*", description = "Which games. -o and --preset go with one.")
    private List<String> games = new ArrayList<>();

    @Mixin
    private final GameSettings settings = new GameSettings();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final ClockOption clock = new ClockOption();

    @Option(
            names = "--players",
            paramLabel = "A,B,C",
            description = "Who takes part, separated by commas; the first is the favourite. NAME=BOT gives a"
                    + " name, NAME@CLOCK=BOT also a clock of its own.")
    private Optional<String> players = Optional.empty();

    @Option(
            names = "--player",
            paramLabel = "A",
            description = "Who takes part too; may be given again, instead of --players.")
    private List<String> oneByOne = List.of();

    @Option(
            names = "-n",
            paramLabel = "N",
            split = ",",
            description = "How many sit at a table, or several such numbers separated by commas; 2, or the"
                    + " fewest that can play, if left out.",
            converter = Numbers.Players.class)
    private List<Integer> seats = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games of each GAME and each -n, rounded up; 100 if left out.",
            converter = Numbers.Games.class)
    private Optional<Long> count = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "round-robin (if left out), gauntlet, swiss or knockout.")
    private Optional<String> format = Optional.empty();

    @Option(
            names = "--rounds",
            paramLabel = "R",
            description = "How many rounds of a Swiss tournament.",
            converter = Numbers.Rounds.class)
    private Optional<Integer> rounds = Optional.empty();

    @Option(
            names = "--anchor",
            paramLabel = "A",
            description = "The entrant that has a rating of 1000, by whom the others are measured; random"
                    + " if it takes part, or else the first, if left out.")
    private Optional<String> anchor = Optional.empty();

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description =
                    "Begin games at the last positions of the records of a file, each played in every" + " seating.")
    private Optional<String> book = Optional.empty();

    @Option(
            names = "--ply",
            paramLabel = "K",
            description = "With --from: begin after K moves of each record, chance included.",
            converter = Numbers.Index.class)
    private Optional<Integer> ply = Optional.empty();

    @Option(
            names = "--sprt",
            paramLabel = "elo0=E,elo1=E",
            description = "Of two entrants, play until a sequential test says whether the first is stronger"
                    + " by elo0 or by elo1; also alpha= and beta=, 0.05 if left out.")
    private Optional<String> sprt = Optional.empty();

    /// The tournament that is asked for; refuses what cannot be played.
    public TournamentPlan plan(Door door) {
        if (games.isEmpty()) {
            throw new BadInput("missing", "missing: %s", "GAME");
        }
        var kind = format.map(Format::named).orElse(Format.ROUND_ROBIN);
        var entrants = entrants();
        if (entrants.isEmpty()) {
            throw new BadInput("missing", "missing: %s", "--players");
        }
        return new TournamentWish(
                        disciplines(entrants, door),
                        entrants,
                        door.called(entrants),
                        kind,
                        rounds,
                        count,
                        seed.seed(),
                        clock.clock().toString(),
                        anchor.map(Names::meantSeat),
                        sprt)
                .plan();
    }

    private List<String> entrants() {
        if (players.isPresent() && !oneByOne.isEmpty()) {
            throw new BadInput("seats.twice", "%s and %s cannot be given together", "--players", "--player");
        }
        return players.map(list -> SeatNames.entrants(list, "--player"))
                .orElseGet(() -> oneByOne.stream().map(SeatNames::entrant).toList());
    }

    private List<Discipline> disciplines(List<String> entrants, Door door) {
        var ids = games.stream().distinct().toList();
        if (ids.size() > 1 && !settings.typed().isEmpty()) {
            throw new BadInput("ladder.one", "-o and --preset go with one GAME, not with %d", ids.size());
        }
        return opened(
                ids.stream().flatMap(id -> disciplines(id, entrants, door)).toList());
    }

    /// The same with the positions from which they are played.
    private List<Discipline> opened(List<Discipline> disciplines) {
        if (book.isEmpty() && ply.isPresent()) {
            throw new BadInput("opening.ply", "--ply goes with --from");
        }
        return book.map(file -> OpeningBook.read(file, ply).fill(disciplines)).orElse(disciplines);
    }

    private Stream<Discipline> disciplines(String id, List<String> entrants, Door door) {
        var options = Games.named(id);
        var game = settings.apply(options);
        door.admit(oneByOne.isEmpty() ? "--players" : "--player", entrants, game);
        var numbers = seats.isEmpty()
                ? List.of(Discipline.fewest(game))
                : seats.stream().distinct().toList();
        return numbers.stream().map(each -> Discipline.of(options, game, each));
    }

    /// Refuses to go on with a tournament that is not the one asked for; what is not given agrees.
    public void checkSame(TournamentPlan there) {
        var same = Agreement.ofTournament();
        if (!games.isEmpty()) {
            var ids = there.disciplines().stream()
                    .map(Discipline::game)
                    .distinct()
                    .toList();
            same.check("GAME", ids, games.stream().distinct().toList());
        }
        if (!seats.isEmpty()) {
            var numbers = there.disciplines().stream()
                    .map(Discipline::players)
                    .distinct()
                    .toList();
            same.check("-n", numbers, seats.stream().distinct().toList());
        }
        if (!settings.typed().isEmpty()) {
            var first = there.disciplines().getFirst();
            same.checkOptions(first.game(), first.options(), settings);
        }
        if (book.isPresent() && !opened(unopened(there)).equals(there.disciplines())) {
            throw new BadInput(
                    "opening.differs",
                    "--resume: the tournament was begun with other positions than those of --from %s",
                    book.get());
        }
        if (!entrants().isEmpty()) {
            same.check("--players", there.entrants(), entrants());
        }
        format.ifPresent(asked -> same.check("--format", there.format(), Format.named(asked)));
        rounds.ifPresent(asked -> same.check("--rounds", there.rounds(), asked));
        count.ifPresent(asked -> same.check("--games", there.games(), asked));
        seed.given().ifPresent(asked -> same.check("--seed", there.seed(), asked));
        // The same clock may have been written in another unit.
        clock.given()
                .filter(asked -> !asked.equals(Clock.parse(there.clock())))
                .ifPresent(asked -> same.check("--clock", there.clock(), asked.toString()));
        anchor.map(Names::meantSeat)
                .ifPresent(asked -> same.check("--anchor", there.anchor().orElse(""), asked));
        sprt.ifPresent(asked -> same.check("--sprt", there.sprt().orElse(""), asked));
    }

    private static List<Discipline> unopened(TournamentPlan plan) {
        return plan.disciplines().stream()
                .map(each -> new Discipline(each.game(), each.options(), each.players()))
                .toList();
    }
}

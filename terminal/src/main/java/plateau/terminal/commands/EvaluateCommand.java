package plateau.terminal.commands;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.evaluation.sweep.SweepSize;
import plateau.arena.folder.Unwritten;
import plateau.arena.series.Engine;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.core.text.ShellWords;
import plateau.games.Games;
import plateau.terminal.evaluation.EvaluationHome;
import plateau.terminal.evaluation.EvaluationOptions;
import plateau.terminal.evaluation.EvaluationReport;
import plateau.terminal.evaluation.EvaluationRun;
import plateau.terminal.evaluation.GameTable;
import plateau.terminal.evaluation.SqlQuery;
import plateau.terminal.files.TextFile;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.live.Glimpse;
import plateau.terminal.options.EngineOption;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;

/// `plateau evaluate`: what does a rule, a deck, a seat change?
@Command(
        name = "evaluate",
        description = "Play every combination of some values many times and compare what happens.",
        footer = {
            "",
            "A cell is a combination of values. All cells have the same luck: a cell is the same games as",
            "'plateau simulate' with its options and seed, so cells differ by what was changed. The same",
            "seed gives the same figures, whatever the threads, unless a bot thinks by the clock.",
            "",
            "DIR gets cells.csv and cells.parquet, a row for each cell, report.html with plots, and",
            "evaluation.json, which says what was asked. Whatever ends it, --resume --out DIR goes on and",
            "comes to the same figures. --sql asks the tables cells and games of DIR, which stands where",
            "GAME does. Without --out nothing is kept. All columns and goals: docs/evaluation.md",
            "",
            "Exit code 0 if all games were played, 1 if not or if something could not be written.",
            "",
            "Examples:",
            "  plateau evaluate munificence --sweep builder-seed=0..9 --sweep token-seed=0..9 --out out",
            "  plateau evaluate --resume --out out",
            "  plateau evaluate --sql \"select builder_seed, avg(payoff1) from cells group by 1\" out",
            "  plateau evaluate piles --sweep size=3..8 --sweep players=2..4 --until ±1%%",
            "  plateau evaluate tilings --sweep seat1=random,greedy --sweep torus=* --games 500",
            "  plateau evaluate munificence --sweep builder-seed=0..99999 --goal balance --budget 1000000"
        })
public final class EvaluateCommand implements Runnable {
    /// What goes with a question.
    private static final Set<String> BESIDE_SQL = Set.of("--sql", "--out", "--json", "--quiet", "--lang");

    /// Of so many cells bots from outside are asked whether they play them.
    private static final long MOST_ASKED = 100;

    @Mixin
    private final EvaluationOptions asked = new EvaluationOptions();

    @Mixin
    private final SeriesOptions series = new SeriesOptions();

    @Mixin
    private final EngineOption on = new EngineOption();

    @Mixin
    private final OutsideOptions outside = new OutsideOptions();

    @Mixin
    private final GameTable csv = new GameTable();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder in which the evaluation is kept; nothing is kept if left out.")
    private Optional<String> out = Optional.empty();

    @Option(names = "--keep-games", description = "Keep a row for each game, too, in games.parquet.")
    private boolean keepsGames;

    @Option(names = "--resume", description = "Go on with the evaluation in DIR; the rest can be left out.")
    private boolean resume;

    @Option(
            names = "--sql",
            paramLabel = "QUERY",
            description = "Answer a question about the evaluation in DIR, given instead of GAME.")
    private Optional<String> sql = Optional.empty();

    @Spec
    private CommandSpec command = CommandSpec.create();

    private final Screen screen;
    private final GameFlags flags;

    /// @param flags those of the game on the command line
    public EvaluateCommand(Screen screen, GameFlags flags) {
        this.screen = screen;
        this.flags = flags;
    }

    @Override
    public void run() {
        if (sql.isPresent()) {
            ask(sql.get());
            return;
        }
        asked.take(flags);
        try (var roster = new TerminalRoster(outside.stable())) {
            if (resume) {
                goOn(roster, out.orElseThrow(TournamentCommand::noFolder));
            } else {
                begin(roster);
            }
        } catch (Unwritten full) {
            throw new Failure(full.inWords());
        }
    }

    private void ask(String query) {
        for (var option : command.commandLine().getParseResult().matchedOptions()) {
            if (!BESIDE_SQL.contains(option.longestName())) {
                throw new BadInput("seats.twice", "%s and %s cannot be given together", "--sql", option.longestName());
            }
        }
        if (out.isPresent() && !asked.typedGame().isEmpty()) {
            throw new BadInput("seats.twice", "%s and %s cannot be given together", "--out", "DIR");
        }
        var folder = asked.typedGame().isEmpty() ? out.orElse("") : asked.typedGame();
        if (folder.isEmpty()) {
            throw new BadInput("missing", "missing: %s", "DIR");
        }
        try (var store = TableStore.open()) {
            new SqlQuery(screen, store, series.json()).ask(TextFile.path("DIR", folder), query);
            screen.out().flush();
        }
    }

    private void begin(TerminalRoster roster) {
        var plan = asked.plan();
        if (out.isEmpty() && keepsGames) {
            throw new BadInput("evaluation.keep-games", "--keep-games needs --out DIR");
        }
        var cells = checked(roster, plan, asked.seatOption());
        try (var engine = on.engine(screen, roster, series.threads())) {
            if (out.isEmpty()) {
                play(roster, engine, plan, cells, Optional.empty());
                return;
            }
            var path = TextFile.path("--out", out.get());
            var command = asked.command(plan);
            try (var kept = EvaluationHome.begin(path, plan, engine, command, keepsGames)) {
                play(roster, engine, plan, cells, Optional.of(kept));
            }
        }
    }

    /// The bots may have come from a jar that is not there today.
    private void goOn(TerminalRoster roster, String name) {
        try (var engine = on.engine(screen, roster, series.threads());
                var kept = EvaluationHome.resume(TextFile.path("--out", name), engine, keepsGames)) {
            asked.checkSame(kept.plan());
            var cells = checked(roster, kept.plan(), "--resume");
            play(roster, engine, kept.plan(), cells, Optional.of(kept));
        }
    }

    /// Every cell that is played can be played, by those who are to.
    private Cells checked(TerminalRoster roster, EvaluationPlan plan, String option) {
        csv.check(plan, series.json());
        var cells = Cells.of(plan, Games.named(plan.game()));
        try {
            cells.check();
        } catch (BadInput refused) {
            throw plan.axes().isEmpty() ? refused : new BadInput("of-option", "%s: %s", "--sweep", refused.inWords());
        }
        var game = cells.game(0);
        try {
            plan.axes().forEach(axis -> admit(roster, axis, game));
        } catch (BadInput refused) {
            throw SweepSize.of(plan).told(refused);
        }
        on.checkTravel(option, plan.seats());
        roster.admit(option, plan.seats(), game);
        for (long number = 0; number < Math.min(cells.count(), MOST_ASKED); number++) {
            var cell = cells.cell(number).pairing();
            roster.ask(option, cell.seats(), cells.game(number), Clock.parse(cell.clock()));
        }
        // What it refuses is refused before there is a folder.
        var _ = new Evaluation(plan, cells, 1, List.of(), _ -> {});
        return cells;
    }

    private void admit(TerminalRoster roster, Axis axis, Game game) {
        if (axis.isOfSeats()) {
            on.checkTravel("--sweep", axis.values());
            roster.admit("--sweep", axis.values(), game);
        }
    }

    private void play(
            TerminalRoster roster, Engine engine, EvaluationPlan plan, Cells cells, Optional<EvaluationHome> kept) {
        var pairing = cells.cell(0).pairing();
        var glimpse = new Glimpse(screen, roster, pairing, flags, series.json());
        var report = new EvaluationReport(screen, series, out, csv);
        new EvaluationRun(screen, series, roster, engine, cells, plan, kept, report)
                .run(out.map(EvaluateCommand::resumption).orElse(""));
        glimpse.draw(plan.seed());
    }

    /// What to type to go on with the evaluation of a folder.
    private static String resumption(String folder) {
        return "plateau evaluate --resume --out " + ShellWords.word(folder);
    }
}

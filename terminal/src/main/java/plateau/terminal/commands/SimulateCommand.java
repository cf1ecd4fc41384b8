package plateau.terminal.commands;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.series.Pairing;
import plateau.arena.series.Simulation;
import plateau.core.text.Json;
import plateau.terminal.files.RecordFile;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.live.Glimpse;
import plateau.terminal.options.ClockOption;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.Numbers;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.options.SeedOption;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.options.TableOptions;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Shutdown;
import plateau.terminal.summaries.SimulationSummary;

/// `plateau simulate`: many games as fast as the machine allows.
@Command(
        name = "simulate",
        description = "Play many games between bots and count what happens.",
        footer = {
            "",
            "Ctrl-C stops early and prints what was played so far, marked as partial.",
            "",
            "Examples:",
            "  plateau simulate piles --games 20000 --seed 7",
            "  plateau simulate tilings --seats greedy,random --games 1000 --json",
            "  plateau simulate piles -o size=3 -n 3 --games 500 --record games.jsonl"
        })
public final class SimulateCommand implements Runnable {
    @Mixin
    private final TableOptions table = new TableOptions();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final ClockOption clock = new ClockOption();

    @Mixin
    private final OutsideOptions outside = new OutsideOptions();

    @Mixin
    private final SeriesOptions series = new SeriesOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games; 1000 if left out.",
            converter = Numbers.Games.class)
    private long games = 1000;

    @Option(names = "--record", paramLabel = "FILE", description = "Append a record of every game.")
    private Optional<String> record = Optional.empty();

    private final Screen screen;
    private final GameFlags flags;

    /// @param flags those of the game on the command line
    public SimulateCommand(Screen screen, GameFlags flags) {
        this.screen = screen;
        this.flags = flags;
    }

    @Override
    public void run() {
        table.checkNamesGame("simulate");
        flags.apply(table);
        var game = table.game();
        var seats = table.botSeats(game, "random");
        var pairing = TerminalRoster.pairing(table.options(), game, seats, clock.clock());
        try (var roster = new TerminalRoster(outside.stable())) {
            var glimpse = new Glimpse(screen, roster, pairing, flags, series.json());
            roster.admit(table.option(), seats, game);
            roster.ask(table.option(), seats, game, clock.clock());
            if (record.isEmpty()) {
                play(simulation(roster, pairing), roster.called(seats), () -> {});
                glimpse.draw(seed.seed());
                return;
            }
            try (var file = RecordFile.append(screen, record.get())) {
                play(recorded(roster, pairing, file), roster.called(seats), file::checkLost);
            }
            glimpse.draw(seed.seed());
        }
    }

    private Simulation simulation(TerminalRoster roster, Pairing pairing) {
        return new Simulation(roster, pairing, seed.seed(), games, series.threads());
    }

    private Simulation recorded(TerminalRoster roster, Pairing pairing, RecordFile file) {
        return Simulation.recorded(roster, pairing, seed.seed(), games, series.threads(), file::add);
    }

    /// Plays, prints what came of it, and looks whether all went well.
    private void play(Simulation simulation, List<String> names, Runnable check) {
        try (var _ = new Shutdown(simulation::stop)) {
            print(names, run(simulation));
            check.run();
        }
    }

    private Simulation.Report run(Simulation simulation) {
        var what = screen.words().get("progress.games");
        try (var _ = series.progress(screen, what, games, simulation::played)) {
            return simulation.run();
        }
    }

    private void print(List<String> names, Simulation.Report report) {
        var summary = new SimulationSummary(table.game(), table.options(), names, seed.seed(), report);
        screen.out().print(series.json() ? Json.write(summary.json()) + "\n" : summary.text(screen.words()));
        screen.out().flush();
    }
}

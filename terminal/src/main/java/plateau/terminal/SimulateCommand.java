package plateau.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.RecordKeeper;
import plateau.arena.Simulation;
import plateau.core.Json;
import plateau.core.Player;

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
final class SimulateCommand implements Runnable {
    @Mixin private final TableOptions table = new TableOptions();
    @Mixin private final SeedOption seed = new SeedOption();
    @Mixin private final SeriesOptions series = new SeriesOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games; 1000 if left out.",
            converter = Numbers.Games.class)
    private long games = 1000;

    @Option(names = "--record", paramLabel = "FILE", description = "Append a record of every game.")
    private Optional<String> record = Optional.empty();

    private final Screen screen;

    SimulateCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        var game = table.game();
        var seats = table.botSeats(game, "random");
        List<Supplier<Player>> players =
                seats.stream()
                        .map(name -> TableOptions.bot(name, game))
                        .map(bot -> (Supplier<Player>) bot::player)
                        .toList();
        var simulation = new Simulation(game, players, seed.seed(), games, series.threads());
        var options = table.options().json(game);
        try (var _ = new Shutdown(simulation::stop)) {
            var report = play(simulation, () -> new RecordKeeper(game.id(), options, seats));
            var summary = new SimulationSummary(game, table.options(), seats, seed.seed(), report);
            screen.out().print(series.json() ? Json.write(summary.json()) + "\n" : summary.text());
            screen.out().flush();
        }
    }

    private Simulation.Report play(Simulation simulation, Supplier<RecordKeeper> keeper) {
        try (var _ = series.progress(screen, "games", games, simulation::played)) {
            if (record.isEmpty()) {
                return simulation.run();
            }
            try (var file = RecordFile.append(screen, record.get())) {
                return simulation.runRecorded(keeper, file::write);
            }
        }
    }
}

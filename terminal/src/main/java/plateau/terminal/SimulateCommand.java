package plateau.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.RecordKeeper;
import plateau.arena.Simulation;
import plateau.core.Game;
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
        Consumer<Simulation.Report> print = report -> print(game, seats, report);
        try (var _ = new Shutdown(simulation::stop)) {
            if (record.isEmpty()) {
                print.accept(play(simulation, simulation::run));
                return;
            }
            try (var file = RecordFile.append(screen, record.get())) {
                Supplier<RecordKeeper> keeper = () -> new RecordKeeper(game.id(), options, seats);
                print.accept(play(simulation, () -> simulation.runRecorded(keeper, file::add)));
                file.checkLost();
            }
        }
    }

    private Simulation.Report play(Simulation simulation, Supplier<Simulation.Report> run) {
        try (var _ = series.progress(screen, "games", games, simulation::played)) {
            return run.get();
        }
    }

    private void print(Game game, List<String> seats, Simulation.Report report) {
        var summary = new SimulationSummary(game, table.options(), seats, seed.seed(), report);
        screen.out()
                .print(
                        series.json()
                                ? Json.write(summary.json()) + "\n"
                                : summary.text(screen.words()));
        screen.out().flush();
    }
}

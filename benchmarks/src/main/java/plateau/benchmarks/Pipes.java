package plateau.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Program;
import plateau.arena.outside.Stable;
import plateau.arena.series.Pairing;
import plateau.arena.series.Simulation;
import plateau.bots.RandomBot;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;
import plateau.games.Games;

/// `./plateau bench pipes`: how many moves a second a program outside makes, one match at a time; and how
/// many decisions a second are made in process, refereed and recorded. A trivial program in C, compiled
/// here, makes the moves: what is measured is all that is ours, and the pipes.
final class Pipes {
    private static final int ROUNDS = 6;
    private static final long NANOS = 2_000_000_000L;
    private static final Game PILES = Games.named("piles").defaults();

    private Pipes() {}

    static void run() throws IOException, InterruptedException {
        var folder = Files.createTempDirectory("pipes");
        folder.toFile().deleteOnExit();
        var program = compile(folder);
        System.out.printf(Locale.ROOT, "%-34s %s%n", "piles", "a second, in each of some rounds");
        print("moves of a program that wants none", outside(program, ""));
        print("moves of one that wants the legal", outside(program, "\"legal\""));
        print("decisions in process, recorded", recorded());
    }

    private static Path compile(Path folder) throws IOException, InterruptedException {
        var source = folder.resolve("first.c");
        source.toFile().deleteOnExit();
        try (InputStream stream = Pipes.class.getResourceAsStream("first.c")) {
            Files.copy(Objects.requireNonNull(stream), source);
        }
        var program = folder.resolve("first");
        program.toFile().deleteOnExit();
        var words = List.of("gcc", "-O2", "-o", program.toString(), source.toString());
        if (new ProcessBuilder(words).inheritIO().start().waitFor() != 0) {
            throw new IOException("gcc could not compile " + source);
        }
        return program;
    }

    private static void print(String what, List<Double> rates) {
        var columns = new StringBuilder();
        rates.forEach(rate -> columns.append(String.format(Locale.ROOT, "%12.0f", rate)));
        System.out.printf(Locale.ROOT, "%-34s%s%n", what, columns);
    }

    private interface Round {
        /// Plays a while, and gives how many moves were made.
        long play(long seed);
    }

    private static List<Double> rates(Round round) {
        var rates = new ArrayList<Double>();
        for (int i = 0; i < ROUNDS; i++) {
            long begin = System.nanoTime();
            long moves = 0;
            for (long seed = 0; System.nanoTime() - begin < NANOS; seed++) {
                moves += round.play(seed);
            }
            rates.add(1e9 * moves / (System.nanoTime() - begin));
        }
        return rates;
    }

    private static List<Double> outside(Path file, String wants) {
        var program = new Program("first", List.of(file.toString(), "[" + wants + "]"));
        try (var stable = new Stable(Limits.USUAL);
                var referee = new Referee(PILES, List.of(stable.player(program), stable.player(program)))) {
            return rates(seed -> {
                var _ = referee.play(seed, Onlooker.NONE);
                if (!referee.match().departures().isEmpty()) {
                    throw new IllegalStateException(referee.match().departures().toString());
                }
                return referee.match().ply();
            });
        }
    }

    private static List<Double> recorded() {
        var roster = new Roster() {
            @Override
            public Game game(String name, Map<String, Object> options) {
                return PILES;
            }

            @Override
            public Player player(String name, Game game) {
                return new RandomBot().player();
            }
        };
        var pairing = new Pairing("piles", Map.of(), List.of("random", "random"));
        return rates(seed -> Simulation.recorded(roster, pairing, seed, 2000, 1, _ -> {})
                .run()
                .statistics()
                .decisions());
    }
}

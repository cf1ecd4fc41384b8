package plateau.server.load;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import plateau.server.crash.Crash;
import plateau.server.fuzz.Siege;
import plateau.server.storage.Databases;
import plateau.server.storage.file.Location;

/// What takes too long for every test run: see `./plateau soak`.
public final class Soak {
    private static final String USAGE = """
            Usage: ./plateau soak crash [KILLS]
                   ./plateau soak fuzz [INPUTS] [SEED]
                   ./plateau soak moves [sqlite|postgresql] [GAME] [SECONDS]
                   ./plateau soak streams [sqlite|postgresql] [COUNT]
                   ./plateau soak hard [sqlite|postgresql] [TABLES] [SECONDS]
                   ./plateau soak churn [sqlite|postgresql] [SECONDS]
                   ./plateau soak spectators [sqlite|postgresql] [ROUNDS]
                   ./plateau soak comparisons [GAMES]
            crash: kills a server under load, half of the times on SQLite and half on PostgreSQL.
            fuzz: random and mutated requests.
            moves: 256 tables with two players each over HTTP; moves a second of the server's processor time.
            streams: memory for each open stream, and how soon all of them hear something.
            hard: memory for tables at which hard plays against itself, at all games.
            churn: tables that come and go; memory at every quarter, and when all of them sleep.
            spectators: how long a move takes while 0, 20 and 60 who look on ask for its scene.
            comparisons: games beside their slow twins, which are written apart from them.
            """;

    private Soak() {}

    public static void main(String[] arguments) throws Exception {
        switch (word(arguments, 0, "")) {
            case "crash" -> crash(Integer.parseInt(word(arguments, 1, "200")));
            case "fuzz" -> fuzz(arguments);
            case "moves" -> moves(arguments);
            case "streams" -> streams(arguments);
            case "hard" -> hard(arguments);
            case "churn" -> churn(arguments);
            case "spectators" -> spectators(arguments);
            case "--help", "-h" -> System.out.print(USAGE);
            default -> {
                System.err.print(USAGE);
                System.exit(2);
            }
        }
        System.exit(0);
    }

    private static void crash(int kills) throws Exception {
        for (var kind : List.of("sqlite", "postgresql")) {
            try (var crash = new Crash(fresh(kind), System.nanoTime())) {
                System.out.println(crash.run(kills / 2));
            }
        }
    }

    private static void fuzz(String[] arguments) throws Exception {
        int inputs = Integer.parseInt(word(arguments, 1, "1000000"));
        long seed = Long.parseLong(word(arguments, 2, "1"));
        System.out.println(Siege.run(fresh("sqlite"), inputs, seed));
    }

    private static String word(String[] words, int index, String usual) {
        return index < words.length ? words[index] : usual;
    }

    private static Location fresh(String kind) throws IOException {
        return switch (kind) {
            case "sqlite" -> Databases.sqlite(Files.createTempDirectory("plateau-soak"));
            case "postgresql" -> Databases.postgresql();
            default -> throw new IllegalArgumentException("no database " + kind);
        };
    }

    private static void moves(String[] arguments) throws IOException, InterruptedException {
        var game = word(arguments, 2, "piles");
        var options = game.equals("piles") ? Map.<String, Object>of("size", 8) : Map.<String, Object>of();
        var seconds = Duration.ofSeconds(Integer.parseInt(word(arguments, 3, "20")));
        var warming = seconds.multipliedBy(2);
        var load = new MoveLoad(game, options, warming, seconds);
        System.out.println(load.run(fresh(word(arguments, 1, "sqlite")), flags()));
    }

    private static void streams(String[] arguments) throws IOException, InterruptedException {
        var load = new StreamLoad(Integer.parseInt(word(arguments, 2, "5000")));
        System.out.println(load.run(fresh(word(arguments, 1, "sqlite")), flags()));
    }

    private static void hard(String[] arguments) throws IOException, InterruptedException {
        int tables = Integer.parseInt(word(arguments, 2, "256"));
        long millis = 1_000L * Integer.parseInt(word(arguments, 3, "30"));
        System.out.println(new HardLoad(tables, millis).run(fresh(word(arguments, 1, "sqlite")), flags()));
    }

    private static void churn(String[] arguments) throws Exception {
        var duration = Duration.ofSeconds(Integer.parseInt(word(arguments, 2, "600")));
        var load = new ChurnLoad(duration, duration.dividedBy(20).plusSeconds(1));
        System.out.println(load.run(fresh(word(arguments, 1, "sqlite")), flags()));
    }

    private static void spectators(String[] arguments) throws Exception {
        var load = new SpectatorLoad(Integer.parseInt(word(arguments, 2, "50")));
        System.out.println(load.run(fresh(word(arguments, 1, "sqlite")), List.of(0, 20, 60), flags()));
    }

    private static String[] flags() {
        return System.getProperty("plateau.flags", "-XX:+UseSerialGC -Xmx1g").split(" ");
    }
}

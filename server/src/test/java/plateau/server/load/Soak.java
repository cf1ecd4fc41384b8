package plateau.server.load;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Map;
import plateau.server.storage.Databases;
import plateau.server.storage.Location;

/// What takes too long for every test run: see `./plateau soak`.
public final class Soak {
    private static final String USAGE =
            """
            Usage: ./plateau soak moves [sqlite|postgresql] [GAME] [SECONDS]
            """;

    private Soak() {}

    public static void main(String[] arguments) throws Exception {
        switch (word(arguments, 0, "")) {
            case "moves" -> moves(arguments);
            default -> {
                System.err.print(USAGE);
                System.exit(2);
            }
        }
        System.exit(0);
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
        var flags = System.getProperty("plateau.flags", "-XX:+UseSerialGC -Xmx1g").split(" ");
        var load = new MoveLoad(game, options, seconds, seconds);
        System.out.println(load.run(fresh(word(arguments, 1, "sqlite")), flags));
    }
}

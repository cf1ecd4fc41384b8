package plateau.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import plateau.server.bots.Bounds;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.HttpSettings.Limits;
import plateau.server.http.limits.HttpSettings.Rate;
import plateau.server.http.limits.RateClass;
import plateau.server.lab.LabSettings;
import plateau.server.storage.file.Location;
import plateau.server.tables.terms.TableBounds;
import plateau.server.tournaments.TournamentSettings;

/// All settings but those of bots.
final class Keys {
    private static final int MOST = 1_000_000;
    private static final int MOST_GAMES = 1_000_000_000;
    private static final Limits LIMITS = Limits.USUAL;
    private static final TableBounds TIMES = TableBounds.USUAL;

    static final Key<String> HOST = new Key<>("host", "127.0.0.1", Readings::host);
    static final Key<Integer> PORT = new Key<>("port", 8080, Readings.whole(0, 65535));
    static final Key<Optional<Location>> DATABASE =
            new Key<>("db", Optional.empty(), text -> Optional.of(Location.of(text)));
    static final Key<Set<String>> HOSTS = new Key<>("hosts", Set.of(), Readings::names);
    static final Key<Set<String>> PROXIES = new Key<>("proxies", Set.of(), Readings::addresses);
    static final Key<Boolean> SECURE = new Key<>("secure", false, Readings::truth);
    static final Key<Integer> WORKERS =
            new Key<>("workers", Runtime.getRuntime().availableProcessors(), Readings.whole(1, 1000));
    static final Key<Duration> THINKING = new Key<>("thinking", SiteSettings.USUAL_THINKING, Readings::time);
    static final Key<Duration> IDLE = new Key<>("idle", SiteSettings.USUAL_IDLE, Readings::time);
    static final Key<String> METRICS = new Key<>("metrics", "local", Readings.word("local", "public"));
    static final Key<String> LOG = new Key<>("log", "text", Readings.word("text", "json"));
    static final Key<Boolean> ACCESS_LOG = new Key<>("access-log", false, Readings::truth);
    static final Key<Integer> TABLES = new Key<>("limit.tables", SiteSettings.USUAL_TABLES, Readings.whole(1, MOST));
    static final Key<Duration> LEAST_ABSENCE =
            new Key<>("least.absence", TIMES.made().absence(), Readings::time);
    static final Key<Duration> LEAST_BANK = new Key<>("least.bank", TIMES.made().bank(), Readings::time);
    static final Key<Duration> LEAST_MOVE = new Key<>("least.move", TIMES.made().move(), Readings::time);
    static final Key<Duration> RATED_ABSENCE =
            new Key<>("rated.absence", TIMES.rated().absence(), Readings::time);
    static final Key<Duration> RATED_BANK =
            new Key<>("rated.bank", TIMES.rated().bank(), Readings::time);
    static final Key<Duration> RATED_MOVE =
            new Key<>("rated.move", TIMES.rated().move(), Readings::time);
    static final Key<Integer> BOT_STEPS = new Key<>("limit.bot-steps", Bounds.USUAL.steps(), Readings.whole(1, MOST));
    static final Key<Duration> BOT_TIME = new Key<>("limit.bot-time", Bounds.USUAL.time(), Readings::time);
    static final Key<Integer> TOURNAMENT_THREADS =
            new Key<>("tournament-threads", TournamentSettings.USUAL_THREADS, Readings.whole(0, 1000));
    static final Key<Optional<Path>> TOURNAMENTS_FOLDER =
            new Key<>("tournaments-folder", Optional.empty(), Readings::path);
    static final Key<Boolean> LAB = new Key<>("lab", true, Readings::onOrOff);
    static final Key<Integer> LAB_THREADS =
            new Key<>("lab-threads", LabSettings.USUAL_THREADS, Readings.whole(1, 1000));
    static final Key<Optional<Path>> LAB_FOLDER = new Key<>("lab-folder", Optional.empty(), Readings::path);
    static final Key<Integer> LAB_CELLS =
            new Key<>("limit.lab-cells", LabSettings.USUAL_CELLS, Readings.whole(1, 100_000));
    static final Key<Integer> LAB_GAMES =
            new Key<>("limit.lab-games", LabSettings.USUAL_GAMES, Readings.whole(1, MOST_GAMES));
    static final Key<Duration> LAB_TIME = new Key<>("limit.lab-time", LabSettings.USUAL_TIME, Readings::time);
    static final Key<Integer> LAB_WAITING =
            new Key<>("limit.lab-waiting", LabSettings.USUAL_WAITING, Readings.whole(0, 1000));
    static final Key<Integer> CONNECTIONS =
            new Key<>("limit.connections", LIMITS.connections(), Readings.whole(1, MOST));
    static final Key<Integer> CONNECTIONS_EACH =
            new Key<>("limit.connections-per-address", LIMITS.connectionsPerAddress(), Readings.whole(1, MOST));
    static final Key<Integer> STREAMS = new Key<>("limit.streams", LIMITS.streams(), Readings.whole(1, MOST));
    static final Key<Integer> STREAMS_EACH =
            new Key<>("limit.streams-per-address", LIMITS.streamsPerAddress(), Readings.whole(1, MOST));

    static final Map<RateClass, Key<Optional<Rate>>> RATES = new EnumMap<>(Map.of(
            RateClass.READS, rate("limit.reads", RateClass.READS),
            RateClass.MOVES, rate("limit.moves", RateClass.MOVES),
            RateClass.CREATES, rate("limit.creates", RateClass.CREATES),
            RateClass.ACCOUNTS, rate("limit.accounts", RateClass.ACCOUNTS)));

    static final List<Key<?>> ALL = Stream.concat(
                    Stream.<Key<?>>of(
                            HOST,
                            PORT,
                            DATABASE,
                            HOSTS,
                            PROXIES,
                            SECURE,
                            WORKERS,
                            THINKING,
                            IDLE,
                            METRICS,
                            LOG,
                            ACCESS_LOG,
                            TABLES,
                            LEAST_ABSENCE,
                            LEAST_BANK,
                            LEAST_MOVE,
                            RATED_ABSENCE,
                            RATED_BANK,
                            RATED_MOVE,
                            BOT_STEPS,
                            BOT_TIME,
                            TOURNAMENT_THREADS,
                            TOURNAMENTS_FOLDER,
                            LAB,
                            LAB_THREADS,
                            LAB_FOLDER,
                            LAB_CELLS,
                            LAB_GAMES,
                            LAB_TIME,
                            LAB_WAITING,
                            CONNECTIONS,
                            CONNECTIONS_EACH,
                            STREAMS,
                            STREAMS_EACH),
                    RATES.values().stream())
            .toList();

    private Keys() {}

    private static Key<Optional<Rate>> rate(String name, RateClass counted) {
        return new Key<>(name, Optional.ofNullable(HttpSettings.USUAL_RATES.get(counted)), Readings::rate);
    }

    static Optional<Key<?>> named(String name) {
        return ALL.stream()
                .<Key<?>>map(key -> key)
                .filter(key -> key.name().equals(name))
                .findFirst();
    }

    static List<String> names() {
        return ALL.stream().map(Key::name).toList();
    }
}

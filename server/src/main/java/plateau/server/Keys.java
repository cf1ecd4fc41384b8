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

    static final SettingKey<String> HOST = new SettingKey<>("host", "127.0.0.1", Readings::host);
    static final SettingKey<Integer> PORT = new SettingKey<>("port", 8080, Readings.whole(0, 65535));
    static final SettingKey<Optional<Location>> DATABASE =
            new SettingKey<>("db", Optional.empty(), text -> Optional.of(Location.of(text)));
    static final SettingKey<Set<String>> HOSTS = new SettingKey<>("hosts", Set.of(), Readings::names);
    static final SettingKey<Set<String>> PROXIES = new SettingKey<>("proxies", Set.of(), Readings::addresses);
    static final SettingKey<Boolean> SECURE = new SettingKey<>("secure", false, Readings::truth);
    static final SettingKey<Integer> WORKERS =
            new SettingKey<>("workers", Runtime.getRuntime().availableProcessors(), Readings.whole(1, 1000));
    static final SettingKey<Duration> THINKING =
            new SettingKey<>("thinking", SiteSettings.USUAL_THINKING, Readings::time);
    static final SettingKey<Duration> IDLE = new SettingKey<>("idle", SiteSettings.USUAL_IDLE, Readings::time);
    static final SettingKey<String> METRICS = new SettingKey<>("metrics", "local", Readings.word("local", "public"));
    static final SettingKey<String> LOG = new SettingKey<>("log", "text", Readings.word("text", "json"));
    static final SettingKey<Boolean> ACCESS_LOG = new SettingKey<>("access-log", false, Readings::truth);
    static final SettingKey<Integer> TABLES =
            new SettingKey<>("limit.tables", SiteSettings.USUAL_TABLES, Readings.whole(1, MOST));
    static final SettingKey<Duration> LEAST_ABSENCE =
            new SettingKey<>("least.absence", TIMES.made().absence(), Readings::time);
    static final SettingKey<Duration> LEAST_BANK =
            new SettingKey<>("least.bank", TIMES.made().bank(), Readings::time);
    static final SettingKey<Duration> LEAST_MOVE =
            new SettingKey<>("least.move", TIMES.made().move(), Readings::time);
    static final SettingKey<Duration> RATED_ABSENCE =
            new SettingKey<>("rated.absence", TIMES.rated().absence(), Readings::time);
    static final SettingKey<Duration> RATED_BANK =
            new SettingKey<>("rated.bank", TIMES.rated().bank(), Readings::time);
    static final SettingKey<Duration> RATED_MOVE =
            new SettingKey<>("rated.move", TIMES.rated().move(), Readings::time);
    static final SettingKey<Integer> BOT_STEPS =
            new SettingKey<>("limit.bot-steps", Bounds.USUAL.steps(), Readings.whole(1, MOST));
    static final SettingKey<Duration> BOT_TIME =
            new SettingKey<>("limit.bot-time", Bounds.USUAL.time(), Readings::time);
    static final SettingKey<Integer> TOURNAMENT_THREADS =
            new SettingKey<>("tournament-threads", TournamentSettings.USUAL_THREADS, Readings.whole(0, 1000));
    static final SettingKey<Optional<Path>> TOURNAMENTS_FOLDER =
            new SettingKey<>("tournaments-folder", Optional.empty(), Readings::path);
    static final SettingKey<Boolean> LAB = new SettingKey<>("lab", true, Readings::onOrOff);
    static final SettingKey<Integer> LAB_THREADS =
            new SettingKey<>("lab-threads", LabSettings.USUAL_THREADS, Readings.whole(1, 1000));
    static final SettingKey<Optional<Path>> LAB_FOLDER =
            new SettingKey<>("lab-folder", Optional.empty(), Readings::path);
    static final SettingKey<Integer> LAB_CELLS =
            new SettingKey<>("limit.lab-cells", LabSettings.USUAL_CELLS, Readings.whole(1, 100_000));
    static final SettingKey<Integer> LAB_GAMES =
            new SettingKey<>("limit.lab-games", LabSettings.USUAL_GAMES, Readings.whole(1, MOST_GAMES));
    static final SettingKey<Duration> LAB_TIME =
            new SettingKey<>("limit.lab-time", LabSettings.USUAL_TIME, Readings::time);
    static final SettingKey<Integer> LAB_WAITING =
            new SettingKey<>("limit.lab-waiting", LabSettings.USUAL_WAITING, Readings.whole(0, 1000));
    static final SettingKey<Integer> CONNECTIONS =
            new SettingKey<>("limit.connections", LIMITS.connections(), Readings.whole(1, MOST));
    static final SettingKey<Integer> CONNECTIONS_EACH =
            new SettingKey<>("limit.connections-per-address", LIMITS.connectionsPerAddress(), Readings.whole(1, MOST));
    static final SettingKey<Integer> STREAMS =
            new SettingKey<>("limit.streams", LIMITS.streams(), Readings.whole(1, MOST));
    static final SettingKey<Integer> STREAMS_EACH =
            new SettingKey<>("limit.streams-per-address", LIMITS.streamsPerAddress(), Readings.whole(1, MOST));

    static final Map<RateClass, SettingKey<Optional<Rate>>> RATES = new EnumMap<>(Map.of(
            RateClass.READS, rate("limit.reads", RateClass.READS),
            RateClass.MOVES, rate("limit.moves", RateClass.MOVES),
            RateClass.CREATES, rate("limit.creates", RateClass.CREATES),
            RateClass.ACCOUNTS, rate("limit.accounts", RateClass.ACCOUNTS)));

    static final List<SettingKey<?>> ALL = Stream.concat(
                    Stream.<SettingKey<?>>of(
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

    private static SettingKey<Optional<Rate>> rate(String name, RateClass counted) {
        return new SettingKey<>(name, Optional.ofNullable(HttpSettings.USUAL_RATES.get(counted)), Readings::rate);
    }

    static Optional<SettingKey<?>> named(String name) {
        return ALL.stream()
                .<SettingKey<?>>map(key -> key)
                .filter(key -> key.name().equals(name))
                .findFirst();
    }

    static List<String> names() {
        return ALL.stream().map(SettingKey::name).toList();
    }
}

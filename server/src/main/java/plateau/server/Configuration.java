package plateau.server;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.server.bots.Bounds;
import plateau.server.bots.OutsideBot;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.HttpSettings.Limits;
import plateau.server.http.limits.HttpSettings.Rate;
import plateau.server.http.limits.RateClass;
import plateau.server.lab.LabSettings;
import plateau.server.storage.file.Location;
import plateau.server.tables.terms.LeastTimes;
import plateau.server.tables.terms.TableBounds;
import plateau.server.tournaments.TournamentSettings;

/// What the operator wants, by a file and by options of the command line, which win. Whatever is in it
/// has been checked.
public final class Configuration {
    /// Nothing is said: everything is as usual.
    public static final Configuration USUAL = new Configuration(Map.of());

    private final Map<String, String> settings;

    private Configuration(Map<String, String> settings) {
        this.settings = settings;
    }

    /// Reads a file; refuses it with the line in which something is wrong.
    public static Configuration of(Path file) {
        var settings = new LinkedHashMap<String, String>();
        var lines = ConfigurationFile.read(file);
        for (var line : lines) {
            try {
                check(line.key(), line.value());
            } catch (BadInput refused) {
                throw ConfigurationFile.at(file, line.line(), refused.inWords());
            }
            settings.put(line.key(), line.value());
        }
        for (var line : lines) {
            if (BotSettings.isOrphan(line.key(), settings)) {
                throw ConfigurationFile.at(
                        file, line.line(), BotSettings.orphan(line.key()).inWords());
            }
        }
        return new Configuration(settings);
    }

    /// With a setting that an option of the same name says.
    public Configuration with(String key, String text) {
        checkText(key, text, "--" + key);
        var all = new LinkedHashMap<>(settings);
        all.put(key, text);
        return new Configuration(all);
    }

    private static void check(String key, String text) {
        if (key.startsWith(BotSettings.PREFIX)) {
            BotSettings.check(key, text);
        } else if (Keys.named(key).isPresent()) {
            checkText(key, text, key);
        } else {
            throw new BadInput(
                    "config.unknown",
                    "no setting '%s'; there are %s, and bot.NAME%s",
                    key,
                    String.join(", ", Keys.names()),
                    Text.didYouMean(key, Keys.names()));
        }
    }

    /// @param name what it is called where it was written
    private static void checkText(String key, String text, String name) {
        try {
            var _ = Keys.named(key).orElseThrow().reading().apply(text);
        } catch (BadInput refused) {
            // What is said of databases is a sentence of its own.
            if (key.equals(Keys.DATABASE.name())) {
                throw refused;
            }
            throw new BadInput("config.value", "%s %s", name, refused.inWords());
        }
    }

    private <T> T get(SettingKey<T> key) {
        return key.read(settings.getOrDefault(key.name(), ""));
    }

    /// Bots from outside that may play here, in the order of the file.
    public List<OutsideBot> bots() {
        return BotSettings.bots(settings);
    }

    /// Where everything is kept.
    public Location location() {
        return get(Keys.DATABASE).orElseGet(Location::standard);
    }

    /// Whether the log is for programs.
    public boolean logsJson() {
        return get(Keys.LOG).equals("json");
    }

    /// Whether every request gets a line in the log.
    public boolean logsAccess() {
        return get(Keys.ACCESS_LOG);
    }

    /// What a [Site] needs to know.
    public SiteSettings settings() {
        return new SiteSettings(
                location(),
                http(),
                get(Keys.WORKERS),
                get(Keys.THINKING),
                get(Keys.IDLE),
                get(Keys.SECURE),
                get(Keys.TABLES),
                times(),
                bots(),
                new Bounds(get(Keys.BOT_STEPS), get(Keys.BOT_TIME)),
                tournaments(),
                lab());
    }

    private TableBounds times() {
        return new TableBounds(
                new LeastTimes(get(Keys.LEAST_ABSENCE), get(Keys.LEAST_BANK), get(Keys.LEAST_MOVE)),
                new LeastTimes(get(Keys.RATED_ABSENCE), get(Keys.RATED_BANK), get(Keys.RATED_MOVE)));
    }

    private TournamentSettings tournaments() {
        var usual = TournamentSettings.usual(location());
        return new TournamentSettings(
                get(Keys.TOURNAMENTS_FOLDER).orElse(usual.folder()), get(Keys.TOURNAMENT_THREADS));
    }

    private LabSettings lab() {
        return new LabSettings(
                get(Keys.LAB),
                get(Keys.LAB_FOLDER)
                        .orElseGet(() -> LabSettings.usual(location()).folder()),
                get(Keys.LAB_THREADS),
                get(Keys.LAB_CELLS),
                get(Keys.LAB_GAMES),
                get(Keys.LAB_TIME),
                get(Keys.LAB_WAITING));
    }

    private HttpSettings http() {
        var http = HttpSettings.at(get(Keys.HOST), get(Keys.PORT))
                .withHosts(get(Keys.HOSTS))
                .withProxies(get(Keys.PROXIES))
                .withRates(rates())
                .withLimits(limits());
        return get(Keys.METRICS).equals("public") ? http.withPublicMetrics() : http;
    }

    private Map<RateClass, Rate> rates() {
        var rates = new EnumMap<RateClass, Rate>(RateClass.class);
        Keys.RATES.forEach((counted, key) -> get(key).ifPresent(rate -> rates.put(counted, rate)));
        return rates;
    }

    private Limits limits() {
        return Limits.USUAL
                .withConnections(get(Keys.CONNECTIONS), get(Keys.CONNECTIONS_EACH))
                .withStreams(get(Keys.STREAMS), get(Keys.STREAMS_EACH));
    }
}

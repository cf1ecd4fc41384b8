package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.BadInput;
import plateau.server.bots.Bounds;
import plateau.server.bots.OutsideBot;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.HttpSettings.Rate;
import plateau.server.http.limits.RateClass;
import plateau.server.lab.LabSettings;
import plateau.server.tables.terms.LeastTimes;
import plateau.server.tables.terms.TableBounds;

/// The operator's file is read strictly.
class ConfigurationTest {
    @TempDir
    private Path folder = Path.of("");

    private Configuration read(String... lines) throws IOException {
        return Configuration.of(Files.writeString(folder.resolve("plateau.conf"), String.join("\n", lines)));
    }

    private void refused(int line, String words, String... lines) {
        assertThatThrownBy(() -> read(lines))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("plateau.conf, line " + line + ": ")
                .hasMessageContaining(words);
    }

    @Test
    void withoutAFileEverythingIsAsUsual() {
        var settings = Configuration.USUAL.settings();
        assertThat(settings.http()).isEqualTo(HttpSettings.at("127.0.0.1", 8080));
        assertThat(settings).isEqualTo(new SiteSettings(settings.location(), settings.http()));
    }

    @Test
    void everySettingIsRead() throws IOException {
        var settings = read(
                        "# a comment \\",
                        "host = 0.0.0.0",
                        "port: 9000",
                        "db = " + folder.resolve("games é.db"),
                        "hosts = Games.example.org, other.example.org",
                        "proxies = 127.0.0.1,::1",
                        "secure = yes",
                        "workers = 3",
                        "thinking = 90s",
                        "idle = 2h",
                        "metrics = public",
                        "limit.tables = 7",
                        "least.absence = 1s",
                        "least.bank = 2s",
                        "least.move = 3s",
                        "rated.absence = 4s",
                        "rated.bank = 5s",
                        "rated.move = 6s",
                        "limit.connections = 100",
                        "limit.connections-per-address = 10",
                        "limit.streams = 50",
                        "limit.streams-per-address = 5",
                        "limit.reads = none",
                        "limit.moves = 2.5 \\",
                        "   30")
                .settings();
        var http = settings.http();
        assertThat(http.host()).isEqualTo("0.0.0.0");
        assertThat(http.port()).isEqualTo(9000);
        assertThat(http.hosts()).containsExactly("games.example.org", "other.example.org");
        assertThat(http.proxies()).containsExactly("127.0.0.1", "0:0:0:0:0:0:0:1");
        assertThat(http.publicMetrics()).isTrue();
        assertThat(http.rates())
                .doesNotContainKey(RateClass.READS)
                .containsEntry(RateClass.MOVES, new Rate(2.5, 30))
                .containsKey(RateClass.CREATES);
        assertThat(http.limits().connections()).isEqualTo(100);
        assertThat(http.limits().connectionsPerAddress()).isEqualTo(10);
        assertThat(http.limits().streams()).isEqualTo(50);
        assertThat(http.limits().streamsPerAddress()).isEqualTo(5);
        assertThat(settings.location()).hasToString(folder.resolve("games é.db").toString());
        assertThat(settings.isSecure()).isTrue();
        assertThat(settings.workers()).isEqualTo(3);
        assertThat(settings.thinking()).isEqualTo(Duration.ofSeconds(90));
        assertThat(settings.idle()).isEqualTo(Duration.ofHours(2));
        assertThat(settings.tables()).isEqualTo(7);
        assertThat(settings.times()).isEqualTo(new TableBounds(leastTimes(1, 2, 3), leastTimes(4, 5, 6)));
    }

    private static LeastTimes leastTimes(int absence, int bank, int move) {
        return new LeastTimes(Duration.ofSeconds(absence), Duration.ofSeconds(bank), Duration.ofSeconds(move));
    }

    @Test
    void optionsWinOverTheFile() throws IOException {
        var configuration = read("port = 9000", "log = json").with("port", "1234");
        assertThat(configuration.settings().http().port()).isEqualTo(1234);
        assertThat(configuration.logsJson()).isTrue();
        assertThat(configuration.logsAccess()).isFalse();
        assertThatThrownBy(() -> configuration.with("port", "x"))
                .hasMessage("--port must be a whole number from 0 to 65535, not 'x'");
    }

    @Test
    void whatIsWrongIsRefusedWithItsLineAndWhatIsAllowed() {
        refused(2, "no setting 'prot'", "", "prot = 1");
        refused(1, "; did you mean 'port'?", "prot = 1");
        refused(1, "port must be a whole number from 0 to 65535, not '70000'", "port = 70000");
        refused(2, "'port' is there twice", "port = 1", "port = 2");
        refused(1, "'port' has no value", "port =");
        refused(1, "secure must be yes or no, not 'true'", "secure = true");
        refused(1, "idle must be a time such as 30s, 5m, 2h or 1d, not '5'", "idle = 5");
        refused(1, "limit.reads must be how many a second", "limit.reads = 50");
        refused(1, "limit.reads must be", "limit.reads = 0.0001 5");
        refused(1, "hosts must be names", "hosts = a.example:8080");
        refused(1, "hosts has a comma too many", "hosts = a,,b");
        refused(1, "proxies must be addresses", "proxies = proxy.example");
        refused(1, "proxies must be addresses", "proxies = 300.1.1.1");
        refused(1, "metrics must be one of local, public, not 'all'", "metrics = all");
        refused(1, "a database is a path", "db = mysql://x/y");
        refused(3, "four hexadecimal digits", "port = \\", " 1", "host = \\u12");
    }

    @Test
    void aPasswordIsNeverQuoted() {
        assertThatThrownBy(() -> read("db = postgresql://u:secret@/")).message().doesNotContain("secret");
    }

    @Test
    void aFileThatIsNoneIsRefused() throws IOException {
        assertThatThrownBy(() -> Configuration.of(folder.resolve("none"))).hasMessageContaining("there is no file");
        assertThatThrownBy(() -> Configuration.of(folder)).hasMessageContaining("cannot be read");
        var file = folder.resolve("latin");
        Files.write(file, "db = é".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> Configuration.of(file)).hasMessageContaining("UTF-8");
    }

    @Test
    void botsAreReadInTheirOrder() throws IOException {
        var bots = read(
                        "bot.fox = cmd:python3 fox.py --deep",
                        "bot.owl.games = piles, tilings",
                        "bot.owl = cmd:./owl",
                        "bot.owl.processes = 4",
                        "bot.owl.memory = 512m")
                .bots();
        assertThat(bots)
                .containsExactly(
                        new OutsideBot("fox", "cmd:python3 fox.py --deep", Set.of(), 1, 4L << 30),
                        new OutsideBot("owl", "cmd:./owl", Set.of("piles", "tilings"), 4, 512L << 20));
        assertThat(bots.getFirst().plays("mansuba")).isTrue();
        assertThat(bots.getLast().plays("mansuba")).isFalse();
    }

    @Test
    void badBotsAreRefused() {
        refused(1, "must be cmd: and a command", "bot.fox = python3 fox.py");
        refused(1, "there is a 'easy' already", "bot.easy = cmd:x");
        refused(1, "there is a 'mcts' already", "bot.mcts = cmd:x");
        refused(1, "'Fox' cannot be the name of a bot", "bot.Fox = cmd:x");
        refused(1, "no setting 'game' of a bot; there are games", "bot.fox.game = piles");
        refused(1, "no game 'pils'", "bot.fox.games = pils");
        refused(1, "nothing says what 'fox' is; write bot.fox = cmd:", "bot.fox.processes = 2");
        refused(1, "a whole number from 1 to 1000", "bot.fox.processes = 0");
        refused(1, "none is for no limit", "bot.fox.memory = lots");
        refused(1, "none.jar", "bot.fox = jar:none.jar");
    }

    /// What the example says in its comments is what holds anyway, and can be read once it is no
    /// comment.
    @Test
    void theExampleIsTrue() throws IOException {
        var example = Path.of(System.getProperty("plateau.root", ".."), "packaging", "plateau.conf");
        assertThat(Configuration.of(example).settings().http())
                .isEqualTo(Configuration.USUAL.settings().http());

        var text = Files.readString(example);
        var lines =
                text.lines().filter(line -> line.matches("#[a-z][a-z.-]* = .*")).toList();
        assertThat(lines).hasSizeGreaterThan(20);
        for (var line : lines) {
            var setting = line.substring(1);
            if (!setting.startsWith("bot.fox.")) {
                read(setting);
            }
        }
        for (var key : Keys.ALL) {
            assertThat(text).contains("#" + key.name() + " = ");
        }
        var usual = lines.stream().map(line -> line.substring(1)).filter(this::isNoExample);
        assertThat(read(usual.toArray(String[]::new)).settings().http())
                .isEqualTo(Configuration.USUAL.settings().http());
    }

    private boolean isNoExample(String setting) {
        return !setting.matches("(db|hosts|proxies|workers|bot)\\b.*");
    }

    @Test
    void botsAreBoundAsTheOperatorSays() throws IOException {
        var bounds =
                read("limit.bot-steps = 300", "limit.bot-time = 9s").settings().bounds();
        assertThat(bounds).isEqualTo(new Bounds(300, Duration.ofSeconds(9)));
    }

    @Test
    void theLabIsBoundAsTheOperatorSays() throws IOException {
        var lab = read(
                        "lab-threads = 2",
                        "lab-folder = /tmp/lab",
                        "limit.lab-cells = 10",
                        "limit.lab-games = 20",
                        "limit.lab-time = 30s",
                        "limit.lab-waiting = 4")
                .settings()
                .lab();
        assertThat(lab).isEqualTo(new LabSettings(true, Path.of("/tmp/lab"), 2, 10, 20, Duration.ofSeconds(30), 4));
        assertThat(read("lab = off").settings().lab().isOpen()).isFalse();
        refused(1, "must be one of on, off, not 'no'", "lab = no");
    }
}

package plateau.terminal.serving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.Storage;
import plateau.terminal.CommandTest;

/// What `serve` refuses, what it says, and what `db` does.
class ServingTest extends CommandTest {
    @Test
    void badOptionsAreRefusedInWords() throws IOException {
        run("serve", "--port", "x").refused("--port must be a whole number from 0 to 65535");
        run("serve", "--workers", "0").refused("--workers must be a whole number from 1");
        run("serve", "--host", "a b").refused("--host must be an address of this machine");
        run("serve", "--db", "mysql://x/y").refused("a database is a path");
        run("serve", "--config", file("none")).refused("there is no file");
        Files.writeString(Path.of(file("conf")), "port = 1\nhots = x\n");
        run("serve", "--config", file("conf")).refused("conf, line 2: no setting 'hots'");
        runIn("fr", "", "serve", "--config", file("conf"))
                .refused("conf, ligne 2 : pas de réglage « hots »", "vouliez-vous dire « host");
    }

    @Test
    void aPortThatIsTakenIsRefused() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var port = Text.format("%d", taken.getLocalPort());
            run("serve", "--db", file("p.db"), "--port", port).refused("another program listens at port " + port);
        }
    }

    @Test
    void theAddressIsOneThatABrowserCanOpen() {
        assertThat(Address.of(HttpSettings.at("127.0.0.1", 0), 81))
                .isEqualTo(new Address("http://127.0.0.1:81/", false));
        assertThat(Address.of(HttpSettings.at("0.0.0.0", 0), 81)).isEqualTo(new Address("http://localhost:81/", true));
        assertThat(Address.of(HttpSettings.at("::1", 0), 81)).isEqualTo(new Address("http://[::1]:81/", false));
    }

    @Test
    void aDatabaseIsCheckedBackedUpAndCopied() throws IOException {
        run("db", "check", "--db", file("a.db")).refused("there is no file");
        try (var storage = Storage.open(file("a.db"))) {
            storage.started();
        }
        assertThat(run("db", "check", "--db", file("a.db")).succeeded().out())
                .contains("a.db is sound, version 5\n", "  tables                  0\n");
        Files.writeString(Path.of(file("conf")), "db = " + file("a.db") + "\n");
        run("db", "backup", file("b.db"), "--config", file("conf")).succeeded();
        run("db", "backup", file("b.db"), "--config", file("conf")).refused("there is already a file");
        assertThat(run("db", "copy", file("b.db"), file("c.db")).succeeded().out())
                .contains("c.db: ");
        run("db", "copy", file("b.db"), file("c.db")).refused("is not empty");
        var json = Json.readObject(
                run("db", "check", "--db", file("c.db"), "--json").succeeded().out());
        assertThat(json).containsEntry("version", "5").containsKey("rows");
    }

    @Test
    void aDamagedDatabaseIsRefused() throws IOException {
        Files.writeString(Path.of(file("x.db")), "this is no database at all, though it is long");
        assertThat(run("db", "check", "--db", file("x.db")).code()).isEqualTo(2);
    }

    @Test
    void aPasswordIsNotShown() {
        var ran = run("db", "check", "--db", "postgresql://u:secret@127.0.0.1:1/x");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("postgresql://127.0.0.1:1/x").doesNotContain("secret");
    }

    @Test
    void theLogIsForPeopleOrForPrograms() {
        var record = new LogRecord(Level.WARNING, "a {0}\nline");
        record.setParameters(new Object[] {"strange"});
        record.setLoggerName("x");
        assertThat(logged(false, record)).matches("\\S+ \\S+ warning: a strange\\?line\n");
        assertThat(Json.readObject(logged(true, record).strip()))
                .containsEntry("level", "warning")
                .containsEntry("message", "a strange\nline")
                .containsEntry("logger", "x")
                .containsKey("time");

        var request = new LogRecord(Level.FINE, "{0}");
        var fields = Map.of("address", "::1", "method", "GET", "path", "/", "status", 200);
        request.setParameters(new Object[] {fields});
        request.setLoggerName("plateau.server.access");
        assertThat(logged(false, request)).endsWith(" ::1 GET / 200\n");
        assertThat(Json.readObject(logged(true, request).strip()))
                .containsEntry("message", "request")
                .containsEntry("status", 200L);
    }

    private static String logged(boolean isJson, LogRecord record) {
        var out = new ByteArrayOutputStream();
        var log = new ServerLog(new PrintStream(out, true, StandardCharsets.UTF_8), isJson);
        log.setLevel(Level.ALL);
        log.publish(record);
        return out.toString(StandardCharsets.UTF_8);
    }
}

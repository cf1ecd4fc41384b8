package plateau.server.storage.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.BadInput;
import plateau.server.storage.Database;
import plateau.server.storage.Databases;
import plateau.server.storage.Storage;

/// What a database may be called, and what cannot be one is refused in words.
class LocationTest {
    @TempDir
    Path folder = Path.of("");

    private static void refused(String location, String message) {
        refused(Location.of(location), message);
    }

    private static void refused(Location location, String message) {
        assertThatThrownBy(() -> Storage.open(location, InstantSource.system()).close())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message)
                .hasMessageNotContaining("s3cret");
    }

    @Test
    void aPathIsAnSqliteFileWhoseFoldersAreMade() {
        var file = folder.resolve("a/b c/games.db");
        Storage.open(file.toString()).close();
        assertThat(file).exists();
        assertThat(Location.of("sqlite:" + file)).hasToString(file.toString());
    }

    @Test
    void anAddressOfPostgresqlNeverShowsItsPassword() {
        var location = Location.of("postgresql://ann:p%40s3cret+@host:5433/games?sslmode=require");
        assertThat(location).hasToString("postgresql://host:5433/games");
        var settings = location.settings(Duration.ofSeconds(10));
        assertThat(settings.getProperty("user")).isEqualTo("ann");
        assertThat(settings.getProperty("password")).isEqualTo("p@s3cret+");
        assertThat(settings.getProperty("sslmode")).isEqualTo("require");
        assertThat(Location.of("jdbc:postgresql://host/games?user=ann&password=s3cret"))
                .hasToString("postgresql://host/games");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql://ann:s3cret@host",
                "postgresql://ann:s3cret@/name",
                "postgresql:ann:s3cret",
                "postgresql://ann:s3cret%zz@host/name",
                "postgresql://ann:s3cret@host/name?odd"
            })
    void anAddressThatIsNoneIsNotQuoted(String text) {
        assertThatThrownBy(() -> Location.of(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("postgresql://user:password@host:port/name")
                .hasMessageNotContaining("s3cret");
    }

    @Test
    void otherKindsAreRefused() {
        assertThatThrownBy(() -> Location.of("mysql://root:s3cret@host/x")).hasMessageEndingWith("not 'mysql:…'");
        assertThatThrownBy(() -> Location.of("jdbc:h2:mem")).hasMessageEndingWith("not 'jdbc:h2:…'");
        assertThatThrownBy(() -> Location.of(" ")).hasMessageContaining("is empty");
        assertThatThrownBy(() -> Location.of(":memory:")).hasMessageContaining("cannot be the name");
        assertThatThrownBy(() -> Location.of("a?b")).hasMessageContaining("cannot be the name");
    }

    @Test
    void theStandardFileIsWhereTheSystemKeepsSuch() {
        assertThat(Location.standardFile("Linux", "/home/ann", Map.of()))
                .isEqualTo(Path.of("/home/ann/.local/share/plateau/plateau.db"));
        assertThat(Location.standardFile("Linux", "/home/ann", Map.of("XDG_DATA_HOME", "/data")))
                .isEqualTo(Path.of("/data/plateau/plateau.db"));
        assertThat(Location.standardFile("Mac OS X", "/Users/ann", Map.of("XDG_DATA_HOME", "x")))
                .isEqualTo(Path.of("/Users/ann/Library/Application Support/Plateau/plateau.db"));
    }

    @Test
    void filesThatCannotBeUsedAreRefused() throws IOException {
        refused(folder.toString(), "is a folder; a database is a file, such as");
        var text = Files.writeString(folder.resolve("notes.txt"), "no database, but a long text\n".repeat(99));
        refused(text.toString(), "is no SQLite database");
        assertThat(text).content().startsWith("no database");
        refused(text.resolve("in/a/file.db").toString(), "cannot be written to");
        refused("/proc/plateau.db", "cannot be written to");
    }

    @Test
    void serversThatCannotBeUsedAreRefused() {
        var good = Databases.postgresql();
        var port = good.url().replaceAll(".*:([0-9]+)/.*", "$1");
        refused("postgresql://ann:s3cret@nowhere.invalid/games", "cannot be reached");
        refused("postgresql://ann:s3cret@localhost:1/games", "cannot be reached");
        refused("postgresql://postgres:s3cret@localhost:" + port + "/none", "there is no database");
    }

    @Test
    void aWrongPasswordIsRefusedWithoutBeingShown() {
        var location = Location.of("postgresql://ann:s3cret@host/games");
        assertThat(Trouble.refusal(location, new SQLException("password s3cret", "28P01")))
                .hasMessage("postgresql://host/games refuses the user or the password;"
                        + " write postgresql://user:password@host:port/name");
    }

    @ParameterizedTest
    @EnumSource
    void aDatabaseOfANewerVersionOrAnotherProgramIsRefused(Database database) throws SQLException {
        var newer = database.fresh(folder);
        Storage.open(newer, InstantSource.system()).close();
        execute(
                newer,
                "insert into flyway_schema_history (installed_rank, version, description, type,"
                        + " script, checksum, installed_by, execution_time, success)"
                        + " values (99, '99', 'x', 'SQL', 'V99__x.sql', 1, 'x', 1, true)");
        refused(newer, "was made by a newer version of this program");
        var other = database.fresh(folder);
        execute(other, "create table something (id integer)");
        refused(other, "holds the data of another program");
    }

    private static void execute(Location location, String sql) throws SQLException {
        try (var connection = location.connect(Duration.ZERO);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}

package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.text.Json;
import plateau.games.Games;

/// The page on the protocol, its schema and what is really said are the same.
@Tag("slow")
class ProtocolPageTest {
    private static final Pattern FIELD = Pattern.compile("(?m)^\\| `([a-z]+)` \\|");

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void requirePython() throws InterruptedException {
        boolean isThere;
        try {
            isThere = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            isThere = false;
        }
        assumeTrue(isThere, "skipped: there is no python3 on this machine");
    }

    private static List<String> session() throws IOException {
        var blocks = Page.of("protocol.md").blocks("session");
        assertThat(blocks).hasSize(1);
        return blocks.getFirst().lines().toList();
    }

    private static List<String> marked(String mark, List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith(mark))
                .map(line -> line.substring(mark.length()).strip())
                .toList();
    }

    /// What differs from match to match is left out.
    private static String plain(String line) {
        return line.replaceAll("\"match\":\"[^\"]*\"", "\"match\":\"\"");
    }

    private static void checkValid(Schema schema, String line) {
        var message = Json.readObject(line.substring(2));
        var side = line.startsWith(">") ? "referee" : "bot";
        assertThat(schema.faults(side, message)).as(line).isEmpty();
        if (side.equals("referee")) {
            var type = Objects.requireNonNull(message.get("type")).toString();
            assertThat(schema.properties(type)).as(line).containsAll(message.keySet());
        }
    }

    @Test
    void everyExampleOfThePageIsValid() throws IOException {
        var schema = Schema.of("protocol.schema.json");
        for (var line : session()) {
            checkValid(schema, line);
        }
        var blocks = Page.of("protocol.md").blocks("json");
        assertThat(blocks).hasSize(2);
        blocks.get(0).lines().forEach(line -> checkValid(schema, "> " + line));
        blocks.get(1).lines().forEach(line -> checkValid(schema, "< " + line));
    }

    @Test
    void thePageHasEveryFieldOfTheSchema() throws IOException {
        var page = Page.of("protocol.md").text();
        var schema = Schema.of("protocol.schema.json");
        var told = page.substring(page.indexOf("## What the referee says"));
        var said = page.substring(page.indexOf("## What the bot says"));
        for (var type : List.of("hello", "start", "turn", "refused", "end", "bye")) {
            assertThat(fields(told, type)).as(type).isEqualTo(fields(schema, type));
        }
        assertThat(fields(said, "hello")).isEqualTo(fields(schema, "greeting"));
        assertThat(fields(said, "ready")).isEqualTo(fields(schema, "ready"));
        assertThat(fields(said, "decline")).isEqualTo(fields(schema, "decline"));
        assertThat(fields(said, "move")).isEqualTo(fields(schema, "move"));
    }

    private static Set<String> fields(Schema schema, String definition) {
        var fields = schema.properties(definition);
        fields.remove("type");
        return fields;
    }

    /// The fields in the table below a message's name.
    private static Set<String> fields(String text, String type) {
        int from = text.indexOf("**`" + type + "`**");
        assertThat(from).as(type).isNotNegative();
        int next = text.indexOf("\n**`", from + 1);
        int block = text.indexOf("\n```", from);
        var part = text.substring(from, next < 0 ? block : Math.min(next, block));
        return FIELD.matcher(part).results().map(each -> each.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theSchemaRefusesWhatIsWrong() throws IOException {
        var schema = Schema.of("protocol.schema.json");
        for (var wrong : List.of(
                "{\"type\":\"move\"}",
                "{\"type\":\"hello\",\"wants\":[\"all\"]}",
                "{\"type\":\"turn\",\"ply\":-1,\"clock\":{}}",
                "{\"type\":\"turn\",\"ply\":1,\"clock\":{\"rest\":1}}",
                "{\"type\":\"thanks\"}")) {
            assertThat(schema.faults(Json.readObject(wrong))).as(wrong).isNotEmpty();
        }
    }

    @Test
    void theRefereeSaysWhatThePageSays() throws Exception {
        var script = folder.resolve("script");
        Files.write(script, marked("<", session()));
        var log = play("piles", script.toString(), "-o", "size=2", "--clock", "2s/move");
        assertThat(log.stream().map(ProtocolPageTest::plain))
                .isEqualTo(session().stream().map(ProtocolPageTest::plain).toList());
    }

    @Test
    void theBotOfBotNewAnswersTheSessionOfThePage() throws Exception {
        var made = Project.run(Map.of(), Project.plateau("bot", "new", "python", "fox", "--in", folder.toString()));
        assertThat(made.code()).as(made.err()).isZero();
        var bot = new ProcessBuilder("python3", folder.resolve("fox/bot.py").toString()).start();
        try (var input = bot.getOutputStream()) {
            var lines = String.join("\n", marked(">", session())) + "\n";
            input.write(lines.getBytes(StandardCharsets.UTF_8));
        }
        var ran = Project.finish(bot);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        assertThat(types(ran.out().lines().toList())).isEqualTo(types(marked("<", session())));
    }

    private static List<String> types(List<String> lines) {
        return lines.stream()
                .map(line -> String.valueOf(Json.readObject(line).get("type")))
                .toList();
    }

    static List<String> games() {
        return Games.ids();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsSaidInAGameIsValid(String game) throws Exception {
        var schema = Schema.of("protocol.schema.json");
        var log = play(game, "");
        log.forEach(line -> checkValid(schema, line));
        assertThat(log).hasSizeGreaterThan(8);
        assertThat(log.getLast()).isEqualTo("> {\"type\":\"bye\"}");
        assertThat(log.get(log.size() - 2)).startsWith("> {\"type\":\"end\"");
    }

    /// Watches a game between a random bot and one that writes everything down.
    ///
    /// @param script the file with the bot's answers, or nothing
    private List<String> play(String game, String script, String... options) throws Exception {
        var scribe = Objects.requireNonNull(getClass().getResource("scribe.py"));
        var log = folder.resolve("log");
        var bot = "cmd:python3 " + Path.of(scribe.toURI()) + " " + log + " " + script;
        var words = new ArrayList<>(List.of("watch", game, "-q", "--seed", "3"));
        words.addAll(List.of("--seat", "random", "--seat", bot));
        words.addAll(List.of(options));
        var ran = Project.run(Map.of(), Project.plateau(words.toArray(String[]::new)));
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.out()).doesNotContain(" is out ");
        return Files.readAllLines(log);
    }
}

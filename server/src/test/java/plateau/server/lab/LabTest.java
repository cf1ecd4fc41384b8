package plateau.server.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.Version;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.live.ServerProcess;
import plateau.server.storage.Databases;
import plateau.testkit.Eventually;

/// Evaluations as those see them who ask for one.
@Timeout(120)
@Tag("slow")
class LabTest {
    /// So many games take hours.
    private static final int MANY = 100_000_000;

    /// So many of each cell take seconds.
    private static final int LONG = 8_000;

    @TempDir
    Path folder = Path.of("");

    private @Nullable Site site;
    private @Nullable SiteSettings settings;

    @AfterEach
    void close() {
        if (site != null) {
            site.close();
        }
    }

    private static LabSettings endless(LabSettings usual) {
        return usual.with(1000, 6 * MANY, Duration.ofHours(1));
    }

    private Client open(UnaryOperator<LabSettings> lab) {
        var http = HttpSettings.local(0).withRates(Map.of());
        var usual = new SiteSettings(Databases.sqlite(folder), http);
        settings = usual.withLab(lab.apply(usual.lab()));
        site = Site.open(settings);
        return Client.named(port(), "Ada");
    }

    private Client open() {
        return open(usual -> usual);
    }

    private int port() {
        return Objects.requireNonNull(site).port();
    }

    private Client bob() {
        return Client.named(port(), "Bob");
    }

    private static Object[] small(int games) {
        return new Object[] {
            "game",
            "piles",
            "sweep",
            Client.map("size", "2..4", "seat1", List.of("random", "greedy")),
            "seats",
            List.of("random"),
            "games",
            games,
            "seed",
            7
        };
    }

    private static String begin(Client client, int games) {
        return client.post("/api/evaluations", small(games)).expect(201).text("id");
    }

    private static Answer look(Client client, String id) {
        return client.get("/api/evaluations/" + id).expect(200).json();
    }

    private static Answer ended(Client client, String id) {
        try (var ear = client.follow("/api/evaluations/" + id + "/events")) {
            for (var event = ear.event("evaluation"); ; event = ear.event("evaluation")) {
                if (!List.of("waiting", "running").contains(event.text("state"))) {
                    return event;
                }
            }
        }
    }

    /// Waits until somebody has played so many games.
    private static void await(Client client, String id, long games) {
        Eventually.is(games + " games", () -> look(client, id).number("played") >= games);
        assertThat(look(client, id).text("state")).isEqualTo("running");
    }

    private Path path(String id) throws IOException {
        try (var found = Files.walk(folder)) {
            return found.filter(each -> each.endsWith(id)).findFirst().orElseThrow();
        }
    }

    @Test
    void anEvaluationIsPlayedToItsEndAndEverybodyMayLook() throws Exception {
        var ada = open();
        var id = begin(ada, 20);
        var end = ended(ada, id);
        assertThat(end.text("state")).isEqualTo("done");
        assertThat(end.number("played")).isEqualTo(120);
        assertThat(end.number("ended")).isEqualTo(6);

        var bob = bob();
        var found = look(bob, id);
        assertThat(found.list("seats")).isEqualTo(List.of("random", "random"));
        assertThat(found.text("by")).isEqualTo("Ada");
        assertThat(found.is("mine")).isFalse();
        assertThat(found.text("command"))
                .startsWith("plateau evaluate piles --sweep size=2..4 --sweep seat1=random,greedy");
        var findings = found.object("findings");
        assertThat(findings.texts("columns")).contains("length_mean", "payoff1", "seat_gap");
        assertThat(findings.objects("cells")).hasSize(6);
        var last = findings.objects("cells").getLast();
        assertThat(last.texts("values")).containsExactly("4", "greedy");
        assertThat(last.number("games")).isEqualTo(20);
        assertThat(last.is("complete")).isTrue();
        var plot = found.objects("plots").getLast().text("name");
        for (var theme : List.of("light", "dark")) {
            var address = "/api/evaluations/" + id + "/plots/" + plot + "?width=360&theme=" + theme;
            assertThat(bob.get(address).expect(200).body()).startsWith("<svg");
        }
        assertThat(bob.get("/api/evaluations/" + id + "/plots/nothing").status())
                .isEqualTo(404);

        var files = "/api/evaluations/" + id + "/files/";
        assertThat(bob.get(files + "cells.csv").expect(200).body().lines()).hasSize(7);
        assertThat(bob.get(files + "evaluation.json").expect(200).json().object("result"))
                .containsEntry("games", 120L)
                .containsEntry("partial", false);
        assertThat(bob.get(files + "evaluation.json").json().text("plateau")).isEqualTo(Version.PLATEAU);
        assertThat(bob.get(files + "parts.jsonl").status()).isEqualTo(200);
        assertThat(bob.get(files + "server.json").status()).isEqualTo(404);
        assertThat(bob.get(files + ".progress.json").status()).isIn(400, 404);
        assertThat(bob.get("/api/evaluations/" + id + "/files.zip").status()).isEqualTo(200);
        assertThat(bob.get("/lab/" + id).expect(200).body()).contains("piles", "\"mine\":false");
        var report = "/lab/" + id + "/report.html";
        assertThat(bob.get(report).expect(200).body()).contains("lang=\"en\"");
        assertThat(bob.inFrench().get(report).expect(200).body()).contains("lang=\"fr\"");
        assertThat(path(id).resolve("plots")).isNotEmptyDirectory();
    }

    @Test
    void whatWasFoundIsTheSameAfterARestart() {
        var ada = open();
        var id = begin(ada, 30);
        ended(ada, id);
        var before = look(ada, id);
        close();
        site = Site.open(Objects.requireNonNull(settings));
        var again = ada.at(port());
        assertThat(Json.write(look(again, id))).isEqualTo(Json.write(before));
    }

    @Test
    void aServerThatWasKilledGoesOn() throws Exception {
        var location = Databases.sqlite(folder.resolve("killed"));
        String id;
        Client ada;
        try (var server = ServerProcess.brief(location)) {
            ada = Client.named(server.port(), "Ada");
            id = begin(ada, LONG);
            await(ada, id, 100);
            server.kill();
        }
        Object findings;
        try (var server = ServerProcess.brief(location)) {
            var again = ada.at(server.port());
            assertThat(ended(again, id).text("state")).isEqualTo("done");
            findings = look(again, id).object("findings");
        }
        ada = open();
        var whole = begin(ada, LONG);
        ended(ada, whole);
        assertThat(findings).isEqualTo(look(ada, whole).object("findings"));
    }

    @Test
    void eachHasOneAtATimeAndOnlyItsOwnerStopsIt() {
        var ada = open(LabTest::endless);
        var bob = bob();
        var id = begin(ada, MANY);
        var second = ada.post("/api/evaluations", small(2));
        assertThat(second.status()).isEqualTo(429);
        assertThat(second.detail()).contains(id, "not over");
        var waiting = begin(bob, 2);
        assertThat(look(bob, waiting).number("place")).isEqualTo(1);
        var stop = "/api/evaluations/" + id + "/stop";
        assertThat(bob.post(stop).status()).isEqualTo(403);
        assertThat(ada.delete("/api/evaluations/" + id).status()).isEqualTo(409);
        ada.post(stop).expect(204);
        assertThat(ended(ada, id).text("state")).isEqualTo("stopped");
        assertThat(ended(bob, waiting).text("state")).isEqualTo("done");
        Eventually.is(
                "its last files", () -> ada.delete("/api/evaluations/" + id).status() != 409);
        assertThat(ada.get("/api/evaluations/" + id).status()).isEqualTo(404);
        assertThat(ada.get("/api/evaluations").list()).hasSize(1);
    }

    @Test
    void whoseTimeIsOverEndsWithWhatThereIs() {
        var ada = open(LabTest::endless);
        var id = begin(ada, MANY);
        await(ada, id, 1);
        openAgain(LabTest::brief);
        ada = ada.at(port());
        var end = ended(ada, id);
        assertThat(end.text("state")).isEqualTo("stopped");
        assertThat(end.text("why")).isEqualTo("time");
        assertThat(end.number("played")).isBetween(1L, 6L * MANY - 1);
        assertThat(look(ada, id).object("findings").objects("cells")).isNotEmpty();
        assertThat(ada.get("/lab/" + id + "/report.html").status()).isEqualTo(200);
        var again = ada.post("/api/evaluations/" + id + "/resume");
        assertThat(again.detail()).isEqualTo("409 it has been played for as long as anything is here");
    }

    private static LabSettings brief(LabSettings usual) {
        return usual.with(1000, 6 * MANY, Duration.ofMillis(1));
    }

    /// The same server with other bounds.
    private void openAgain(UnaryOperator<LabSettings> lab) {
        close();
        var before = Objects.requireNonNull(settings);
        settings = before.withLab(lab.apply(before.lab()));
        site = Site.open(settings);
    }

    /// Somebody who stops and goes on gets no more time by that.
    @Test
    void timeIsCountedOverAllThatWasPlayed() throws Exception {
        var ada = open(LabTest::endless);
        var id = begin(ada, MANY);
        await(ada, id, 1);
        ada.post("/api/evaluations/" + id + "/stop").expect(204);
        assertThat(ended(ada, id).text("state")).isEqualTo("stopped");
        openAgain(LabTest::endless);
        ada = ada.at(port());
        var file = path(id).resolve(Progress.FILE);
        var before = Wire.read(Progress.class, Files.readString(file));
        assertThat(before.millis()).isPositive();
        var hours = new Progress(
                before.played(),
                before.planned(),
                before.ended(),
                before.cells(),
                Duration.ofHours(2).toMillis());
        Files.writeString(file, Wire.write(hours));
        ada.post("/api/evaluations/" + id + "/resume").expect(204);
        var end = ended(ada, id);
        assertThat(end.text("why")).isEqualTo("time");
        assertThat(Wire.read(Progress.class, Files.readString(file)).millis()).isGreaterThan(hours.millis());
    }

    /// Where the journal cannot be written any more, what was known before is not told for what there is.
    @Test
    void whatFailsIsToldAsFarAsItCame() throws Exception {
        var ada = open(LabTest::endless);
        var id = begin(ada, MANY);
        await(ada, id, 1);
        ada.post("/api/evaluations/" + id + "/stop").expect(204);
        long before = ended(ada, id).number("played");
        assertThat(look(ada, id).object("findings").objects("cells")).isNotEmpty();
        openAgain(LabTest::endless);
        ada = ada.at(port());
        assertThat(look(ada, id).number("played")).isEqualTo(before);
        assertThat(look(ada, id).object("findings").objects("cells")).isNotEmpty();
        var journal = path(id).resolve("parts.jsonl");
        Files.delete(journal);
        Files.createDirectory(journal);
        ada.post("/api/evaluations/" + id + "/resume").expect(204);
        assertThat(ended(ada, id).text("state")).isEqualTo("failed");
        assertThat(look(ada, id).object("findings").objects("cells")).isEmpty();
    }

    /// They listen while Bob's is played; of the second cell a game takes minutes.
    @Test
    void whoListensHearsOfCellsAsTheyEnd() {
        var ada = open(LabTest::endless);
        var bob = bob();
        var first = begin(bob, MANY);
        var sweep = Client.map("seat1", List.of("random", "mcts:time=1000ms"));
        var wish = new Object[] {"game", "piles", "sweep", sweep, "games", 100};
        var id = ada.post("/api/evaluations", wish).expect(201).text("id");
        try (var ear = bob.follow("/api/evaluations/" + id + "/events")) {
            assertThat(ear.event("evaluation").text("state")).isEqualTo("waiting");
            bob.post("/api/evaluations/" + first + "/stop").expect(204);
            var cells = ear.event("cells").objects("cells");
            assertThat(cells).hasSize(1);
            assertThat(cells.getFirst().number("games")).isEqualTo(100);
        }
        ada.post("/api/evaluations/" + id + "/stop").expect(204);
    }

    @Test
    void whatIsTooLargeOrWrongIsRefusedWithTheNumberOfGames() {
        var ada = open(usual -> usual.with(10, 500, Duration.ofMinutes(5)));
        assertThat(refused(ada, "size", "2..14"))
                .isEqualTo("400 13 cells and 1,300 games; here at most 10 cells are played: name fewer"
                        + " values, or look for the best of them with a goal and a budget");
        assertThat(refused(ada, "size", "2..9"))
                .isEqualTo("400 8 cells and 800 games; here at most 500 games are played: name fewer"
                        + " values or fewer games");
        assertThat(refused(ada, "size", "9..1")).isEqualTo("400 size=9..1: 9..1 goes down; ranges go up: 1..9");
        assertThat(refused(ada, "sise", "2..3")).contains("did you mean 'size'?");
        assertThat(refused(ada, "seats", "cmd:sh x,random")).startsWith("400 no bot 'cmd'");
        assertThat(refused(ada, "seats", "mcts:time=3s"))
                .isEqualTo("400 bot mcts:time=3s: here time is at most 1000ms");
        assertThat(ada.post(
                                "/api/evaluations",
                                "game",
                                "piles",
                                "options",
                                Client.map("size", 3),
                                "sweep",
                                Client.map("size", "2..3"))
                        .detail())
                .isEqualTo("400 size is swept, and set besides; leave one of them out");
        assertThat(ada.get("/api/evaluations").list()).isEmpty();
    }

    @Test
    void aSearchTriesNoMoreCellsThanThereMayBe() {
        var ada = open(usual -> usual.with(10, 10_000, Duration.ofMinutes(5)));
        assertThat(refused(ada, "size", "2..26", "goal", "balance", "budget", 10_000))
                .isEqualTo("400 the budget is enough to try 25 cells; here at most 10 are played: name"
                        + " fewer values, or a smaller budget");
    }

    @Test
    void refusalsNameFieldsAndNoOptionsOfATerminal() {
        var ada = open();
        assertThat(refused(ada, "size", "2..3", "goal", "lenght_mean"))
                .startsWith("400 goal: there is no column 'lenght_mean'");
        assertThat(refused(ada, "size", "2..3", "until", "soon")).startsWith("400 until must be");
        assertThat(refused(ada, "size", "2..3", "budget", 1000)).startsWith("400 budget goes with goal");
    }

    @Test
    void whatHasTooManyNamesIsRefusedBeforeTheyAreRead() {
        var ada = open();
        var many = new LinkedHashMap<String, Object>();
        for (int i = 0; i <= 100; i++) {
            many.put("no" + i, "1");
        }
        var sweep = ada.post("/api/evaluations", "game", "piles", "sweep", many).detail();
        assertThat(sweep).isEqualTo("400 sweep: 101 are too many; at most 100");
        var few = Client.map("size", "2..3");
        var wish = new Object[] {"game", "piles", "sweep", few, "options", many};
        assertThat(ada.post("/api/evaluations", wish).detail()).isEqualTo("400 options: 101 are too many; at most 100");
    }

    private static String refused(Client client, String name, String values, Object... more) {
        var sweep = Client.map(name, values);
        var wish = Stream.concat(Stream.of("game", "piles", "sweep", sweep), Arrays.stream(more))
                .toArray();
        var checked = client.post("/api/evaluations/check", wish);
        var begun = client.post("/api/evaluations", wish).detail();
        assertThat(begun).isEqualTo("400 " + checked.expect(200).text("problem"));
        return begun;
    }

    @Test
    void aFormIsToldWhatItMeans() {
        open();
        var nobody = Client.nobody(port());
        var meant = nobody.post("/api/evaluations/check", small(20)).expect(200).json();
        assertThat(meant.number("cells")).isEqualTo(6);
        assertThat(meant.number("games")).isEqualTo(120);
        assertThat(meant.objects("axes").getFirst().number("count")).isEqualTo(3);
        assertThat(nobody.post("/api/evaluations", small(20)).status()).isEqualTo(401);
    }

    @Test
    void presetsAndLevelsAreNamedInAnyLanguage() {
        open();
        var nobody = Client.nobody(port());
        var sweep = Client.map("preset", "Petit, plafonne", "seat1", "facile,greedy");
        var meant = nobody.post("/api/evaluations/check", "game", "piles", "sweep", sweep, "games", 2);
        assertThat(meant.expect(200).json().objects("axes").stream().map(each -> each.text("values")))
                .containsExactlyInAnyOrder("small,capped", "easy,greedy");
        var sizes = Client.map("turn-limit", "5,6");
        var small =
                nobody.post("/api/evaluations/check", "game", "piles", "preset", "petit", "sweep", sizes, "games", 2);
        assertThat(small.expect(200).json().number("cells")).isEqualTo(2);
    }

    @Test
    void whereTheLabIsClosedNothingLeadsThere() {
        var ada = open(LabSettings::closed);
        var closed = "403 the operator has closed the lab of this server";
        assertThat(ada.post("/api/evaluations", small(2)).detail()).isEqualTo(closed);
        assertThat(ada.post("/api/evaluations/check", small(2)).detail()).isEqualTo(closed);
        assertThat(ada.get("/api/evaluations").detail()).isEqualTo(closed);
        assertThat(ada.get("/api/evaluations/nothing").detail()).isEqualTo(closed);
        assertThat(ada.get("/lab").expect(200).body()).contains("has closed the lab");
        assertThat(ada.get("/").expect(200).body()).doesNotContain("href=\"/lab\"");
        close();
        assertThat(open().get("/").expect(200).body()).contains("href=\"/lab\"");
    }
}

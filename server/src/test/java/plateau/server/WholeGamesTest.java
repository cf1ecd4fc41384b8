package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Verification;
import plateau.core.records.GameRecord;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.server.live.Answer;
import plateau.server.live.Client;

/// Games from the first move to the last, over HTTP.
@Tag("slow")
class WholeGamesTest {
    @TempDir
    Path folder = Path.of("");

    static Stream<Arguments> everyGameOnEveryDatabase() {
        return Games.ids().stream().flatMap(game -> Stream.of(false, true).map(each -> Arguments.of(game, each)));
    }

    /// Plays at random until the game is over.
    static void play(String table, List<Client> players, long seed) {
        var random = new Random(seed);
        while (true) {
            var now = players.getFirst().table(table);
            if (!now.text("phase").equals("running")) {
                return;
            }
            int mover = now.count("mover");
            var reply = players.get(mover).moveAny(table, random.nextInt(1000));
            assertThat(reply.status()).as(reply.body()).isEqualTo(200);
        }
    }

    /// The record of a game that is over holds, and so does its line in the export.
    static GameRecord verified(Client client, String table) {
        var text = client.get("/api/tables/" + table + "/record").body();
        var record = GameRecord.parse(text);
        var _ = Verification.verify(Games.of(record), record);
        assertThat(client.get("/api/records").body().lines()).contains(text.strip());
        return record;
    }

    @ParameterizedTest
    @MethodSource("everyGameOnEveryDatabase")
    void twoPeople(String game, boolean isPostgresql) {
        try (var site = TestSite.on(isPostgresql, folder)) {
            var ada = site.client("Ada");
            var bob = site.client("Bob");
            var table = ada.make("game", game, "seats", List.of("me", "free"));
            assertThat(bob.at(table, "seats").json()).isEqualTo(map("seat", 1L));
            play(table, List.of(ada, bob), 7);
            var over = ada.table(table);
            assertThat(over).containsEntry("phase", "over").containsKeys("result", "seed", "salt");
            var record = verified(bob, table);
            assertThat(record.commitment().orElseThrow().sha256()).isEqualTo(over.text("commitment"));
            assertThat(record.seed().orElseThrow()).isEqualTo(over.number("seed"));
            var ratings = ratings(ada, game);
            assertThat(ratings).hasSize(over.is("rated") ? 2 : 0).allMatch(each -> each.number("games") == 1);
            var steps = bob.get("/api/tables/" + table + "/ratings").list();
            assertThat(steps).hasSameSizeAs(ratings);
            assertThat(steps).allMatch(each -> each.number("before") == 0);
            assertThat(steps)
                    .extracting(each -> each.get("after"))
                    .containsExactlyInAnyOrderElementsOf(
                            ratings.stream().map(each -> each.get("rating")).toList());
            site.restart();
            assertThat(ada.at(site.port()).table(table)).isEqualTo(over);
            verified(ada.at(site.port()), table);
        }
    }

    static List<Answer> ratings(Client client, String game) {
        return client.get("/api/ratings?game=" + game).list();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba", "kuhn"})
    void aPersonAndABot(String game) {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var table = ada.make("game", game, "seats", List.of("random", "me"));
            try (var ear = ada.listen(table, "?after=0")) {
                ear.until("started");
                var random = new Random(3);
                var now = ada.table(table);
                while (now.text("phase").equals("running")) {
                    if (now.containsKey("legal")) {
                        assertThat(ada.moveAny(table, random.nextInt(1000)).status())
                                .isEqualTo(200);
                    } else {
                        ear.until("moved");
                    }
                    now = ada.table(table);
                }
                ear.until("ended");
            }
            verified(ada, table);
            boolean isRated = ada.table(table).is("rated");
            var rated = isRated ? new String[] {"Ada", "random"} : new String[0];
            assertThat(ratings(ada, game)).extracting(each -> each.text("name")).containsExactlyInAnyOrder(rated);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    void botsAlone(String game) {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var seats = List.of("random", "random");
            var table = ada.make("game", game, "seats", seats, "pace", map("paused", true));
            assertThat(ada.table(table)).containsEntry("paused", true);
            try (var ear = ada.listen(table, "?after=0")) {
                ear.until("started");
                assertThat(ada.at(table, "step").status()).isEqualTo(200);
                ear.until("moved");
                assertThat(ada.at(table, "step").status()).isEqualTo(200);
                ear.until("moved");
                assertThat(ada.at(table, "pace", "paused", false).status()).isEqualTo(200);
                ear.until("ended");
            }
            verified(ada, table);
            // Nobody can be better than itself.
            assertThat(ratings(ada, game)).isEmpty();
        }
    }

    @Test
    void severalSeatsOfOneAccount() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var bob = site.client("Bob");
            var table = ada.make("game", "carcassonne", "seats", List.of("me", "free", "me"));
            bob.at(table, "seats");
            play(table, List.of(ada, bob, ada), 5);
            verified(ada, table);
            assertThat(ratings(ada, "carcassonne")).isEmpty();
            var found = bob.get("/api/history?player=bob&players=3");
            assertThat(found.json().list("tables")).hasSize(1);
        }
    }

    @Test
    void recordsOfGamesThatTookUnusualTurnsHold() {
        try (var site = TestSite.on(false, folder)) {
            var four = new ArrayList<Client>();
            for (var name : List.of("Ada", "Bob", "Cyd", "Dot")) {
                four.add(site.client(name));
            }
            var ada = four.getFirst();
            var seats = List.of("me", "free", "free", "free");
            var table = ada.make("game", "carcassonne", "seats", seats);
            four.subList(1, 4).forEach(each -> each.at(table, "seats"));
            undoOnce(table, four);
            four.get(2).at(table, "resign");
            assertThat(ada.table(table)).containsEntry("phase", "running");
            four.get(0).at(table, "resign");
            play(table, List.of(four.get(3), four.get(1), four.get(1), four.get(3)), 2);
            var record = verified(ada, table);
            assertThat(record.departures()).hasSize(2);
        }
    }

    /// Finds a decision within a turn, and takes it back.
    private static void undoOnce(String table, List<Client> players) {
        while (true) {
            var now = players.getFirst().table(table);
            var mover = players.get(now.count("mover"));
            var before = mover.table(table);
            if (before.is("undo")) {
                long ply = before.number("ply") - 1;
                var undone = mover.at(table, "undo", "ply", ply);
                assertThat(undone.json()).containsEntry("ply", ply);
                assertThat(mover.at(table, "undo", "ply", ply).status()).isEqualTo(409);
                return;
            }
            mover.moveAny(table, 0);
        }
    }

    @Test
    void anAgreedDrawHolds() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var bob = site.client("Bob");
            var table = ada.make("game", "mansuba", "seats", List.of("me", "free"));
            bob.at(table, "seats");
            assertThat(bob.at(table, "draw", "offer", false).detail()).isEqualTo("409 nobody has offered a draw");
            ada.at(table, "draw");
            assertThat(ada.table(table)).containsEntry("offers", List.of(map("kind", "draw", "seats", List.of(0L))));
            bob.at(table, "draw", "offer", false);
            assertThat(ada.table(table)).doesNotContainKey("offers");
            ada.at(table, "draw");
            boolean isFirst = ada.table(table).number("mover") == 0;
            (isFirst ? ada : bob).moveAny(table, 0);
            assertThat(ada.table(table)).doesNotContainKey("offers");
            ada.at(table, "draw");
            assertThat(bob.at(table, "draw").json()).containsEntry("phase", "over");
            var record = verified(ada, table);
            assertThat(record.result().orElseThrow().payoffs()).containsExactly(0.5, 0.5);
        }
    }

    @Test
    void aGamePlayedOnFromAnyPlyHolds() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var table = ada.make("game", "carcassonne", "seats", List.of("me", "me"));
            play(table, List.of(ada, ada), 1);
            var record = verified(ada, table);
            for (int ply : List.of(0, 1, 7, record.moves().size() - 1)) {
                var on = ada.make(
                        "from", map("table", table, "ply", ply),
                        "seats", List.of("me", "me"));
                play(on, List.of(ada, ada), ply);
                assertThat(verified(ada, on).moves().subList(0, ply))
                        .isEqualTo(record.moves().subList(0, ply));
                var uploaded = ada.make(
                        "from",
                        map("record", Json.readObject(record.toJson()), "ply", ply),
                        "seats",
                        List.of("me", "random"));
                assertThat(ada.table(uploaded)).containsKey("ply");
                // Too late where the bot had the last move, and has made it.
                ada.at(uploaded, "resign");
                assertThat(ada.table(uploaded)).containsEntry("phase", "over");
                verified(ada, uploaded);
            }
        }
    }
}

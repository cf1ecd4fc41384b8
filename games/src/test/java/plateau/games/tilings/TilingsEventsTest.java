package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.luck.Lot;

/// What is told of a move: for what somebody is paid, item by item.
class TilingsEventsTest {
    private static Table table(String... settings) {
        var all = new String[settings.length + 2];
        all[0] = "first=random";
        all[1] = Table.RED_AND_BLUE;
        System.arraycopy(settings, 0, all, 2, settings.length);
        return Table.of(2, all);
    }

    /// What a move does, each event by its key and values; players are numbers.
    private static List<String> told(Table table, String notation) {
        var legal = new Moves();
        table.state.legalMoves(legal);
        int move = Selection.find(table.state, legal, notation);
        return table.state.events(move).stream()
                .map(event -> event.key() + " " + event.values())
                .map(line -> line.replaceAll("Who\\[player=(\\d+)]", "$1"))
                .map(line -> line.replaceAll("Term\\[word=([a-z.-]+)]", "$1"))
                .toList();
    }

    @Test
    void aMotifIsToldByItsNameItsCentreAndItsPoints() {
        var table = table("level=motifs", "size=3").lay("1a 2a");
        assertThat(told(table.play("kind0"), "1,0"))
                .containsExactly(
                        "laid {player=0, cell=1,0, turns=0}",
                        "motif.found {players=[0], points=3, motifs=[pair], cell=1,0}");
    }

    @Test
    void aTileOfOneColourIsToldInShort() {
        assertThat(told(table("size=3").play("first 0,0"), "kind1"))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("front.plain {player=0, kind=1, north=blue");
        assertThat(told(table("size=3").play("first 0,0"), "kind2").getFirst())
                .startsWith("front {player=0, kind=2, north=red, south=red, east=red, west=blue");
    }

    @Test
    void motifsOfOneCentreAreToldTogether() {
        var table = table("level=motifs", "size=3").lay("""
                                .  2a .
                                .  1a 3e
                                .  4a .
                                """).play("kind2");
        assertThat(told(table, "1,0"))
                .contains("motif.found {players=[0], points=15, motifs=[contrast, surrounded]," + " cell=1,1}");
    }

    @Test
    void aZoneIsToldByItsColourItsTilesAndItsFirstCell() {
        var table =
                table("level=zones", "size=3", "motifs=none").lay("1a 2a 3a").play("kind0");
        assertThat(told(table, "1,0"))
                .containsExactly(
                        "laid {player=1, cell=1,0, turns=0}",
                        "zone.grows {players=[1], points=8, zone=zone.red, tiles=4, cell=0,0," + " owners=[0, 1]}",
                        "zone.lost {players=[0], points=1, zone=zone.red, tiles=4, cell=0,0," + " owners=[0, 1]}");
    }

    @Test
    void theKingIsToldWithAllThatPassesOnByHimAndWhoGainsOrLosesSeveralTimesByItsSum() {
        var board = """
                1a 2a .  6a
                .  3a 4a 5a
                .  .  .  .
                .  .  .  .
                """;
        assertThat(told(table("size=4").lay(board), "king 1,3"))
                .containsExactly(
                        "king.strikes {cell=1,3, players=[0], others=3}",
                        "motif.won {players=[1], points=3, motifs=[pair], cell=1,1}",
                        "motif.lost {players=[0], points=3, motifs=[pair], cell=1,1}",
                        "motif.won {players=[1], points=3, motifs=[pair], cell=1,3}",
                        "motif.lost {players=[0], points=3, motifs=[pair], cell=1,3}",
                        "loses {player=0, points=6, score=3}",
                        "gains {player=1, points=6, score=51}");
        assertThat(told(table("size=4", "king=each").lay(board), "king 1,3"))
                .startsWith("king.strikes.each {cell=1,3, players=[0], others=3}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tiles", "motifs", "zones", "influence"})
    void whatIsToldAddsUpToTheScores(String level) {
        for (int seed = 0; seed < 4; seed++) {
            var torus = seed % 2 == 0 ? "torus=off" : "torus=on";
            var king = seed < 2 ? "king=struck" : "king=each";
            var game = Table.game("size=6", "level=" + level, torus, king);
            addsUp(game.start(2 + seed), new Lot(seed, 0));
        }
    }

    private static void addsUp(State state, Lot lot) {
        var legal = new Moves();
        var points = new int[state.players()];
        while (!state.isOver()) {
            legal.clear();
            state.legalMoves(legal);
            int move = state.mover() == State.CHANCE
                    ? state.drawMove(lot, new Moves())
                    : legal.get(lot.nextInt(legal.size()));
            state.events(move).forEach(event -> add(event, points));
            state.play(move);
            for (int player = 0; player < points.length; player++) {
                assertThat(points[player]).isEqualTo(state.score(player));
            }
        }
    }

    /// Adds up the items, not what somebody has in the end.
    private static void add(Event event, int[] points) {
        boolean isItem = event.values().get("players") instanceof List<?> && !isKing(event);
        if (isItem) {
            int more = (int) event.values().getOrDefault("points", 0);
            int sign = event.key().endsWith(".lost") ? -1 : 1;
            for (var who : (List<?>) event.values().getOrDefault("players", List.of())) {
                points[((Event.Who) who).player()] += sign * more;
            }
        }
    }

    private static boolean isKing(Event event) {
        return event.key().startsWith("king.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void everyColourAndMotifHasItsWords(String language) throws IOException {
        var words = new Properties();
        try (var stream = Tilings.class.getResourceAsStream("tilings_" + language + ".properties")) {
            words.load(stream);
        }
        assertThat(words.keySet())
                .containsAll(Colour.titles().stream()
                        .map(title -> "term.zone." + title)
                        .toList())
                .containsAll(Motif.OURS.stream().map(motif -> "term." + motif).toList());
    }
}

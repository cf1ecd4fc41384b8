package plateau.drawing.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.drawing.Inspection;
import plateau.drawing.Lettering;
import plateau.drawing.Look;
import plateau.drawing.Shot;
import plateau.games.munificence.Munificence;
import plateau.games.munificence.MunificenceView;
import plateau.testkit.Golden;
import plateau.words.Language;

class MunificenceDrawingTest {
    private static final String KNOWN = "\\d+|keep|return|renew|hire|take[123]|pass|pay|rob|call|panic|favor|oust";

    @ParameterizedTest
    @CsvSource({
        "opening, munificence, 0",
        "middle, munificence, 11",
        "end, munificence, 13",
        "grand, munificence-grand, 25",
        "grid, munificence-grid, 26",
    })
    void positionsLookAsTheyDid(String name, String record, int ply) {
        var shot = Shot.of(record, ply).watched();
        Golden.check("svg/munificence-" + name + ".svg", shot.svg());
        Inspection.checkBounds(shot);
    }

    @ParameterizedTest
    @CsvSource({
        "favor, munificence, 3, ''",
        "return, munificence, 3, return",
        "renew, munificence, 3, renew",
        "action, munificence, 4, ''",
        "take, munificence, 4, take2 0",
        "hire, munificence-grid, 26, hire",
        "pay, munificence-grand, 29, pay 11",
        "panic, munificence, 2, panic 4",
        "rob, munificence-grand, 30, rob",
        "rob-token, munificence-grand, 30, rob 0",
    })
    void choicesLookAsTheyDid(String name, String record, int ply, String words) {
        var shot = Shot.of(record, ply, words.isEmpty() ? new String[0] : words.split(" "));
        Golden.check("svg/munificence-choice-" + name + ".svg", shot.svg());
        Inspection.checkBounds(shot);
    }

    /// On a phone the drawing is stacked; whatever can be pointed at is there all the same.
    @ParameterizedTest
    @CsvSource({
        "munificence, 3, ''",
        "munificence, 4, take2 0",
        "munificence-grid, 26, hire",
        "munificence-grand, 29, pay 11",
        "munificence-grand, 30, rob",
    })
    void aTallDrawingHasTheSameWords(String record, int ply, String words) {
        var wide = Shot.of(record, ply, words.isEmpty() ? new String[0] : words.split(" "));
        var tall = wide.with(EnumSet.of(Look.Layer.PLAYERS, Look.Layer.TALL));
        assertThat(Inspection.spots(tall.svg())).containsExactlyInAnyOrderElementsOf(Inspection.spots(wide.svg()));
        Inspection.checkBounds(tall);
    }

    @Test
    void aTallDrawingIsAsWideAsTheGuildAndNothingLiesOverAnother() {
        var tall = Shot.of("munificence", 11).with(EnumSet.of(Look.Layer.PLAYERS, Look.Layer.TALL));
        Golden.check("svg/munificence-tall.svg", tall.svg());
        var board = new MunificenceDrawing().draw((MunificenceView) tall.view(), tall.selection(), tall.look());
        assertThat(board.width()).isEqualTo(GuildCards.width());
        assertThat(board.height()).isGreaterThan(2 * board.width());
    }

    @Test
    void theWaitingAreListedWhereAskedFor() {
        var shot = Shot.of("munificence-grid", 21).with(EnumSet.allOf(Look.Layer.class));
        assertThat(shot.in(Language.FRENCH).svg()).contains(">en attente\u00a0: #18 #9<");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"ENGLISH|Level 1|waiting: ", "FRENCH|Niveau 1|en attente\u00a0: "})
    void aLongListLeavesRoomForTheLevel(Language language, String level, String list) {
        var shot = Shot.of("munificence-grand", 25).with(EnumSet.allOf(Look.Layer.class));
        var svg = shot.in(language).svg();
        int from = svg.indexOf(">" + list) + 1;
        var waiting = svg.substring(from, svg.indexOf('<', from));
        assertThat(svg).contains(">" + level + "<");
        assertThat(waiting).matches(list + " (#\\d+ )+… \\+\\d+");
        assertThat(new Lettering(16, true).width(level) + new Lettering(14, false).width(waiting))
                .isLessThan(GuildCards.width() - 30);
    }

    @Test
    void theMarkAroundATokenIsClearOfTheWordsAboveIt() {
        var svg = Shot.of("munificence-grand", 29, "pay", "11").svg();
        // A letter of 13 hangs 3 below its line, and a mark is 2 wide on either side of its own.
        assertThat(svg)
                .contains("y=\"50\" class=\"note\"")
                .containsPattern("<rect [^>]*y=\"57\"[^>]*munificence-target");
    }

    @Test
    void aPaymentShowsWhereItsTokensLieNow() {
        var paid = Shot.of("munificence-grid", 22).watched();
        var unpaid = Shot.of("munificence-grid", 21).watched();
        assertThat(count(paid, "\"recent\"")).isEqualTo(3 + 1);
        assertThat(count(unpaid, "\"recent\"")).isZero();
    }

    private static long count(Shot shot, String part) {
        return shot.svg()
                .lines()
                .mapToLong(line -> line.split(part, -1).length - 1)
                .sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"token-seed=0", "token-seed=3", "links=grid"})
    void everyLegalWordIsASpot(String setting) {
        for (int players = 2; players <= 4; players++) {
            Inspection.checkSpots(game(setting, "builder-seed=4"), players, 7, 30, KNOWN);
        }
    }

    @Test
    void bothLanguagesSayEverything() {
        Inspection.checkWords(MunificenceDrawing.class, "munificence");
    }

    @Test
    void theSheetShowsAllColoursAndPowers() {
        var look = Look.of(Language.FRENCH, List.of());
        var sheet = new MunificenceDrawing().pieces(look).orElseThrow().shapes().markup();
        assertThat(sheet.toString()).contains(">aigue-marine<", ">marron<", ">vol de tour<", ">main de maître<");
    }

    private static Game game(String... settings) {
        return Options.<Game>of(Munificence.class).parse(List.of(settings));
    }
}

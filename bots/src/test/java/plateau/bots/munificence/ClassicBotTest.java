package plateau.bots.munificence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.bots.Bots;
import plateau.bots.Seat;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// Section 5 of the rules of Munificence.
class ClassicBotTest {
    private static final int TIMES = 9000;

    /// Five standard deviations of a count out of [#TIMES], at most: 5 · √(9000 / 4).
    private static final int TOLERANCE = 237;

    private static final ClassicBot GREEDY = new ClassicBot(ClassicBot.Payment.GREEDY);
    private static final ClassicBot BEST = new ClassicBot(ClassicBot.Payment.BEST);
    private static final ClassicBot EFF = new ClassicBot(ClassicBot.Payment.EFF);

    /// Player 0 holds KK BB GG and is to act; player 1 holds nothing.
    private static final Seat THREE_DOUBLES = after(List.of(), "first0", "take3 0 1 2", "keep", "pass");

    /// How often each move is chosen.
    /// A position of a game of two, far from its end.
    private static Seat after(List<String> settings, String... notations) {
        var options = new ArrayList<>(List.of("points=1000", "turns=100"));
        options.addAll(settings);
        return Seat.after(Games.named("munificence").parse(options), notations);
    }

    private static Map<String, Integer> choices(Seat seat) {
        var counts = new TreeMap<String, Integer>();
        var player = GREEDY.player();
        for (int i = 0; i < TIMES; i++) {
            counts.merge(seat.choice(player), 1, Integer::sum);
        }
        return counts;
    }

    /// How often a move that begins with some letters is chosen.
    private static int count(Map<String, Integer> counts, String beginning) {
        return counts.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(beginning))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /// The least and the greatest count lie near what equal chances give.
    private static void assertEqualChances(Map<String, Integer> counts, String beginning, int of) {
        double each = (double) count(counts, beginning) / of;
        var values = counts.keySet().stream()
                .filter(move -> move.startsWith(beginning))
                .toList();
        assertThat(values).hasSize(of);
        for (var move : values) {
            assertThat((double) counts.getOrDefault(move, 0)).as(move).isCloseTo(each, within(5 * Math.sqrt(each)));
        }
    }

    @Test
    @DisplayName("5.1 Keep, return and renewal are equally likely, and then slots and levels")
    void theWaysToUseAFavorAreEquallyLikely() {
        var counts = choices(after(List.of(), "first0", "take1 0"));
        for (var way : List.of("keep", "return", "renew")) {
            assertThat(count(counts, way)).as(way).isCloseTo(TIMES / 3, within(TOLERANCE));
        }
        assertEqualChances(counts, "return", 24);
        assertEqualChances(counts, "renew", 2);
    }

    @Test
    @DisplayName("5.1 Where there is nothing to take the favor is kept")
    void aFavorIsKeptWhereAReturnCannotBeHad() {
        var seat = after(List.of("builders=5", "tokens=4"), "first1", "take2 0 1", "keep", "take2 2 3", "pass");
        var counts = choices(seat);
        assertThat(counts).containsOnlyKeys("keep", "renew 1");
        assertThat(count(counts, "keep")).isCloseTo(2 * TIMES / 3, within(TOLERANCE));
    }

    @Test
    @DisplayName("5.2 It hires the first builder it can pay in 5 of 10, takes in 4, passes in 1")
    void itHiresTakesAndPassesAtItsRates() {
        var counts = choices(THREE_DOUBLES);
        assertThat(count(counts, "hire")).isEqualTo(count(counts, "hire 0"));
        assertThat(count(counts, "hire 0")).isCloseTo(TIMES / 2, within(TOLERANCE));
        assertThat(count(counts, "take")).isCloseTo(4 * TIMES / 10, within(TOLERANCE));
        assertThat(count(counts, "pass")).isCloseTo(TIMES / 10, within(TOLERANCE));
    }

    @Test
    @DisplayName("5.2 It takes tokens if it can hire nobody")
    void itTakesIfItCanHireNobody() {
        var counts = choices(after(List.of(), "first0"));
        assertThat(count(counts, "take")).isCloseTo(9 * TIMES / 10, within(TOLERANCE));
        assertThat(count(counts, "pass")).isCloseTo(TIMES / 10, within(TOLERANCE));
    }

    @Test
    @DisplayName("5.2 One, two or three tokens are equally likely, and then where")
    void itTakesOneToThreeTokensAnywhere() {
        var counts = choices(after(List.of(), "first0"));
        for (var way : List.of("take1", "take2", "take3")) {
            assertThat(count(counts, way)).as(way).isCloseTo(3 * TIMES / 10, within(TOLERANCE));
        }
        assertEqualChances(counts, "take1", 25);
        assertEqualChances(counts, "take2", 24);
        assertEqualChances(counts, "take3", 23);
    }

    @Test
    @DisplayName("5.2 If there is no take of so many, it takes fewer")
    void itTakesFewerWhereThereAreNotSoMany() {
        var seat = after(List.of("tokens=4"), "first0", "take2 0 1", "keep");
        var counts = choices(seat);
        assertThat(count(counts, "take1")).isCloseTo(3 * TIMES / 10, within(TOLERANCE));
        assertThat(count(counts, "take2 2 3")).isCloseTo(6 * TIMES / 10, within(TOLERANCE));
    }

    @Test
    @DisplayName("5.2 It passes when it can take nothing")
    void itPassesWhenItCanTakeNothing() {
        var seat = after(List.of("tokens=4"), "first0", "take2 0 1", "keep", "take2 2 3");
        assertThat(count(choices(seat), "take")).isZero();
    }

    @Test
    @DisplayName("5.2 Targets of powers are drawn")
    void targetsAreDrawn() {
        var counts = choices(after(List.of(), "first0", "take1 12"));
        assertEqualChances(counts, "panic", 24);
    }

    @Test
    @DisplayName("5.3 Greedy gives the foremost tokens, best wastes least")
    void greedyGivesTheForemostTokensAndBestWastesLeast() {
        var seat = after(List.of(), "first0", "take2 0 1", "keep", "pass", "take2 5 6", "keep", "pass", "hire 0");
        assertThat(seat.choice(GREEDY.player())).as("KK BB for KB").isEqualTo("pay 0 1");
        assertThat(seat.choice(BEST.player())).as("K B").isEqualTo("pay 5 6");
        assertThat(seat.choice(EFF.player()))
                .as("KK BB and K B help as much as is asked for, and are as many")
                .isEqualTo("pay 0 1");
    }

    @Test
    @DisplayName("5.3 Eff gives the payment whose efficiency is nearest 1")
    void effGivesThePaymentWhoseEfficiencyIsNearest1() {
        // Token 8 is KB, 16 is KG, 17 is G; builder 5 costs KBG.
        var seat = after(
                List.of("token-seed=2"),
                "first0",
                "take1 8",
                "keep",
                "pass",
                "take1 16",
                "panic 0 16",
                "keep",
                "pass",
                "take1 17",
                "keep",
                "pass",
                "hire 5");
        assertThat(seat.choice(GREEDY.player())).as("4 units help, of 3").isEqualTo("pay 8 16");
        assertThat(seat.choice(EFF.player())).as("3 units help, of 3").isEqualTo("pay 8 17");
    }

    @Test
    @DisplayName("5.3 Of payments that waste as little, best gives the fewest tokens")
    void bestGivesTheFewestTokens() {
        // Token 2 is K, 5 is B, 8 is KB.
        var seat = after(
                List.of("token-seed=2"),
                "first0",
                "take1 2",
                "keep",
                "pass",
                "take1 5",
                "keep",
                "pass",
                "take1 8",
                "keep",
                "pass",
                "hire 0");
        assertThat(seat.choice(GREEDY.player())).isEqualTo("pay 2 5");
        assertThat(seat.choice(BEST.player())).isEqualTo("pay 8");
        assertThat(seat.choice(EFF.player())).as("as efficient, one token").isEqualTo("pay 8");
    }

    @Test
    @DisplayName("5.3 Of equals best gives the first")
    void bestGivesTheFirstOfEquals() {
        var seat = after(List.of(), "first0", "take2 5 6", "keep", "pass", "take2 10 11", "keep", "pass", "hire 0");
        assertThat(seat.choice(BEST.player())).isEqualTo("pay 5 6");
    }

    @Test
    void itIsFoundByItsNameAndSetting() {
        var game = Games.named("munificence").defaults();
        assertThat(Bots.parse("classic", game)).isEqualTo(GREEDY);
        assertThat(Bots.parse("classic:pay=best", game)).isEqualTo(BEST);
        assertThat(Bots.parse("classic:pay=eff", game)).isEqualTo(EFF);
        assertThatThrownBy(() -> Bots.parse("classic:pay=all", game))
                .isInstanceOf(BadInput.class)
                .hasMessage("bot classic: pay must be greedy, best or eff, not all");
    }

    @Test
    void itPlaysNoOtherGame() {
        assertThatThrownBy(() -> Bots.parse("classic", Games.named("piles").defaults()))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("no bot 'classic' plays piles; there are ");
    }
}

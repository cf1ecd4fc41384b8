package plateau.terminal.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.reel.Reel;
import plateau.core.Clock;
import plateau.core.State;
import plateau.terminal.CommandTest;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Press;
import plateau.terminal.screen.Letters;
import plateau.testkit.KuhnPoker;

final class StageTest {
    /// A record that is the only one.
    private static final Playback FILM = new Playback() {
        @Override
        public boolean isLive() {
            return false;
        }

        @Override
        public int pictures() {
            return 2;
        }

        @Override
        public String refusal(int step) {
            return "only one";
        }
    };

    private final Letters letters = new Letters(true);

    private String draw(Reel reel, String language, int rows, int columns, String keys) {
        return draw(reel, language, rows, columns, keys, State.NOBODY);
    }

    private String draw(Reel reel, String language, int rows, int columns, String keys, int seer) {
        var screen = CommandTest.screen(language);
        var names = new String[reel.players()];
        Arrays.fill(names, "random");
        var viewer = new Viewer(reel, screen.words(), FILM);
        keys.chars().forEach(key -> viewer.press(Press.of(key)));
        var stage = new Stage(reel, screen, FILM, List.of(names), Clock.NONE, seer, true);
        var frame = new Frame(rows, columns, letters);
        stage.draw(frame, viewer);
        return frame.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "piles, 24, 80", "tilings, 24, 80", "munificence, 24, 80", "mansuba, 24, 80",
        "carcassonne, 24, 80", "piles, 45, 140", "tilings, 45, 140", "munificence, 45, 140",
        "mansuba, 45, 140", "carcassonne, 45, 140", "tilings, 5, 20", "mansuba, 1, 1"
    })
    void everyPageOfEveryGameCanBeDrawn(String id, int rows, int columns) {
        var reel = Reels.played(Reels.game(id), 5);
        for (var language : List.of("en", "fr")) {
            for (var keys : List.of("", "nnn", "nnni", "nnne", "?", "G", "Gn", "Gne", "Gp")) {
                assertThat(draw(reel, language, rows, columns, keys).lines()).hasSize(rows);
            }
        }
    }

    @Test
    void boardPlayersLogAndStatusAreInSight() {
        var reel = Reels.played(Reels.game("piles", "size=3"), 5);
        assertThat(draw(reel, "en", 24, 80, "nnn"))
                .contains("+---+---+---+")
                .contains("turn 4 of 360")
                .contains("● 1 random")
                .contains("▶ ■ 2 random")
                .contains("3 ● Player 1 puts a token on")
                .contains("move 3 of " + reel.turns())
                .contains("Paused; space plays on.");
    }

    @Test
    void whatAMoveEarnedIsInATable() {
        var reel = Reels.played(Reels.game("tilings"), 5);
        var page = draw(reel, "en", 60, 100, "nnne");
        assertThat(page).contains("Move 3", "Points by what they were for", "zones");
        assertThat(draw(reel, "fr", 60, 100, "nnne")).contains("Coup 3", "Ce que les coups");
    }

    @Test
    void theResultTellsWhoWonAndWhy() {
        var reel = Reels.played(Reels.game("carcassonne"), 5);
        assertThat(draw(reel, "en", 45, 100, "Gn"))
                .contains("The game is over after", "No tile is left to draw.", "The winner is")
                .contains("best move", "draws of chance");
    }

    @ParameterizedTest
    @ValueSource(strings = {"carcassonne", "tilings", "munificence", "piles", "mansuba"})
    void theScoreSheetAddsUpToTheScores(String id) {
        for (int seed = 0; seed < 4; seed++) {
            var reel = Reels.played(Reels.game(id), seed);
            var sources = new PointSources(reel, CommandTest.screen("en").words(), State.ALL_SEEING);
            var sheet = sources.sheet(reel.plies());
            for (int player = 0; player < reel.players(); player++) {
                int seat = player;
                assertThat(sheet.rows().stream()
                                .mapToInt(row -> row.points().get(seat))
                                .sum())
                        .isEqualTo(reel.scores(reel.plies())[seat]);
            }
            assertThat(sources.sheet(0).totals()).as("begun again").containsOnly(0);
        }
    }

    @Test
    void nobodyIsToldWhatIsHiddenFromIt() {
        var reel = Reels.played(new KuhnPoker(), 1);
        assertThat(draw(reel, "en", 24, 80, "", State.NOBODY)).contains("something hidden");
        assertThat(draw(reel, "en", 24, 80, "", State.ALL_SEEING)).doesNotContain("something hidden");
    }
}

package plateau.terminal.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Onlooker;
import plateau.arena.reel.Reel;
import plateau.core.State;
import plateau.core.text.BadInput;
import plateau.terminal.console.Key;
import plateau.terminal.console.Press;
import plateau.terminal.screen.Words;

final class ViewerTest {
    private final Reel reel = Reels.played(Reels.game("piles", "size=3"), 2);
    private final Still film = new Still();
    private final Viewer viewer = viewer(reel, film);

    /// A film of which is told what was asked of it.
    private static class Still implements Playback {
        final List<String> asked = new ArrayList<>();
        boolean isLive;
        boolean isHeld;

        @Override
        public boolean isLive() {
            return isLive;
        }

        @Override
        public int pictures() {
            return 2;
        }

        @Override
        public String refusal(int step) {
            return step < 0 ? "no record before" : "";
        }

        @Override
        public void hold() {
            isHeld = true;
            asked.add("hold");
        }

        @Override
        public void goOn() {
            isHeld = false;
            asked.add("go on");
        }

        @Override
        public void step() {
            asked.add("step");
        }

        @Override
        public boolean isHeld() {
            return isHeld;
        }
    }

    private static Viewer viewer(Reel reel, Playback film) {
        return new Viewer(reel, Words.of("en"), film);
    }

    private static void type(Viewer viewer, String keys) {
        keys.chars().forEach(key -> viewer.press(Press.of(key)));
    }

    private static void press(Viewer viewer, Key... keys) {
        for (var key : keys) {
            viewer.press(Press.of(key));
        }
    }

    @Test
    void keysGoFromTurnToTurn() {
        type(viewer, "nnl");
        press(viewer, Key.RIGHT, Key.WHEEL_DOWN);
        assertThat(viewer.walk().turn()).isEqualTo(5);
        type(viewer, "ph");
        press(viewer, Key.LEFT, Key.WHEEL_UP);
        assertThat(viewer.walk().turn()).isEqualTo(1);
        press(viewer, Key.END);
        assertThat(viewer.walk().turn()).isEqualTo(reel.turns());
        type(viewer, "g");
        assertThat(viewer.walk().turn()).isZero();
        type(viewer, "p");
        assertThat(viewer.walk().turn()).as("nothing is before the beginning").isZero();
    }

    @Test
    void afterTheLastTurnComesTheResult() {
        type(viewer, "G");
        assertThat(viewer.walk().isAtResult()).isFalse();
        type(viewer, "nnn");
        assertThat(viewer.walk().isAtResult()).isTrue();
        type(viewer, "p");
        assertThat(viewer.walk().isAtResult()).isFalse();
        assertThat(viewer.walk().turn()).isEqualTo(reel.turns());
    }

    @Test
    void digitsAndEnterJump() {
        type(viewer, "12");
        assertThat(viewer.typed()).isEqualTo("12");
        assertThat(viewer.walk().turn()).isZero();
        press(viewer, Key.ENTER);
        assertThat(viewer.walk().turn()).isEqualTo(12);
        type(viewer, "34");
        press(viewer, Key.BACKSPACE, Key.ENTER);
        assertThat(viewer.walk().turn()).isEqualTo(3);
        type(viewer, "7");
        press(viewer, Key.ESCAPE, Key.ENTER);
        assertThat(viewer.walk().turn()).isEqualTo(3);
        assertThat(viewer.leaving()).isEqualTo(Leaving.NOT_YET);
    }

    @Test
    void aNumberThatIsNoTurnIsRefused() {
        type(viewer, "999999999999");
        press(viewer, Key.ENTER);
        assertThat(viewer.walk().turn()).isZero();
        assertThat(viewer.notice()).contains("There are " + reel.turns() + " moves");
    }

    @Test
    void spacePlaysOnAtThePaceThatIsWanted() {
        viewer.walk().tick(0);
        assertThat(viewer.walk().turn()).isZero();
        type(viewer, " ");
        viewer.walk().tick(1000);
        viewer.walk().tick(1100);
        assertThat(viewer.walk().turn()).isEqualTo(1);
        viewer.walk().tick(1500);
        assertThat(viewer.walk().turn()).isEqualTo(2);
        type(viewer, "++");
        viewer.walk().tick(2000);
        viewer.walk().tick(2050);
        assertThat(viewer.walk().turn()).isEqualTo(4);
        type(viewer, " ");
        viewer.walk().tick(90_000);
        assertThat(viewer.walk().turn()).isEqualTo(4);
    }

    @Test
    void playingOnEndsWithTheResult() {
        type(viewer, " ");
        for (int i = 0; i < reel.turns() + 5; i++) {
            viewer.walk().tick(1000L * i + 1000);
        }
        assertThat(viewer.walk().isAtResult()).isTrue();
        assertThat(viewer.walk().isPlaying()).isFalse();
        type(viewer, " ");
        assertThat(viewer.walk().turn()).as("again from the beginning").isZero();
    }

    @Test
    void pagesAreTurnedToAndClosed() {
        type(viewer, "e");
        assertThat(viewer.sight().page()).isEqualTo(Viewport.Page.EARNINGS);
        type(viewer, "?");
        assertThat(viewer.sight().page()).isEqualTo(Viewport.Page.HELP);
        press(viewer, Key.ESCAPE);
        assertThat(viewer.sight().page()).isEqualTo(Viewport.Page.BOARD);
        type(viewer, "i");
        assertThat(viewer.sight().picture()).isEqualTo(1);
        press(viewer, Key.TAB);
        assertThat(viewer.sight().picture()).isZero();
        press(viewer, Key.ESCAPE);
        assertThat(viewer.leaving()).isEqualTo(Leaving.QUIT);
    }

    @Test
    void bracketsGoToOtherRecords() {
        type(viewer, "[");
        assertThat(viewer.leaving()).isEqualTo(Leaving.NOT_YET);
        assertThat(viewer.notice()).isEqualTo("no record before");
        type(viewer, "]");
        assertThat(viewer.leaving()).isEqualTo(Leaving.NEXT_RECORD);
    }

    @Test
    void aKeyThatMeansNothingIsAnswered() {
        type(viewer, "z");
        assertThat(viewer.notice()).contains("'z'").contains("?");
    }

    @Test
    void aGameThatIsBeingPlayedIsFollowedHeldAndStepped() {
        var game = Reels.game("piles", "size=3");
        var live = new Reel(game, 2);
        film.isLive = true;
        var watcher = viewer(live, film);
        var seen = new ArrayList<Integer>();
        try (var referee = Reels.referee(game)) {
            referee.play(3, live.and(new Onlooker() {
                @Override
                public void moved(State after) {
                    watcher.walk().tick(0);
                    seen.add(watcher.walk().turn());
                }
            }));
        }
        assertThat(seen.subList(0, 4)).containsExactly(1, 2, 3, 4);
        type(watcher, " ");
        type(watcher, "n");
        assertThat(film.asked).containsExactly("hold", "step");
        type(watcher, "pp");
        watcher.walk().tick(0);
        assertThat(watcher.walk().turn()).as("who went back stays there").isEqualTo(live.turns() - 2);
        type(watcher, "G ");
        assertThat(watcher.walk().followsHead()).isTrue();
        assertThat(film.asked).endsWith("go on");
    }

    @Test
    void aRecordThatGoesWrongHasNoResult() {
        var broken = new Reel(Reels.game("piles"), 2);
        broken.fail(new BadInput("x", "ply 3: bad"));
        var other = viewer(broken, film);
        type(other, "nn");
        assertThat(other.walk().isAtResult()).isFalse();
    }
}

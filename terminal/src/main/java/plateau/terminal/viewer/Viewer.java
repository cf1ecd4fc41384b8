package plateau.terminal.viewer;

import plateau.arena.reel.Reel;
import plateau.core.text.Text;
import plateau.terminal.console.Press;
import plateau.terminal.screen.Words;

/// Somebody who looks at a game: what each key does. It knows no terminal.
final class Viewer {
    /// So many turns Page Up and Page Down go.
    private static final int LEAP = 10;

    private static final int LONGEST_NUMBER = 9;

    private final Reel reel;
    private final Words words;
    private final Playback playback;
    private final Viewport sight = new Viewport();
    private final Walk walk;
    private Leaving leaving = Leaving.NOT_YET;
    private String typed = "";
    private String notice = "";

    /// @param playback what can be done about the game itself
    Viewer(Reel reel, Words words, Playback playback) {
        this.reel = reel;
        this.words = words;
        this.playback = playback;
        walk = new Walk(reel, playback, sight);
        notice = playback.notice();
        sight.picture(playback.firstPicture());
    }

    void press(Press press) {
        notice = "";
        switch (press.key()) {
            case RIGHT -> walk.next();
            case LEFT -> walk.previous(1);
            case WHEEL_DOWN -> wheel(1);
            case WHEEL_UP -> wheel(-1);
            case PAGE_DOWN -> leapOrTurn(LEAP);
            case PAGE_UP -> leapOrTurn(-LEAP);
            case HOME -> walk.home();
            case END -> walk.end();
            case UP -> scroll(-1, 0);
            case DOWN -> scroll(1, 0);
            case TAB -> nextPicture(1);
            case BACK_TAB -> nextPicture(-1);
            case ENTER -> enter();
            case BACKSPACE, DELETE -> typed = typed.substring(0, Math.max(0, typed.length() - 1));
            case ESCAPE -> escape();
            case INTERRUPT, INPUT_ENDED -> leaving = Leaving.QUIT;
            case CHARACTER -> character(press.character());
            case CLICK, RESIZE -> {}
        }
    }

    private void character(int character) {
        if (character >= '0' && character <= '9') {
            typed += typed.length() < LONGEST_NUMBER ? Character.toString(character) : "";
            return;
        }
        switch (character) {
            case 'n', 'l' -> walk.next();
            case 'p', 'h' -> walk.previous(1);
            case 'g' -> walk.home();
            case 'G' -> walk.end();
            case ' ' -> walk.playOrPause();
            case '+', '=' -> pace(walk.pace().faster());
            case '-', '_' -> pace(walk.pace().slower());
            case 'e' -> sight.turnTo(Viewport.Page.EARNINGS);
            case '?' -> sight.turnTo(Viewport.Page.HELP);
            case 'v' -> nextPicture(1);
            case 'i' -> otherPicture();
            case 'w', 'k' -> scroll(-1, 0);
            case 's', 'j' -> scroll(1, 0);
            case 'a' -> scroll(0, -1);
            case 'd' -> scroll(0, 1);
            case '[' -> record(Leaving.PREVIOUS_RECORD, -1);
            case ']' -> record(Leaving.NEXT_RECORD, 1);
            case 'q', 'Q' -> leaving = Leaving.QUIT;
            default -> notice = words.get("viewer.unknown", Character.toString(character));
        }
    }

    private void escape() {
        if (!typed.isEmpty()) {
            typed = "";
        } else if (sight.page() == Viewport.Page.BOARD) {
            leaving = Leaving.QUIT;
        } else {
            sight.turnTo(Viewport.Page.BOARD);
        }
    }

    private void wheel(int step) {
        if (sight.page() != Viewport.Page.BOARD) {
            sight.scrollPage(2 * step);
        } else if (step > 0) {
            walk.next();
        } else {
            walk.previous(1);
        }
    }

    private void leapOrTurn(int turns) {
        if (sight.page() != Viewport.Page.BOARD) {
            sight.scrollPage(turns);
        } else if (turns < 0) {
            walk.previous(-turns);
        } else {
            walk.leap(turns);
        }
    }

    private void enter() {
        if (typed.isEmpty()) {
            return;
        }
        long wanted = Text.wholeNumber(typed).orElse(Long.MAX_VALUE);
        typed = "";
        if (wanted > reel.turns()) {
            notice = words.get("viewer.no-turn", reel.turns());
            return;
        }
        walk.jump((int) wanted);
    }

    private void pace(Pace other) {
        walk.pace(other);
        notice = other.told(words);
    }

    private void record(Leaving to, int step) {
        var refusal = playback.refusal(step);
        if (refusal.isEmpty()) {
            leaving = to;
        } else {
            notice = refusal;
        }
    }

    private void nextPicture(int step) {
        showPicture(Math.floorMod(sight.picture() + step, pictures()));
    }

    /// To and fro between the board and the picture that says more.
    private void otherPicture() {
        showPicture(sight.picture() == 0 ? Math.min(1, pictures() - 1) : 0);
    }

    private void showPicture(int index) {
        sight.picture(index);
        if (pictures() == 1) {
            notice = words.get("viewer.one-view");
        }
    }

    private int pictures() {
        return Math.max(1, playback.pictures());
    }

    private void scroll(int rows, int columns) {
        if (sight.page() == Viewport.Page.BOARD && !walk.isAtResult()) {
            sight.scrollBoard(rows, columns);
        } else {
            sight.scrollPage(rows);
        }
    }

    /// A number that is another one whenever something else is to be seen by itself.
    int moment() {
        return 2 * walk.stop() + (playback.isThinking() ? 1 : 0);
    }

    Viewport sight() {
        return sight;
    }

    Leaving leaving() {
        return leaving;
    }

    Walk walk() {
        return walk;
    }

    /// The digits typed so far.
    String typed() {
        return typed;
    }

    /// What is to be said about the last key; empty for nothing.
    String notice() {
        return notice;
    }
}

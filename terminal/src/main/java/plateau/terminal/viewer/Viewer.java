package plateau.terminal.viewer;

import plateau.core.text.Text;
import plateau.terminal.console.Press;
import plateau.terminal.screen.Words;

/// Where somebody is who walks through a game, and what each key does. It knows no terminal.
///
/// One goes from turn to turn: the position after so many moves of players, and after whatever chance has
/// drawn since. After the last turn comes the result.
final class Viewer {
    /// So many turns Page Up and Page Down go.
    private static final int LEAP = 10;

    private static final int LONGEST_NUMBER = 9;

    private final Reel reel;
    private final Words words;
    private final Film film;
    private final Sight sight = new Sight();
    private Leaving leaving = Leaving.NOT_YET;
    private int stop;
    private boolean isPlaying;
    private boolean followsHead;
    private Pace pace = Pace.BRISK;
    private long due;
    private String typed = "";
    private String notice = "";

    /// @param film what can be done about the game itself
    Viewer(Reel reel, Words words, Film film) {
        this.reel = reel;
        this.words = words;
        this.film = film;
        isPlaying = film.isLive();
        followsHead = film.isLive();
        notice = film.notice();
        sight.picture(film.firstPicture());
    }

    /// Time has passed, and more of the game may be there.
    ///
    /// @param now in milliseconds
    void tick(long now) {
        if (followsHead) {
            follow(now);
        } else if (isPlaying && now >= due) {
            due = now + pace.milliseconds();
            forward();
        }
    }

    /// Goes to the head; some time after a game that was watched is over, on to its result.
    private void follow(long now) {
        if (stop < reel.turns()) {
            to(reel.turns());
            due = now + Math.max(1000, pace.milliseconds());
        }
        if (reel.isComplete() && (!isPlaying || now >= due)) {
            followsHead = false;
            if (isPlaying) {
                forward();
            }
        }
    }

    void press(Press press) {
        notice = "";
        switch (press.key()) {
            case RIGHT, WHEEL_DOWN -> next();
            case LEFT, WHEEL_UP -> previous(1);
            case PAGE_DOWN -> leapOrTurn(LEAP);
            case PAGE_UP -> leapOrTurn(-LEAP);
            case HOME -> home();
            case END -> end();
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
            case 'n', 'l' -> next();
            case 'p', 'h' -> previous(1);
            case 'g' -> home();
            case 'G' -> end();
            case ' ' -> playOrPause();
            case '+', '=' -> pace(pace.faster());
            case '-', '_' -> pace(pace.slower());
            case 'e' -> sight.turnTo(Sight.Page.EARNINGS);
            case '?' -> sight.turnTo(Sight.Page.HELP);
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
        } else if (sight.page() == Sight.Page.BOARD) {
            leaving = Leaving.QUIT;
        } else {
            sight.turnTo(Sight.Page.BOARD);
        }
    }

    private void next() {
        if (followsHead && film.isLive() && !isPlaying) {
            film.step();
        } else {
            isPlaying &= followsHead;
            forward();
        }
    }

    /// One turn on; after the last one, if no other can come, the result.
    private void forward() {
        if (stop < reel.turns()) {
            to(stop + 1);
            catchUp();
        } else if (hasResult() && stop == reel.turns()) {
            to(stop + 1);
            sight.picture(sight.picture());
            isPlaying = false;
        } else if (reel.isComplete()) {
            isPlaying = false;
        }
    }

    /// Whoever comes to the head of a game that goes on stays there.
    private void catchUp() {
        if (film.isLive() && stop == reel.turns() && !reel.isComplete()) {
            followsHead = true;
            if (isPlaying) {
                film.goOn();
            } else {
                isPlaying = !film.isHeld();
            }
        }
    }

    private void previous(int turns) {
        isPlaying = false;
        followsHead = false;
        to(Math.max(0, stop - turns));
    }

    private void leapOrTurn(int turns) {
        if (sight.page() == Sight.Page.HELP) {
            sight.scrollPage(turns);
        } else if (turns < 0) {
            previous(-turns);
        } else {
            isPlaying &= followsHead;
            to(Math.max(stop, Math.min(reel.turns(), stop + turns)));
            catchUp();
        }
    }

    private void home() {
        previous(stop);
    }

    private void end() {
        to(reel.turns());
        followsHead = !reel.isComplete();
        isPlaying = film.isLive() && followsHead && !film.isHeld();
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
        previous(0);
        to((int) wanted);
        catchUp();
    }

    private void playOrPause() {
        isPlaying = !isPlaying;
        if (followsHead && film.isLive()) {
            if (isPlaying) {
                film.goOn();
            } else {
                film.hold();
            }
            return;
        }
        if (isPlaying && stop >= reel.turns() && reel.isComplete()) {
            to(0);
        }
        due = 0;
    }

    private void pace(Pace other) {
        pace = other;
        film.pace(other.milliseconds());
        notice = other.told(words);
    }

    private void record(Leaving to, int step) {
        var refusal = film.refusal(step);
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
        return Math.max(1, film.pictures());
    }

    private void scroll(int rows, int columns) {
        if (sight.page() == Sight.Page.BOARD && !isAtResult()) {
            sight.scrollBoard(rows, columns);
        } else {
            sight.scrollPage(rows);
        }
    }

    private void to(int turns) {
        stop = turns;
        sight.begin();
    }

    private boolean hasResult() {
        return reel.isComplete() && reel.failure().isEmpty();
    }

    /// Whether the result is shown, which comes after the last turn.
    boolean isAtResult() {
        return stop > reel.turns();
    }

    /// How many moves of players have been made in the position that is shown.
    int turn() {
        return Math.min(stop, reel.turns());
    }

    /// The ply of the position that is shown.
    int ply() {
        return reel.plyAfter(turn());
    }

    /// A number that is another one whenever something else is to be seen by itself.
    int moment() {
        return 2 * stop + (film.isThinking() ? 1 : 0);
    }

    Sight sight() {
        return sight;
    }

    Leaving leaving() {
        return leaving;
    }

    boolean isPlaying() {
        return isPlaying;
    }

    /// Whether one stays at the last turn while others come.
    boolean followsHead() {
        return followsHead;
    }

    Pace pace() {
        return pace;
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

package plateau.terminal.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.arena.match.Onlooker;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Interrupted;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Key;
import plateau.terminal.console.Press;

/// What is to be seen while nobody at the keyboard is asked: the moves and what they do, sentence by
/// sentence, and that somebody thinks. While a bot does, Esc and Ctrl-C ask whether to leave.
final class Onlookers implements Onlooker, AutoCloseable {
    private static final String SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏";
    private static final String PLAIN_SPINNER = "|/-\\";

    private final SharedTable table;
    private final Set<Integer> people;
    private final int viewer;
    private int untold;

    /// Milliseconds for which a sentence is looked at, unless somebody is in a hurry.
    private final int pace;

    private final Ticker ticker;

    private List<String> lastWords = List.of();
    private volatile ScreenState scene;

    /// When the position was seen first.
    private volatile long since = System.nanoTime();

    /// What was typed while nobody was asked: whoever is asked next finds it.
    private final List<Press> early = new ArrayList<>();

    private long ticks;

    /// @param people those at this keyboard
    /// @param viewer who looks on, and may know no more
    /// @param pace milliseconds for which a sentence is looked at
    /// @param untold how many moves were made before, of which nothing is told
    Onlookers(SharedTable table, Set<Integer> people, int viewer, int untold, int pace, State first) {
        this.table = table;
        this.people = people;
        this.viewer = viewer;
        this.untold = untold;
        this.pace = pace;
        // The game is stopped, since nobody could stop it any more.
        ticker = new Ticker(this::watch, table.stop());
        scene = look(first);
    }

    void begin() {
        ticker.start();
    }

    /// The words of the last move.
    List<String> lastWords() {
        return lastWords;
    }

    /// Somebody at the keyboard is asked: the screen is its own for a while.
    void beginAsking() {
        waitForNobody();
        table.console().giveBack(early);
        early.clear();
    }

    /// Keeps the ticker from the screen, once it is done there.
    private void waitForNobody() {
        ticker.pause();
        ticks = 0;
    }

    void endAsking() {
        ticker.goOn();
    }

    @Override
    public void moving(State before, int mover, int move, int choices) {
        waitForNobody();
        ticker.tellFailure();
        boolean isHidden = before.hides(viewer, move);
        if (untold > 0) {
            untold--;
            table.narrator().count(mover, choices);
            lastWords = List.of();
            return;
        }
        var ink = mover >= 0 ? Signs.ink(mover) : Inks.FAINT;
        table.screen().chronicle().add(table.narrator().departures());
        table.narrator().count(mover, choices);
        var sentences = table.narrator().sentences(before, move, choices);
        if (mover >= 0) {
            lastWords =
                    isHidden ? List.of() : List.of(Ask.notation(before, move).split(" "));
        }
        // What a move does is told beside the board on which it is done.
        scene = look(after(before, move));
        boolean isFirst = true;
        for (var sentence : sentences) {
            var sign = mover >= 0 ? Signs.of(mover) : "·";
            table.screen().chronicle().add((isFirst ? sign : " ") + " " + sentence, isFirst ? ink : Ink.PLAIN);
            isFirst = false;
            pause();
        }
    }

    private static State after(State before, int move) {
        var after = before.copy();
        after.play(move);
        return after;
    }

    /// Lets people look. Whoever is in a hurry cuts it short by a key; what it types is not lost.
    private void pause() {
        try {
            Optional<Press> press;
            do {
                table.screen().paint(scene);
                press = pace == 0 ? Optional.empty() : table.console().next(Duration.ofMillis(pace));
                press.ifPresent(each -> take(each, scene));
            } while (press.filter(each -> isLooking(each.key())).isPresent());
        } catch (Interrupted stopped) {
            // The thread stays interrupted: whoever leads the game notices.
        }
    }

    /// Whether somebody leafs through the log or has another size of screen, and so looks on.
    private static boolean isLooking(Key key) {
        return switch (key) {
            case PAGE_UP, PAGE_DOWN, WHEEL_UP, WHEEL_DOWN, RESIZE -> true;
            default -> false;
        };
    }

    @Override
    public void moved(State after) {
        if (untold == 0) {
            scene = look(after);
            ticker.goOn();
        }
    }

    @Override
    public void departed(State state, Departure departure) {
        table.narrator().departure(departure);
        scene = look(state);
    }

    private ScreenState look(State state) {
        var view = Ask.view(state, viewer);
        var picture = Ask.picture(state, viewer, Selection.NONE);
        since = System.nanoTime();
        return ScreenState.of(view, table.words().translate(table.game(), picture), lastWords);
    }

    /// What is seen now.
    ScreenState scene() {
        return scene;
    }

    /// When the position on the screen was seen first, as [System#nanoTime] has it.
    long since() {
        return since;
    }

    /// A moment in which somebody thinks.
    private void watch() {
        var now = scene;
        boolean isFresh = System.nanoTime() - since < Ticker.TICK.toNanos();
        if (!ticker.isOn() || isFresh || people.contains(now.turnOf()) || now.turnOf() < 0) {
            return;
        }
        var name = table.narrator().name(now.turnOf());
        var spinner = spinner().charAt((int) (ticks++ % spinner().length()));
        var thinking = table.words().get("table.thinking", name) + " " + spinner;
        var keys = List.of(table.words().get("table.thinking.keys"));
        table.screen().paint(now.saying(thinking, keys));
        table.console().next(Ticker.TICK).ifPresent(press -> take(press, now));
    }

    private String spinner() {
        return table.screen().isUnicode() ? SPINNER : PLAIN_SPINNER;
    }

    private void take(Press press, ScreenState now) {
        switch (press.key()) {
            case PAGE_UP, WHEEL_UP -> table.screen().chronicle().leafBack();
            case PAGE_DOWN, WHEEL_DOWN -> table.screen().chronicle().leafOn();
            case ESCAPE, INTERRUPT -> {
                if (table.agrees(now, table.words().get("table.stop"), List.of(), false)) {
                    table.stop().run();
                }
            }
            case INPUT_ENDED -> table.stop().run();
            case BACKSPACE, DELETE -> {
                if (!early.isEmpty()) {
                    early.add(press);
                }
            }
            default -> early.add(press);
        }
    }

    /// Shows the last position until somebody has seen it.
    void end(State last) {
        waitForNobody();
        int seer = last.isOver() ? State.ALL_SEEING : viewer;
        var picture = Ask.picture(last, seer, Selection.NONE);
        var translated = table.words().translate(table.game(), picture);
        var shown = ScreenState.of(Ask.view(last, seer), translated, lastWords);
        new Farewell(table).show(shown);
    }

    @Override
    public void close() {
        ticker.close();
        ticker.tellFailure();
    }
}

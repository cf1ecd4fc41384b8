package plateau.terminal.table;

import java.util.List;
import plateau.core.Player;
import plateau.core.picture.Ink;
import plateau.core.text.Text;
import plateau.terminal.console.Console;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.screen.Departures;
import plateau.terminal.screen.Letters;
import plateau.terminal.screen.Words;
import plateau.terminal.screen.Wrapping;
import plateau.words.MoveWords;

/// Asks on the whole screen, by lists in which one goes up and down.
public final class MenuAsker implements Interview.Asker {
    private static final int FIRST = 3;

    /// The column of names.
    private static final int NAMES = 4;

    private final Console console;
    private final Words words;
    private String note = "";

    public MenuAsker(Console console, Words words) {
        this.console = console;
        this.words = words;
    }

    @Override
    public int pick(String question, List<Interview.Item> items, int usual) {
        int at = usual;
        var names = items.stream().map(Interview.Item::shown).toList();
        var padded = padded(names);
        while (true) {
            var frame = frame(question, words.get("interview.menu.keys"));
            int room = Math.max(1, frame.rows() - FIRST - 2);
            int top = Math.max(0, Math.min(at - room / 2, names.size() - room));
            int end = Math.min(names.size(), top + room);
            for (int i = top; i < end; i++) {
                draw(frame, FIRST + i - top, padded.get(i), items.get(i).text(), i == at);
            }
            drawWhole(frame, FIRST + end - top, padded.get(at), items.get(at).text());
            console.paint(frame);
            var press = console.next();
            switch (press.key()) {
                case UP, WHEEL_UP, BACK_TAB -> at = Math.floorMod(at - 1, names.size());
                case DOWN, WHEEL_DOWN, TAB -> at = (at + 1) % names.size();
                case HOME, PAGE_UP -> at = 0;
                case END, PAGE_DOWN -> at = names.size() - 1;
                case ENTER -> {
                    return at;
                }
                case CLICK -> {
                    int clicked = press.row() - FIRST + top;
                    if (press.row() >= FIRST && clicked < end) {
                        return clicked;
                    }
                }
                case CHARACTER -> at = beginning(names, press.text(), at);
                case ESCAPE, INTERRUPT, INPUT_ENDED -> throw new Player.Leaving(Departures.INPUT_ENDED);
                default -> {}
            }
        }
    }

    /// The names, each as wide as the longest, so that what is said of them begins in one column.
    static List<String> padded(List<String> names) {
        int widest = names.stream().mapToInt(Letters::width).max().orElse(0);
        return names.stream()
                .map(name -> name + " ".repeat(widest - Letters.width(name)))
                .toList();
    }

    /// The next name that begins with a letter, or the item of a digit.
    private static int beginning(List<String> names, String letter, int at) {
        var digit = Text.wholeNumber(letter);
        if (digit.isPresent() && digit.getAsLong() >= 1 && digit.getAsLong() <= names.size()) {
            return (int) digit.getAsLong() - 1;
        }
        for (int i = 1; i <= names.size(); i++) {
            int index = (at + i) % names.size();
            if (MoveWords.folded(names.get(index)).startsWith(MoveWords.folded(letter))) {
                return index;
            }
        }
        return at;
    }

    private Frame frame(String question, String keys) {
        var frame = console.frame();
        frame.put(1, 2, question, Ink.PLAIN.inBold());
        frame.put(frame.rows() - 1, 2, keys, Inks.FAINT);
        return frame;
    }

    private static void draw(Frame frame, int row, String name, String text, boolean isAt) {
        frame.put(row, 2, isAt ? "▸" : " ", Inks.ACCENT);
        int end = frame.put(row, NAMES, name + " ", isAt ? Inks.ACCENT.inverted() : Inks.ACCENT);
        int room = frame.columns() - end - 1;
        var ink = isAt ? Ink.PLAIN.inBold() : Ink.PLAIN;
        if (Letters.width(text) > room) {
            frame.put(row, end + 1, frame.columns() - 1, text, ink);
            frame.put(row, frame.columns() - 1, "…", ink);
        } else {
            frame.put(row, end + 1, text, ink);
        }
    }

    /// Says all of what its line had not room for, below the list, where there is room.
    private static void drawWhole(Frame frame, int last, String name, String text) {
        boolean isCut = NAMES + Letters.width(name) + 2 + Letters.width(text) > frame.columns();
        var lines = new Wrapping("", "", frame.columns() - NAMES - 1).lines(text);
        if (isCut && last + 1 + lines.size() < frame.rows() - 1) {
            for (int i = 0; i < lines.size(); i++) {
                frame.put(last + 1 + i, NAMES, lines.get(i), Inks.FAINT);
            }
        }
    }

    @Override
    public String line(String question, String usual) {
        var typed = new StringBuilder();
        while (true) {
            var frame = frame(question, words.get("interview.line.keys"));
            int end = frame.put(FIRST, 2, "> ", Inks.ACCENT);
            end = frame.put(FIRST, end, typed.toString(), Ink.PLAIN.inBold());
            if (typed.isEmpty()) {
                frame.put(FIRST, end + 1, usual, Inks.FAINT);
            }
            frame.put(FIRST, end, " ", Ink.PLAIN.inverted());
            frame.put(FIRST + 2, 2, note, Ink.PLAIN);
            console.paint(frame);
            var press = console.next();
            switch (press.key()) {
                case CHARACTER -> typed.append(press.text());
                case BACKSPACE -> takeBack(typed);
                case ENTER -> {
                    note = "";
                    return typed.isEmpty() ? usual : typed.toString();
                }
                case ESCAPE, INTERRUPT, INPUT_ENDED -> throw new Player.Leaving(Departures.INPUT_ENDED);
                default -> {}
            }
        }
    }

    /// Takes back the last character, which may be a pair of halves.
    private static void takeBack(StringBuilder typed) {
        if (!typed.isEmpty()) {
            typed.setLength(typed.offsetByCodePoints(typed.length(), -1));
        }
    }

    @Override
    public void refuse(String why) {
        note = why;
    }
}

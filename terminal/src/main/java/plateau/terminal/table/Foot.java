package plateau.terminal.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Region;
import plateau.terminal.painting.Line;
import plateau.terminal.prompt.Labels;
import plateau.terminal.screen.Letters;

/// The bottom of the screen: the question, the choices at which one cannot point on the board, what
/// is typed, and notes.
final class Foot {
    /// Rows that choices may have, and notes.
    private static final int CHOICE_ROWS = 4;

    private static final int NOTE_ROWS = 6;

    private final ScreenState scene;
    private final Map<String, Region> buttons = new LinkedHashMap<>();
    private final int columns;
    private final String help;
    private final Labels labels;
    private final List<String> notes = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    /// @param shown a word of a move as people read it
    /// @param help how one gets help, in words
    /// @param margin how many columns are left free for that, but by notes that say it themselves
    Foot(ScreenState scene, int columns, UnaryOperator<String> shown, String help, int margin) {
        this.scene = scene;
        this.columns = columns - margin;
        this.help = help;
        this.labels = new Labels(scene.spots(), shown);
        arrange(scene.choices().stream().filter(this::isListed).toList());
        for (var note : scene.notes()) {
            int room = note.contains(help) ? columns : this.columns;
            notes.addAll(Line.wrapped(note, room));
        }
    }

    /// A choice is listed unless one can point at it on the board; with letters on the board, too.
    private boolean isListed(String word) {
        return scene.places().of(word).isEmpty() || labels.has(word);
    }

    private void arrange(List<String> list) {
        int used = columns;
        for (var word : list) {
            int width = Letters.width(labels.of(word)) + 3;
            if (used + width > columns) {
                rows.add(new ArrayList<>());
                used = 1;
            }
            rows.getLast().add(word);
            used += width;
        }
    }

    /// The row with the cursor's choice.
    private int cursorRow() {
        int at = 0;
        for (int i = 0; i < rows.size(); i++) {
            at = rows.get(i).contains(scene.cursor()) ? i : at;
        }
        return at;
    }

    /// The rows that are shown: those around the cursor if there are too many.
    private List<List<String>> shown() {
        int first = Math.max(0, Math.min(rows.size() - CHOICE_ROWS, cursorRow() - 1));
        return rows.subList(first, Math.min(rows.size(), first + CHOICE_ROWS));
    }

    int rows() {
        int asked = scene.isAsking() ? 1 : 0;
        return 2 + Math.min(CHOICE_ROWS, rows.size()) + asked + Math.min(NOTE_ROWS, notes.size());
    }

    void draw(Frame frame, Region region) {
        int row = region.row();
        frame.rule(row++, 0, region.width(), Inks.FAINT);
        drawQuestion(frame, row++);
        for (var line : shown()) {
            drawChoices(frame, row++, line);
        }
        if (scene.isAsking()) {
            drawTyped(frame, row++, 0);
        }
        for (int i = 0; i < Math.min(NOTE_ROWS, notes.size()); i++) {
            frame.put(row++, 0, notes.get(i), Inks.FAINT);
        }
    }

    /// The question with what is typed behind it; then choices, or else a note, and how one gets help.
    void drawTight(Frame frame, Region region) {
        int end = drawQuestion(frame, region.row());
        if (scene.isAsking()) {
            drawTyped(frame, region.row(), end + 1);
        }
        int row = region.row() + 1;
        int last = region.end() - 1;
        boolean isNewsAlone = scene.isNews() && row == last;
        if (!rows.isEmpty() && !isNewsAlone && row <= last) {
            drawChoices(frame, row++, rows.get(cursorRow()));
        }
        int used = 0;
        boolean isHelpSaid = false;
        for (int i = 0; i < notes.size() && row <= last; i++) {
            boolean isCut = row == last && i + 1 < notes.size() && !isEndOfNote(notes.get(i));
            used = frame.put(row++, 0, notes.get(i) + (isCut ? "…" : ""), Inks.FAINT);
            isHelpSaid |= notes.get(i).contains(help);
        }
        int column = region.width() - Letters.width(help);
        boolean hasRoom = row <= last || used < column - 1;
        if (scene.isAsking() && hasRoom && !isHelpSaid) {
            frame.put(last, column, help, Inks.FAINT);
        }
    }

    /// Whether a line is the last one of what it says.
    private boolean isEndOfNote(String line) {
        return scene.notes().stream().anyMatch(note -> note.endsWith(line.strip()));
    }

    private int drawQuestion(Frame frame, int row) {
        int player = scene.turnOf();
        var ink = player >= 0 && scene.isAsking() ? Signs.ink(player) : Ink.PLAIN.inBold();
        return frame.put(row, 0, scene.question(), ink);
    }

    private void drawTyped(Frame frame, int row, int column) {
        int end = frame.put(row, column, "> ", Inks.ACCENT);
        var bold = Ink.PLAIN.inBold();
        end = frame.put(row, end, scene.typed(), scene.isOffered() ? bold.inverted() : bold);
        frame.put(row, end, " ", Ink.PLAIN.inverted());
    }

    private void drawChoices(Frame frame, int row, List<String> line) {
        int column = 1;
        for (var word : line) {
            var label = " " + labels.of(word) + " ";
            boolean isAt = word.equals(scene.cursor());
            frame.put(row, column, label, isAt ? Inks.ACCENT.inverted() : Inks.ACCENT);
            int width = Letters.width(label);
            buttons.put(word, new Region(row, column, 1, width));
            column += width + 1;
        }
    }

    /// Where the choices are that were drawn.
    Map<String, Region> buttons() {
        return buttons;
    }
}

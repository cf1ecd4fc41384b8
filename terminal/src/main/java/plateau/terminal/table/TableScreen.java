package plateau.terminal.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import plateau.core.Game;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.terminal.console.Console;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Layout;
import plateau.terminal.console.Letters;
import plateau.terminal.console.Region;
import plateau.terminal.console.Window;
import plateau.terminal.prompt.Labels;
import plateau.terminal.screen.Caption;
import plateau.terminal.screen.Words;

/// Paints scenes: the board left, players and log right, the question and what was typed at the bottom.
final class TableScreen {
    private static final Ink FAINT = Ink.of(244);
    private static final Ink ACCENT = Ink.of(Ink.rgb(0x2BA8A0)).inBold();
    private static final Ink ALERT = Ink.of(Ink.rgb(0xD9822B));
    private static final int LAST_MOVE = Ink.rgb(0xD9822B);

    /// Rows of the foot that choices may have, and notes.
    private static final int CHOICE_ROWS = 4;

    private static final int NOTE_ROWS = 6;

    private final Console console;
    private final Words words;
    private final Game game;
    private final IntFunction<String> names;
    private final IntFunction<Optional<Duration>> clocks;
    private final Chronicle chronicle = new Chronicle();
    private Window window = new Window(new Region(0, 0, 1, 1), 0, 0);
    private final Map<String, Region> buttons = new HashMap<>();
    private Ways ways = new Ways();

    /// @param names what the players are called
    /// @param clocks how long each may still think
    TableScreen(
            Console console,
            Words words,
            Game game,
            IntFunction<String> names,
            IntFunction<Optional<Duration>> clocks) {
        this.console = console;
        this.words = words;
        this.game = game;
        this.names = names;
        this.clocks = clocks;
    }

    /// Whether signs beyond ASCII can be shown.
    boolean isUnicode() {
        return console.isUnicode();
    }

    Chronicle chronicle() {
        return chronicle;
    }

    synchronized void paint(Scene scene) {
        var frame = console.frame();
        draw(frame, scene);
        console.paint(frame);
    }

    /// Where the arrows lead in the scene that was painted last.
    synchronized Ways ways() {
        return ways;
    }

    /// The choice at a place of the scene that was painted last; empty where there is none.
    synchronized String choiceAt(Scene scene, int row, int column) {
        for (var button : buttons.entrySet()) {
            if (button.getValue().contains(row, column)) {
                return button.getKey();
            }
        }
        var region = window.region();
        var word =
                region.contains(row, column)
                        ? scene.spots()
                                .wordAt(
                                        window.top() + row - region.row(),
                                        window.left() + column - region.column())
                        : "";
        return scene.choices().contains(word) ? word : "";
    }

    private void draw(Frame frame, Scene scene) {
        var spots = new Spots(scene.spots());
        var foot = new Foot(scene, spots, frame.columns());
        int players = scene.view().scores().size();
        var picture = scene.picture();
        var layout =
                Layout.of(
                        frame.region(),
                        picture,
                        columns -> players + Chronicle.wrap(title(scene), columns).size(),
                        Math.min(foot.rows(), frame.rows() / 2 + 1));
        var focus = focus(scene, spots);
        window =
                window.follow(
                        layout.board(),
                        picture.height(),
                        picture.width(),
                        focus.row(),
                        focus.column());
        frame.draw(picture, window);
        ways = new Ways();
        buttons.clear();
        drawSpots(frame, scene);
        for (var choice : scene.choices()) {
            spots.of(choice)
                    .ifPresent(
                            place ->
                                    ways.add(
                                            choice,
                                            window.row(place.row()),
                                            window.column(place.column())));
        }
        drawEdges(frame, layout, picture.height(), picture.width());
        drawPlayers(frame, layout.players(), scene);
        var log = layout.log();
        if (log.height() > 1) {
            frame.rule(log.row() - (layout.isFolded() ? 0 : 1), log.column(), log.width(), FAINT);
        }
        chronicle.draw(
                frame,
                layout.isFolded() && log.height() > 1
                        ? new Region(log.row() + 1, log.column(), log.height() - 1, log.width())
                        : log);
        if (layout.isTight()) {
            foot.drawTight(frame, layout.foot());
        } else {
            foot.draw(frame, layout.foot());
        }
    }

    /// The place that has to be in sight: the cursor's, or that of the last move.
    private static Spots.Place focus(Scene scene, Spots spots) {
        return spots.of(scene.cursor())
                .or(
                        () ->
                                scene.marked().stream()
                                        .map(spots::of)
                                        .flatMap(Optional::stream)
                                        .reduce((_, last) -> last))
                .orElse(new Spots.Place(0, 0));
    }

    /// Underlines what may be chosen, shows where the cursor is, and where the last move was.
    private void drawSpots(Frame frame, Scene scene) {
        var choices = Set.copyOf(scene.choices());
        var region = window.region();
        for (int i = 0; i < region.height(); i++) {
            for (int j = 0; j < region.width(); j++) {
                int row = window.top() + i;
                int column = window.left() + j;
                var word = scene.spots().wordAt(row, column);
                if (word.isEmpty()) {
                    continue;
                }
                var ink = scene.picture().inkAt(row, column);
                if (word.equals(scene.cursor())) {
                    boolean isDrawn = !ink.equals(scene.spots().inkAt(row, column));
                    var shown = isDrawn ? ink.inBold() : ink.inverted().inBold();
                    frame.ink(region.row() + i, region.column() + j, shown);
                } else if (scene.spots().inkAt(row, column).inverse()) {
                    // A letter stays where it is, whatever the cursor's choice would change.
                    var letter = String.valueOf(scene.spots().characterAt(row, column));
                    var own = scene.spots().inkAt(row, column);
                    frame.put(region.row() + i, region.column() + j, letter, own);
                } else if (choices.contains(word)) {
                    frame.ink(region.row() + i, region.column() + j, legal(ink));
                } else if (!scene.isAsking() && scene.marked().contains(word)) {
                    var marked = Ink.of(Ink.contrast(LAST_MOVE)).over(LAST_MOVE).inBold();
                    frame.ink(region.row() + i, region.column() + j, marked);
                }
            }
        }
    }

    private static Ink legal(Ink ink) {
        return ink.equals(Ink.PLAIN) ? ACCENT.underlined() : ink.underlined();
    }

    /// Arrows where the board goes on beyond its window.
    private void drawEdges(Frame frame, Layout layout, int height, int width) {
        var board = layout.board();
        int right = board.column() + board.width() - 1;
        if (window.top() > 0) {
            frame.put(board.row(), right, "↑", ALERT);
        }
        if (window.top() + board.height() < height) {
            frame.put(board.end() - 1, right, "↓", ALERT);
        }
        if (window.left() > 0) {
            frame.put(board.row(), board.column(), "←", ALERT);
        }
        if (window.left() + board.width() < width) {
            frame.put(board.row() + board.height() / 2, right, "→", ALERT);
        }
    }

    /// The game, and how far it is.
    private String title(Scene scene) {
        var parts = new ArrayList<>(List.of(game.id()));
        parts.addAll(new Caption(words, game, names).game(scene.view()));
        return String.join(" · ", parts);
    }

    private void drawPlayers(Frame frame, Region region, Scene scene) {
        int end = region.column() + region.width();
        int row = region.row();
        for (var line : Chronicle.wrap(title(scene), region.width())) {
            frame.put(row++, region.column(), end, line, FAINT);
        }
        var scores = scene.view().scores();
        int room = Math.max(1, region.end() - row);
        int first = Math.max(0, Math.min(scores.size() - room, scene.turnOf() - room / 2));
        for (int player = first; player < scores.size() && row < region.end(); player++) {
            drawPlayer(frame, new Region(row++, region.column(), 1, region.width()), scene, player);
        }
    }

    private void drawPlayer(Frame frame, Region line, Scene scene, int player) {
        boolean isMover = scene.turnOf() == player;
        int end = line.column() + line.width();
        var clock = clocks.apply(player).map(TableScreen::time).orElse("");
        var figures =
                Text.format(
                        "%5d%s",
                        scene.view().scores().get(player), clock.isEmpty() ? "" : " " + clock);
        frame.put(line.row(), line.column(), isMover ? "▶" : " ", ACCENT);
        var ink = Signs.ink(player);
        frame.put(
                line.row(),
                line.column() + 1,
                end - figures.length(),
                Signs.of(player) + " " + fitting(names.apply(player), line.width() - 9),
                isMover ? ink.underlined() : ink);
        frame.put(line.row(), end - figures.length(), figures, Ink.PLAIN.inBold());
    }

    /// `player 0 (Anna)`, or just `Anna` where there is not room for more.
    private static String fitting(String name, int room) {
        int from = name.indexOf('(');
        boolean isLong = Letters.width(name) > room && from > 0 && name.endsWith(")");
        return isLong ? name.substring(from + 1, name.length() - 1) : name;
    }

    /// `4:32`, and tenths below ten seconds.
    private static String time(Duration left) {
        long seconds = Math.max(0, left.toSeconds());
        return seconds >= 10
                ? Text.format("%d:%02d", seconds / 60, seconds % 60)
                : Text.format("0:%02d.%d", seconds, Math.max(0, left.toMillisPart() / 100));
    }

    /// The bottom of the screen: the question, the choices at which one cannot point on the board, what
    /// is typed, and notes.
    private final class Foot {
        private final Scene scene;
        private final int columns;
        private final Labels labels;
        private final List<String> notes = new ArrayList<>();
        private final List<List<String>> rows = new ArrayList<>();

        private Foot(Scene scene, Spots spots, int columns) {
            this.scene = scene;
            this.columns = columns;
            this.labels = new Labels(scene.spots());
            var list = scene.choices().stream().filter(word -> isListed(word, spots)).toList();
            arrange(list);
            scene.notes().forEach(note -> notes.addAll(Chronicle.wrap(note, columns)));
        }

        /// A choice is listed unless one can point at it on the board; with letters on the board, too.
        private boolean isListed(String word, Spots spots) {
            return spots.of(word).isEmpty() || labels.has(word);
        }

        private void arrange(List<String> list) {
            int used = columns;
            for (var word : list) {
                int width = labels.of(word).length() + 3;
                if (used + width > columns) {
                    rows.add(new ArrayList<>());
                    used = 1;
                }
                rows.getLast().add(word);
                used += width;
            }
        }

        /// The rows that are shown: those around the cursor if there are too many.
        private List<List<String>> shown() {
            int at = 0;
            for (int i = 0; i < rows.size(); i++) {
                at = rows.get(i).contains(scene.cursor()) ? i : at;
            }
            int first = Math.max(0, Math.min(rows.size() - CHOICE_ROWS, at - 1));
            return rows.subList(first, Math.min(rows.size(), first + CHOICE_ROWS));
        }

        private int rows() {
            int asked = scene.isAsking() ? 1 : 0;
            return 2
                    + Math.min(CHOICE_ROWS, rows.size())
                    + asked
                    + Math.min(NOTE_ROWS, notes.size());
        }

        private void draw(Frame frame, Region region) {
            int row = region.row();
            frame.rule(row++, 0, region.width(), FAINT);
            drawQuestion(frame, row++);
            for (var line : shown()) {
                drawChoices(frame, row++, line);
            }
            if (scene.isAsking()) {
                drawTyped(frame, row++, 0);
            }
            for (int i = 0; i < Math.min(NOTE_ROWS, notes.size()); i++) {
                frame.put(row++, 0, notes.get(i), FAINT);
            }
        }

        /// The question with what is typed behind it; then choices, or else a note.
        private void drawTight(Frame frame, Region region) {
            int end = drawQuestion(frame, region.row());
            if (scene.isAsking()) {
                drawTyped(frame, region.row(), end + 1);
            }
            if (!rows.isEmpty()) {
                drawChoices(frame, region.row() + 1, shown().getFirst());
            } else if (!notes.isEmpty()) {
                frame.put(region.row() + 1, 0, notes.getFirst(), FAINT);
            }
        }

        private int drawQuestion(Frame frame, int row) {
            int player = scene.turnOf();
            var ink = player >= 0 && scene.isAsking() ? Signs.ink(player) : Ink.PLAIN.inBold();
            return frame.put(row, 0, scene.question(), ink);
        }

        private void drawTyped(Frame frame, int row, int column) {
            int end = frame.put(row, column, "> ", ACCENT);
            end = frame.put(row, end, scene.typed(), Ink.PLAIN.inBold());
            frame.put(row, end, " ", Ink.PLAIN.inverted());
        }

        private void drawChoices(Frame frame, int row, List<String> line) {
            int column = 1;
            for (var word : line) {
                var label = " " + labels.of(word) + " ";
                boolean isAt = word.equals(scene.cursor());
                frame.put(row, column, label, isAt ? ACCENT.inverted() : ACCENT);
                int width = Letters.width(label);
                buttons.put(word, new Region(row, column, 1, width));
                ways.add(word, row, column + width / 2);
                column += width + 1;
            }
        }
    }
}

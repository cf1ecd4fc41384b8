package plateau.terminal.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.terminal.console.Console;
import plateau.terminal.console.Division;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Layout;
import plateau.terminal.console.Letters;
import plateau.terminal.console.Region;
import plateau.terminal.console.Window;
import plateau.terminal.screen.Caption;
import plateau.terminal.screen.ClockFace;
import plateau.terminal.screen.Words;

/// Paints scenes: the board left, players and log right, the question and what was typed at the bottom.
final class TableScreen {
    private final Console console;
    private final Words words;
    private final Game game;
    private final IntFunction<String> names;
    private final IntFunction<Optional<Duration>> clocks;
    private final Chronicle chronicle = new Chronicle();
    private Window window = new Window(new Region(0, 0, 1, 1), 0, 0);

    /// What stays in sight below a board that has not room.
    private Optional<Window> kept = Optional.empty();

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
        var word = windows()
                .filter(each -> each.region().contains(row, column))
                .map(each -> scene.spots()
                        .wordAt(
                                each.top() + row - each.region().row(),
                                each.left() + column - each.region().column()))
                .findFirst()
                .orElse("");
        return scene.choices().contains(word) ? word : "";
    }

    private String shown(String word) {
        return words.shown(game, word);
    }

    private void draw(Frame frame, Scene scene) {
        var spots = new Spots(scene.spots());
        var help = words.get("table.keys.help");
        var foot = foot(frame, scene, spots, help, 0);
        int players = scene.view().scores().size();
        var picture = scene.picture();
        var layout = Layout.of(
                frame.region(),
                picture,
                columns -> players + Chronicle.wrap(title(scene), columns).size(),
                Math.min(foot.rows(), frame.rows() / 2 + 1));
        var division = Division.of(layout.board(), picture);
        var focus = focus(scene, new Spots(scene.spots(), division.rows()));
        window = window.follow(division.board(), division.rows(), picture.width(), focus.row(), focus.column());
        kept = division.kept();
        windows().forEach(each -> frame.draw(picture, each));
        ways = new Ways();
        buttons.clear();
        windows().forEach(each -> drawSpots(frame, scene, each));
        for (var choice : scene.choices()) {
            spots.of(choice).ifPresent(place -> {
                var seen = window(place, division.rows());
                ways.add(choice, seen.row(place.row()), seen.column(place.column()));
            });
        }
        drawEdges(frame, division, picture.width());
        drawPlayers(frame, layout.players(), scene);
        var log = layout.log();
        if (log.height() > 1) {
            frame.rule(log.row() - (layout.isFolded() ? 0 : 1), log.column(), log.width(), Inks.FAINT);
        }
        chronicle.draw(
                frame,
                layout.isFolded() && log.height() > 1
                        ? new Region(log.row() + 1, log.column(), log.height() - 1, log.width())
                        : log);
        if (layout.foot().height() < foot.rows()) {
            foot = foot(frame, scene, spots, help, Letters.width(help) + 2);
            foot.drawTight(frame, layout.foot());
        } else {
            foot.draw(frame, layout.foot());
        }
        buttons.putAll(foot.buttons());
        foot.buttons().forEach((word, place) -> ways.add(word, place.row(), place.column() + place.width() / 2));
    }

    private Foot foot(Frame frame, Scene scene, Spots spots, String help, int margin) {
        return new Foot(scene, spots, frame.columns(), this::shown, help, margin);
    }

    private Stream<Window> windows() {
        return Stream.concat(Stream.of(window), kept.stream());
    }

    /// The window through which a place is seen.
    private Window window(Spots.Place place, int rows) {
        return place.row() < rows ? window : kept.orElse(window);
    }

    /// The place that has to be in sight: the cursor's, or that of the last move.
    private static Spots.Place focus(Scene scene, Spots spots) {
        return spots.of(scene.cursor())
                .or(() -> scene.marked().stream()
                        .map(spots::of)
                        .flatMap(Optional::stream)
                        .reduce((_, last) -> last))
                .orElse(new Spots.Place(0, 0));
    }

    /// Underlines what may be chosen, shows where the cursor is, and where the last move was.
    private static void drawSpots(Frame frame, Scene scene, Window window) {
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
                    // So do the marks of other choices.
                    var mark = String.valueOf(scene.spots().characterAt(row, column));
                    var own = legal(scene.spots().inkAt(row, column));
                    frame.put(region.row() + i, region.column() + j, mark, own);
                } else if (!scene.isAsking() && scene.marked().contains(word)) {
                    frame.ink(region.row() + i, region.column() + j, Inks.LAST_MOVE);
                }
            }
        }
    }

    private static Ink legal(Ink ink) {
        return ink.equals(Ink.PLAIN) ? Inks.ACCENT.underlined() : ink.underlined();
    }

    /// Arrows where the board goes on beyond its window.
    private void drawEdges(Frame frame, Division division, int width) {
        var board = division.board();
        int right = board.column() + board.width() - 1;
        if (window.top() > 0) {
            frame.put(board.row(), right, "↑", Inks.ALERT);
        }
        if (window.top() + board.height() < division.rows()) {
            frame.put(board.end() - 1, right, "↓", Inks.ALERT);
        }
        if (window.left() > 0) {
            frame.put(board.row(), board.column(), "←", Inks.ALERT);
        }
        if (window.left() + board.width() < width) {
            frame.put(board.row() + board.height() / 2, right, "→", Inks.ALERT);
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
            frame.put(row++, region.column(), end, line, Inks.FAINT);
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
        var clock =
                clocks.apply(player).map(left -> ClockFace.of(left.toMillis())).orElse("");
        var figures = Text.format("%5d%s", scene.view().scores().get(player), clock.isEmpty() ? "" : " " + clock);
        frame.put(line.row(), line.column(), isMover ? "▶" : " ", Inks.ACCENT);
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
}

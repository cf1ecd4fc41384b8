package plateau.terminal.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import plateau.core.Game;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.terminal.console.Console;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Region;
import plateau.terminal.painting.Painter;
import plateau.terminal.painting.Painting;
import plateau.terminal.painting.Scroll;
import plateau.terminal.painting.Spots;
import plateau.terminal.screen.Caption;
import plateau.terminal.screen.ClockFace;
import plateau.terminal.screen.Letters;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Words;

/// Paints scenes, and knows what is where on the screen.
final class TableScreen {
    private final Console console;
    private final Words words;
    private final Game game;
    private final Narrator narrator;
    private final IntFunction<Optional<Duration>> clocks;
    private final Scrollback chronicle = new Scrollback();
    private final Painter painter = new Painter();
    private final Map<String, Region> buttons = new HashMap<>();
    private Ways ways = new Ways();

    /// @param narrator knows what the players are called, and who has left
    /// @param clocks how long each may still think
    TableScreen(Console console, Words words, Game game, Narrator narrator, IntFunction<Optional<Duration>> clocks) {
        this.console = console;
        this.words = words;
        this.game = game;
        this.narrator = narrator;
        this.clocks = clocks;
    }

    /// Whether signs beyond ASCII can be shown.
    boolean isUnicode() {
        return console.isUnicode();
    }

    /// Whether a player's time runs out on the screen.
    boolean isTimed(int player) {
        return clocks.apply(player).isPresent();
    }

    Scrollback chronicle() {
        return chronicle;
    }

    synchronized void paint(ScreenState scene) {
        var frame = console.frame();
        draw(frame, scene);
        console.paint(frame);
    }

    /// Where the arrows lead in the scene that was painted last.
    synchronized Ways ways() {
        return ways;
    }

    /// The choice at a place of the scene that was painted last; empty where there is none.
    synchronized String choiceAt(ScreenState scene, int row, int column) {
        for (var button : buttons.entrySet()) {
            if (button.getValue().contains(row, column)) {
                return button.getKey();
            }
        }
        var word = painter.board().wordAt(scene.spots(), row, column);
        return scene.choices().contains(word) ? word : "";
    }

    private void draw(Frame frame, ScreenState scene) {
        var help = words.get("table.keys.help");
        var foot = foot(frame, scene, help, 0);
        var painting = painting(scene);
        var bottom = painter.paint(frame, painting, new Scroll(), Math.min(foot.rows(), frame.rows() / 2 + 1));
        if (bottom.height() < foot.rows()) {
            foot = foot(frame, scene, help, Letters.width(help) + 2);
            foot.drawTight(frame, bottom);
        } else {
            foot.draw(frame, bottom);
        }
        buttons.clear();
        buttons.putAll(foot.buttons());
        ways = new Ways();
        for (var choice : scene.choices()) {
            scene.places().of(choice).map(painter.board()::onScreen).ifPresent(place -> ways.add(choice, place));
        }
        foot.buttons().forEach((word, place) -> ways.add(word, new Spots.Place(place.row(), place.middle())));
    }

    private Foot foot(Frame frame, ScreenState scene, String help, int margin) {
        return new Foot(scene, frame.columns(), word -> words.shown(game, word), help, margin);
    }

    private Painting painting(ScreenState scene) {
        var picture = scene.picture();
        var players = IntStream.range(0, scene.view().scores().size())
                .mapToObj(player -> player(scene, player))
                .toList();
        return new Painting(
                picture,
                picture.height(),
                picture.width(),
                scene.places(),
                scene.focus(),
                ScreenMarks.of(scene),
                title(scene),
                players,
                scene.turnOf(),
                chronicle::lines);
    }

    /// The game, and how far it is.
    private String title(ScreenState scene) {
        var parts = new ArrayList<>(List.of(game.id()));
        parts.addAll(new Caption(words, game, narrator::name).game(scene.view()));
        return String.join(" · ", parts);
    }

    private Painting.Player player(ScreenState scene, int player) {
        var clock = clocks.apply(player)
                .map(left -> " " + ClockFace.of(left.toMillis()))
                .orElse("");
        var figures = Text.format("%5d%s", scene.view().scores().get(player), clock);
        return new Painting.Player(Signs.of(player), narrator.name(player), figures, narrator.hasLeft(player));
    }
}

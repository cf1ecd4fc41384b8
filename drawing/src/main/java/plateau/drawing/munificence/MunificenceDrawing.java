package plateau.drawing.munificence;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.core.Selection;
import plateau.drawing.Board;
import plateau.drawing.Buttons;
import plateau.drawing.Drawing;
import plateau.drawing.Lettering;
import plateau.drawing.Look;
import plateau.drawing.Players;
import plateau.drawing.svg.Pen;
import plateau.games.munificence.MunificenceView;
import plateau.games.munificence.Power;
import plateau.words.Wording;

/// Munificence: the market and the guild side by side, or one above the other on a high screen; below them
/// what can be done, and the players.
public final class MunificenceDrawing implements Drawing<MunificenceView> {
    private static final double GAP = 28;
    private static final String COLOURS = "KBGRWDPAOC";

    @Override
    public String game() {
        return "munificence";
    }

    @Override
    public Class<MunificenceView> view() {
        return MunificenceView.class;
    }

    @Override
    public Board draw(MunificenceView view, Selection selection, Look look) {
        var marks = new Marks(selection, look.last());
        var words = new MunificenceWords(view, selection, look);
        var market = new MarketMap(view, marks, words, look);
        var guild = new GuildCards(view, marks, words, look);
        boolean isTall = look.shows(Look.Layer.TALL);
        double least = isTall ? GuildCards.width() : market.size() + GAP + GuildCards.width();
        double width = Math.max(isTall ? market.size() : Panels.WIDE, least);
        var pen = new Pen();
        Gem.define(pen, view.colours());
        double height = isTall ? stacked(pen, market, guild, width) : beside(pen, market, guild, width);
        double wide = isTall ? width : Panels.WIDE;
        double scale = width / wide;
        pen.group(Pen.scaled(0, height, scale), "");
        double below = actions(pen, selection, words, wide);
        if (look.shows(Look.Layer.PLAYERS) || look.shows(Look.Layer.HANDS)) {
            var panels = new Panels(view, marks, words, new Players(look), wide);
            pen.group(Pen.at(0, below), "");
            panels.draw(pen);
            pen.end();
            below += panels.height();
        }
        pen.end().newLine();
        return new Board(width, height + below * scale, pen, words.status(), List.of(), true);
    }

    /// The market and the guild side by side; gives how high they are.
    private static double beside(Pen pen, MarketMap market, GuildCards guild, double width) {
        double height = Math.max(market.size(), guild.height());
        double left = width - GuildCards.width() - GAP - market.size();
        pen.group(Pen.at(left / 2, Math.min(34, (height - market.size()) / 2)), "");
        market.draw(pen);
        pen.end().group(Pen.at(width - GuildCards.width(), 0), "");
        guild.draw(pen);
        pen.end();
        return height;
    }

    /// The market above the guild; gives how high they are.
    private static double stacked(Pen pen, MarketMap market, GuildCards guild, double width) {
        pen.group(Pen.at((width - market.size()) / 2, 0), "");
        market.draw(pen);
        double below = market.size() + GAP / 2;
        pen.end().group(Pen.at((width - GuildCards.width()) / 2, below), "");
        guild.draw(pen);
        pen.end();
        return below + guild.height();
    }

    /// How the game stands, and the words with which a move begins; gives how high that is.
    private static double actions(Pen pen, Selection selection, MunificenceWords words, double width) {
        double y = 28;
        for (var line : Lettering.LABEL.lines(words.progress(), width - 4)) {
            pen.text(2, y, line, "label").newLine();
            y += 20;
        }
        for (var line : Lettering.NOTE.lines(words.letters(), width - 4)) {
            pen.text(2, y, line, "note").newLine();
            y += 18;
        }
        var begun = selection.words().stream().limit(1);
        var verbs = selection.words().isEmpty() ? selection.choices() : begun.toList();
        boolean isLegal = selection.words().isEmpty();
        var buttons = new Buttons(pen, 2, y - 8, width - 4);
        for (var verb : verbs) {
            buttons.add(verb, words.get("verb." + verb), words.get("does." + verb), isLegal, !isLegal);
        }
        return buttons.bottom();
    }

    /// All colours and all powers.
    @Override
    public Optional<Board> pieces(Look look) {
        var wording = new Wording(look.language(), MunificenceDrawing.class, game());
        var pen = new Pen();
        Gem.define(pen, COLOURS);
        for (int i = 0; i < COLOURS.length(); i++) {
            int row = i / 5;
            double x = 60 + i % 5 * 120;
            double y = 50 + row * 120;
            Gem.draw(pen, COLOURS.charAt(i), x, y, 36);
            pen.text(x, y + 62, wording.get("colour." + COLOURS.charAt(i)), "caption")
                    .newLine();
        }
        var powers = Stream.of(Power.values()).toList();
        for (int i = 0; i < powers.size(); i++) {
            int row = i / 2;
            double x = 40 + i % 2 * 300;
            double y = 290 + row * 36;
            PowerIcon.draw(pen, powers.get(i), x, y);
            var name = wording.get("power." + PowerIcon.key(powers.get(i)));
            pen.text(x + 20, y + 5, name, "label").newLine();
        }
        return Optional.of(new Board(600, 430, pen, "", List.of(), true));
    }
}

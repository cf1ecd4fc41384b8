package plateau.drawing.munificence;

import java.util.function.Function;
import java.util.stream.Stream;
import plateau.drawing.Lettering;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.munificence.MunificenceView;
import plateau.games.munificence.MunificenceView.Level;
import plateau.games.munificence.MunificenceView.Offer;

/// The guild: the builders on offer as cards, a row for each level.
final class GuildCards {
    private static final double WIDE = 138;

    /// A card without powers, or with one, is so high; every further one makes all of them higher.
    private static final double LEAST = 176;

    private static final double POWER = 23;
    private static final double GAP = 10;
    private static final double HEAD = 34;
    private static final Lettering HEAD_LETTERS = new Lettering(16, true);
    private static final Lettering SIDE_LETTERS = new Lettering(14, false);
    private static final int PLACES = 3;
    private static final String TICK = "M-6 0L-2 5L7-6";

    private final MunificenceView view;
    private final Marks marks;
    private final MunificenceWords words;
    private final boolean listsWaiting;
    private final double high;

    GuildCards(MunificenceView view, Marks marks, MunificenceWords words, Look look) {
        this.view = view;
        this.marks = marks;
        this.words = words;
        listsWaiting = look.shows(Look.Layer.REMAINING);
        high = LEAST + POWER * Math.max(0, mostPowers() - 1);
    }

    /// The most powers that a builder of the guild or of a player has: the same all the game.
    private int mostPowers() {
        var onOffer = view.guild().stream().flatMap(level -> level.offers().stream());
        var waiting = view.guild().stream().flatMap(level -> level.waiting().stream());
        var hired = view.players().stream().flatMap(patron -> patron.builders().stream());
        return Stream.of(onOffer.map(Offer::builder), waiting, hired)
                .flatMap(Function.identity())
                .mapToInt(builder -> builder.powers().size())
                .max()
                .orElse(0);
    }

    static double width() {
        return PLACES * WIDE + (PLACES - 1) * GAP;
    }

    double height() {
        return view.guild().size() * (HEAD + high + GAP) - GAP;
    }

    void draw(Pen pen) {
        for (var level : view.guild()) {
            pen.group(Pen.at(0, (level.level() - 1) * (HEAD + high + GAP)), "");
            head(pen, level);
            for (int place = 0; place < PLACES; place++) {
                pen.rect(place * (WIDE + GAP), HEAD, WIDE, high, 10, "munificence-place");
            }
            for (var offer : level.offers()) {
                pen.group(Pen.at(offer.place() * (WIDE + GAP), HEAD), "");
                card(pen, offer.builder());
                pen.end().newLine();
            }
            pen.end().newLine();
        }
    }

    private void head(Pen pen, Level level) {
        marks.begin(pen, Marks.Thing.LEVEL, level.level(), words.level(level, marks));
        var style = marks.style(Marks.Thing.LEVEL, level.level());
        pen.rect(0, 2, width(), HEAD - 8, 6, style.isEmpty() ? "munificence-reach" : style);
        var name = words.get("level", level.level());
        pen.text(8, 20, name, "munificence-head");
        double room = width() - 8 - HEAD_LETTERS.width(name) - 20 - 8;
        var waiting = listsWaiting ? waitingList(level, room) : words.waiting(level);
        pen.text(width() - 8, 20, waiting, "munificence-side");
        pen.end().newLine();
    }

    /// The builders that wait, as many as have room.
    private String waitingList(Level level, double room) {
        for (int shown = level.waiting().size(); shown > 0; shown--) {
            var list = words.waitingList(level, shown);
            if (SIDE_LETTERS.width(list) <= room) {
                return list;
            }
        }
        return words.waiting(level);
    }

    /// What a builder is called, on offer or hired.
    static String thing(MunificenceView.Builder builder) {
        return "builder" + builder.builder();
    }

    private void card(Pen pen, MunificenceView.Builder builder) {
        pen.thing(thing(builder));
        marks.begin(pen, Marks.Thing.BUILDER, builder.builder(), words.builder(builder, marks));
        pen.rect(1.5, 3, WIDE, high, 10, "munificence-shadow");
        pen.rect(0, 0, WIDE, high, 10, "munificence-card");
        pen.path("M1 46V10A9 9 0 0 1 10 1H128A9 9 0 0 1 137 10V46Z", "munificence-band");
        pen.text(12, 35, Integer.toString(builder.points()), "munificence-points");
        pen.text(WIDE - 10, 20, "#" + builder.builder(), "munificence-side");
        pen.text(WIDE - 10, 37, words.get("points"), "munificence-side");
        pen.text(10, 60, words.get("gives"), "munificence-small");
        Gem.row(pen, builder.provided(), 10, 80, 14, WIDE - 20);
        double y = 108;
        for (var power : builder.powers()) {
            PowerIcon.draw(pen, power, 19, y);
            pen.text(32, y + 4.5, words.power(power), "munificence-word");
            y += POWER;
        }
        cost(pen, builder);
        var style = view.hired().contains(builder.builder()) ? "picked" : mark(builder);
        if (!style.isEmpty()) {
            pen.rect(0, 0, WIDE, high, 10, style);
        }
        pen.end().end();
    }

    private String mark(MunificenceView.Builder builder) {
        var style = marks.style(Marks.Thing.BUILDER, builder.builder());
        // A tint would lie over the stones.
        return style.equals(Marks.TARGET) ? "munificence-aim" : style;
    }

    /// What a builder requires; what the builders of the player whose turn it is provide of it is ticked off.
    private void cost(Pen pen, MunificenceView.Builder builder) {
        pen.line(10, high - 52, WIDE - 10, high - 52, "munificence-rule");
        pen.text(10, high - 39, words.get("costs"), "munificence-small");
        var required = builder.required();
        double radius = Math.min(14, (WIDE - 20) / (2 + 1.9 * (required.length() - 1)));
        Gem.row(pen, required, 10, high - 19, 14, WIDE - 20);
        var provided = new StringBuilder(words.providedNow());
        for (int i = 0; i < required.length(); i++) {
            int covering = provided.indexOf(required.substring(i, i + 1));
            if (covering >= 0) {
                provided.deleteCharAt(covering);
                double x = 10 + radius * (1 + 1.9 * i);
                var tick = Pen.at(x + 5, high - 11);
                pen.path(TICK, tick, "munificence-halo").path(TICK, tick, "munificence-tick");
            }
        }
    }
}

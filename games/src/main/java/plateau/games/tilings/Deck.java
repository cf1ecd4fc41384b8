package plateau.games.tilings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// What tiles there are: of each kind, how many. As text, a line (or a part between semicolons) for
/// each kind: its count, then the colours of its north, south, east and west sides; `#` begins a
/// comment.
public record Deck(List<Kind> kinds) {
    /// Some tiles that look the same.
    record Kind(int count, int sides) {
        @Override
        public String toString() {
            return count + " " + Sides.title(sides);
        }
    }

    static final int MAX_KINDS = 1000;
    static final int MAX_TILES = 10_000;

    public Deck {
        kinds = List.copyOf(kinds);
        if (kinds.isEmpty()) {
            throw new BadInput("deck.empty", "has no tiles; %s", form());
        }
        if (kinds.size() > MAX_KINDS) {
            throw new BadInput("deck.kinds", "has %d kinds of tiles; at most %d", kinds.size(), MAX_KINDS);
        }
        int tiles = kinds.stream().mapToInt(Kind::count).sum();
        if (tiles > MAX_TILES) {
            throw new BadInput("deck.tiles", "has %d tiles; at most %d", tiles, MAX_TILES);
        }
    }

    /// Rules 1.4: the standard deck is data like any other.
    static final String STANDARD = "20 red red red red; 20 violet violet violet violet; 20 red violet red violet; "
            + "20 violet red violet red; 20 violet red red violet";

    /// Reads a deck; `standard` is the standard one. Refuses what is no deck, naming the line.
    public static Deck parse(String text) {
        var kinds = new ArrayList<Kind>();
        int number = 0;
        var source = text.equals("standard") ? STANDARD : text;
        for (var line : source.replaceAll("#[^\n]*", "").split("[\n;]", -1)) {
            number++;
            if (!line.isBlank()) {
                kinds.add(kind(number, line.strip().split("\\s+", -1)));
            }
        }
        return new Deck(kinds);
    }

    private static Kind kind(int line, String[] words) {
        if (words.length != 1 + Sides.COUNT) {
            throw wrong(line, Message.of("deck.line", "%s, not '%s'", form(), quote(String.join(" ", words))));
        }
        int sides = Sides.of(
                colour(line, words[1]), colour(line, words[2]), colour(line, words[3]), colour(line, words[4]));
        return new Kind(count(line, words[0]), sides);
    }

    private static int count(int line, String word) {
        var count = Text.wholeNumber(word);
        if (!word.startsWith("0") && count.isPresent() && count.getAsLong() >= 1 && count.getAsLong() <= MAX_TILES) {
            return (int) count.getAsLong();
        }
        throw wrong(line, Message.of("deck.count", "count must be 1 to %d, not '%s'", MAX_TILES, quote(word)));
    }

    private static Colour colour(int line, String word) {
        return Colour.named(word)
                .orElseThrow(() -> wrong(
                        line,
                        Message.of(
                                "deck.colour",
                                "no colour '%s'; there are %s%s",
                                quote(word),
                                String.join(", ", Colour.titles()),
                                Text.didYouMean(word, Colour.titles()))));
    }

    private static String quote(String text) {
        return Text.shorten(text, 40);
    }

    private static BadInput wrong(int line, Message what) {
        return new BadInput("deck.at", "line %d: %s", line, what);
    }

    private static Message form() {
        return Message.of("deck.form", "a line must be: count north south east west");
    }

    /// `1 tile`, `2 tiles`.
    static Message counted(int tiles) {
        return tiles == 1 ? Message.of("deck.tile", "1 tile") : Message.of("deck.some", "%d tiles", tiles);
    }

    /// How many tiles there are in all.
    int tiles() {
        return kinds.stream().mapToInt(Kind::count).sum();
    }

    /// The deck as [#parse] reads it; the standard one by its name.
    @Override
    public String toString() {
        var text = kinds.stream().map(Kind::toString).collect(Collectors.joining("; "));
        return text.equals(STANDARD) ? "standard" : text;
    }
}

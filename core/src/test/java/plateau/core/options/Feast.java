package plateau.core.options;

import java.time.Duration;
import java.util.Set;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// A record with an option of every kind, for these tests.
@Preset(
        name = "tea",
        settings = {"guests=2", "candles=on"},
        help = "a quiet evening")
@Preset(name = "banquet", settings = "guests=20", help = "a full house")
record Feast(
        @Option(help = "who comes", byDefault = "4", min = 1, max = 20)
        int guests,

        @Option(help = "on the table", computed = "3 · guests")
        int plates,

        @Option(help = "lit", byDefault = "off") boolean candles,

        @Option(help = "what comes first", byDefault = "soup")
        Dish first,

        @Option(help = "what there is", byDefault = "soup,ice-cream")
        Set<Dish> menu,

        @Option(help = "in the cellar", byDefault = "red 3", file = true)
        Wine houseWine,

        @Option(help = "between two dishes", byDefault = "none")
        Duration pause) {

    enum Dish {
        SOUP,
        ROAST,
        ICE_CREAM
    }

    /// A value that reads and writes itself.
    public record Wine(String colour, int bottles) {
        public static Wine parse(String text) {
            var words = text.split(" ");
            if (words.length != 2) {
                throw new BadInput("needs a colour and a number");
            }
            return new Wine(words[0], Integer.parseInt(words[1]));
        }

        @Override
        public String toString() {
            return colour + " " + bottles;
        }
    }

    Feast {
        if (plates < guests) {
            throw new BadInput(Text.format("%d guests need more than %d plates", guests, plates));
        }
    }

    static int plates(int guests) {
        return 3 * guests;
    }
}

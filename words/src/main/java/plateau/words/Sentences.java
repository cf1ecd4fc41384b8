package plateau.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.PointShare;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.text.Text;

/// What happens in a game, told in the reader's language: the patterns are in `<id>_en.properties` and
/// `<id>_fr.properties` beside the game, `event.KEY` for each event, `status.KEY` for what stands beside
/// the board, `share.KEY` for what a position shows of somebody's points, `why.KEY` for why a move is not legal, and
/// `term.WORD` for each word.
public final class Sentences {
    private static final int REASONS = 3;

    /// In patterns: whether the players have names of their own, which take no article.
    private static final String GIVEN = "given";

    private final Language language;
    private final Properties patterns;
    private final MoveWords moveWords;
    private final IntFunction<String> names;
    private final boolean isGiven;

    /// @param names what the players are called
    public Sentences(Game game, Language language, IntFunction<String> names) {
        this(game, language, names, false);
    }

    private Sentences(Game game, Language language, IntFunction<String> names, boolean isGiven) {
        this.language = language;
        this.names = names;
        this.isGiven = isGiven;
        patterns = language.of(game);
        moveWords = MoveWords.of(game);
    }

    private Sentences(Sentences source, IntFunction<String> names) {
        language = source.language;
        patterns = source.patterns;
        moveWords = source.moveWords;
        isGiven = source.isGiven;
        this.names = names;
    }

    /// Sentences about players whose names were given to them: they are written as they were given, also
    /// where a sentence begins.
    public static Sentences named(Game game, Language language, IntFunction<String> names) {
        return new Sentences(game, language, names, true);
    }

    /// Whether there is a sentence for an event.
    public boolean knows(Event event) {
        return patterns.containsKey("event." + event.key());
    }

    /// An event as a sentence; its key and values where the game has no words for it.
    public String tell(Event event) {
        var told = fill("event.", event);
        return knows(event) && !(isGiven && beginsWithName(event)) ? capital(told) : told;
    }

    /// What a move did, a sentence for each event.
    ///
    /// @param isIdle whether nobody chose the move, since the player of its seat has left
    public List<String> tell(List<Event> events, boolean isIdle) {
        return isIdle ? tellIdle(events) : events.stream().map(this::tell).toList();
    }

    /// It is the seat that does what nobody chose.
    private List<String> tellIdle(List<Event> events) {
        var told = new ArrayList<>(tell(events, false));
        if (!told.isEmpty() && beginsWithName(events.getFirst())) {
            var seat = new Sentences(this, player -> Vocabulary.of(language).seatLeftBy(names.apply(player)));
            told.set(0, capital(seat.tell(events.getFirst())));
        }
        return told;
    }

    private boolean beginsWithName(Event event) {
        var pattern = patterns.getProperty("event." + event.key(), "");
        return pattern.startsWith("{player}") || pattern.startsWith("{players}");
    }

    /// What a move that is advised would do besides being made, as far as its player may know it: a few
    /// sentences.
    public List<String> reasons(State position, int player, String notation) {
        var legal = new Moves();
        position.legalMoves(legal);
        int move = Selection.find(position, legal, notation);
        return position.hides(player, move)
                ? List.of()
                : position.events(move).stream()
                        .skip(1)
                        .limit(REASONS)
                        .map(this::tell)
                        .toList();
    }

    /// What stands beside a board, in a few words.
    public String status(Event event) {
        return fill("status.", event);
    }

    /// What gives a player points, in a few words.
    public String share(PointShare share) {
        return capital(fill("share.", share.what()));
    }

    /// Why a move is not legal, as a sentence.
    public String why(Event event) {
        return capital(fill("why.", event));
    }

    private String fill(String prefix, Event event) {
        var pattern = patterns.getProperty(prefix + event.key());
        return Text.printable(
                pattern == null ? event.key() + " " + event.values() : Pattern.fill(pattern, new Told(event)));
    }

    /// How to read the picture, in a few lines; empty where the game does not say.
    public String legend() {
        return patterns.getProperty("legend", "");
    }

    /// A sentence, or a name, with a capital at its beginning.
    public static String capital(String sentence) {
        return sentence.isEmpty()
                ? sentence
                : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }

    /// A word of the game, or of its notations.
    public String term(String word) {
        var term = patterns.getProperty("term." + word);
        return term == null ? moveWords.shown(language, word) : term;
    }

    /// `green ×2 + red` for `GGR`.
    private String spelled(Object value) {
        if (value instanceof List<?> list) {
            return language.list(list.stream().map(this::spelled).toList());
        }
        var letters = value.toString();
        return letters.chars()
                .distinct()
                .mapToObj(letter -> {
                    long count = letters.chars().filter(each -> each == letter).count();
                    var word = term(Character.toString(letter));
                    return count == 1 ? word : word + " ×" + count;
                })
                .collect(Collectors.joining(" + "));
    }

    private String text(Object value) {
        return switch (value) {
            case Event.Who who -> names.apply(who.player());
            case Event.Term term -> term(term.word());
            case List<?> list -> language.list(list.stream().map(this::text).toList());
            default -> value.toString();
        };
    }

    private final class Told implements Pattern.Values {
        private final Event event;

        private Told(Event event) {
            this.event = event;
        }

        private Object value(String name) {
            var value = event.values().get(name);
            if (value == null) {
                var known = event.values().keySet().stream().collect(Collectors.joining(", "));
                throw new IllegalArgumentException(
                        Text.format("%s has no '%s'; there are %s", event.key(), name, known));
            }
            return value;
        }

        @Override
        public String text(String name) {
            return Sentences.this.text(value(name));
        }

        @Override
        public String spelled(String name) {
            return Sentences.this.spelled(value(name));
        }

        @Override
        public boolean isThere(String name) {
            if (name.equals(GIVEN)) {
                return isGiven;
            }
            return switch (value(name)) {
                case Number number -> number.longValue() != 0;
                case List<?> list -> !list.isEmpty();
                default -> !value(name).toString().isEmpty();
            };
        }

        @Override
        public boolean isOne(String name) {
            return switch (value(name)) {
                case Number number -> language.isOne(number.longValue());
                case List<?> list -> language.isOne(list.size());
                default -> true;
            };
        }
    }
}

package plateau.words;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.PointSheet;
import plateau.core.View;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.picture.Picture;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// What there is to say about games, options, bots and refusals, in the reader's language, wherever it is
/// read. What only a terminal says, or a report, is theirs. Many may use one at a time.
public final class Vocabulary {
    /// So much is shown of a text from elsewhere, and of what a sentence quotes.
    private static final int LONGEST = 1000;

    private static final int QUOTED = 400;

    private static final double DISCOURAGING = 0.1;

    private static final String CAUSE = "cause.";

    private static final Map<Language, Vocabulary> ALL = new ConcurrentHashMap<>();

    private final Language language;
    private final Properties texts;
    private final Properties refusals;

    private Vocabulary(Language language) {
        this.language = language;
        texts = language.beside(Vocabulary.class, "vocabulary");
        refusals = language.beside(Vocabulary.class, "refusals");
    }

    /// The one of a language.
    public static Vocabulary of(Language language) {
        return ALL.computeIfAbsent(language, Vocabulary::new);
    }

    public Language language() {
        return language;
    }

    /// A text with some arguments in their places; texts among them may come from anywhere and are made
    /// harmless.
    public String fill(String pattern, Object... arguments) {
        var harmless = Arrays.stream(arguments).map(this::harmless).toArray();
        return new MessageFormat(pattern, language.locale()).format(harmless);
    }

    private Object harmless(Object argument) {
        return switch (argument) {
            case Number number -> number;
            case Ending ending -> ending(ending);
            default -> Text.printable(argument.toString());
        };
    }

    /// A message in this language, or in English where it has no words for it.
    public String text(Message message) {
        if (message.key().equals(Message.PHRASE)) {
            return inLanguage(message.toString());
        }
        if (message.key().equals(Message.CAUSE)) {
            var cause = message.toString();
            return withinALine(cause, orElse("cause." + cause, ""));
        }
        if (message.key().equals(Message.BOTS)) {
            return eachOf(message, name -> Names.seat(language, name));
        }
        if (message.key().equals(Message.PRESETS)) {
            return eachOf(message, name -> preset(message.arguments().getFirst(), name));
        }
        if (message.key().isEmpty()) {
            return Text.printable(Text.shorten(message.toString(), LONGEST));
        }
        var arguments = message.arguments().stream().map(this::argument).toArray();
        var pattern = refusals.getProperty(message.key());
        return pattern == null ? Text.printable(Text.format(message.english(), arguments)) : fill(pattern, arguments);
    }

    /// Names that are separated by commas, each as it is called here.
    private static String eachOf(Message names, UnaryOperator<String> called) {
        var shown = Arrays.stream(names.toString().split(", ", -1)).map(called);
        return Text.printable(shown.collect(Collectors.joining(", ")));
    }

    private String preset(Object owner, String name) {
        return owner instanceof Game game ? Names.preset(language, game, name) : name;
    }

    private Object argument(Object argument) {
        return switch (argument) {
            case Message part -> text(part);
            case Number number -> number;
            case Ending ending -> ending;
            default -> Text.shorten(argument.toString(), QUOTED);
        };
    }

    /// How a game ended, or somebody's part in it, in a word or two.
    public String ending(Ending ending) {
        return orElse("ending." + ending, ending.name());
    }

    /// What the seat of a player is called who has left.
    public String seatLeftBy(String name) {
        return fill(texts.getProperty("seat.left", "{0}"), name);
    }

    /// What is told of a player who has left, beside its name.
    public String left() {
        return orElse("player.left", "");
    }

    public String summary(Game game) {
        return ofGame(game, "summary", game.summary());
    }

    public String brief(Game game) {
        return ofGame(game, "brief", game.brief());
    }

    public String help(Game game, OptionSpec option) {
        return ofGame(game, "option." + option.name(), option.help());
    }

    /// What a preset of a game is, or [Options#USUAL].
    public String help(Options<Game> options, String preset) {
        return options.presets().stream()
                .filter(each -> each.name().equals(preset))
                .findFirst()
                .map(each -> ofGame(options.defaults(), "preset." + preset, each.help()))
                .orElseGet(() -> orElse("preset." + preset, ""));
    }

    /// What a kind of points of a game is called: `kind.NAME` in its texts.
    ///
    /// @param kind the name of a [plateau.core.PointKind], or [PointSheet#REST]
    public String kind(Game game, String kind) {
        if (kind.equals(PointSheet.REST)) {
            return orElse(game.sheet().isEmpty() ? "kind.points" : "kind.rest", "");
        }
        var own = own(game, "kind." + kind);
        return own.isEmpty() ? kind : own;
    }

    /// What a game counts besides points, by its name.
    public String figure(Game game, String name) {
        return ofGame(game, "figure." + name, name);
    }

    /// Why a game ended, as a sentence; empty where neither the game nor we have one.
    public String cause(Game game, String cause) {
        var own = Text.printable(ofGame(game, "cause." + cause, ""));
        return own.isEmpty() ? orElse("cause." + cause, "") : own;
    }

    /// Why games can end, as sentences by their causes: what all games share, and what a game adds.
    public Map<String, String> causes(Game game) {
        return Stream.of(texts, beside(game, game.id()))
                .flatMap(properties -> properties.stringPropertyNames().stream())
                .filter(key -> key.startsWith(CAUSE))
                .map(key -> key.substring(CAUSE.length()))
                .distinct()
                .collect(Collectors.toMap(Function.identity(), cause -> cause(game, cause)));
    }

    /// A cause within a line: by its name, which is English, or as the sentence of another language.
    public String shortCause(Game game, String cause) {
        return withinALine(cause, cause(game, cause));
    }

    private String withinALine(String cause, String sentence) {
        if (language == Language.ENGLISH || sentence.isEmpty()) {
            return Text.printable(cause);
        }
        var first = sentence.substring(0, 1).toLowerCase(Locale.ROOT);
        return first + sentence.substring(1).replaceFirst("\\.$", "");
    }

    /// How a bot, or a level, plays, in one line; empty for one that nobody has described.
    public String line(String bot) {
        return orElse("bot." + bot, "");
    }

    /// How a bot plays a game, in one line; one that a jar brings says so itself.
    ///
    /// @param bot beside whose class its texts are, if it brings some
    /// @param summary its line in English, or nothing
    public String line(Game game, Object bot, String id, String summary) {
        var line = orElse("bot." + id, french(bot, id, "summary", summary));
        return orElse(Text.format("%s.bot.%s", game.id(), id), line);
    }

    /// What a bot's setting is for; its English is in the code.
    ///
    /// @param bot beside whose class its texts are, if it brings some
    public String help(Object bot, String id, OptionSpec setting) {
        var own = french(bot, id, "option." + setting.name(), setting.help());
        return orElse(Text.format("bot.%s.%s", id, setting.name()), own);
    }

    /// What an option allows.
    public String allowed(OptionSpec option) {
        return inLanguage(option.allowed());
    }

    /// What an option is unless it is given.
    public String byDefault(OptionSpec option) {
        return option.isComputed() ? inLanguage(option.defaultText()) : option.defaultText();
    }

    private String inLanguage(String english) {
        return language == Language.FRENCH ? Phrases.french(english) : english;
    }

    /// A picture with the words of the game's captions in this language.
    public Picture translate(Game game, Picture picture) {
        return language == Language.FRENCH ? picture.withWords(dictionary(game)) : picture;
    }

    /// A line that a game wrote, word by word where the game knows another word.
    public String translate(Game game, String line) {
        if (language != Language.FRENCH) {
            return line;
        }
        return Arrays.stream(line.split("\\b", -1)).map(dictionary(game)).collect(Collectors.joining());
    }

    private UnaryOperator<String> dictionary(Game game) {
        var words = beside(game, game.id());
        return word -> word.equals(": ")
                ? " : "
                : words.getProperty("word." + word, orElse("word." + word, shown(game, word)));
    }

    /// What the texts beside a game, of which it has some in either language, say under a key; empty where
    /// they say nothing.
    public String own(Game game, String key) {
        return beside(game, game.id()).getProperty(key, "");
    }

    /// The question for the word that comes next.
    ///
    /// @param words those chosen before
    /// @param isPointedAt whether one answers it by pointing at the board
    public String question(Game game, View view, List<String> words, boolean isPointedAt) {
        var own = own(game, "step." + view.step(words));
        return own.isEmpty() ? orElse(isPointedAt ? "step.cell" : "step.word", "") : own;
    }

    /// Why there is only one answer to it.
    public String only(Game game, View view, List<String> words) {
        var own = own(game, Text.format("step.%s.only", view.step(words)));
        return own.isEmpty() ? orElse("step.only", "") : own;
    }

    /// What a word means as an answer; empty where nobody has said.
    public String meaning(Game game, String word) {
        int at = word.indexOf('@');
        return own(game, "choice." + (at < 0 ? word : word.substring(0, at)));
    }

    /// A notation, or a word of one, as people read it.
    public String shown(Game game, String notation) {
        return MoveWords.of(game).shown(language, notation);
    }

    /// The refusal of a move, with the words of moves in it as people read them.
    public Message illegal(Game game, Message refusal) {
        var arguments = refusal.arguments().stream()
                .map(each -> each instanceof String text ? shown(game, text) : each)
                .toList();
        return new Message(refusal.key(), refusal.english(), arguments);
    }

    /// A move as one says it, its words by what they mean, where somebody has said that: `take 3 tokens
    /// in a row (4 5 6)`, `4,7 (turned twice)`.
    public String move(Game game, String notation) {
        var words = Arrays.asList(notation.split(" ", -1));
        var said = words.stream().map(word -> said(game, word)).toList();
        boolean isPlain = words.stream().allMatch(word -> meaning(game, word).isEmpty());
        if (isPlain || words.size() == 1) {
            return String.join(" ", said);
        }
        var others = String.join(" ", said.subList(1, said.size()));
        return Text.format("%s (%s)", said.getFirst(), others);
    }

    private String said(Game game, String word) {
        var meaning = meaning(game, word);
        return meaning.isEmpty() ? shown(game, word) : meaning;
    }

    /// What is said of the move that somebody who has thought about it advises. A share of the win that is
    /// next to nothing would only discourage: it is that against somebody who makes no mistake.
    ///
    /// @param payoff the share of the win that it promises
    /// @param isCertain whether that is proved
    /// @param next the next best move; empty where there is none
    /// @param less what that promises
    public String hint(String move, double payoff, boolean isCertain, String next, double less) {
        var key = isCertain
                ? "hint.sure"
                : payoff < DISCOURAGING ? "hint.low" : next.isEmpty() || less > payoff ? "hint.move" : "hint.next";
        var pattern = texts.getProperty(key, "");
        return fill(pattern, move, Math.round(100 * payoff), next, Math.round(100 * less));
    }

    /// The words that turn what lies in the place chosen before, as one turns it clockwise; none where the
    /// word that comes next decides something else.
    public List<String> turns(Game game, View view, List<String> words) {
        var own = own(game, Text.format("step.%s.turns", view.step(words)));
        return own.isEmpty() ? List.of() : List.of(own.split(" "));
    }

    private String ofGame(Game game, String key, String english) {
        return french(game, game.id(), key, english);
    }

    /// A game, and a bot from a jar, keeps its French in `<id>_fr.properties` beside its class; its English
    /// is in the code.
    private String french(Object described, String id, String key, String english) {
        return language == Language.FRENCH ? beside(described, id).getProperty(key, english) : english;
    }

    private Properties beside(Object described, String id) {
        return described instanceof Game game ? language.of(game) : language.beside(described.getClass(), id);
    }

    private String orElse(String key, String otherwise) {
        var pattern = texts.getProperty(key);
        return pattern == null ? otherwise : fill(pattern);
    }
}

package plateau.terminal.screen;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.bots.Bot;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Preset;
import plateau.core.picture.Picture;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.words.Language;

/// What players read, in their language: English, or French.
public final class Words {
    /// So much is shown of a text from elsewhere, and of what a sentence quotes.
    private static final int LONGEST = 1000;

    private static final int QUOTED = 400;

    /// What comes before the event in the key of what it gives points for.
    private static final String GAIN = "gain.";

    private final Language language;
    private final Properties texts;

    private Words(Language language) {
        this.language = language;
        this.texts = language.beside(Words.class, "words");
        language.beside(Words.class, "refusals")
                .forEach((key, text) -> texts.put("refusal." + key, text));
    }

    /// The words of the language that a locale's name such as `fr_FR.UTF-8` begins with, or English.
    public static Words of(String locale) {
        return new Words(locale.matches("(?i)fr([_.@-].*)?") ? Language.FRENCH : Language.ENGLISH);
    }

    /// The language of an environment, as programs on this kind of system find it: the first of these
    /// that says anything.
    public static String locale(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("");
    }

    /// The words of a language that somebody asked for.
    public static Words named(String language) {
        return Arrays.stream(Language.values())
                .filter(each -> each.code().equals(language))
                .findFirst()
                .map(Words::new)
                .orElseThrow(
                        () -> new BadInput("lang", "--lang must be en or fr, not %s", language));
    }

    /// The language that is spoken.
    public Language language() {
        return language;
    }

    /// The words of a key with some arguments in their places; texts among them may come from anywhere
    /// and are made harmless.
    public String get(String key, Object... arguments) {
        var format = texts.getProperty(key);
        if (format == null) {
            throw new IllegalArgumentException("no words for " + key);
        }
        var harmless = Arrays.stream(arguments).map(this::harmless).toArray();
        return new MessageFormat(format, language.locale()).format(harmless);
    }

    /// A number with so many digits after the point, or the comma.
    public String decimal(int digits, double value) {
        return String.format(language.locale(), "%." + digits + "f", value);
    }

    private Object harmless(Object argument) {
        return switch (argument) {
            case Number number -> number;
            case Ending ending -> get("ending." + ending);
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
        if (message.key().isEmpty()) {
            return Text.printable(Text.shorten(message.toString(), LONGEST));
        }
        var arguments = message.arguments().stream().map(this::argument).toArray();
        return has("refusal." + message.key())
                ? get("refusal." + message.key(), arguments)
                : Text.printable(Text.format(message.english(), arguments));
    }

    private Object argument(Object argument) {
        return switch (argument) {
            case Message part -> text(part);
            case Number number -> number;
            case Ending ending -> ending;
            default -> Text.shorten(argument.toString(), QUOTED);
        };
    }

    /// The file with the help of commands, where it is not the English of the code.
    public Optional<String> help() {
        return language == Language.FRENCH ? Optional.of("help_fr.properties") : Optional.empty();
    }

    /// A picture with the words of the game's captions in this language.
    public Picture translate(Game game, Picture picture) {
        return language == Language.FRENCH ? picture.withWords(dictionary(game)) : picture;
    }

    boolean has(String key) {
        return texts.containsKey(key);
    }

    /// `a, b and c`.
    public String list(List<String> items) {
        return language.list(items);
    }

    /// Who sits somewhere: a bot by its name, a person in the language.
    public String seat(String name) {
        return orElse("seat." + name, SeatNames.called(name));
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

    /// What a game's events give points for, by their keys: its texts say so as `gain.EVENT`.
    public Map<String, String> gains(Game game) {
        var texts = language.beside(game.getClass(), game.id());
        return texts.stringPropertyNames().stream()
                .filter(key -> key.startsWith(GAIN))
                .collect(Collectors.toMap(key -> key.substring(GAIN.length()), texts::getProperty));
    }

    /// What a game counts besides points, by its name.
    public String figure(Game game, String name) {
        return ofGame(game, "figure." + name, name);
    }

    public String help(Game game, Preset preset) {
        return ofGame(game, "preset." + preset.name(), preset.help());
    }

    /// Why a game ended, as a sentence; empty where neither the game nor we have one.
    public String cause(Game game, String cause) {
        var own = Text.printable(ofGame(game, "cause." + cause, ""));
        return own.isEmpty() ? orElse("cause." + cause, "") : own;
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

    /// How a bot plays, in one line; empty for a bot that nobody has described.
    public String line(String bot) {
        return orElse("bot." + bot, "");
    }

    /// How a bot plays a game, in one line; one that a jar brings says so itself.
    public String line(Game game, Bot bot) {
        var own = beside(bot, bot.id(), "summary", bot.summary());
        var line = orElse("bot." + bot.id(), own);
        return orElse(Text.format("%s.bot.%s", game.id(), bot.id()), line);
    }

    /// What a bot's setting is for; its English is in the code.
    public String help(Bot bot, OptionSpec setting) {
        var own = beside(bot, bot.id(), "option." + setting.name(), setting.help());
        return orElse(Text.format("bot.%s.%s", bot.id(), setting.name()), own);
    }

    private String orElse(String key, String otherwise) {
        return has(key) ? get(key) : otherwise;
    }

    /// What a clause of the contract says; its English is its name.
    public String clause(String name) {
        return language == Language.FRENCH
                ? language.beside(Words.class, "clauses").getProperty(name.replace(' ', '-'), name)
                : name;
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
        return language == Language.FRENCH ? french(english) : english;
    }

    /// The few phrases in which options say what they may be.
    private static String french(String english) {
        return english.replace("any number when time is given", "sans limite si time est donné")
                .replace("rounded down", "arrondi par défaut")
                .replace(" to ", " à ")
                .replace(" or ", " ou ")
                .replace(" players", " joueurs")
                .replace("at least", "au moins")
                .replace("some of", "certains de")
                .replace("none", "none (aucun)")
                .replace("a file", "un fichier")
                .replace("a time up à a day, such as", "une durée jusqu'à un jour, comme");
    }

    /// A line that a game wrote, word by word where the game knows another word.
    public String translate(Game game, String line) {
        if (language != Language.FRENCH) {
            return line;
        }
        return Arrays.stream(line.split("\\b", -1))
                .map(dictionary(game))
                .collect(Collectors.joining());
    }

    private UnaryOperator<String> dictionary(Game game) {
        var words = Language.FRENCH.beside(game.getClass(), game.id());
        return word ->
                word.equals(": ")
                        ? " : "
                        : words.getProperty("word." + word, orElse("word." + word, word));
    }

    /// What the texts beside a game, of which it has some in either language, say under a key; empty where
    /// they say nothing.
    public String own(Game game, String key) {
        return language.beside(game.getClass(), game.id()).getProperty(key, "");
    }

    private String ofGame(Game game, String key, String english) {
        return beside(game, game.id(), key, english);
    }

    /// A game, and a bot from outside, keeps its French in `<id>_fr.properties` beside its class; its
    /// English is in the code.
    private String beside(Object described, String id, String key, String english) {
        if (language != Language.FRENCH) {
            return english;
        }
        return language.beside(described.getClass(), id).getProperty(key, english);
    }
}

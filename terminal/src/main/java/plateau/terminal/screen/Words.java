package plateau.terminal.screen;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import plateau.bots.Bot;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.picture.Picture;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.words.Language;
import plateau.words.Names;
import plateau.words.Vocabulary;

/// What players read at a terminal, in their language: the terminal's own texts, and the vocabulary that
/// it shares with whatever else speaks to people.
public final class Words {
    private final Language language;
    private final Vocabulary vocabulary;
    private final Properties texts;

    private Words(Language language) {
        this.language = language;
        this.vocabulary = Vocabulary.of(language);
        this.texts = language.beside(Words.class, "words");
    }

    /// The words of the language that a locale's name such as `fr_FR.UTF-8` begins with, or English.
    public static Words of(String locale) {
        return new Words(Language.of(locale));
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
                .orElseThrow(() -> new BadInput("lang", "--lang must be en or fr, not %s", language));
    }

    /// The language that is spoken.
    public Language language() {
        return language;
    }

    /// What is said of games, options, bots and refusals.
    public Vocabulary vocabulary() {
        return vocabulary;
    }

    /// The words of a key with some arguments in their places; texts among them may come from anywhere
    /// and are made harmless.
    public String get(String key, Object... arguments) {
        var format = texts.getProperty(key);
        if (format == null) {
            throw new IllegalArgumentException("no words for " + key);
        }
        return vocabulary.fill(format, arguments);
    }

    /// A number with so many digits after the point, or the comma.
    public String decimal(int digits, double value) {
        // What is rounded to 0 has no sign.
        return String.format(language.locale(), "%." + digits + "f", value).replaceFirst("^-(?=[0.,]*$)", "");
    }

    /// The file with the help of commands, where it is not the English of the code.
    public Optional<String> help() {
        return language == Language.FRENCH ? Optional.of("help_fr.properties") : Optional.empty();
    }

    /// `a, b and c`.
    public String list(List<String> items) {
        return language.list(items);
    }

    /// Who sits somewhere: a person by the name it gave, a level and a nameless person in the language, a
    /// bot as it was asked for.
    public String seat(String name) {
        if (name.equals(SeatNames.YOU)) {
            return get("seat.you");
        }
        var called = SeatNames.called(name);
        return called.equals(name) ? Names.seat(language, name) : called;
    }

    /// What a clause of the contract says; its English is its name.
    public String clause(String name) {
        return language == Language.FRENCH
                ? language.beside(Words.class, "clauses").getProperty(name.replace(' ', '-'), name)
                : name;
    }

    /// A message, what was asked for in it as a command line has it.
    public String text(Message message) {
        return vocabulary.text(message.spelled(Words::spelled));
    }

    /// How a command line says what plans have by this name.
    public static String spelled(String field) {
        return field.equals("players") ? "-n" : "--" + field;
    }

    public String ending(Ending ending) {
        return vocabulary.ending(ending);
    }

    public String summary(Game game) {
        return vocabulary.summary(game);
    }

    public String brief(Game game) {
        return vocabulary.brief(game);
    }

    public String help(Game game, OptionSpec option) {
        return vocabulary.help(game, option);
    }

    /// What a preset of a game is, or the usual game.
    public String help(Options<Game> options, String preset) {
        return vocabulary.help(options, preset);
    }

    /// What a preset is called.
    public String preset(Game game, String name) {
        return Names.preset(language, game, name);
    }

    public String help(Bot bot, OptionSpec setting) {
        return vocabulary.help(bot, bot.id(), setting);
    }

    /// What a kind of points is called.
    public String kind(Game game, String kind) {
        return vocabulary.kind(game, kind);
    }

    public String figure(Game game, String name) {
        return vocabulary.figure(game, name);
    }

    public String cause(Game game, String cause) {
        return vocabulary.cause(game, cause);
    }

    public String shortCause(Game game, String cause) {
        return vocabulary.shortCause(game, cause);
    }

    public String line(String bot) {
        return vocabulary.line(bot);
    }

    public String line(Game game, Bot bot) {
        return vocabulary.line(game, bot, bot.id(), bot.summary());
    }

    public String allowed(OptionSpec option) {
        return vocabulary.allowed(option);
    }

    public String byDefault(OptionSpec option) {
        return vocabulary.byDefault(option);
    }

    public Picture translate(Game game, Picture picture) {
        return vocabulary.translate(game, picture);
    }

    public String translate(Game game, String line) {
        return vocabulary.translate(game, line);
    }

    /// A notation, or a word of one, as people read it.
    public String shown(Game game, String notation) {
        return vocabulary.shown(game, notation);
    }

    public String own(Game game, String key) {
        return vocabulary.own(game, key);
    }
}

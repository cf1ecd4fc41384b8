package plateau.terminal;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.LanguageOption;

/// What is wrong with a command line, in words.
final class Misuse {
    private Misuse() {}

    static Message message(ParameterException thrown) {
        if (thrown.getCause() instanceof BadInput refused) {
            var argument = thrown.getArgSpec();
            return argument == null
                    ? refused.inWords()
                    : Message.of("of-option", "%s: %s", name(argument), refused.inWords());
        }
        return switch (thrown) {
            case UnmatchedArgumentException unmatched -> message(unmatched);
            case MissingParameterException missing -> message(missing);
            case OverwrittenOptionException twice ->
                Message.of("option.twice", "%s is given twice", name(twice.getOverwritten()));
            default -> Message.text(String.valueOf(thrown.getMessage()));
        };
    }

    /// The words that could have been meant, where the command knows any.
    static List<String> suggestions(ParameterException thrown) {
        return thrown instanceof UnmatchedArgumentException unmatched
                        && thrown.getCommandLine().getSubcommands().isEmpty()
                ? unmatched.getSuggestions()
                : List.of();
    }

    private static Message message(MissingParameterException thrown) {
        if (thrown.getMissing().getFirst() instanceof OptionSpec option) {
            var label = LanguageOption.label(option.paramLabel(), thrown.getCommandLine());
            return Message.of("value.missing", "%s needs a value: %s", option.longestName(), label);
        }
        var missing = thrown.getMissing().stream()
                .map(argument -> LanguageOption.label(name(argument), thrown.getCommandLine()));
        return Message.of("missing", "missing: %s", missing.collect(Collectors.joining(", ")));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private static Message message(UnmatchedArgumentException thrown) {
        var word = thrown.getUnmatched().getFirst();
        var line = thrown.getCommandLine();
        if (!line.getSubcommands().isEmpty() && !word.startsWith("-")) {
            var names = List.copyOf(line.getSubcommands().keySet());
            return Message.of(
                    "unknown.command",
                    "no command '%s'; there are %s%s",
                    word,
                    String.join(", ", names),
                    Text.didYouMean(word, names));
        }
        if (word.matches("-[a-zA-Z].*")
                && !GameFlags.owners(word.substring(0, 2)).isEmpty()) {
            return ofAnotherGame(thrown, word.substring(1, 2));
        }
        return word.startsWith("-")
                ? Message.of("unknown.flag", "no option '%s' of '%s'", word, command(thrown))
                : Message.of("word.more", "'%s' is a word too many", word);
    }

    private static Message ofAnotherGame(ParameterException thrown, String letter) {
        var arguments = thrown.getCommandLine().getParseResult().originalArgs();
        var game = GameFlags.game(arguments)
                .map(options -> " " + options.defaults().id());
        return GameFlags.refusal(letter, command(thrown), game.orElse(""));
    }

    private static String command(ParameterException thrown) {
        return thrown.getCommandLine().getCommandName();
    }
}

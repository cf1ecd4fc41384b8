package plateau.terminal;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;

/// In which language people are spoken to, by commands and by their help.
final class LanguageOption {
    private static final String OPTION = "--lang";

    private LanguageOption() {}

    /// The language of an environment, as programs on this kind of system find it: the first of these
    /// that says anything.
    static String of(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("");
    }

    /// The screen in the language that a command line asks for, if it asks.
    static Screen chosen(Screen screen, List<String> arguments) {
        var chosen = screen;
        for (int index = 0; index < arguments.size(); index++) {
            var argument = arguments.get(index);
            if (argument.startsWith(OPTION + "=")) {
                chosen = chosen.withWords(Words.named(argument.substring(OPTION.length() + 1)));
            } else if (argument.equals(OPTION) && index + 1 < arguments.size()) {
                chosen = chosen.withWords(Words.named(arguments.get(index + 1)));
            }
        }
        return chosen;
    }

    /// Makes every command take the option, and its help speak the language.
    static void addTo(CommandLine line) {
        line.getCommandSpec()
                .addOption(
                        OptionSpec.builder(OPTION)
                                .paramLabel("en|fr")
                                .type(String.class)
                                .scopeType(ScopeType.INHERIT)
                                .description("The language; the environment's if left out.")
                                .build());
    }

    /// Gives the help of a command, and of those below it, in the language; English is in the code.
    static void translateHelp(CommandLine line, Words words) {
        words.help().ifPresent(file -> line.setResourceBundle(bundle(file)));
    }

    private static PropertyResourceBundle bundle(String file) {
        var stream = Objects.requireNonNull(LanguageOption.class.getResourceAsStream(file), file);
        try (var reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            return new PropertyResourceBundle(reader);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

package plateau.terminal.options;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Words;

/// In which language people are spoken to, by commands and by their help.
public final class LanguageOption {
    private static final String OPTION = "--lang";

    private LanguageOption() {}

    /// The screen in the language that a command line asks for, if it asks.
    public static Screen chosen(Screen screen, List<String> arguments) {
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
    public static void addTo(CommandLine line) {
        line.getCommandSpec()
                .addOption(OptionSpec.builder(OPTION)
                        .paramLabel("en|fr")
                        .type(String.class)
                        .scopeType(ScopeType.INHERIT)
                        .description("The language; the environment's if left out.")
                        .build());
    }

    /// Gives the help of a command, and of those below it, in the language; English is in the code.
    public static void translateHelp(CommandLine line, Words words) {
        words.help().ifPresent(file -> {
            var bundle = bundle(file);
            line.setResourceBundle(bundle);
            line.setHelpFactory((command, colours) -> new TranslatedHelp(command, colours, bundle));
        });
    }

    /// What stands for a value, such as `FILE`, in the language of a command.
    public static String label(String label, CommandLine line) {
        var bundle = line.getResourceBundle();
        return bundle == null ? label : TranslatedHelp.label(label, bundle);
    }

    private static PropertyResourceBundle bundle(String file) {
        var stream = Objects.requireNonNull(Words.class.getResourceAsStream(file), file);
        try (var reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            return new PropertyResourceBundle(reader);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

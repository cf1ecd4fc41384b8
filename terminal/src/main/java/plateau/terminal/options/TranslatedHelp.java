package plateau.terminal.options;

import java.util.List;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/// The help of a command in which what stands for values is in the language, too. The command itself keeps the
/// English labels, by which its help is found.
final class TranslatedHelp extends Help {
    private static final Pattern WORD = Pattern.compile("[A-Z]{2,}");

    private final ResourceBundle bundle;

    TranslatedHelp(CommandSpec command, ColorScheme colours, ResourceBundle bundle) {
        super(command, colours);
        this.bundle = bundle;
        var usage = command.usageMessage();
        usage.synopsisSubcommandLabel(label(usage.synopsisSubcommandLabel(), bundle));
    }

    /// A label with each of its words as the bundle has it: `label.FILE`.
    static String label(String label, ResourceBundle bundle) {
        return WORD.matcher(label).replaceAll(word -> {
            var key = "label." + word.group();
            return bundle.containsKey(key) ? bundle.getString(key) : word.group();
        });
    }

    @Override
    public IParamLabelRenderer parameterLabelRenderer() {
        var english = super.parameterLabelRenderer();
        return new IParamLabelRenderer() {
            @Override
            public Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<IStyle> styles) {
                var label = label(
                        english.renderParameterLabel(argument, ansi, styles).plainString(), bundle);
                return argument.isOption()
                        ? colorScheme().optionParamText(label)
                        : colorScheme().parameterText(label);
            }

            @Override
            public String separator() {
                return english.separator();
            }
        };
    }
}

package plateau.terminal.commands;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `plateau bot`: for those who write bots; without a subcommand it shows what there is.
@Command(
        name = "bot",
        description = "Write a bot of your own, in any language, and check it.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "A bot is a program that reads lines of JSON and answers with lines of JSON; they are",
            "described in docs/protocol.md.",
            "",
            "Examples:",
            "  plateau bot new python mybot",
            "  plateau watch piles --seats 'random,cmd:python3 mybot/bot.py'",
            "  plateau bot check 'cmd:python3 mybot/bot.py'"
        })
public final class BotCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}

package plateau.terminal.commands;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `plateau db`: what operators do with a server's database; without a subcommand it shows what there is.
@Command(
        name = "db",
        description = "Back up, move and check the database of a server.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "A database is a path or postgresql://user:password@host:port/name.",
            "",
            "Examples:",
            "  plateau db backup monday.db",
            "  plateau db copy plateau.db postgresql://plateau@localhost/plateau",
            "  plateau db check"
        })
public final class DbCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}

package plateau.terminal.commands;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.terminal.options.DatabaseOption;
import plateau.terminal.screen.Screen;
import plateau.terminal.serving.DatabaseWork;

/// `plateau db check`: whether a database is sound, and what is in it.
@Command(
        name = "check",
        description = "Say whether a database is sound, its version and how much is in it.",
        footer = {
            "",
            "Nothing is changed, and the server may run.",
            "",
            "Examples:",
            "  plateau db check",
            "  plateau db check --db monday.db --json"
        })
public final class DbCheckCommand implements Runnable {
    @Mixin
    private final DatabaseOption option = new DatabaseOption();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    private final Screen screen;

    public DbCheckCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        DatabaseWork.check(screen, option.config(), option.database(), json);
    }
}

package plateau.terminal.commands;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.terminal.options.DatabaseOption;
import plateau.terminal.screen.Screen;
import plateau.terminal.serving.DatabaseWork;

/// `plateau db backup`: everything in one file.
@Command(
        name = "backup",
        description = "Write everything to a new file, also while the server runs.",
        footer = {
            "",
            "The file is a database by itself, as it was at one moment; it has its name once it is",
            "whole. plateau serve --db FILE, or plateau db copy, brings it back.",
            "",
            "Examples:",
            "  plateau db backup monday.db",
            "  plateau db backup monday.db --config /etc/plateau.conf"
        })
public final class DbBackupCommand implements Runnable {
    @Parameters(paramLabel = "FILE", description = "The new file.")
    private String file = "";

    @Mixin
    private final DatabaseOption option = new DatabaseOption();

    private final Screen screen;

    public DbBackupCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        DatabaseWork.backup(screen, option.config(), option.database(), file);
    }
}

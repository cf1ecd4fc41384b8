package plateau.terminal.commands;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import plateau.terminal.screen.Screen;
import plateau.terminal.serving.DatabaseWork;

/// `plateau db copy`: from one kind of database to the other.
@Command(
        name = "copy",
        description = "Copy everything from one database into another that is empty.",
        footer = {
            "",
            "This is how to move from SQLite to PostgreSQL or back. Stop the server first: what is",
            "played while it copies stays behind. The second has everything in the end, or nothing.",
            "",
            "Examples:",
            "  plateau db copy plateau.db postgresql://plateau@localhost/plateau",
            "  plateau db copy postgresql://plateau@localhost/plateau plateau.db"
        })
public final class DbCopyCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "FROM", description = "The database that there is.")
    private String from = "";

    @Parameters(index = "1", paramLabel = "TO", description = "An empty database, or a new file.")
    private String to = "";

    private final Screen screen;

    public DbCopyCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        DatabaseWork.copy(screen, from, to);
    }
}

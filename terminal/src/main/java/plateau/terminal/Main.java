package plateau.terminal;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import plateau.core.BadInput;

/// Where `plateau` begins: finds the command, runs it, and turns what goes wrong into a message and an
/// exit code.
public final class Main {
    /// Something asked for did not hold.
    static final int FAILED = 1;

    /// The command was used wrongly.
    static final int USAGE = 2;

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(Screen.ofProcess(), arguments));
    }

    /// Runs a command line on a screen; gives the exit code.
    public static int run(Screen screen, String... arguments) {
        var line = commandLine(screen);
        int code = line.execute(arguments.length == 0 ? new String[] {"--help"} : arguments);
        screen.out().flush();
        screen.err().flush();
        return code;
    }

    private static CommandLine commandLine(Screen screen) {
        var line = new CommandLine(new Plateau());
        var commands =
                List.of(
                        new GamesCommand(screen),
                        new PlayCommand(screen),
                        new WatchCommand(screen),
                        new SimulateCommand(screen),
                        new ReplayCommand(screen),
                        new VerifyCommand(screen),
                        new SignaturesCommand(screen));
        commands.forEach(line::addSubcommand);
        line.setOut(writer(screen.out()));
        line.setErr(writer(screen.err()));
        line.setColorScheme(
                CommandLine.Help.defaultColorScheme(
                        screen.colours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        line.setUsageHelpWidth(100);
        line.setUsageHelpAutoWidth(false);
        line.setParameterExceptionHandler((thrown, args) -> misused(screen.err(), thrown));
        line.setExecutionExceptionHandler((thrown, failing, parsed) -> failed(screen, thrown));
        return line;
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    private static int misused(PrintStream err, ParameterException thrown) {
        err.println("plateau: " + thrown.getMessage());
        var command = thrown.getCommandLine().getCommandSpec().qualifiedName();
        CommandLine.UnmatchedArgumentException.printSuggestions(thrown, writer(err));
        err.println("Try '" + command + " --help'.");
        return USAGE;
    }

    private static int failed(Screen screen, Exception thrown) {
        return switch (thrown) {
            case Failure failure -> {
                screen.err().println("plateau: " + failure.getMessage());
                yield FAILED;
            }
            case BadInput refused -> {
                screen.err().println("plateau: " + refused.getMessage());
                yield USAGE;
            }
            default -> {
                screen.err().println("plateau: this is a defect of the program: " + thrown);
                if (System.getenv("PLATEAU_DEBUG") != null) {
                    thrown.printStackTrace(screen.err());
                } else {
                    screen.err().println("Set PLATEAU_DEBUG=1 to see where.");
                }
                yield FAILED;
            }
        };
    }
}

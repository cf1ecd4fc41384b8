package plateau.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import plateau.arena.series.Engine;
import plateau.core.GameFault;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.terminal.commands.AnalyseCommand;
import plateau.terminal.commands.BotCheckCommand;
import plateau.terminal.commands.BotCommand;
import plateau.terminal.commands.BotConnectCommand;
import plateau.terminal.commands.BotNewCommand;
import plateau.terminal.commands.CheckCommand;
import plateau.terminal.commands.DbBackupCommand;
import plateau.terminal.commands.DbCheckCommand;
import plateau.terminal.commands.DbCommand;
import plateau.terminal.commands.DbCopyCommand;
import plateau.terminal.commands.EvaluateCommand;
import plateau.terminal.commands.GamesCommand;
import plateau.terminal.commands.LadderCommand;
import plateau.terminal.commands.PiecesCommand;
import plateau.terminal.commands.Plateau;
import plateau.terminal.commands.PlayCommand;
import plateau.terminal.commands.ReplayCommand;
import plateau.terminal.commands.ServeCommand;
import plateau.terminal.commands.SignaturesCommand;
import plateau.terminal.commands.SimulateCommand;
import plateau.terminal.commands.TournamentCommand;
import plateau.terminal.commands.VerifyCommand;
import plateau.terminal.commands.WatchCommand;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.LanguageOption;
import plateau.terminal.options.TableOptions;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Output;
import plateau.terminal.screen.Screen;

/// Where `plateau` begins: finds the command, runs it, and turns what goes wrong into a message and an
/// exit code.
public final class Main {
    /// Something asked for did not hold.
    static final int FAILED = 1;

    /// The command was used wrongly.
    static final int USAGE = 2;

    private Main() {}

    public static void main(String[] arguments) {
        var out = new Output(new FileOutputStream(FileDescriptor.out));
        var screen = Screen.ofProcess(out);
        int code = run(screen, arguments);
        var lost = out.failure();
        lost.ifPresent(why -> complain(screen, screen.words().get("output.lost", why)));
        System.exit(code == 0 && lost.isPresent() ? FAILED : code);
    }

    /// Runs a command line on a screen; gives the exit code.
    public static int run(Screen screen, String... arguments) {
        int code;
        var words = withoutHelp(List.of(arguments));
        try {
            var chosen = LanguageOption.chosen(screen, words);
            if (saysNothing(arguments)) {
                chosen.say("welcome");
                screen.out().flush();
                return 0;
            }
            var line = commandLine(chosen, words);
            boolean wantsHelp =
                    words.size() < arguments.length && line.getSubcommands().containsKey(first(words));
            code = line.execute(withHelp(words, wantsHelp));
        } catch (BadInput refused) {
            code = refused(screen, refused.inWords(), USAGE);
        } catch (OutOfMemoryError full) {
            screen.err().println("plateau: " + screen.words().get("memory"));
            code = FAILED;
        } catch (LinkageError | StackOverflowError defect) {
            code = defect(screen, defect);
        }
        screen.out().flush();
        screen.err().flush();
        return code;
    }

    /// Whether nothing is asked for, but perhaps a language.
    private static boolean saysNothing(String... arguments) {
        var line = String.join(" ", arguments);
        return line.isEmpty() || line.matches("--lang[= ]\\S+");
    }

    /// The words of a command line without `help`, which is another way to say `--help`.
    private static List<String> withoutHelp(List<String> arguments) {
        boolean asks = !arguments.isEmpty() && arguments.getFirst().equals("help");
        return asks ? arguments.subList(1, arguments.size()) : arguments;
    }

    private static String first(List<String> words) {
        return words.isEmpty() ? "" : words.getFirst();
    }

    /// `help` alone is about everything.
    private static String[] withHelp(List<String> words, boolean isAskedFor) {
        return words.isEmpty() || isAskedFor
                ? Stream.concat(words.stream(), Stream.of("--help")).toArray(String[]::new)
                : words.toArray(String[]::new);
    }

    /// All commands, ready to read these arguments.
    static CommandLine commandLine(Screen screen, List<String> arguments) {
        var line = new CommandLine(new Plateau());
        var watch = withFlags("watch", screen, arguments, WatchCommand::new);
        var play = withFlags("play", screen, arguments, PlayCommand::new);
        var simulate = withFlags("simulate", screen, arguments, SimulateCommand::new);
        var evaluate = withFlags("evaluate", screen, arguments, EvaluateCommand::new);
        List.of(watch, play, simulate, evaluate).forEach(each -> TableOptions.withoutGame(each.getCommandSpec()));
        var bot = new CommandLine(new BotCommand());
        bot.addSubcommand(new BotNewCommand(screen));
        bot.addSubcommand(new BotCheckCommand(screen));
        var db = new CommandLine(new DbCommand());
        db.addSubcommand(new DbBackupCommand(screen));
        db.addSubcommand(new DbCopyCommand(screen));
        db.addSubcommand(new DbCheckCommand(screen));
        bot.addSubcommand(new BotConnectCommand(screen));
        var commands = List.<Object>of(
                new GamesCommand(screen),
                play,
                watch,
                simulate,
                new LadderCommand(screen),
                new TournamentCommand(screen),
                evaluate,
                new ReplayCommand(screen),
                new PiecesCommand(screen),
                new VerifyCommand(screen),
                new AnalyseCommand(screen),
                new CheckCommand(screen),
                bot,
                new ServeCommand(screen),
                db,
                new SignaturesCommand(screen));
        commands.forEach(line::addSubcommand);
        LanguageOption.addTo(line);
        LanguageOption.translateHelp(line, screen.words());
        line.setOut(writer(screen.out()));
        line.setErr(writer(screen.err()));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                screen.colours() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        line.setUsageHelpWidth(100);
        line.setParameterExceptionHandler((thrown, args) -> misused(screen, thrown));
        line.setExecutionExceptionHandler((thrown, failing, parsed) -> failed(screen, thrown));
        line.setExecutionStrategy(parsed -> {
            OutsideReport.warn(screen, parsed);
            return new CommandLine.RunLast().execute(parsed);
        });
        return line;
    }

    /// A command that takes the flags of the game that it is about, and `-v` for help, as the programs
    /// did that the games come from.
    private static CommandLine withFlags(
            String name, Screen screen, List<String> arguments, BiFunction<Screen, GameFlags, Object> command) {
        var flags = new GameFlags(name, arguments, screen.words());
        var line = new CommandLine(command.apply(screen, flags));
        flags.addTo(line.getCommandSpec());
        line.getCommandSpec()
                .addOption(OptionSpec.builder("-v")
                        .usageHelp(true)
                        .type(boolean.class)
                        .arity("0")
                        .description("The same as --help.")
                        .build());
        return line;
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    private static int misused(Screen screen, ParameterException thrown) {
        refused(screen, Misuse.message(thrown), USAGE);
        var words = screen.words();
        var suggestions = Misuse.suggestions(thrown);
        if (!suggestions.isEmpty()) {
            screen.err().println(words.get("suggestions", String.join(", ", suggestions)));
        }
        var command = thrown.getCommandLine().getCommandSpec().qualifiedName();
        screen.err().println(words.get("try", command));
        return USAGE;
    }

    private static int refused(Screen screen, Message why, int code) {
        complain(screen, screen.words().text(why));
        return code;
    }

    /// Says what is wrong; whatever is quoted in it is harmless.
    private static void complain(Screen screen, String message) {
        screen.err().println("plateau: " + Text.printable(message));
    }

    private static int failed(Screen screen, Exception thrown) {
        return switch (thrown) {
            case Failure failure -> refused(screen, failure.inWords(), FAILED);
            case BadInput refused -> refused(screen, refused.inWords(), USAGE);
            case Engine.Breakdown broken -> refused(screen, broken.inWords(), FAILED);
            case GameFault fault -> {
                complain(screen, String.valueOf(fault.getMessage()));
                showWhere(screen, fault);
                yield FAILED;
            }
            case ParameterException misused -> misused(screen, misused);
            default -> defect(screen, thrown);
        };
    }

    private static int defect(Screen screen, Throwable thrown) {
        var ours = screen.words().get("defect", thrown);
        complain(screen, OutsideReport.fault(thrown).orElse(ours));
        showWhere(screen, thrown);
        return FAILED;
    }

    private static void showWhere(Screen screen, Throwable thrown) {
        if (System.getenv("PLATEAU_DEBUG") == null) {
            screen.err().println(screen.words().get("debug"));
        } else {
            thrown.printStackTrace(screen.err());
        }
    }
}

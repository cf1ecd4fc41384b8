package plateau.terminal;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import plateau.bots.Bots;
import plateau.core.text.Resource;
import plateau.core.text.Text;
import plateau.games.FailureReason;
import plateau.games.Games;
import plateau.games.LeftOut;
import plateau.terminal.screen.Screen;

/// What is told about games and bots from outside: what could not be used, and what went wrong in them.
final class OutsideReport {
    private OutsideReport() {}

    /// Says, a line each, what was left out, before a command that may miss it. What the command line
    /// asks for by its name is refused, and told with that.
    static void warn(Screen screen, CommandLine.ParseResult parsed) {
        if (parsed.asCommandLineList().stream().anyMatch(OutsideReport::asksForHelp)) {
            return;
        }
        var jars = Optional.ofNullable(System.getenv("PLATEAU_JARS")).orElse("");
        var lines = new ArrayList<>(Jars.warnings(jars));
        var words = parsed.originalArgs().stream()
                .flatMap(word -> Stream.of(word.split("[,:/=]")))
                .toList();
        Stream.concat(Games.leftOut().stream(), Bots.leftOut().stream())
                .filter(each -> words.stream().noneMatch(word -> isRefused(each, word)))
                .map(LeftOut::message)
                .forEach(lines::add);
        lines.forEach(line -> screen.err().println("plateau: " + Text.printable(line)));
    }

    /// Whether a word asks for what was left out, and not for a game or a bot of the same name.
    private static boolean isRefused(LeftOut left, String word) {
        return left.isCalled(word)
                && !Games.ids().contains(word)
                && Games.all().stream()
                        .noneMatch(each -> Bots.ids(each.defaults()).contains(word));
    }

    private static boolean asksForHelp(CommandLine line) {
        return line.isUsageHelpRequested() || line.isVersionHelpRequested();
    }

    /// Whose fault it is when something is thrown in code from a jar; nothing when it is ours.
    static Optional<String> fault(Throwable thrown) {
        var homes = homes();
        for (var cause : causes(thrown)) {
            for (var frame : cause.getStackTrace()) {
                var home = home(frame.getClassName());
                if (homes.contains(home)) {
                    return Optional.of(
                            Text.format("%s in %s failed: %s", frame.getClassName(), home, FailureReason.of(cause)));
                }
            }
        }
        return Optional.empty();
    }

    /// The causes of what was thrown, the first of them first.
    private static List<Throwable> causes(Throwable thrown) {
        var causes = new ArrayList<Throwable>();
        for (var each = thrown; each != null && !causes.contains(each); each = each.getCause()) {
            causes.addFirst(each);
        }
        return causes;
    }

    /// The jars and folders that extensions come from.
    private static Set<String> homes() {
        var homes = new HashSet<String>();
        Games.extensions().forEach(each -> homes.add(Resource.home(each.getClass())));
        return homes;
    }

    private static String home(String type) {
        try {
            var loader = Thread.currentThread().getContextClassLoader();
            return Resource.home(Class.forName(type, false, loader));
        } catch (ClassNotFoundException | LinkageError hidden) {
            return "";
        }
    }
}

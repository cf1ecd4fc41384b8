package plateau.arena.outside;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// How a program is started.
///
/// @param name what people call it until it has said its own name
/// @param command the words of its command line
/// @param tongue how its author is told what it did wrong
public record Program(String name, List<String> command, Tongue tongue) {
    /// What makes a line more than one command.
    private static final Pattern SEVERAL = Pattern.compile("[|&;()<>`\n]");

    /// Commands that a shell does itself.
    private static final Set<String> OF_THE_SHELL = Set.of(
            ".", ":", "cd", "command", "eval", "exec", "exit", "export", "read", "set", "trap", "ulimit", "umask",
            "wait", "{", "!", "if", "for", "while", "until", "case");

    /// In a session of its own nobody gets the Ctrl-C that is meant for us: we end our programs
    /// ourselves. What is limited of the memory is what a process may write to: virtual machines reserve
    /// far more than they use.
    private static final String BEGINNING = "[ \"$0\" = 0 ] || ulimit -d \"$0\" 2>/dev/null;"
            + " command -v setsid >/dev/null && exec setsid \"$@\"; exec \"$@\"";

    public Program {
        command = List.copyOf(command);
    }

    /// A program that speaks the protocol itself.
    public Program(String name, List<String> command) {
        this(name, command, Tongue.LINES);
    }

    /// The same program, called otherwise.
    public Program named(String other) {
        return new Program(other, command, tongue);
    }

    /// What a shell makes of a line. Where that is just a command the shell gives its place to it, and
    /// does not hold its pipes open.
    public static Program shell(String name, String line) {
        return new Program(name, List.of("sh", "-c", isOneCommand(line) ? "exec " + line : line));
    }

    private static boolean isOneCommand(String line) {
        var first = line.strip().split("\\s", 2)[0];
        return !SEVERAL.matcher(line).find() && !first.contains("=") && !OF_THE_SHELL.contains(first);
    }

    /// The command line, for a program that may hold no more than some memory.
    List<String> within(Limits limits) {
        var words = new ArrayList<String>();
        words.addAll(List.of("sh", "-c", BEGINNING));
        words.add(Long.toString(limits.memory() >> 10));
        words.addAll(command);
        return words;
    }
}

package plateau.arena.outside;

import java.util.ArrayList;
import java.util.List;

/// How a program is started.
///
/// @param name what people call it until it has said its own name
/// @param command the words of its command line
public record Program(String name, List<String> command) {
    public Program {
        command = List.copyOf(command);
    }

    /// What a shell makes of a line.
    public static Program shell(String name, String line) {
        return new Program(name, List.of("sh", "-c", line));
    }

    /// The command line, in a shell that first lets no process hold more than some memory. What is
    /// limited is what a process may write to: virtual machines reserve far more than they use.
    List<String> within(Limits limits) {
        if (limits.memory() == 0) {
            return command;
        }
        var words = new ArrayList<String>();
        words.addAll(List.of("sh", "-c", "ulimit -d \"$0\" 2>/dev/null; exec \"$@\""));
        words.add(Long.toString(limits.memory() >> 10));
        words.addAll(command);
        return words;
    }
}

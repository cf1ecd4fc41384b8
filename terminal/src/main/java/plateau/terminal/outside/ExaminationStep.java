package plateau.terminal.outside;

import java.util.List;
import java.util.Map;
import plateau.terminal.screen.Words;

/// A step of an examination: something was found, left out, or could be better.
public sealed interface ExaminationStep permits Verdict, Omission, Advice {
    /// The step for people.
    ///
    /// @param seat how the bot was named
    List<String> lines(Words words, String seat);

    /// For programs.
    Map<String, Object> json(String seat);
}

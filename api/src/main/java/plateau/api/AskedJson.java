package plateau.api;

import java.util.List;
import java.util.Optional;
import plateau.core.wire.Help;

/// The question that comes next, with its answers.
public record AskedJson(
        @Help("What is to be done, or how the game stands.") String status,
        @Help("Those chosen so far.") List<String> words,

        @Help("What is asked for next, by the name that the game has for it.")
        Optional<String> step,

        @Help("The question for the next word, for who is to move.")
        Optional<String> question,

        @Help("Why there is only one answer to it.") Optional<String> only,

        @Help("The words that may come next, and what they do.")
        Optional<List<Choice>> choices,

        @Help("Where the next word, or the last one chosen, turns what lies in the chosen place: its values, as one"
                + " turns clockwise.")
        Optional<List<String>> turns,

        @Help("The move that the words are, once they are a whole one.")
        Optional<String> move) {
    /// A word that may come next.
    public record Choice(
            String word,
            String label,
            @Help("Whether a move is found with it.") boolean isWhole) {}
}

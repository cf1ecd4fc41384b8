package plateau.terminal.prompt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import plateau.core.picture.Picture;

/// The letters that stand for choices on a board: where a spot is too small or too odd to be recognised,
/// a game puts a capital letter in it, inverse.
public final class Labels {
    private final Map<String, String> letters = new HashMap<>();
    private final UnaryOperator<String> shown;

    /// @param shown a word of a move as people read it
    public Labels(Picture picture, UnaryOperator<String> shown) {
        this.shown = shown;
        int width = picture.width();
        for (int row = 0; row < picture.height(); row++) {
            for (int column = 0; column < width; column++) {
                char character = picture.characterAt(row, column);
                var word = picture.wordAt(row, column);
                if (Character.isUpperCase(character)
                        && !word.isEmpty()
                        && picture.inkAt(row, column).inverse()) {
                    letters.put(word, String.valueOf(character));
                }
            }
        }
    }

    /// Whether the board has a letter for a word.
    public boolean has(String word) {
        return letters.containsKey(word);
    }

    /// `A city@2` where the board has a letter for the word, or else just the word.
    public String of(String word) {
        var letter = letters.get(word);
        return letter == null ? shown.apply(word) : letter + " " + shown.apply(word);
    }

    /// What somebody typed; a letter of the board as the word it stands for.
    List<String> read(String typed) {
        return List.of(word(typed).orElse(typed));
    }

    /// The word that a letter stands for, in capitals or not.
    public Optional<String> word(String letter) {
        return letters.entrySet().stream()
                .filter(each -> each.getValue().equalsIgnoreCase(letter))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}

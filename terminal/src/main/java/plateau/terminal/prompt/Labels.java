package plateau.terminal.prompt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.picture.Picture;

/// The letters that stand for choices on a board: where a spot is too small or too odd to be recognised,
/// a game puts a capital letter in it, inverse.
public final class Labels {
    private final Map<String, String> letters = new HashMap<>();

    public Labels(Picture picture) {
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
        return letter == null ? word : letter + " " + word;
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

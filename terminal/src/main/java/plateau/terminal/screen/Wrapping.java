package plateau.terminal.screen;

import java.util.ArrayList;
import java.util.List;

/// How a text is put in lines of so many cells: broken between words where that can be.
///
/// @param head what the first line begins with
/// @param inset what every other line begins with
public record Wrapping(String head, String inset, int width) {
    public List<String> lines(String text) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(head);
        boolean isBlank = true;
        for (var word : text.strip().split(" +", -1)) {
            if (!isBlank && Letters.width(line + " " + word) > width) {
                lines.add(line.toString());
                line = new StringBuilder(inset);
                isBlank = true;
            }
            line.append(isBlank ? "" : " ").append(word);
            isBlank = false;
        }
        lines.add(line.toString());
        return lines;
    }
}

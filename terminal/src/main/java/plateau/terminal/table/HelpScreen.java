package plateau.terminal.table;

import java.util.ArrayList;
import java.util.List;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.View;
import plateau.terminal.screen.Words;
import plateau.words.Vocabulary;

/// What `?` says: the question, the words that answer it, the picture, the rules in brief and the keys.
record HelpScreen(Words words, Game game) {
    /// The question for the word that comes next.
    String question(View view, Selection selection, boolean isPointedAt) {
        return Vocabulary.of(words.language()).question(game, view, selection.words(), isPointedAt);
    }

    /// Why there is only one answer.
    String only(View view, Selection selection, String word) {
        var why = Vocabulary.of(words.language()).only(game, view, selection.words());
        return words.get("table.only", words.shown(game, word), why);
    }

    /// What a choice means; empty where nobody has said.
    String meaning(String word) {
        return Vocabulary.of(words.language()).meaning(game, word);
    }

    List<String> lines(View view, Selection selection, boolean isPointedAt) {
        var lines = new ArrayList<String>();
        lines.add(question(view, selection, isPointedAt));
        for (var word : selection.choices()) {
            var meaning = meaning(word);
            if (!meaning.isEmpty()) {
                var shown = words.shown(game, word);
                lines.add("  " + words.get("table.meaning", shown, meaning));
            }
        }
        if (isPointedAt) {
            lines.add("  " + words.get("table.underlined"));
        }
        lines.add("");
        var legend = words.own(game, "legend");
        if (!legend.isEmpty()) {
            lines.add(words.get("table.legend"));
            lines.addAll(block(legend));
        }
        lines.add(words.get("table.rules"));
        lines.addAll(block(words.brief(game)));
        lines.add(words.get("table.keys"));
        for (var line : words.get("table.keys.lines").split("\n")) {
            lines.add("  " + line);
        }
        return lines;
    }

    /// A text of several lines as paragraphs, which are broken anew.
    private static List<String> block(String text) {
        var lines = new ArrayList<String>();
        for (var paragraph : text.strip().split("\n\n")) {
            lines.add("  " + paragraph.replace('\n', ' '));
        }
        lines.add("");
        return lines;
    }
}

package plateau.terminal.table;

import java.util.ArrayList;
import java.util.List;
import plateau.core.View;
import plateau.core.text.Text;

/// What is said while somebody is asked: the question, and what stands below what is typed.
///
/// @param canUndo whether the turn has a decision that can be taken back
record QuestionText(SharedTable table, View view, int player, Choosing choosing, Typing typed, boolean canUndo) {
    /// A longer name would leave the question no room.
    private static final int LONGEST_NAME = 30;

    String question() {
        var chosen = table.shown(String.join(" ", choosing.selection().words()));
        return table.words()
                .get(
                        chosen.isEmpty() ? "table.ask" : "table.ask.more",
                        Text.shorten(table.narrator().name(player), LONGEST_NAME),
                        table.help().question(view, choosing.selection(), choosing.isPointedAt()),
                        chosen);
    }

    /// News, or else what the cursor's choice means, or what one can do.
    List<String> said(List<String> news) {
        var said = new ArrayList<>(news);
        if (news.isEmpty()) {
            said.add(choice());
        }
        said.add(table.words().get(canUndo ? "table.keys.undo" : "table.keys.line"));
        return said;
    }

    private String choice() {
        var help = table.help();
        if (choosing.choices().size() == 1) {
            return help.only(view, choosing.selection(), choosing.choices().getFirst());
        }
        var meaning = help.meaning(choosing.cursor());
        return meaning.isEmpty()
                ? completions()
                : table.words().get("table.meaning", table.shown(choosing.cursor()), meaning);
    }

    /// The words that what is typed may become, or what Enter does, or where the cursor is.
    private String completions() {
        var words = table.words();
        if (typed.isEmpty()) {
            return words.get("table.at", table.shown(choosing.cursor()));
        }
        var fitting = typed.completions(choosing.selection());
        if (!fitting.isEmpty()) {
            return words.get("table.completions", Text.shortList(fitting, 10));
        }
        return switch (typed.command().orElse(Command.HELP)) {
            case SAVE -> words.get("table.typing.save");
            case VIEW -> words.get("table.views.all", String.join(", ", view.pictures()));
            default -> words.get("table.typing");
        };
    }
}

package plateau.terminal;

import java.util.List;
import java.util.Locale;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Text;
import plateau.core.Turn;

/// A person at the keyboard, or a file of answers in its place. The person is shown the board, asked
/// for the words of a move one by one, and, where the game wants to be sure, for a confirmation.
final class Human implements Player {
    /// More choices than this are not listed in the question.
    private static final int LISTED = 12;

    private final Screen screen;
    private final Answers answers;
    private final Announcer announcer;

    Human(Screen screen, Answers answers, Announcer announcer) {
        this.screen = screen;
        this.answers = answers;
        this.announcer = announcer;
    }

    @Override
    public int choose(Turn turn) {
        var position = turn.position();
        while (true) {
            screen.draw(position.picture(turn.player()));
            int move = askMove(position, turn);
            var closeUp = position.closeUp(move);
            if (closeUp.isEmpty()) {
                return move;
            }
            screen.out().print(closeUp);
            if (confirms(position.notation(move))) {
                return move;
            }
        }
    }

    private int askMove(State position, Turn turn) {
        var all = Selection.of(position, turn.legal());
        var selection = all;
        while (true) {
            selection = forced(selection);
            if (selection.isComplete()) {
                return selection.move();
            }
            ask(question(turn, selection));
            var word = readWord(selection);
            boolean isPossible = selection.choices().contains(word);
            if (word.isEmpty() || (!isPossible && selection.words().contains(word))) {
                continue;
            }
            if (isPossible) {
                selection = selection.choose(word);
            } else {
                answers.dropLine();
                screen.say("illegal", word, Text.shortList(selection.choices(), LISTED));
                selection = all;
            }
        }
    }

    /// The selection with every word that leaves no choice, except that a move which is the only one is
    /// still the person's to make. Such words may be typed all the same: they are passed over.
    private Selection forced(Selection selection) {
        var choices = selection.choices();
        if (choices.size() != 1) {
            return selection;
        }
        var next = selection.choose(choices.getFirst());
        if (selection.words().isEmpty() && next.isComplete()) {
            return selection;
        }
        return forced(next);
    }

    private String question(Turn turn, Selection selection) {
        var choices = selection.choices();
        boolean isCell = isCell(choices.getFirst());
        var listed =
                isCell && choices.size() > LISTED
                        ? ""
                        : " [" + Text.shortList(choices, LISTED) + "]";
        var key = isCell ? "ask.cell" : selection.words().isEmpty() ? "ask.word" : "ask.next";
        var chosen = String.join(" ", selection.words());
        return screen.words().get(key, announcer.name(turn.player()), chosen) + listed + " > ";
    }

    /// The next word of a move. A cell may be typed as two numbers, `2 3` for `2,3`.
    private String readWord(Selection selection) {
        var word = nextWord();
        if (isCell(selection.choices().getFirst()) && word.matches("-?\\d+,?")) {
            var first = word.replace(",", "");
            ask("  " + first + ",");
            var second = nextWord();
            return second.isEmpty() || isCell(second) ? second : first + "," + second;
        }
        return word;
    }

    private static boolean isCell(String word) {
        return word.matches("-?\\d+,-?\\d+");
    }

    /// Rules of Piles 5.1: `o` or `y` plays, `n` begins the turn again, anything else is asked again.
    private boolean confirms(String notation) {
        while (true) {
            ask(screen.words().get("confirm", notation) + " > ");
            var answer = nextWord().toLowerCase(Locale.ROOT);
            if (answer.startsWith("o") || answer.startsWith("y")) {
                return true;
            }
            if (answer.startsWith("n")) {
                return false;
            }
            answers.dropLine();
            screen.say("confirm.unclear", answer);
        }
    }

    /// Asks a question unless the answer has been given already.
    private void ask(String question) {
        if (!answers.isWaiting()) {
            screen.out().print(question);
            screen.out().flush();
        }
    }

    private String nextWord() {
        var word = answers.next().orElseThrow(() -> new Leaving(screen.words().get("input.ended")));
        if (List.of("q", "Q", "quit").contains(word)) {
            throw new Leaving(screen.words().get("left"));
        }
        return word;
    }
}

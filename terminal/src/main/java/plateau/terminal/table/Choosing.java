package plateau.terminal.table;

import java.util.List;
import plateau.core.Ask;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.picture.Picture;
import plateau.terminal.painting.Spots;

/// How far a move is chosen, word by word, and which word one is at.
final class Choosing {
    private final SharedTable table;
    private final State position;
    private final int player;
    private final Selection all;
    private Selection selection;
    private Picture spots;
    private Spots places;
    private String cursor = "";

    Choosing(SharedTable table, State position, Moves legal, int player) {
        this.table = table;
        this.position = position;
        this.player = player;
        all = Selection.of(position, legal);
        selection = all;
        spots = picture(all);
        places = new Spots(spots);
        moveTo(firstChoice());
    }

    private Picture picture(Selection chosen) {
        return table.words().translate(table.game(), Ask.picture(position, player, chosen));
    }

    private String firstChoice() {
        return choices().isEmpty() ? "" : choices().getFirst();
    }

    /// What was chosen so far, and what may come next.
    Selection selection() {
        return selection;
    }

    List<String> choices() {
        return selection.choices();
    }

    /// Goes on with what was chosen.
    void narrow(Selection next) {
        selection = next;
        spots = picture(next);
        places = new Spots(spots);
        if (!choices().contains(cursor)) {
            moveTo(firstChoice());
        }
    }

    /// Begins again, with some words.
    void restart(List<String> words) {
        narrow(all.chooseAll(words));
    }

    /// Takes back the last word, at which the cursor is then; says whether there was one.
    boolean takeBack() {
        var words = selection.words();
        if (words.isEmpty()) {
            return false;
        }
        restart(words.subList(0, words.size() - 1));
        moveTo(words.getLast());
        return true;
    }

    /// The choice one is at; empty where there is none.
    String cursor() {
        return cursor;
    }

    void moveTo(String choice) {
        cursor = choice;
    }

    /// The board with the places at which one can point.
    Picture spots() {
        return spots;
    }

    Spots places() {
        return places;
    }

    /// Whether every choice is a place on the board.
    boolean isPointedAt() {
        return spots.words().containsAll(choices());
    }

    /// The board as it would be if the cursor's choice were taken, where it keeps its size.
    Picture preview() {
        if (cursor.isEmpty()) {
            return spots;
        }
        var preview = picture(selection.choose(cursor));
        return preview.height() == spots.height() ? preview : spots;
    }
}

package plateau.terminal.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.core.Ask;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.View;
import plateau.terminal.console.Press;
import plateau.terminal.prompt.Labels;
import plateau.terminal.prompt.Refusals;
import plateau.terminal.prompt.TurnReader;
import plateau.terminal.screen.Departures;
import plateau.words.MoveWords;

/// Asks a person for one move, word by word, by arrows, mouse or typing, until it is whole.
final class Question {
    /// What was answered.
    ///
    /// @param moves one or, where several were typed at once, more; none to take back the last decision
    /// @param confirmed what was typed of the question that would come next
    record Answer(List<Integer> moves, Optional<Boolean> confirmed) {
        boolean isUndo() {
            return moves.isEmpty();
        }
    }

    private static final Answer UNDO = new Answer(List.of(), Optional.empty());

    /// The clock is painted so often.
    private static final Duration TICK = Duration.ofMillis(200);

    private final SharedTable table;
    private final State position;
    private final int player;
    private final View view;
    private final boolean canUndo;
    private final MoveWords moveWords;
    private final TurnReader reader;
    private final Refusals refusals;
    private final List<String> marked;
    private final Choosing choosing;
    private final Typing typed;
    private final QuestionText wording;
    private final Orders orders;
    private List<String> notes;
    private Optional<Answer> answer = Optional.empty();

    /// @param marked the words of the move before
    /// @param canUndo whether the turn has a decision that can be taken back
    /// @param notes what is said first
    Question(
            SharedTable table,
            State position,
            Moves legal,
            int player,
            List<String> marked,
            boolean canUndo,
            List<String> notes) {
        this.table = table;
        this.position = position;
        this.player = player;
        this.marked = marked;
        this.canUndo = canUndo;
        this.notes = notes;
        moveWords = MoveWords.of(table.game());
        typed = new Typing(moveWords, table.words().language());
        view = Ask.view(position, player);
        reader = new TurnReader(
                position,
                legal,
                moveWords,
                List.of(table.words().get("confirm.choices").split(" ")));
        refusals = new Refusals(table.words(), table.game());
        choosing = new Choosing(table, position, legal, player);
        wording = new QuestionText(table, view, player, choosing, typed, canUndo);
        orders = new Orders(table, position, legal, player, view, choosing);
    }

    Answer answer() {
        table.console().dropHasty();
        while (answer.isEmpty()) {
            take(press(scene()));
        }
        return answer.get();
    }

    /// The next key; meanwhile the clock is painted again and again, if there is one.
    private Press press(ScreenState scene) {
        var press = Optional.<Press>empty();
        while (press.isEmpty()) {
            table.screen().paint(scene);
            press = table.screen().isTimed(player)
                    ? table.console().next(TICK)
                    : Optional.of(table.console().next());
        }
        return press.get();
    }

    /// Shows a move from near and asks whether it is meant.
    boolean confirms(String notation, String closeUp) {
        var lines =
                Arrays.stream(closeUp.split("\n")).map(String::stripTrailing).toList();
        var shown = new ArrayList<String>();
        shown.add(String.join("  ", lines.stream().map(String::strip).toList()));
        shown.add(table.words().get("table.confirm.keys"));
        return table.agrees(scene(), table.words().get("confirm", table.shown(notation)), shown, true);
    }

    private ScreenState scene() {
        return new ScreenState(
                view,
                player,
                choosing.preview(),
                choosing.spots(),
                choosing.places(),
                choosing.choices(),
                choosing.cursor(),
                marked,
                wording.question(),
                typed.text(),
                typed.isOffered(),
                wording.said(notes),
                !notes.isEmpty());
    }

    private void take(Press press) {
        switch (press.key()) {
            case UP, DOWN, LEFT, RIGHT -> {
                notes = List.of();
                choosing.moveTo(table.screen().ways().from(choosing.cursor(), press.key()));
            }
            case HOME -> choosing.moveTo(choosing.choices().getFirst());
            case END -> choosing.moveTo(choosing.choices().getLast());
            case TAB -> complete(1);
            case BACK_TAB -> complete(-1);
            case ENTER -> enter();
            case BACKSPACE, DELETE -> {
                if (typed.isEmpty()) {
                    back();
                } else {
                    typed.takeBack();
                }
            }
            case ESCAPE -> {
                if (typed.isEmpty()) {
                    back();
                }
                typed.set("");
            }
            case PAGE_UP, WHEEL_UP -> table.screen().chronicle().leafBack();
            case PAGE_DOWN, WHEEL_DOWN -> table.screen().chronicle().leafOn();
            case CLICK -> {
                var word = table.screen().choiceAt(scene(), press.row(), press.column());
                if (!word.isEmpty()) {
                    choose(word);
                }
            }
            case CHARACTER -> type(press);
            case INTERRUPT -> orders.leave(scene());
            case INPUT_ENDED -> throw new Player.Leaving(Departures.INPUT_ENDED);
            case RESIZE -> {}
        }
    }

    private void type(Press press) {
        notes = List.of();
        if ((typed.isEmpty() || typed.isOffered()) && press.is('?')) {
            orders.explain();
        } else if (typed.isEmpty() && press.is(' ')) {
            choose(choosing.cursor());
        } else {
            typed.add(press.text());
        }
    }

    /// Completes what is typed as far as it is certain; with nothing typed goes to another choice.
    private void complete(int step) {
        if (typed.isEmpty()) {
            choosing.moveTo(Ways.next(choosing.choices(), choosing.cursor(), step));
        } else {
            typed.complete(choosing.selection());
        }
    }

    private void choose(String word) {
        notes = List.of();
        var next = choosing.selection().choose(word);
        if (next.isComplete()) {
            answer = Optional.of(new Answer(List.of(next.move()), Optional.empty()));
        } else {
            choosing.narrow(next);
            typed.set("");
        }
    }

    private void back() {
        notes = List.of();
        if (choosing.takeBack()) {
            typed.set("");
        } else if (canUndo) {
            answer = Optional.of(UNDO);
        } else {
            notes = List.of(table.words().get("table.nothing"));
        }
    }

    private void enter() {
        var line = typed.words();
        if (line.isEmpty()) {
            choose(choosing.cursor());
            return;
        }
        var first = line.getFirst();
        boolean isWord = moveWords.among(choosing.choices(), first).isPresent();
        var command = isWord ? Optional.<Command>empty() : Command.of(first);
        var lettered = new Labels(choosing.spots(), table::shown).word(first).filter(choosing.choices()::contains);
        if (command.isPresent()) {
            typed.set("");
            obey(command.get(), line.subList(1, line.size()));
        } else if (line.size() == 1 && !isWord && lettered.isPresent()) {
            choose(lettered.get());
        } else {
            read(line);
        }
    }

    private void read(List<String> line) {
        var words = new ArrayList<>(choosing.selection().words());
        words.addAll(line);
        switch (reader.read(words)) {
            case TurnReader.Decided decided -> answer = Optional.of(new Answer(decided.moves(), decided.confirmed()));
            case TurnReader.Unfinished unfinished -> {
                var half = unfinished.half();
                choosing.restart(unfinished.words());
                notes = half.isEmpty() ? List.of() : List.of(table.words().get("table.half"));
                typed.set(half.isEmpty() ? "" : half + ",");
            }
            case TurnReader.Ambiguous several -> refuse(refusals.text(several));
            case TurnReader.Unfit unfit -> {
                var why = refusals.why(unfit, position, table.narrator()::name);
                refuse(why + refusals.text(unfit, view.spans()));
            }
        }
    }

    /// Says why a line is refused. It stays to be mended, but what is typed next takes its place.
    private void refuse(String why) {
        notes = List.of(why);
        typed.offer(typed.text());
    }

    private void obey(Command command, List<String> rest) {
        switch (command) {
            case HELP -> orders.explain();
            case MOVES -> notes = orders.moves();
            case VIEW -> notes = orders.look(rest);
            case BACK -> back();
            case UNDO -> undo();
            case HINT -> hint();
            case SAVE -> notes = List.of(table.saved(rest));
            case RESIGN -> orders.resign(scene());
            case QUIT -> orders.leave(scene());
        }
    }

    private void undo() {
        if (!choosing.selection().words().isEmpty()) {
            choosing.restart(List.of());
            typed.set("");
        } else {
            back();
        }
    }

    private void hint() {
        var hint = new Hint(table, position, player).find(scene());
        notes = hint.lines();
        if (!hint.move().isEmpty()) {
            choosing.restart(List.of());
            typed.offer(table.shown(hint.move()));
        }
    }
}

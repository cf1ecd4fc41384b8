package plateau.terminal.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.arena.Foul;
import plateau.core.Ask;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;
import plateau.core.text.Text;
import plateau.terminal.console.Press;
import plateau.terminal.painting.Spots;
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

    /// A longer name would leave the question no room.
    private static final int LONGEST_NAME = 30;

    private final Table table;
    private final State position;
    private final Moves legal;
    private final int player;
    private final View view;
    private final boolean canUndo;
    private final MoveWords moveWords;
    private final TurnReader reader;
    private final Refusals refusals;
    private final Help help;
    private final Selection all;
    private final List<String> marked;

    private Selection selection;
    private Picture spots = new Picture();
    private String cursor = "";
    private final Typing typed;
    private List<String> notes;
    private Optional<Answer> answer = Optional.empty();

    /// @param marked the words of the move before
    /// @param canUndo whether the turn has a decision that can be taken back
    /// @param notes what is said first
    Question(
            Table table,
            State position,
            Moves legal,
            int player,
            List<String> marked,
            boolean canUndo,
            List<String> notes) {
        this.table = table;
        this.position = position;
        this.legal = legal;
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
        help = table.help();
        all = Selection.of(position, legal);
        selection = all;
        narrow(all);
    }

    Answer answer() {
        table.console().dropHasty();
        while (answer.isEmpty()) {
            table.screen().paint(scene());
            table.console().next(TICK).ifPresent(this::take);
        }
        return answer.get();
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

    /// Goes to the next word.
    private void narrow(Selection next) {
        selection = next;
        typed.set("");
        spots = picture(selection);
        var choices = selection.choices();
        if (!choices.contains(cursor)) {
            cursor = choices.isEmpty() ? "" : choices.getFirst();
        }
    }

    private Picture picture(Selection chosen) {
        var picture = Ask.picture(position, player, chosen);
        return table.words().translate(table.game(), picture);
    }

    /// The board as it would be if the cursor's choice were taken, where it keeps its size.
    private Picture preview() {
        if (cursor.isEmpty()) {
            return spots;
        }
        var preview = picture(selection.choose(cursor));
        return preview.height() == spots.height() ? preview : spots;
    }

    private boolean isPointedAt() {
        return spots.words().containsAll(selection.choices());
    }

    private Scene scene() {
        var chosen = table.shown(String.join(" ", selection.words()));
        var question = table.words()
                .get(
                        chosen.isEmpty() ? "table.ask" : "table.ask.more",
                        Text.shorten(table.narrator().name(player), LONGEST_NAME),
                        help.question(view, selection, isPointedAt()),
                        chosen);
        return new Scene(
                view,
                player,
                preview(),
                spots,
                new Spots(spots),
                selection.choices(),
                cursor,
                marked,
                question,
                typed.text(),
                typed.isOffered(),
                said(),
                !notes.isEmpty());
    }

    /// What is said below the prompt: news, or else what the cursor's choice means, or what one can do.
    private List<String> said() {
        var said = new ArrayList<>(notes);
        var choices = selection.choices();
        if (notes.isEmpty() && choices.size() == 1) {
            said.add(help.only(view, selection, choices.getFirst()));
        } else if (notes.isEmpty() && !help.meaning(cursor).isEmpty()) {
            said.add(table.words().get("table.meaning", table.shown(cursor), help.meaning(cursor)));
        } else if (notes.isEmpty()) {
            said.add(completions());
        }
        said.add(table.words().get(canUndo ? "table.keys.undo" : "table.keys.line"));
        return said;
    }

    /// The words that what is typed may become, or what Enter does, or where the cursor is.
    private String completions() {
        var words = table.words();
        if (typed.isEmpty()) {
            return words.get("table.at", table.shown(cursor));
        }
        var fitting = typed.completions(selection);
        if (!fitting.isEmpty()) {
            return words.get("table.completions", Text.shortList(fitting, 10));
        }
        return switch (typed.command().orElse(Command.HELP)) {
            case SAVE -> words.get("table.typing.save");
            case VIEW -> words.get("table.views.all", String.join(", ", view.pictures()));
            default -> words.get("table.typing");
        };
    }

    private void take(Press press) {
        switch (press.key()) {
            case UP, DOWN, LEFT, RIGHT -> {
                notes = List.of();
                cursor = table.screen().ways().from(cursor, press.key());
            }
            case HOME -> cursor = selection.choices().getFirst();
            case END -> cursor = selection.choices().getLast();
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
            case INTERRUPT -> leave();
            case INPUT_ENDED -> throw new Player.Leaving(Departures.INPUT_ENDED);
            case RESIZE -> {}
        }
    }

    private void type(Press press) {
        notes = List.of();
        if ((typed.isEmpty() || typed.isOffered()) && press.is('?')) {
            explain();
        } else if (typed.isEmpty() && press.is(' ')) {
            choose(cursor);
        } else {
            typed.add(press.text());
        }
    }

    /// Completes what is typed as far as it is certain; with nothing typed goes to another choice.
    private void complete(int step) {
        if (typed.isEmpty()) {
            cursor = Ways.next(selection.choices(), cursor, step);
        } else {
            typed.complete(selection);
        }
    }

    private void choose(String word) {
        notes = List.of();
        var next = selection.choose(word);
        if (next.isComplete()) {
            answer = Optional.of(new Answer(List.of(next.move()), Optional.empty()));
        } else {
            narrow(next);
        }
    }

    private void back() {
        notes = List.of();
        if (!selection.words().isEmpty()) {
            var words = selection.words();
            var last = words.getLast();
            narrow(all.chooseAll(words.subList(0, words.size() - 1)));
            cursor = last;
        } else if (canUndo) {
            answer = Optional.of(UNDO);
        } else {
            notes = List.of(table.words().get("table.nothing"));
        }
    }

    private void enter() {
        var line = typed.words();
        if (line.isEmpty()) {
            choose(cursor);
            return;
        }
        var first = line.getFirst();
        boolean isWord = moveWords.among(selection.choices(), first).isPresent();
        var command = isWord ? Optional.<Command>empty() : Command.of(first);
        var lettered = new Labels(spots, table::shown).word(first).filter(selection.choices()::contains);
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
        var words = new ArrayList<>(selection.words());
        words.addAll(line);
        switch (reader.read(words)) {
            case TurnReader.Decided decided -> answer = Optional.of(new Answer(decided.moves(), decided.confirmed()));
            case TurnReader.Unfinished unfinished -> {
                var half = unfinished.half();
                narrow(all.chooseAll(unfinished.words()));
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
            case HELP -> explain();
            case MOVES ->
                table.pages()
                        .show(
                                table.words().get("table.moves", legal.size()),
                                Ask.notations(position).stream()
                                        .map(table::shown)
                                        .toList());
            case VIEW -> look(rest);
            case BACK -> back();
            case UNDO -> undo();
            case HINT -> hint();
            case SAVE -> notes = List.of(table.saved(rest));
            case RESIGN -> {
                if (table.agrees(scene(), table.words().get("table.resign"), List.of(), false)) {
                    throw new Foul(Ending.RESIGNED, Departures.LEFT);
                }
            }
            case QUIT -> leave();
        }
    }

    /// Shows other pictures of the position, or says which there are.
    private void look(List<String> rest) {
        if (!table.look(position, player, rest)) {
            var pictures = String.join(", ", view.pictures());
            notes = List.of(table.words().get("table.views", pictures));
        }
    }

    private void explain() {
        table.pages().show(table.game().id(), help.lines(view, selection, isPointedAt()));
    }

    private void undo() {
        if (!selection.words().isEmpty()) {
            narrow(all);
        } else {
            back();
        }
    }

    /// Leaving stops the game; nobody has lost it, and it can be taken up again.
    private void leave() {
        if (table.agrees(scene(), table.words().get("table.stop"), List.of(), false)) {
            table.stop().run();
            throw new Interrupted();
        }
    }

    private void hint() {
        var hint = new Hint(table, position, player).find(scene());
        notes = hint.lines();
        if (!hint.move().isEmpty()) {
            narrow(all);
            typed.offer(table.shown(hint.move()));
        }
    }
}

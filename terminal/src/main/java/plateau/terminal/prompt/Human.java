package plateau.terminal.prompt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Interrupted;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.View;
import plateau.core.text.Text;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Departures;
import plateau.terminal.screen.Screen;
import plateau.words.MoveWords;

/// A person at the keyboard, or a file of answers in its place. The person is shown the board and asked
/// for a move, on one line or word by word on several, and, where the game wants to be sure, for a
/// confirmation. A line that does not fit changes nothing; an empty one takes back the words before it.
public final class Human implements Player {
    /// More choices than this are not listed in the question.
    private static final int LISTED = 12;

    /// So much is quoted of what was typed.
    private static final int QUOTED = 60;

    private static final List<String> EXPLAIN = List.of("?", "help", "aide");
    private static final List<String> LIST = List.of("moves", "coups");
    private static final List<String> LOOK = List.of("view", "vue");
    private static final List<String> LEAVE = List.of("q", "quit", "quitter");

    private final Screen screen;
    private final AnswerLines answers;
    private final Announcer announcer;
    private final Handover handover;
    private final Game game;
    private final Refusals refusals;
    private final List<String> views;
    private final Hesitations hesitations;
    private final Runnable stop;

    /// What the last line said of decisions that come later in the turn.
    private final Deque<Integer> planned = new ArrayDeque<>();

    private Optional<Boolean> confirmed = Optional.empty();

    /// @param views what is shown of a position besides the board
    /// @param hesitations how often in a turn it may say no to its own move
    /// @param stop breaks off the game
    public Human(
            Screen screen,
            AnswerLines answers,
            Announcer announcer,
            Handover handover,
            Game game,
            List<String> views,
            Hesitations hesitations,
            Runnable stop) {
        this.screen = screen;
        this.answers = answers;
        this.announcer = announcer;
        this.handover = handover;
        this.game = game;
        this.views = views;
        this.hesitations = hesitations;
        this.stop = stop;
        this.refusals = new Refusals(screen.words(), game);
    }

    @Override
    public int choose(Turn turn) {
        var position = turn.position();
        var view = Ask.view(position, turn.player());
        if (handover.isDue(turn)) {
            handover.clear();
            ask(screen.words().get("handover", announcer.narrator().name(turn.player())) + " > ");
            handover.catchUp(turn);
        }
        int refused = 0;
        while (true) {
            if (planned.isEmpty() || !turn.legal().contains(planned.getFirst())) {
                plan(askMoves(position, view, turn));
            }
            int move = planned.removeFirst();
            var closeUp = view.closeUp(position.notation(move));
            if (closeUp.isEmpty()) {
                return move;
            }
            screen.out().print(closeUp);
            if (isMeant(position.notation(move))) {
                return move;
            }
            planned.clear();
            if (hesitations.areSpent(++refused)) {
                return loseTurn(position, turn);
            }
        }
    }

    /// Whether a move is to be made, as its line said or as the person says when it is asked.
    private boolean isMeant(String notation) {
        return confirmed.isPresent() ? confirmed.get() : !hesitations.areAsked() || confirms(notation);
    }

    /// Who has hesitated too often loses its turn to the rules' idle move, or the game stops.
    private int loseTurn(State position, Turn turn) {
        if (hesitations.stops()) {
            announcer.narrator().stopping(screen.words().get("confirm.stop"));
            throw stopped();
        }
        int idle = position.idleMove(turn.legal());
        screen.say("confirm.lost", position.notation(idle));
        return idle;
    }

    private Interrupted stopped() {
        stop.run();
        return new Interrupted();
    }

    private void plan(TurnReader.Decided decided) {
        planned.clear();
        planned.addAll(decided.moves());
        confirmed = decided.confirmed();
    }

    private TurnReader.Decided askMoves(State position, View view, Turn turn) {
        var selection = Selection.of(position, turn.legal());
        var picture = Ask.picture(position, turn.player(), selection);
        screen.draw(screen.words().translate(game, picture), selection);
        views.stream()
                .filter(name -> !name.equals(view.pictures().getFirst()))
                .forEach(name -> look(position, turn, name));
        announcer.caption(view);
        var yesOrNo = List.of(screen.words().get("confirm.choices").split(" "));
        var reader = new TurnReader(position, turn.legal(), MoveWords.of(game), yesOrNo);
        var labels = new Labels(picture, this::shown);
        var given = new ArrayList<String>();
        while (true) {
            var begun = given.isEmpty()
                    ? new MoveReader.Begun(reader.moves(), "")
                    : ((TurnReader.Unfinished) reader.read(given)).begun();
            var line = ask(question(turn, begun, !given.isEmpty(), picture.words(), labels));
            if (line.isEmpty()) {
                given.clear();
                continue;
            }
            var longer = new ArrayList<>(given);
            longer.addAll(line.size() == 1 ? labels.read(line.getFirst()) : line);
            var reading = reader.read(longer);
            if (reading instanceof TurnReader.Unfit && isOwnBeginning(reader, begun, line)) {
                // Half a cell was typed, and now a whole one.
                given.clear();
                longer = new ArrayList<>(line);
                reading = reader.read(line);
            }
            switch (reading) {
                case TurnReader.Decided decided -> {
                    return decided;
                }
                case TurnReader.Unfinished _ -> {
                    given.clear();
                    given.addAll(longer);
                }
                case TurnReader.Ambiguous several -> screen.out().println(refusals.text(several));
                case TurnReader.Unfit _ when isWord(line, EXPLAIN) -> explain();
                case TurnReader.Unfit _ when isWord(line, LIST) -> list(position, turn);
                case TurnReader.Unfit _
                when isWord(line.subList(0, 1), LOOK) -> look(position, turn, view, line.subList(1, line.size()));
                case TurnReader.Unfit unfit -> {
                    var why = refusals.why(unfit, position, announcer.narrator()::name);
                    screen.out().println(why + refusals.text(unfit, view.spans()));
                }
            }
        }
    }

    private String shown(String notation) {
        return screen.words().shown(game, notation);
    }

    /// Whether a line that does not go on with half a cell begins a move by itself.
    private static boolean isOwnBeginning(TurnReader reader, MoveReader.Begun begun, List<String> line) {
        return !begun.half().isEmpty() && !(reader.read(line) instanceof TurnReader.Unfit);
    }

    private static boolean isWord(List<String> line, List<String> words) {
        return line.size() == 1 && words.contains(line.getFirst().toLowerCase(Locale.ROOT));
    }

    /// How to read the picture, and what can be typed.
    private void explain() {
        screen.out().println(announcer.legend());
        screen.say("prompt.help");
    }

    private void list(State position, Turn turn) {
        for (int move : turn.legal().toArray()) {
            screen.out().println("  " + shown(Ask.notation(position, move)));
        }
    }

    /// Draws the view that is named, or else the one that says most; says which there are if it is not
    /// one of them.
    private void look(State position, Turn turn, View view, List<String> rest) {
        var pictures = view.pictures();
        var name = rest.isEmpty() ? pictures.getLast() : String.join(" ", rest);
        if (pictures.contains(name)) {
            look(position, turn, name);
        } else {
            screen.say("table.views", String.join(", ", pictures));
        }
    }

    private void look(State position, Turn turn, String name) {
        var picture = Ask.picture(position, turn.player(), name);
        screen.draw(screen.words().translate(game, picture));
    }

    /// @param spots the words at which one can point in the picture
    private String question(Turn turn, MoveReader.Begun begun, boolean goesOn, Set<String> spots, Labels labels) {
        if (!begun.half().isEmpty()) {
            return screen.words().get("ask.half", begun.half()) + " > " + begun.half() + ",";
        }
        var at = begun.at().fork();
        // A move that is the only one is still the person's to make.
        var choices = at.isMove() ? List.of(String.join(" ", at.words())) : at.choices();
        boolean isPointedAt = spots.containsAll(choices);
        var listed = isPointedAt && choices.size() > LISTED
                ? ""
                : " [" + Text.shortList(choices.stream().map(labels::of).toList(), LISTED) + "]";
        var chosen = at.isMove() ? "" : shown(String.join(" ", at.words()));
        var key = goesOn ? "ask.more" : isPointedAt ? "ask.cell" : chosen.isEmpty() ? "ask.word" : "ask.next";
        return screen.words().get(key, announcer.narrator().name(turn.player()), chosen) + listed + " > ";
    }

    /// Rules of Piles 5.1: `o` or `y` plays, `n` begins the turn again, anything else is asked again.
    private boolean confirms(String notation) {
        while (true) {
            var line = ask(screen.words().get("confirm", shown(notation)) + " > ");
            var answer = line.size() == 1 ? TurnReader.confirmation(line.getFirst()) : Optional.<Boolean>empty();
            if (answer.isPresent()) {
                return answer.get();
            }
            var key = screen.echo() ? "confirm.unclear.file" : "confirm.unclear";
            screen.say(key, Text.shorten(String.join(" ", line), QUOTED));
        }
    }

    /// Asks a question; gives the words of the answer.
    private List<String> ask(String question) {
        screen.out().print(question);
        screen.out().flush();
        var line = answers.next().orElseThrow(() -> leaving(Departures.INPUT_ENDED));
        if (line.size() == 1 && LEAVE.contains(line.getFirst().toLowerCase(Locale.ROOT))) {
            throw leaving(Departures.LEFT);
        }
        return line;
    }

    /// Whoever leaves loses, unless nobody has made a move yet: then there was no game to be won.
    private RuntimeException leaving(String why) {
        return announcer.narrator().hasBegun() ? new Leaving(why) : stopped();
    }
}

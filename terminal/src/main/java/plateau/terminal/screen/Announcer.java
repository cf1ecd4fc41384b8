package plateau.terminal.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;
import plateau.words.Sentences;

/// Tells people in words and pictures how a game goes, each turn at once: the next one may take long.
public final class Announcer {
    private final Screen screen;
    private final Game game;
    private final List<String> seats;
    private final List<String> pictures;
    private final int viewer;
    private final boolean reveals;
    private final Sentences sentences;
    private final Caption caption;
    private int moves;
    private boolean explained;

    /// Those of whom nothing was said yet.
    private final List<Departure> departures = new ArrayList<>();

    private final List<Departure> toldDepartures = new ArrayList<>();

    /// @param seats the players' names; none when they are not known
    /// @param pictures the names of the pictures to draw, or none for the first; see
    ///     [plateau.core.View#pictures]
    /// @param viewer who is told, and may know no more: a player, [State#NOBODY] or [State#ALL_SEEING]
    public Announcer(Screen screen, Game game, List<String> seats, List<String> pictures, int viewer) {
        this(screen, game, seats, pictures, viewer, true);
    }

    /// @param reveals whether everything is shown once the game is over
    public Announcer(Screen screen, Game game, List<String> seats, List<String> pictures, int viewer, boolean reveals) {
        this.screen = screen;
        this.game = game;
        this.seats = seats;
        this.pictures = pictures;
        this.viewer = viewer;
        this.reveals = reveals;
        sentences = new Sentences(game, screen.words().language(), this::name);
        caption = new Caption(screen.words(), game, this::name);
    }

    /// One who knows what this one has told, and tells on to another screen.
    public Announcer on(Screen other) {
        var next = new Announcer(other, game, seats, pictures, viewer, reveals);
        next.moves = moves;
        next.toldDepartures.addAll(toldDepartures);
        return next;
    }

    /// `player 1 (random)`.
    public String name(int player) {
        int number = game.firstNumber() + player;
        return seats.isEmpty()
                ? screen.words().get("player", number)
                : screen.words().get("player.named", number, screen.words().seat(seats.get(player)));
    }

    /// Whether a player has made a move.
    public boolean hasBegun() {
        return moves > 0;
    }

    /// Counts a move without telling it.
    public void count(int mover) {
        moves += mover == State.CHANCE ? 0 : 1;
    }

    /// Tells a move that is about to be made; one that is kept from the viewer is told as that.
    public void move(State before, int move) {
        tellDepartures();
        int mover = before.mover();
        boolean hidden = before.hides(viewer, move);
        count(mover);
        if (mover == State.CHANCE) {
            screen.say(hidden ? "chance.hidden" : "chance.move", shown(before, move));
        } else {
            var key = hidden ? "move.hidden" : "move";
            screen.say(key, moves, name(mover), shown(before, move));
        }
        screen.out().flush();
    }

    private String shown(State before, int move) {
        return screen.words().shown(game, Ask.notation(before, move));
    }

    /// Tells what a move that is about to be made does, in sentences; by its notation where there is
    /// nothing to tell, or it is kept from the viewer.
    public void narrate(State before, int move) {
        var told = told(before, move);
        if (told.isEmpty()) {
            move(before, move);
            return;
        }
        tellDepartures();
        count(before.mover());
        if (before.mover() == State.CHANCE) {
            screen.say("chance.told", told.getFirst());
        } else {
            screen.say("move.told", moves, told.getFirst());
        }
        told.stream().skip(1).forEach(this::tellMore);
        explained = true;
        screen.out().flush();
    }

    /// What a move does, a sentence for each event; nothing where it is kept from the viewer.
    private List<String> told(State before, int move) {
        return before.hides(viewer, move)
                ? List.of()
                : before.events(move).stream().map(sentences::tell).toList();
    }

    private void tellMore(String sentence) {
        screen.out().println("  " + sentence);
    }

    /// A player has left. It is told before the next move, or before the result.
    public void departure(Departure departure) {
        departures.add(departure);
    }

    /// Tells who left since somebody was told last.
    public void tellDepartures() {
        for (var departure : departures) {
            // That somebody left because it left says nothing.
            var reason = departure.reason().equals(Departures.LEFT) ? "" : departure.reason();
            sayWhy("departure", reason, name(departure.seat()), departure.ending());
        }
        toldDepartures.addAll(departures);
        departures.clear();
    }

    /// Says something with its reason last, or without one where there is none.
    private void sayWhy(String key, String reason, Object first, Object second) {
        if (reason.isEmpty()) {
            screen.say(key + ".bare", first, second);
        } else {
            screen.say(key, first, second, reason(reason));
        }
    }

    private String reason(String reason) {
        return Departures.reason(screen.words(), reason);
    }

    /// What a move does, in sentences.
    public void explain(State before, int move) {
        tell(before, move, 0);
    }

    /// What comes of a move that has been told by its notation.
    public void tellWhatFollows(State before, int move) {
        tell(before, move, 1);
    }

    /// What a move does, as far as the viewer may know it; where the game tells nothing, that it is made.
    public List<String> sentences(State before, int move) {
        var told = told(before, move);
        if (!told.isEmpty()) {
            return told;
        }
        var words = screen.words();
        var mover = before.mover() == State.CHANCE ? "" : name(before.mover());
        var notation = shown(before, move);
        if (before.hides(viewer, move)) {
            return List.of(mover.isEmpty() ? words.get("chance.hidden") : words.get("plays.hidden", mover));
        }
        return List.of(mover.isEmpty() ? words.get("chance.move", notation) : words.get("plays", mover, notation));
    }

    /// An event as a sentence.
    public String tell(Event event) {
        return sentences.tell(event);
    }

    /// See [Sentences#reasons].
    public List<String> reasons(State position, int player, String notation) {
        return sentences.reasons(position, player, notation);
    }

    private void tell(State before, int move, int from) {
        var told = told(before, move);
        explained |= told.size() > from;
        told.stream().skip(from).forEach(this::tellMore);
    }

    /// Says so when nothing was explained to somebody who has asked for it.
    public void endExplaining() {
        if (!explained) {
            screen.say("explain.nothing", game.id());
        }
    }

    /// Draws a position as the viewer knows it; once the game is over everything may be shown, and the
    /// result tells the points.
    public void draw(State state) {
        int seer = reveals && state.isOver() ? State.ALL_SEEING : viewer;
        if (pictures.isEmpty()) {
            draw(Ask.picture(state, seer, Selection.NONE));
        }
        pictures.forEach(name -> draw(Ask.picture(state, seer, name)));
        if (!state.isOver()) {
            caption(Ask.view(state, seer));
        }
        screen.out().flush();
    }

    /// How to read the pictures of the game; empty where it does not say.
    public String legend() {
        return caption.legend();
    }

    /// What stands below a picture.
    public void caption(View view) {
        caption.lines(view).forEach(screen.out()::println);
    }

    private void draw(Picture picture) {
        screen.draw(screen.words().translate(game, picture));
    }

    void scores(List<Integer> scores) {
        for (int player = 0; player < scores.size(); player++) {
            screen.say("score", name(player), scores.get(player));
        }
    }

    /// What a game came to.
    ///
    /// @param last the position in which it ended
    public void result(Result result, State last) {
        tellDepartures();
        switch (result.ending()) {
            case FINISHED -> over(result.reason());
            case AGREED -> screen.say("agreed", moves);
            case ABANDONED -> brokenOff("abandoned", result);
            case ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED -> brokenOff("broken", result);
        }
        scores(result.scores());
        if (!result.payoffs().isEmpty()) {
            winners(result.payoffs(), isDrawn(result, last));
        }
        screen.out().flush();
    }

    /// Whoever left has no share of a draw that the others agreed on.
    private static boolean isDrawn(Result result, State last) {
        return switch (result.ending()) {
            case FINISHED -> last.isDrawn();
            case AGREED -> result.payoffs().stream().allMatch(share -> share > 0);
            case ABANDONED, ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED -> false;
        };
    }

    /// Why is not told again where a departure has told it.
    private void brokenOff(String key, Result result) {
        if (!result.reason().equals(Departures.LEFT) && isTold(result)) {
            screen.say(key + ".told", moves);
        } else {
            sayWhy(key, result.reason(), moves, result.ending());
        }
    }

    private boolean isTold(Result result) {
        return toldDepartures.stream()
                .filter(each -> each.ending() == result.ending())
                .anyMatch(each -> each.reason().equals(result.reason()));
    }

    /// Somebody pressed Ctrl-C.
    public void stopped(List<Integer> scores) {
        tellDepartures();
        screen.say("stopped", moves);
        scores(scores);
        screen.out().flush();
    }

    private void over(String cause) {
        var words = screen.words();
        var why = words.cause(game, cause);
        if (cause.isEmpty() || !why.isEmpty()) {
            screen.out().println((words.get("over", moves) + " " + why).stripTrailing());
        } else {
            screen.say("over.because", moves, cause.replace('-', ' '));
        }
    }

    private void winners(List<Double> payoffs, boolean isDrawn) {
        var winners = IntStream.range(0, payoffs.size())
                .filter(player -> payoffs.get(player) > 0)
                .boxed()
                .toList();
        var names = winners.stream().map(this::name).toList();
        double first = payoffs.get(winners.getFirst());
        if (isDrawn) {
            screen.say("draw");
        } else if (winners.size() == 1) {
            screen.say("winner", names.getFirst());
        } else if (winners.stream().allMatch(each -> isSame(payoffs.get(each), first))) {
            screen.say("shared", screen.words().list(names));
        } else {
            screen.say("shared", shares(winners, payoffs));
        }
    }

    private String shares(List<Integer> winners, List<Double> payoffs) {
        return winners.stream()
                .map(each -> screen.words()
                        .get(
                                each.equals(winners.getFirst()) ? "share.first" : "share",
                                name(each),
                                100 * payoffs.get(each)))
                .collect(Collectors.joining(", "));
    }

    private static boolean isSame(double share, double other) {
        return Math.abs(share - other) < 1e-9;
    }
}

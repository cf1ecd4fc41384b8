package plateau.terminal.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.State;
import plateau.words.Sentences;
import plateau.words.Vocabulary;

/// How a game goes, in sentences: what moves do, who leaves, and what it comes to. Whoever shows the game
/// says where they stand. Nobody is told more than it may know.
public final class Narrator {
    private final Words words;
    private final Game game;
    private final List<String> seats;
    private final int viewer;
    private final Sentences sentences;
    private boolean hasExplained;

    /// How many moves players have chosen, and how many were made for players.
    private int decisions;

    private int moves;

    /// Whether moves are told as they are written: then those that nobody chose are told and counted, too.
    private boolean isWritten;

    /// Those of whom nothing was said yet.
    private final List<Departure> departures = new CopyOnWriteArrayList<>();

    private final List<Departure> toldDepartures = new CopyOnWriteArrayList<>();

    private Optional<String> reasonToStop = Optional.empty();

    /// @param seats the players' names; none when they are not known
    /// @param viewer who is told, and may know no more: a player, [State#NOBODY] or [State#ALL_SEEING]
    public Narrator(Words words, Game game, List<String> seats, int viewer) {
        this.words = words;
        this.game = game;
        this.seats = seats;
        this.viewer = viewer;
        sentences = new Sentences(game, words.language(), this::name);
    }

    /// How players are counted, where that may be unexpected.
    public static Optional<String> counting(Words words, Game game) {
        return game.firstNumber() == 0 ? Optional.of(words.get("players.zero")) : Optional.empty();
    }

    /// `player 1 (random)`.
    public String name(int player) {
        int number = game.firstNumber() + player;
        return seats.isEmpty()
                ? words.get("player", number)
                : words.get("player.named", number, words.seat(seats.get(player)));
    }

    private int counted() {
        return isWritten ? moves : decisions;
    }

    /// Whether a player has made a move.
    public boolean hasBegun() {
        return moves > 0;
    }

    /// Counts a move without telling it.
    ///
    /// @param choices how many moves there were to choose from; 0 where nobody chose
    public void count(int mover, int choices) {
        moves += mover == State.CHANCE ? 0 : 1;
        decisions += choices > 0 ? 1 : 0;
    }

    /// Whether nobody chose a move of a player, since that one has left.
    private static boolean isIdle(State before, int choices) {
        return choices == 0 && before.mover() != State.CHANCE;
    }

    /// Whether moves are told as they are written.
    boolean isWritten() {
        return isWritten;
    }

    /// Whether a player has left, and people are to see it.
    public boolean hasLeft(int player) {
        return !isWritten
                && Stream.of(departures, toldDepartures)
                        .flatMap(List::stream)
                        .anyMatch(departure -> departure.seat() == player);
    }

    /// A move that is about to be made, as it is written, and who left before it; one that is kept from the
    /// viewer as that.
    ///
    /// @param choices how many moves there were to choose from; 0 where nobody chose
    public List<String> move(State before, int move, int choices) {
        isWritten = true;
        var lines = new ArrayList<>(departures());
        count(before.mover(), choices);
        lines.add(written(before, move, moves));
        return lines;
    }

    private String written(State before, int move, int number) {
        int mover = before.mover();
        boolean isHidden = before.hides(viewer, move);
        return mover == State.CHANCE
                ? words.get(isHidden ? "chance.hidden" : "chance.move", shown(before, move))
                : words.get(isHidden ? "move.hidden" : "move", number, name(mover), shown(before, move));
    }

    private String shown(State before, int move) {
        return words.shown(game, Ask.notation(before, move));
    }

    /// What a move that is about to be made does, and who left before it; as it is written where there is
    /// nothing to tell, or it is kept from the viewer.
    ///
    /// @param choices how many moves there were to choose from; 0 where nobody chose
    public List<String> narrate(State before, int move, int choices) {
        var lines = new ArrayList<>(departures());
        count(before.mover(), choices);
        if (isIdle(before, choices)) {
            lines.addAll(idle(before, move));
            return lines;
        }
        var told = told(before, move);
        if (told.isEmpty()) {
            lines.add(written(before, move, decisions));
            return lines;
        }
        lines.add(
                before.mover() == State.CHANCE
                        ? words.get("chance.told", told.getFirst())
                        : words.get("move.told", decisions, told.getFirst()));
        told.stream().skip(1).map(Narrator::inset).forEach(lines::add);
        hasExplained = true;
        return lines;
    }

    /// What comes of a move that nobody chose; nothing where nothing does, or it is kept from the viewer.
    private List<String> idle(State before, int move) {
        if (before.hides(viewer, move)) {
            return List.of();
        }
        var events = before.events(move);
        var seat = Vocabulary.of(words.language()).seatLeftBy(name(before.mover()));
        return events.isEmpty()
                ? List.of(Sentences.capital(words.get("plays", seat, shown(before, move))))
                : sentences.tell(
                        events.stream().filter(Narrator::changesSomething).toList(), true);
    }

    /// Whether an event is more than that a player does nothing.
    private static boolean changesSomething(Event event) {
        return !event.values().keySet().equals(Set.of("player"));
    }

    /// What a move does, a sentence for each event; nothing where it is kept from the viewer.
    private List<String> told(State before, int move) {
        return before.hides(viewer, move)
                ? List.of()
                : before.events(move).stream().map(sentences::tell).toList();
    }

    private static String inset(String sentence) {
        return "  " + sentence;
    }

    /// What a move does.
    public List<String> explain(State before, int move) {
        return explain(before, move, 0);
    }

    /// What comes of a move that has been told as it is written.
    public List<String> whatFollows(State before, int move) {
        return explain(before, move, 1);
    }

    private List<String> explain(State before, int move, int from) {
        var told = told(before, move);
        hasExplained |= told.size() > from;
        return told.stream().skip(from).map(Narrator::inset).toList();
    }

    /// What is said at the end to somebody who has asked for explanations: nothing if there were some.
    public List<String> endOfExplaining() {
        return hasExplained ? List.of() : List.of(words.get("explain.nothing", game.id()));
    }

    /// What a move does, as far as the viewer may know it; where the game tells nothing, that it is made.
    ///
    /// @param choices how many moves there were to choose from; 0 where nobody chose
    public List<String> sentences(State before, int move, int choices) {
        if (isIdle(before, choices)) {
            return idle(before, move);
        }
        var told = told(before, move);
        if (!told.isEmpty()) {
            return told;
        }
        boolean isHidden = before.hides(viewer, move);
        var notation = shown(before, move);
        return List.of(
                before.mover() == State.CHANCE
                        ? words.get(isHidden ? "chance.hidden" : "chance.move", notation)
                        : words.get(isHidden ? "plays.hidden" : "plays", name(before.mover()), notation));
    }

    /// See [Sentences#reasons].
    public List<String> reasons(State position, int player, String notation) {
        return sentences.reasons(position, player, notation);
    }

    /// A player has left. It is told before the next move, or before the result.
    public void departure(Departure departure) {
        departures.add(departure);
    }

    /// Who left since somebody was told last.
    public List<String> departures() {
        var lines = departures.stream().map(this::told).toList();
        toldDepartures.addAll(departures);
        departures.clear();
        return lines;
    }

    /// That somebody has left.
    public String told(Departure departure) {
        // That somebody left because it left says nothing.
        var reason = departure.reason().equals(Departures.LEFT) ? "" : departure.reason();
        return Departures.why(words, "departure", reason, name(departure.seat()), departure.ending());
    }

    /// What a game came to, with the points of all.
    ///
    /// @param last the position in which it ended
    public List<String> result(Result result, State last) {
        return result(result, last, List.of());
    }

    /// The same with what the points consist of.
    public List<String> result(Result result, State last, SheetTable sheet) {
        return result(result, last, sheet.texts());
    }

    private List<String> result(Result result, State last, List<String> sheet) {
        return Stream.of(ending(result), scores(result.scores()), sheet, winners(result, last))
                .flatMap(List::stream)
                .toList();
    }

    /// Who left last, and how a game ended.
    public List<String> ending(Result result) {
        var lines = new ArrayList<>(departures());
        boolean isTold = !result.reason().equals(Departures.LEFT)
                && toldDepartures.stream()
                        .filter(each -> each.ending() == result.ending())
                        .anyMatch(each -> each.reason().equals(result.reason()));
        lines.add(new Finale(words, game, this::name).ending(result, counted(), isTold));
        return lines;
    }

    /// Who has won; nothing where nobody has a share of the win.
    public List<String> winners(Result result, State last) {
        return new Finale(words, game, this::name)
                .winners(result, last).stream().toList();
    }

    private List<String> scores(List<Integer> scores) {
        var lines = new ArrayList<String>();
        for (int player = 0; player < scores.size(); player++) {
            lines.add(words.get("score", name(player), scores.get(player)));
        }
        return lines;
    }

    /// Why the game is about to be stopped, which is told when it was.
    public void stopping(String why) {
        reasonToStop = Optional.of(why);
    }

    /// Somebody stopped the game, by Ctrl-C or otherwise.
    public List<String> stopped(List<Integer> scores) {
        var lines = new ArrayList<>(departures());
        reasonToStop.ifPresent(lines::add);
        lines.add(words.get("stopped", counted()));
        lines.addAll(scores(scores));
        return lines;
    }
}

package plateau.games.carcassonne;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.options.Options;

/// A game of Carcassonne for tests that read as play, a line for each turn: the tile drawn, its cell
/// and direction, and the follower, `U 0,1 north road@13`. A letter alone is a tile that fits nowhere.
final class Table {
    final CarcassonneState state;

    /// What the last move paid, in words.
    private List<String> told = List.of();

    private Table(CarcassonneState state) {
        this.state = state;
    }

    static Table of(int players, String... settings) {
        return new Table((CarcassonneState) game(settings).start(players));
    }

    /// A game that has so many copies of so few kinds: `D1 E3`.
    static Table ofKinds(String kinds, int players) {
        return ofKinds("official", kinds, players);
    }

    static Table ofKinds(String scoring, String kinds, int players) {
        var copies = new ArrayList<TileKind>();
        for (var word : kinds.split(" ", -1)) {
            TileKind.load().stream()
                    .filter(kind -> word.startsWith(kind.letter()))
                    .map(kind -> withCopies(kind, Integer.parseInt(word.substring(1))))
                    .forEach(copies::add);
        }
        var game = game("scoring=" + scoring);
        return new Table(new CarcassonneState(game, new TileSet(copies), players));
    }

    private static TileKind withCopies(TileKind kind, int copies) {
        return new TileKind(kind.letter(), copies, kind.courseName(), kind.segments());
    }

    /// A game that has no tiles but these, so that it is over after them.
    static Table whole(int players, String setting, String... turns) {
        var kinds = TileKind.load().stream()
                .map(kind -> withCopies(kind, copies(kind.letter(), turns)))
                .toList();
        var table = new Table(new CarcassonneState(game(setting), new TileSet(kinds), players));
        table.turns(turns);
        assertThat(table.state.isOver()).isTrue();
        return table;
    }

    private static int copies(String letter, String... turns) {
        int start = letter.equals("D") ? 1 : 0;
        return start
                + (int) Stream.of(turns).filter(turn -> turn.startsWith(letter)).count();
    }

    static Carcassonne game(String... settings) {
        return Options.<Carcassonne>of(Carcassonne.class).parse(List.of(settings));
    }

    Table turns(String... turns) {
        for (var turn : turns) {
            var words = turn.split(" ", -1);
            play(words[0]);
            if (words.length > 1) {
                play(words[1] + " " + words[2]);
                play(words[3]);
            }
        }
        return this;
    }

    Table play(String... notations) {
        for (var notation : notations) {
            var legal = new Moves();
            state.legalMoves(legal);
            int move = Selection.find(state, legal, notation);
            told = state.events(move).stream()
                    .filter(Table::isPaid)
                    .map(Table::line)
                    .toList();
            state.play(move);
        }
        return this;
    }

    static boolean isPaid(Event event) {
        return event.key().startsWith("paid.");
    }

    /// A payment in short: `city: 3 tiles × 2 + 1 shield × 2 = 8 for player 0 and player 1`.
    private static String line(Event event) {
        var values = event.values();
        var sum = event.key().split("\\.", -1)[1] + ": ";
        sum += values.containsKey("tiles")
                ? count(event, "tiles", "tile")
                : count(event, values.containsKey("city") ? "city" : "cities", "city");
        sum += " × " + values.get("rate");
        if (!values.getOrDefault("shields", 0).equals(0)) {
            sum += " + " + count(event, "shields", "shield") + " × " + values.get("shieldRate");
        }
        var players = winners(event).stream().map(player -> "player " + player).collect(joining(" and "));
        return sum + " = " + values.get("points") + " for " + players;
    }

    private static String count(Event event, String name, String one) {
        var count = event.values().get(name);
        return count + " " + (Integer.valueOf(1).equals(count) ? one : name);
    }

    /// How much is paid.
    static int points(Event event) {
        return (int) event.values().getOrDefault("points", 0);
    }

    /// Who is paid.
    static List<Integer> winners(Event event) {
        var players = (List<?>) event.values().getOrDefault("players", List.of());
        return players.stream().map(who -> ((Event.Who) who).player()).toList();
    }

    List<String> told() {
        return told;
    }

    int mover() {
        return state.mover();
    }

    String cause() {
        return state.cause();
    }

    List<String> legal() {
        var legal = new Moves();
        state.legalMoves(legal);
        return IntStream.of(legal.toArray()).mapToObj(state::notation).toList();
    }

    List<Integer> scores() {
        return Result.scores(state);
    }

    List<Double> payoffs() {
        return Result.finished(state).payoffs();
    }

    /// The followers that each player has left.
    List<Integer> home() {
        return IntStream.range(0, state.players())
                .map(state::followersLeft)
                .boxed()
                .toList();
    }

    int unplayable() {
        return figure("unplayable");
    }

    int figure(String name) {
        return state.figure(CarcassonneState.FIGURES.indexOf(name));
    }

    CarcassonneView view() {
        return state.view(State.NOBODY);
    }

    String picture() {
        return view().picture().toString();
    }
}

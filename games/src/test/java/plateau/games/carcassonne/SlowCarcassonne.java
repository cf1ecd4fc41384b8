package plateau.games.carcassonne;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;
import plateau.core.text.Text;
import plateau.games.carcassonne.SlowLand.Cell;
import plateau.games.carcassonne.SlowLand.Spot;
import plateau.testkit.WrittenState;

/// Carcassonne a second time, written from the rules page as plainly as can be and sharing nothing
/// with the game proper, which is held against it. A move is its place among the legal ones.
final class SlowCarcassonne implements WrittenState {
    record Follower(Spot spot, int player) {}

    private enum Next {
        DRAW,
        PLACE,
        FOLLOWER,
        NOTHING
    }

    private static final List<String> DIRECTIONS = List.of("north", "west", "south", "east");

    final Carcassonne game;
    private final int players;
    final SlowLand land = new SlowLand();
    final List<Follower> followers = new ArrayList<>();
    final int[] points;

    /// What all players were paid for each terrain.
    final Map<String, Integer> paid = new TreeMap<>();

    /// The letters of the tiles still to be drawn, in the order of the alphabet.
    private final List<String> bag = new ArrayList<>();

    private Next next = Next.DRAW;
    private int player;
    private SlowTile drawn;
    private Cell place = new Cell(0, 0);

    SlowCarcassonne(Carcassonne game, int players) {
        this.game = game;
        this.players = players;
        points = new int[players];
        for (var tile : SlowTile.ALL) {
            bag.addAll(Collections.nCopies(tile.copies(), tile.letter()));
        }
        drawn = SlowTile.lettered(game.start().letter());
        bag.remove(drawn.letter());
        place = new Cell(game.startX(), game.startY());
        land.lay(place, drawn, DIRECTIONS.indexOf(game.startDirection().title));
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        return switch (next) {
            case DRAW -> CHANCE;
            case PLACE, FOLLOWER -> player;
            case NOTHING -> NOBODY;
        };
    }

    @Override
    public String cause() {
        return bag.isEmpty() && isOver() ? "deck-empty" : "";
    }

    @Override
    public List<String> legal() {
        return switch (next) {
            case DRAW -> bag.stream().distinct().toList();
            case PLACE -> placements(drawn);
            case FOLLOWER -> followerChoices();
            case NOTHING -> List.of();
        };
    }

    private List<String> placements(SlowTile tile) {
        var placements = new ArrayList<String>();
        for (var cell : land.freeCells()) {
            for (int turns : tile.turns()) {
                if (land.fits(tile, turns, cell)) {
                    placements.add(Text.format("%d,%d %s", cell.x(), cell.y(), DIRECTIONS.get(turns)));
                }
            }
        }
        Collections.sort(placements);
        return placements;
    }

    private List<String> followerChoices() {
        var choices = new ArrayList<String>();
        choices.add("none");
        for (var segment : drawn.segments()) {
            if (followersLeft(player) > 0 && !isClaimed(new Spot(place, segment.name()))) {
                choices.add(SlowTile.terrain(segment.name()) + "@" + segment.place());
            }
        }
        return choices;
    }

    private boolean isClaimed(Spot spot) {
        var feature = land.feature(spot).spots();
        return followers.stream().anyMatch(follower -> feature.contains(follower.spot()));
    }

    int followersLeft(int player) {
        return game.followers()
                - (int) followers.stream()
                        .filter(each -> each.player() == player)
                        .count();
    }

    @Override
    public void play(String notation) {
        switch (next) {
            case DRAW -> draw(notation);
            case PLACE -> {
                var words = notation.split("[, ]", -1);
                place = new Cell(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
                land.lay(place, drawn, DIRECTIONS.indexOf(words[2]));
                next = Next.FOLLOWER;
            }
            case FOLLOWER -> {
                putFollower(notation);
                new SlowCount(this).payCompleted();
                player = (player + 1) % players;
                awaitDraw();
            }
            case NOTHING -> throw new IllegalStateException("the game is over");
        }
    }

    private void draw(String letter) {
        bag.remove(letter);
        if (placements(SlowTile.lettered(letter)).isEmpty()) {
            awaitDraw();
        } else {
            drawn = SlowTile.lettered(letter);
            next = Next.PLACE;
        }
    }

    private void awaitDraw() {
        if (bag.isEmpty()) {
            next = Next.NOTHING;
            new SlowCount(this).payRest();
        } else {
            next = Next.DRAW;
        }
    }

    private void putFollower(String notation) {
        for (var segment : drawn.segments()) {
            if (notation.endsWith("@" + segment.place())) {
                followers.add(new Follower(new Spot(place, segment.name()), player));
            }
        }
    }

    /// The scores if the game ended now.
    List<Integer> projected() {
        var ended = (SlowCarcassonne) copy();
        if (next == Next.FOLLOWER) {
            new SlowCount(ended).payCompleted();
        }
        if (next != Next.NOTHING) {
            new SlowCount(ended).payRest();
        }
        return Result.scores(ended);
    }

    @Override
    public int score(int player) {
        return points[player];
    }

    @Override
    public double payoff(int player) {
        int most = IntStream.of(points).max().orElseThrow();
        long winners = IntStream.of(points).filter(each -> each == most).count();
        return points[player] == most ? 1.0 / winners : 0;
    }

    @Override
    public int drawMove(RandomGenerator random, Moves scratch) {
        return legal().indexOf(bag.get(random.nextInt(bag.size())));
    }

    @Override
    public State copy() {
        var copy = new SlowCarcassonne(game, players);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (SlowCarcassonne) other;
        land.laid.clear();
        land.laid.putAll(source.land.laid);
        followers.clear();
        followers.addAll(source.followers);
        System.arraycopy(source.points, 0, points, 0, players);
        paid.clear();
        paid.putAll(source.paid);
        bag.clear();
        bag.addAll(source.bag);
        next = source.next;
        player = source.player;
        drawn = source.drawn;
        place = source.place;
    }

    @Override
    public View view(int viewer) {
        return TextView.of(this, land.laid.keySet().toString());
    }
}

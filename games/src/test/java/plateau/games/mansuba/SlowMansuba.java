package plateau.games.mansuba;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;
import plateau.games.mansuba.Mansuba.ReleaseCost;
import plateau.games.mansuba.Mansuba.Victory;
import plateau.games.mansuba.SlowReach.SlowPiece;
import plateau.games.mansuba.SlowWorld.Spot;
import plateau.testkit.WrittenState;

/// Mansuba a second time, written from the rules page as plainly as can be and sharing nothing with
/// the game proper but its options, which is held against it. A move is its place among the legal ones.
final class SlowMansuba implements WrittenState {
    private enum Next {
        FIRST,
        RELEASE,
        TURN,
        ANSWER,
        NOTHING
    }

    final Mansuba game;
    private final int players;
    private final SlowWorld world;
    private final Map<Spot, Integer> starts = new HashMap<>();
    private final Map<Spot, SlowPiece> standing = new TreeMap<>();
    private final List<SlowPiece> captured = new ArrayList<>();

    /// The captured pieces that have still to try in this round, or the one that a player tries.
    private final List<SlowPiece> trying = new ArrayList<>();

    private Next next = Next.FIRST;
    private int player;
    private int round;
    private int winner = NOBODY;
    private int captures;
    private int releases;

    SlowMansuba(Mansuba game, int players) {
        this.game = game;
        this.players = players;
        world = new SlowWorld(game);
        for (int each = 0; each < players; each++) {
            var held = held(each);
            var kinds = kinds(held.size());
            for (int i = 0; i < held.size(); i++) {
                starts.put(held.get(i), each);
                standing.put(held.get(i), new SlowPiece(each, kinds.get(i), held.get(i)));
            }
        }
    }

    private List<Spot> held(int player) {
        int width = game.width();
        int first = player * (width * game.height()) / players;
        int deep = (width - 2 * players) / players;
        return world.spots().stream()
                .filter(spot -> switch (game.formation()) {
                    case CLASSIC -> world.number(spot) >= first && world.number(spot) < first + width;
                    case BATTLEFIELD ->
                        spot.row() > first / width
                                && spot.row() <= first / width + deep
                                && spot.column() > 0
                                && spot.column() < width - 1;
                    case COLUMNS -> spot.column() == player * (width - 1);
                })
                .toList();
    }

    private List<Piece> kinds(int size) {
        var kinds = new TreeMap<Integer, Piece>();
        var wanted = Map.of(
                Piece.TOWER, game.towers(),
                Piece.ELEPHANT, game.elephants(),
                Piece.KING, game.kings());
        for (var kind : List.of(Piece.TOWER, Piece.ELEPHANT, Piece.KING)) {
            var left =
                    IntStream.range(0, size).filter(i -> !kinds.containsKey(i)).toArray();
            int count = wanted.getOrDefault(kind, 0);
            for (int i = 0; i < count; i++) {
                // the middle of the i-th of `count` equal stretches
                kinds.put(left[(int) Math.floor((i + 0.5) * left.length / count + 1e-9)], kind);
            }
        }
        return IntStream.range(0, size)
                .mapToObj(i -> kinds.getOrDefault(i, game.filler()))
                .toList();
    }

    Terrain terrain() {
        var cycle = List.of(Terrain.OCTAGONAL, Terrain.TRIANGULAR, Terrain.SQUARE);
        // After the end no landslide comes any more.
        int last = next == Next.NOTHING ? round - 1 : round;
        int slides = game.landslide() == 0 ? 0 : last / game.landslide();
        int first = cycle.indexOf(game.terrain());
        if (slides == 0) {
            return game.terrain();
        }
        return first < 0 ? cycle.get((slides - 1) % 3) : cycle.get((first + slides) % 3);
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        return switch (next) {
            case FIRST, RELEASE, ANSWER -> CHANCE;
            case TURN -> player;
            case NOTHING -> NOBODY;
        };
    }

    @Override
    public String cause() {
        if (!isOver()) {
            return "";
        }
        var won = game.victory() == Victory.SIMPLE ? "goal-reached" : "all-arrived";
        return winner == NOBODY ? "round-limit" : won;
    }

    /// All notations, sorted.
    @Override
    public List<String> legal() {
        return switch (next) {
            case FIRST ->
                IntStream.range(0, players).mapToObj(each -> "first" + each).toList();
            case RELEASE, ANSWER -> {
                var spot = trying.getFirst().spot;
                yield game.release() == 100 ? List.of("back " + spot) : List.of("back " + spot, "stays " + spot);
            }
            case TURN -> turns();
            case NOTHING -> List.of();
        };
    }

    private List<String> turns() {
        var reach = new SlowReach(world, terrain(), standing, starts);
        var turns = new TreeSet<String>();
        for (var piece : standing.values()) {
            if (piece.owner == player) {
                reach.of(piece).forEach(spot -> turns.add(piece.spot + " " + spot));
            }
        }
        if (game.releaseCost() == ReleaseCost.TURN && game.release() > 0) {
            captured.stream()
                    .filter(piece -> piece.owner == player && !standing.containsKey(piece.spot))
                    .forEach(piece -> turns.add("free " + piece.spot));
        }
        return turns.isEmpty() ? List.of("pass") : List.copyOf(turns);
    }

    @Override
    public void play(String notation) {
        var words = notation.split(" ", -1);
        switch (words[0]) {
            case "pass" -> endTurn(false);
            case "free" -> {
                trying.add(captured.stream()
                        .filter(piece -> piece.owner == player)
                        .filter(piece -> piece.spot.equals(Spot.named(words[1])))
                        .findFirst()
                        .orElseThrow());
                next = Next.ANSWER;
            }
            case "back" -> {
                var piece = trying.removeFirst();
                captured.remove(piece);
                standing.put(piece.spot, piece);
                releases++;
                answered();
            }
            case "stays" -> {
                trying.removeFirst();
                answered();
            }
            default -> {
                if (next == Next.FIRST) {
                    player = Integer.parseInt(words[0].substring("first".length()));
                    next = Next.TURN;
                } else {
                    move(Spot.named(words[0]), Spot.named(words[1]));
                }
            }
        }
    }

    private void move(Spot from, Spot to) {
        var victim = standing.remove(to);
        if (victim != null) {
            captured.add(victim);
            captures++;
        }
        var piece = java.util.Objects.requireNonNull(standing.remove(from));
        piece.spot = to;
        standing.put(to, piece);
        endTurn(isEnemyStart(player, to));
    }

    private boolean isEnemyStart(int player, Spot spot) {
        return starts.getOrDefault(spot, player) != player;
    }

    private void answered() {
        if (next == Next.ANSWER) {
            endTurn(false);
        } else {
            goOn();
        }
    }

    private void endTurn(boolean arrived) {
        round++;
        if (game.victory() == Victory.SIMPLE ? arrived : hasArrived()) {
            winner = player;
            next = Next.NOTHING;
        } else if (round == game.roundLimit()) {
            next = Next.NOTHING;
        } else {
            player = (player + 1) % players;
            if (game.releaseCost() == ReleaseCost.FREE && game.release() > 0) {
                trying.addAll(captured);
            }
            goOn();
        }
    }

    private boolean hasArrived() {
        return captured.stream().noneMatch(piece -> piece.owner == player)
                && standing.values().stream().anyMatch(piece -> piece.owner == player)
                && standing.values().stream()
                        .filter(piece -> piece.owner == player)
                        .allMatch(piece -> isEnemyStart(player, piece.spot));
    }

    private void goOn() {
        while (!trying.isEmpty() && standing.containsKey(trying.getFirst().spot)) {
            trying.removeFirst();
        }
        next = trying.isEmpty() ? Next.TURN : Next.RELEASE;
    }

    /// Whether all pass from here to the end, whoever begins.
    boolean isStandstill() {
        return legal().stream().allMatch(this::onlyPassesFollow);
    }

    private boolean onlyPassesFollow(String first) {
        var after = (SlowMansuba) copy();
        after.play(first);
        while (after.legal().equals(List.of("pass"))) {
            after.play("pass");
        }
        return after.isOver();
    }

    /// Every piece on the board, then the captured ones in their order.
    String pieces() {
        return pieces(List.copyOf(standing.values())) + " / " + pieces(captured);
    }

    private static String pieces(List<SlowPiece> pieces) {
        return pieces.stream()
                .map(piece -> "" + piece.kind.letter + piece.owner + "@" + piece.spot)
                .collect(Collectors.joining(" "));
    }

    @Override
    public int score(int player) {
        return (int) standing.values().stream()
                .filter(piece -> piece.owner == player)
                .filter(piece -> isEnemyStart(player, piece.spot))
                .count();
    }

    @Override
    public double payoff(int player) {
        return winner == NOBODY ? 1.0 / players : winner == player ? 1 : 0;
    }

    @Override
    public int figure(int index) {
        return List.of(round, captures, releases, winner == NOBODY ? 0 : 1).get(index);
    }

    @Override
    public int drawMove(RandomGenerator random, Moves scratch) {
        if (next == Next.FIRST) {
            return random.nextInt(players);
        }
        return random.nextInt(100) < game.release() ? 0 : 1;
    }

    @Override
    public State copy() {
        var copy = new SlowMansuba(game, players);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (SlowMansuba) other;
        var twins = new HashMap<SlowPiece, SlowPiece>();
        standing.clear();
        captured.clear();
        trying.clear();
        source.standing.forEach((spot, piece) -> standing.put(spot, twin(piece, twins)));
        source.captured.forEach(piece -> captured.add(twin(piece, twins)));
        source.trying.forEach(piece -> trying.add(twin(piece, twins)));
        next = source.next;
        player = source.player;
        round = source.round;
        winner = source.winner;
        captures = source.captures;
        releases = source.releases;
    }

    private static SlowPiece twin(SlowPiece piece, Map<SlowPiece, SlowPiece> twins) {
        return twins.computeIfAbsent(piece, each -> new SlowPiece(each.owner, each.kind, each.spot));
    }

    @Override
    public View view(int viewer) {
        return TextView.of(this, pieces());
    }
}

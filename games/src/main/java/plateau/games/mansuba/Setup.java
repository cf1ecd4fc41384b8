package plateau.games.mansuba;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// Who holds what at the start (rules 3), worked out once and shared by all states of a game.
///
/// Pieces are numbered player by player, and a player's pieces by their places.
final class Setup {
    /// What [#home] says of a place that is nobody's.
    static final byte NOBODYS = -1;

    final int players;

    /// How many pieces each player has.
    final int size;

    /// The place of each piece.
    final int[] places;

    /// The kind of each piece.
    final Piece[] kinds;

    /// The player whose start place a place is.
    final byte[] home;

    /// Whether a piece can be captured on a place (rules 4.2); never on the wall.
    final boolean[] open;

    Setup(Mansuba game, int players) {
        this(game, players, places(game, players), home(game, players));
    }

    private Setup(Mansuba game, int players, int[] places, byte[] home) {
        this(game, players, places, kinds(game, players, places.length / players), home);
    }

    /// Any position to start from: the same number of pieces for all, those that are not in the game
    /// on the wall.
    Setup(Mansuba game, int players, int[] places, Piece[] kinds, byte[] home) {
        this.players = players;
        this.places = places;
        this.kinds = kinds;
        this.home = home;
        size = places.length / players;
        open = new boolean[home.length];
        for (int place = 0; place < game.places(); place++) {
            open[place] = game.capture() && !(game.sanctuary() && home[place] != NOBODYS);
        }
    }

    private static int[] places(Mansuba game, int players) {
        return IntStream.range(0, players)
                .flatMap(player -> Arrays.stream(held(game, players, player)))
                .toArray();
    }

    private static byte[] home(Mansuba game, int players) {
        var home = new byte[game.places() + 1];
        Arrays.fill(home, NOBODYS);
        for (int player = 0; player < players; player++) {
            for (int place : held(game, players, player)) {
                home[place] = (byte) player;
            }
        }
        return home;
    }

    /// Rules 3.1; refuses what does not fit.
    private static int[] held(Mansuba game, int players, int player) {
        return switch (game.formation()) {
            case CLASSIC -> classic(game, players, player);
            case BATTLEFIELD -> battlefield(game, players, player);
            case COLUMNS -> columns(game, players, player);
        };
    }

    private static int[] classic(Mansuba game, int players, int player) {
        int first = first(game, players, player);
        if (first + game.width() > first(game, players, player + 1)) {
            throw new BadInput(
                    "mansuba.classic",
                    "formation classic: %d players with %d places each do not fit on %d×%d places",
                    players,
                    game.width(),
                    game.width(),
                    game.height());
        }
        return IntStream.range(first, first + game.width()).toArray();
    }

    private static int first(Mansuba game, int players, int player) {
        return player * game.places() / players;
    }

    private static int[] battlefield(Mansuba game, int players, int player) {
        int width = game.width();
        int deep = (width - 2 * players) / players;
        if (deep < 1) {
            throw new BadInput(
                    "mansuba.battlefield-width",
                    "formation battlefield: %d players need a width of at least %d, not %d",
                    players,
                    3 * players,
                    width);
        }
        int row = first(game, players, player) / width;
        int next = first(game, players, player + 1) / width;
        if (row + deep >= next + (player + 1 < players ? 1 : 0)) {
            throw new BadInput(
                    "mansuba.battlefield-height",
                    "formation battlefield: %d players with %s each do not fit in a height of %d",
                    players,
                    deep == 1 ? Message.of("mansuba.row", "1 row") : Message.of("mansuba.rows", "%d rows", deep),
                    game.height());
        }
        return IntStream.rangeClosed(row + 1, row + deep)
                .flatMap(each -> IntStream.range(1, width - 1).map(column -> each * width + column))
                .toArray();
    }

    private static int[] columns(Mansuba game, int players, int player) {
        if (players != 2) {
            throw new BadInput("mansuba.columns", "formation columns is for 2 players, not %d", players);
        }
        int column = player == 0 ? 0 : game.width() - 1;
        return IntStream.range(0, game.height())
                .map(row -> row * game.width() + column)
                .toArray();
    }

    /// Rules 3.2: each kind in turn is spread over the places that are left.
    private static Piece[] kinds(Mansuba game, int players, int size) {
        game.checkPieces(size);
        var kinds = new Piece[size];
        Arrays.fill(kinds, game.filler());
        var left = new ArrayList<>(IntStream.range(0, size).boxed().toList());
        spread(kinds, left, Piece.TOWER, game.towers());
        spread(kinds, left, Piece.ELEPHANT, game.elephants());
        spread(kinds, left, Piece.KING, game.kings());
        return IntStream.range(0, players)
                .mapToObj(player -> kinds)
                .flatMap(Arrays::stream)
                .toArray(Piece[]::new);
    }

    private static void spread(Piece[] kinds, List<Integer> left, Piece kind, int count) {
        var chosen = IntStream.range(0, count)
                .mapToObj(i -> left.get((2 * i + 1) * left.size() / (2 * count)))
                .toList();
        chosen.forEach(offset -> kinds[offset] = kind);
        left.removeAll(new HashSet<>(chosen));
    }

    Piece kind(int piece) {
        return kinds[piece];
    }

    int owner(int piece) {
        return piece / size;
    }

    /// Whether a place is a start place of another player.
    boolean isGoal(int player, int place) {
        return home[place] != NOBODYS && home[place] != player;
    }
}

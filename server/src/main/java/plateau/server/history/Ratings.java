package plateau.server.history;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import plateau.core.text.Json;
import plateau.server.storage.RatingRow;
import plateau.server.storage.Remembered;
import plateau.server.storage.SeatRow;
import plateau.server.storage.Storage;
import plateau.server.storage.TableRow;
import plateau.server.tables.Standings;

/// How strong people and bots are, by game and number of players, after every game that counts: a mean and
/// how sure it is (openskill, Plackett–Luce). The order of the shares of the win is what counts.
public final class Ratings implements Standings {
    /// What the name of a bot of the house begins with among players.
    public static final String BOT = "bot:";

    /// What is believed of who has not played.
    public static final double MEAN = 25;

    public static final double DEVIATION = MEAN / 3;

    private static final double BETA = MEAN / 6;

    private static final int MOST_KNOWN = 10_000;

    private final Storage storage;

    /// What is believed now, which may be on its way to the disk.
    private final Map<Key, RatingRow> known = Remembered.most(MOST_KNOWN);

    private final Adjudicator<String> adjudicator =
            new Adjudicator<>(
                    RatingModelConfig.builder().setBeta(BETA).build(),
                    new PlackettLuce(RatingModelConfig.builder().setBeta(BETA).build()));

    private record Key(String player, String game, int players) {}

    public Ratings(Storage storage) {
        this.storage = storage;
    }

    /// Whom a seat's rating belongs to; empty for who is not known any more, and for a bot with settings:
    /// there are more of these than anybody wants to see ranked.
    public static String player(SeatRow seat) {
        return switch (seat.kind()) {
            case BOT -> seat.bot().contains(":") ? "" : BOT + seat.bot();
            case PERSON, REMOTE -> seat.account();
            case FREE -> "";
        };
    }

    /// A game counts where all seats are somebody's, and no two the same one's.
    @Override
    public List<RatingRow> after(TableRow table, List<SeatRow> seats) {
        var players = seats.stream().map(Ratings::player).toList();
        boolean counts =
                seats.size() > 1
                        && isRated(table)
                        && !players.contains("")
                        && new HashSet<>(players).size() == players.size();
        return counts ? rate(table, seats) : List.of();
    }

    private static boolean isRated(TableRow table) {
        return Json.readObject(table.settings()).get("rated") instanceof Boolean rated && rated;
    }

    private synchronized List<RatingRow> rate(TableRow table, List<SeatRow> seats) {
        var before = new HashMap<String, RatingRow>();
        var results = new ArrayList<TeamResult<String>>();
        for (var seat : seats) {
            var rating = rating(player(seat), table);
            before.put(rating.player(), rating);
            results.add(result(rating, rank(seat, seats)));
        }
        var after = new ArrayList<RatingRow>();
        for (var adjusted : adjudicator.rate(results)) {
            var old = Objects.requireNonNull(before.get(adjusted.playerId()));
            after.add(
                    new RatingRow(
                            old.player(),
                            old.game(),
                            old.players(),
                            adjusted.mu(),
                            adjusted.sigma(),
                            old.games() + 1));
        }
        after.forEach(row -> known.put(new Key(row.player(), row.game(), row.players()), row));
        return after;
    }

    @Override
    public synchronized void lost() {
        known.clear();
    }

    private RatingRow rating(String player, TableRow table) {
        return known.computeIfAbsent(
                new Key(player, table.game(), table.players()),
                key ->
                        storage.rating(key.player, key.game, key.players)
                                .orElseGet(() -> unrated(key)));
    }

    private static RatingRow unrated(Key key) {
        return new RatingRow(key.player, key.game, key.players, MEAN, DEVIATION, 0);
    }

    private static TeamResult<String> result(RatingRow rating, int rank) {
        var player = new SimplePlayerResult<>(rating.player(), rating.mean(), rating.deviation());
        return new SimpleTeamResult<>(rating.mean(), rating.deviation(), rank, List.of(player));
    }

    /// 1 for who has the largest share.
    private static int rank(SeatRow seat, List<SeatRow> seats) {
        return 1 + (int) seats.stream().filter(other -> other.payoff() > seat.payoff()).count();
    }

    /// What is nearly certain of somebody's strength.
    public static double rating(RatingRow row) {
        return Math.max(0, row.mean() - 3 * row.deviation());
    }
}

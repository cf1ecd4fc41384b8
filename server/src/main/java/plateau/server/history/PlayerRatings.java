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
import java.util.Objects;
import plateau.core.text.Json;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.RatingRow;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.tables.Rater;

/// How strong people and bots are, by game and number of players, after every game that counts: a mean and
/// how sure it is (openskill, Plackett–Luce). The order of the shares of the win is what counts.
public final class PlayerRatings implements Rater {
    /// What the name of a bot of the house begins with among players.
    public static final String BOT = "bot:";

    /// What is believed of who has not played.
    public static final double MEAN = 25;

    public static final double DEVIATION = MEAN / 3;

    private static final double BETA = MEAN / 6;

    private final Adjudicator<String> adjudicator = new Adjudicator<>(
            RatingModelConfig.builder().setBeta(BETA).build(),
            new PlackettLuce(RatingModelConfig.builder().setBeta(BETA).build()));

    /// Whom a seat's rating belongs to; empty for who is not known any more, and for a bot with settings:
    /// there are more of these than anybody wants to see ranked.
    public static String player(SeatRow seat) {
        return switch (seat.kind()) {
            case BOT -> seat.bot().contains(":") ? "" : BOT + seat.bot();
            case PERSON, REMOTE -> seat.account();
            case FREE -> "";
        };
    }

    /// Whose account a rating is of; empty for a bot of the house.
    public static String account(RatingRow row) {
        return row.player().startsWith(BOT) ? "" : row.player();
    }

    /// A game counts where all seats are somebody's, and no two the same one's.
    @Override
    public void rate(TableRow table, List<SeatRow> seats, Change change) {
        var players = seats.stream().map(PlayerRatings::player).toList();
        boolean counts = seats.size() > 1
                && isRated(table)
                && !players.contains("")
                && new HashSet<>(players).size() == players.size();
        if (counts) {
            var ranks = seats.stream().map(seat -> rank(seat, seats)).toList();
            change.rate(
                    table.id(),
                    players.stream().map(player -> unrated(player, table)).toList(),
                    before -> after(before, ranks));
        }
    }

    private static boolean isRated(TableRow table) {
        return Json.readObject(table.settings()).get("rated") instanceof Boolean rated && rated;
    }

    private List<RatingRow> after(List<RatingRow> before, List<Integer> ranks) {
        var rows = new HashMap<String, RatingRow>();
        var results = new ArrayList<TeamResult<String>>();
        for (int each = 0; each < before.size(); each++) {
            var row = before.get(each);
            rows.put(row.player(), row);
            results.add(result(row, ranks.get(each)));
        }
        var after = new ArrayList<RatingRow>();
        for (var adjusted : adjudicator.rate(results)) {
            var old = Objects.requireNonNull(rows.get(adjusted.playerId()));
            after.add(new RatingRow(
                    old.player(), old.game(), old.players(), adjusted.mu(), adjusted.sigma(), old.games() + 1));
        }
        return after;
    }

    private static RatingRow unrated(String player, TableRow table) {
        return new RatingRow(player, table.game(), table.players(), MEAN, DEVIATION, 0);
    }

    private static TeamResult<String> result(RatingRow rating, int rank) {
        var player = new SimplePlayerResult<>(rating.player(), rating.mean(), rating.deviation());
        return new SimpleTeamResult<>(rating.mean(), rating.deviation(), rank, List.of(player));
    }

    /// 1 for who has the largest share.
    private static int rank(SeatRow seat, List<SeatRow> seats) {
        return 1
                + (int) seats.stream()
                        .filter(other -> other.payoff() > seat.payoff())
                        .count();
    }
}

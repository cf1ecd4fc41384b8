package plateau.reports;

import java.util.List;
import plateau.arena.ratings.Rating;
import plateau.core.Ending;
import plateau.reports.plots.Count;
import plateau.reports.plots.CrossTablePlot;
import plateau.words.Wording;

/// All that a report on a tournament tells: plain data, without times of day, so that the same tournament
/// gives the same report. A number that is not known may be one that is not finite; it is told as a dash.
///
/// @param games what was played
/// @param format how entrants were brought together, in words
/// @param clock as it was asked for; empty if there was none
/// @param played how many games came to a result
/// @param records the file with all games, seen from where the report lies; empty if there is none
/// @param entrants in the order of standing
/// @param cross how each entrant, by rows, did against each; in the order of entrants, or empty
/// @param seats how each seat did, by numbers of players
/// @param lengths decisions a game, from the least
/// @param endings how many games ended in each way that occurred
/// @param causes why finished games were over
/// @param list games one by one, all or as many as are to be told
public record TournamentData(
        String title,
        List<Discipline> games,
        String format,
        long seed,
        String clock,
        long played,
        String records,
        List<Entrant> entrants,
        List<List<CrossTablePlot.Cell>> cross,
        List<SeatShare> seats,
        List<Count> lengths,
        List<Ended> endings,
        List<Cause> causes,
        List<Listed> list) {
    public TournamentData {
        games = List.copyOf(games);
        entrants = List.copyOf(entrants);
        cross = cross.stream().map(List::copyOf).toList();
        seats = List.copyOf(seats);
        lengths = List.copyOf(lengths);
        endings = List.copyOf(endings);
        causes = List.copyOf(causes);
        list = List.copyOf(list);
        int size = entrants.size();
        if (!cross.isEmpty() && (cross.size() != size || cross.stream().anyMatch(row -> row.size() != size))) {
            throw new IllegalArgumentException("the cross table is not " + size + " by " + size);
        }
        if (list.stream().flatMap(each -> each.seats.stream()).anyMatch(each -> each < 0 || each >= size)) {
            throw new IllegalArgumentException("a seat names none of " + size + " entrants");
        }
    }

    /// The numbers of players for which anybody is rated, from the least.
    List<Integer> ratedPlayers() {
        return entrants.stream()
                .flatMap(each -> each.ratings.stream())
                .map(Rated::players)
                .distinct()
                .sorted()
                .toList();
    }

    /// A game with its options.
    ///
    /// @param options as they were given, such as `size=4 rotations=on`; empty for the defaults
    /// @param page where a report on this one alone is; empty where there is none
    public record Discipline(String game, String options, int players, String page) {}

    /// A number and where it most likely lies; without bounds where too little is known.
    public record Estimate(double value, double low, double high) {}

    /// Who took part, and how it did.
    ///
    /// @param rank from 1; those who are equal have the same
    /// @param points the sum of its shares of the win
    /// @param share of the win in a game, on average, from 0 to 1
    /// @param departures how it left games before their end
    /// @param scores from the least
    public record Entrant(
            int rank,
            String name,
            long games,
            double points,
            Estimate share,
            List<Rated> ratings,
            long wins,
            long draws,
            long losses,
            double meanScore,
            List<Left> departures,
            Pace thinking,
            List<Count> scores) {
        public Entrant {
            ratings = List.copyOf(ratings);
            departures = List.copyOf(departures);
            scores = List.copyOf(scores);
        }

        /// How often it left, in whatever way.
        long left() {
            return departures.stream().mapToLong(Left::count).sum();
        }
    }

    /// How strong an entrant is in games of so many players.
    ///
    /// @param isAnchor whether the others were measured by it, and its own rating is given
    /// @param held on which sides games hold it
    public record Rated(int players, Estimate estimate, boolean isAnchor, Rating.Held held) {
        /// What may be said of it, a bound where games hold it from one side only.
        double told() {
            return held.told(estimate.value, estimate.low, estimate.high);
        }

        /// As plots show it: a bound, and the band on the side that is open.
        Estimate shown() {
            return switch (held) {
                case BOTH_SIDES -> estimate;
                case FROM_BELOW, FROM_ABOVE -> new Estimate(told(), estimate.low, estimate.high);
                case NOT -> new Estimate(Double.NaN, Double.NaN, Double.NaN);
            };
        }

        /// Whether it is a bound.
        boolean isBound() {
            return held == Rating.Held.FROM_BELOW || held == Rating.Held.FROM_ABOVE;
        }

        /// `1204`, `≥ 1567`, `≤ 640`.
        String text(Wording wording) {
            var number = wording.decimal(0, told());
            return switch (held) {
                case BOTH_SIDES, NOT -> number;
                case FROM_BELOW -> wording.get("ratings.least", number);
                case FROM_ABOVE -> wording.get("ratings.most", number);
            };
        }
    }

    /// How often an entrant left in some way.
    ///
    /// @param reasons some of them, in words
    public record Left(Ending ending, long count, List<String> reasons) {
        public Left {
            reasons = List.copyOf(reasons);
        }
    }

    /// Milliseconds for a decision.
    public record Pace(double mean, double slowest) {}

    /// The share of the win that a seat had.
    ///
    /// @param seat from 0
    public record SeatShare(int players, int seat, Estimate share, long games) {}

    /// How many games ended in some way.
    public record Ended(Ending ending, long count) {}

    /// How many games were over for some reason.
    ///
    /// @param name as records have it, such as `deck-empty`
    /// @param words the same in the reader's language; empty where there are none
    public record Cause(String name, String words, long count) {}

    /// One game.
    ///
    /// @param number from 1
    /// @param seats which entrant sat where, from 0
    /// @param result in short, such as `34–41`
    /// @param record which record of the file it is, from 1; 0 if it has none
    public record Listed(long number, String game, List<Integer> seats, String result, Ending ending, long record) {
        public Listed {
            seats = List.copyOf(seats);
        }
    }
}

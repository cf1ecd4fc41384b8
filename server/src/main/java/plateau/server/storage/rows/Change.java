package plateau.server.storage.rows;

import java.util.ArrayList;
import java.util.List;

/// What is written at once, whole or not at all.
public final class Change {
    public final List<Entry> entries = new ArrayList<>();
    public final List<SavedRow> rows = new ArrayList<>();
    public final List<Rating> ratings = new ArrayList<>();

    /// What a game does to ratings, whatever they are by the time it is written.
    public interface Rule {
        List<RatingRow> after(List<RatingRow> before);
    }

    /// A change of ratings that follows from what they are.
    ///
    /// @param table the game's, of which it is kept what it did
    /// @param unrated those whom it concerns, seat by seat, as they are believed to be if nothing else is known
    public record Rating(String table, List<RatingRow> unrated, Rule rule) {}

    /// Adds an entry to a log. The whole change fails if the log has one of this number.
    public Change append(Entry entry) {
        entries.add(entry);
        return this;
    }

    /// Writes a row in the place of the one with the same key, if there is one.
    public Change save(SavedRow row) {
        rows.add(row);
        return this;
    }

    /// Changes ratings by a game. They are worked out where they are written, one game after the other, so
    /// that none is missed, whatever else is on its way or fails.
    ///
    /// @param table the game's, of which it is kept what it did
    /// @param unrated those whom it concerns, seat by seat, as they are believed to be if nothing else is known
    public Change rate(String table, List<RatingRow> unrated, Rule rule) {
        ratings.add(new Rating(table, unrated, rule));
        return this;
    }
}

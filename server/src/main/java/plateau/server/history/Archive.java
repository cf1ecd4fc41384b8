package plateau.server.history;

import java.util.List;
import java.util.stream.Stream;
import plateau.core.records.GameRecord;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.search.Finished;
import plateau.server.storage.search.HistoryFilter;
import plateau.server.tables.Recording;

/// The games that are over, as records.
public final class Archive {
    private final Storage storage;

    public Archive(Storage storage) {
        this.storage = storage;
    }

    /// All that fit, read page by page while they are taken.
    public Stream<GameRecord> records(HistoryFilter filter) {
        return Stream.iterate(
                        new Page(storage.history(filter), filter),
                        page -> !page.games.isEmpty(),
                        page -> page.next(storage))
                .flatMap(page -> page.games.stream())
                .map(this::record);
    }

    private record Page(List<Finished> games, HistoryFilter filter) {
        Page next(Storage storage) {
            var after = filter.after(games.getLast().cursor());
            return new Page(storage.history(after), after);
        }
    }

    private GameRecord record(Finished game) {
        var entries = storage.entries(game.table().id(), 0);
        return Recording.of(game.table(), game.seats(), entries);
    }

    /// What somebody who is rated is called.
    public String name(String player) {
        return player.startsWith(PlayerRatings.BOT)
                ? player.substring(PlayerRatings.BOT.length())
                : storage.account(player).map(AccountRow::name).orElse("");
    }
}

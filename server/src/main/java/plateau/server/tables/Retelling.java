package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import plateau.api.Happening;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.TableRow;
import plateau.server.stream.StreamEvent;
import plateau.server.tables.log.Logbook;
import plateau.server.tables.log.LoggedMatch;
import plateau.server.tables.log.News;
import plateau.server.tables.terms.Origin;

/// Tells what has happened at a table to who was not there, by playing its game again. It is made at the table
/// and knows how far to tell; the telling needs nothing but the log.
final class Retelling {
    private final Storage storage;
    private final Game game;
    private final TableRow row;
    private final Teller teller;
    private final int known;
    private final int last;

    /// @param known the number of the entry after which it begins
    Retelling(Table table, int known) {
        storage = table.premises().storage();
        game = table.game();
        row = table.row();
        teller = new Teller(game, List.copyOf(table.seats()));
        this.known = known;
        last = table.last();
    }

    List<StreamEvent> events(Listener.Ear ear) {
        return teller.events(news(storage.entries(row.id(), 0)), ear);
    }

    private List<News> news(List<Entry> entries) {
        var course = new LoggedMatch(
                game,
                row.players(),
                Clock.parse(row.clock()),
                row.seed(),
                Origin.read(row.origin()).moves());
        var news = new ArrayList<News>();
        boolean hasBegun = false;
        for (var entry : entries.subList(0, Math.min(last, entries.size()))) {
            var happening = Logbook.read(entry);
            course.chronicler().tell(entry.number() > known);
            var steps = course.follow(happening);
            hasBegun |= happening instanceof Happening.Started;
            if (entry.number() > known) {
                var standing = hasBegun ? News.Standing.of(course.match()) : News.Standing.NONE;
                news.add(new News(entry, happening, steps, standing));
            }
        }
        return news;
    }
}

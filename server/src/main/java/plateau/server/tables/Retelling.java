package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import plateau.core.Clock;
import plateau.server.storage.Entry;

/// Tells what has happened at a table to who was not there, by playing its game again.
final class Retelling {
    private Retelling() {}

    /// The news after an entry.
    static List<News> after(int number, Table table, List<Entry> entries) {
        var row = table.row();
        var course =
                new Course(
                        table.game(),
                        row.players(),
                        Clock.parse(row.clock()),
                        row.seed(),
                        Origin.read(row.origin()).moves());
        var news = new ArrayList<News>();
        boolean hasBegun = false;
        for (var entry : entries) {
            var happening = LogReader.read(entry);
            course.chronicler().tell(entry.number() > number);
            var steps = course.follow(happening);
            hasBegun |= happening instanceof Happening.Started;
            if (entry.number() > number) {
                var standing = hasBegun ? News.Standing.of(course.match()) : News.Standing.NONE;
                news.add(new News(entry, happening, steps, standing));
            }
        }
        return news;
    }
}

package plateau.terminal.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.core.text.BadInput;
import plateau.terminal.screen.Screen;

/// The part of a command line that names files of records, and one record of each. From one record one
/// can go to those before and after it, from file to file.
public final class ChosenRecords {
    /// Where a record is.
    ///
    /// @param file which of the files, from 0
    /// @param number which of its records, from 1
    public record Place(int file, long number) {}

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "A file of records, or several; - is the standard input.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--game",
            paramLabel = "N",
            description = "Which record of each file, from 1; the first if left out.",
            converter = Numbers.Games.class)
    private long wanted = 1;

    /// Whether there is more than one file.
    public boolean areSeveral() {
        return files.size() > 1;
    }

    /// The places of the records that are named, one in each file.
    public List<Place> places() {
        var places = new ArrayList<Place>();
        for (int file = 0; file < files.size(); file++) {
            places.add(new Place(file, wanted));
        }
        return places;
    }

    /// The name of the file in which a record is.
    public String file(Place place) {
        return files.get(place.file);
    }

    /// The records of the file in which one is.
    public NumberedRecords records(Place place) {
        return new NumberedRecords(file(place));
    }

    /// The place of the next record, which may be the first of another file.
    public Optional<Place> after(Place place, Screen screen) {
        if (records(place).has(screen, place.number + 1)) {
            return Optional.of(new Place(place.file, place.number + 1));
        }
        return place.file + 1 < files.size() ? Optional.of(new Place(place.file + 1, 1)) : Optional.empty();
    }

    /// The place of the record before, which may be the last of another file.
    public Optional<Place> before(Place place, Screen screen) {
        if (place.number > 1) {
            return Optional.of(new Place(place.file, place.number - 1));
        }
        if (place.file == 0) {
            return Optional.empty();
        }
        var first = new Place(place.file - 1, 1);
        return Optional.of(new Place(first.file, Math.max(1, records(first).count(screen))));
    }

    /// Refuses several files beside an option that is about one record.
    public void checkOne(String option, boolean isGiven) {
        if (isGiven && areSeveral()) {
            throw new BadInput(
                    "files.one", "%s is for one file of records, not %d; name one of them", option, files.size());
        }
    }
}

package plateau.terminal.viewer;

import plateau.terminal.options.ChosenRecords;
import plateau.terminal.screen.Screen;

/// A record that may have others before and after it, in its file and in others.
public final class RecordPlayback implements Playback {
    private final Screen screen;
    private final ChosenRecords chosen;
    private final ChosenRecords.Place place;
    private final int pictures;
    private final int first;
    private final String notice;

    /// @param first the picture to begin with
    /// @param notice what is to be said at the beginning; empty for nothing
    public RecordPlayback(
            Screen screen, ChosenRecords chosen, ChosenRecords.Place place, int pictures, int first, String notice) {
        this.screen = screen;
        this.chosen = chosen;
        this.place = place;
        this.pictures = pictures;
        this.first = first;
        this.notice = notice;
    }

    @Override
    public boolean isLive() {
        return false;
    }

    @Override
    public int pictures() {
        return pictures;
    }

    @Override
    public int firstPicture() {
        return first;
    }

    @Override
    public String notice() {
        return notice;
    }

    @Override
    public String title() {
        return chosen.areSeveral()
                ? screen.words().get("viewer.record.of", place.number(), chosen.file(place))
                : screen.words().get("viewer.record", place.number());
    }

    @Override
    public String refusal(int step) {
        boolean isBack = step < 0;
        var there = isBack ? chosen.before(place, screen) : chosen.after(place, screen);
        var end = isBack ? "viewer.first-record" : "viewer.last-record";
        return there.isPresent() ? "" : screen.words().get(chosen.areSeveral() ? end + ".of" : end);
    }
}

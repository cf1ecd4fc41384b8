package plateau.terminal.viewer;

import plateau.terminal.options.ChosenRecord;
import plateau.terminal.screen.Screen;

/// A record of a file that may have others before and after it.
public final class RecordFilm implements Film {
    private final Screen screen;
    private final ChosenRecord chosen;
    private final long number;
    private final int pictures;
    private final String notice;

    /// @param notice what is to be said at the beginning; empty for nothing
    public RecordFilm(
            Screen screen, ChosenRecord chosen, long number, int pictures, String notice) {
        this.screen = screen;
        this.chosen = chosen;
        this.number = number;
        this.pictures = pictures;
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
    public String notice() {
        return notice;
    }

    @Override
    public String title() {
        return screen.words().get("viewer.record", number);
    }

    @Override
    public String refusal(int step) {
        if (number + step < 1) {
            return screen.words().get("viewer.first-record");
        }
        return chosen.has(screen, number + step) ? "" : screen.words().get("viewer.last-record");
    }
}

package plateau.terminal.viewer;

import plateau.arena.reel.Reel;
import plateau.core.picture.Signs;
import plateau.core.text.BadInput;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Region;
import plateau.terminal.painting.Line;
import plateau.terminal.screen.Letters;
import plateau.terminal.screen.Words;

/// The bottom of the screen: one sentence that is always true, where one is, and the keys.
record Status(Reel reel, Words words, Playback film, Cast cast) {
    void draw(Frame frame, Region region, Viewer viewer) {
        // Below a board that needs all the room there is no rule.
        boolean isTight = region.height() < 3;
        if (!isTight) {
            frame.rule(region.row(), 0, region.width(), Inks.FAINT);
        }
        int row = region.row() + (isTight ? 0 : 1);
        var where = where(viewer);
        int right = region.width() - Letters.width(where);
        frame.put(row, right, where, Inks.STRONG);
        said(viewer).draw(frame, row, 0, right - 1);
        frame.put(row + 1, 0, keys(viewer), Inks.FAINT);
    }

    private String where(Viewer viewer) {
        return words.get(
                reel.isComplete() ? "viewer.where" : "viewer.where.open",
                viewer.walk().turn(),
                reel.turns(),
                viewer.walk().ply());
    }

    private Line said(Viewer viewer) {
        if (!viewer.typed().isEmpty()) {
            return Line.of(words.get("viewer.jump", viewer.typed()), Inks.ALERT);
        }
        if (!viewer.notice().isEmpty()) {
            return Line.of(viewer.notice(), Inks.ALERT);
        }
        var failure = reel.failure();
        if (failure.isPresent()) {
            return Line.of(told(failure.get()), Inks.ALERT);
        }
        return film.isLive() && !reel.isComplete() ? live(viewer) : Line.of(still(viewer));
    }

    private String told(Throwable failure) {
        return failure instanceof BadInput refused
                ? words.text(refused.inWords())
                : String.valueOf(failure.getMessage());
    }

    private Line live(Viewer viewer) {
        if (!viewer.walk().followsHead() && !viewer.walk().isPlaying()) {
            return Line.of(words.get(film.isHeld() ? "viewer.behind.held" : "viewer.behind"));
        }
        if (film.isHeld() && viewer.walk().followsHead()) {
            return Line.of(words.get("viewer.held"), Inks.ALERT);
        }
        int mover = reel.look(reel.plies()).mover();
        return film.isThinking() && viewer.walk().followsHead() && mover >= 0
                ? Line.of(words.get("viewer.thinks", cast.name(mover)), Signs.ink(mover))
                : Line.of(words.get("viewer.playing", viewer.walk().pace().told(words)));
    }

    private String still(Viewer viewer) {
        if (!reel.isComplete()) {
            return words.get("viewer.reading", reel.plies());
        }
        if (viewer.walk().isPlaying()) {
            return words.get("viewer.playing", viewer.walk().pace().told(words));
        }
        if (viewer.walk().isAtResult()) {
            return words.get("viewer.end");
        }
        return words.get(viewer.walk().turn() == reel.turns() ? "viewer.last" : "viewer.paused");
    }

    private String keys(Viewer viewer) {
        return switch (viewer.sight().page()) {
            case BOARD -> words.get("viewer.keys");
            case EARNINGS, HELP -> words.get("viewer.keys.page");
        };
    }
}

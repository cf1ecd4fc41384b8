package plateau.terminal.live;

import org.jspecify.annotations.Nullable;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.arena.reel.Reel;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.Interrupted;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.terminal.console.Console;
import plateau.terminal.options.ChosenRecords;
import plateau.terminal.options.ViewOption;
import plateau.terminal.options.ViewerOption;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;
import plateau.terminal.viewer.Leaving;
import plateau.terminal.viewer.RecordPlayback;
import plateau.terminal.viewer.ViewerSession;

/// The records of some files on the terminal's whole screen, one after the other. A record is read, and every
/// move of it checked, while one looks at it.
public final class RecordViewing implements AutoCloseable {
    private final Screen screen;
    private final ChosenRecords chosen;
    private final ViewerOption viewer;
    private final ViewOption views;
    private @Nullable Console console;
    private ChosenRecords.Place place;
    private String notice = "";
    private boolean isShown;

    public RecordViewing(Screen screen, ChosenRecords chosen, ViewerOption viewer, ViewOption views) {
        this.screen = screen;
        this.chosen = chosen;
        this.viewer = viewer;
        this.views = views;
        place = chosen.places().getFirst();
    }

    /// Shows records until somebody leaves.
    public void run() {
        var last = place;
        while (true) {
            isShown = false;
            var leaving = Leaving.NOT_YET;
            try {
                leaving = chosen.records(place).read(screen, place.number(), this::show);
                notice = "";
            } catch (Failure damaged) {
                if (isShown || console == null) {
                    throw damaged;
                }
                notice = screen.words().text(damaged.inWords());
                place = last;
                continue;
            }
            last = place;
            switch (leaving) {
                case NEXT_RECORD -> place = chosen.after(place, screen).orElse(place);
                case PREVIOUS_RECORD -> place = chosen.before(place, screen).orElse(place);
                case QUIT, NOT_YET -> {
                    return;
                }
            }
        }
    }

    private Leaving show(GameRecord record) {
        var game = Games.of(record);
        int seer = viewer.viewer(game, record.players());
        var reel = new Reel(game, record.players());
        var pictures = Ask.opening(game, record.players()).pictures();
        var asked = views.asked(game, record.players()).stream().findFirst();
        int first = asked.map(pictures::indexOf).orElse(0);
        var film = new RecordPlayback(screen, chosen, place, pictures.size(), first, notice);
        var clock = clock(record);
        var showing = new ViewerSession(reel, screen, film, record.names(), clock, seer, !viewer.isGiven());
        isShown = true;
        var reading = Thread.ofPlatform().daemon().name("reader").start(() -> read(game, record, reel));
        try {
            var leaving = showing.run(console());
            if (leaving == Leaving.QUIT) {
                reel.rethrow();
            }
            return leaving;
        } finally {
            reading.interrupt();
        }
    }

    private Console console() {
        if (console == null) {
            console = Console.open();
        }
        return console;
    }

    private static Clock clock(GameRecord record) {
        try {
            return Clock.parse(record.clock());
        } catch (BadInput unknown) {
            return Clock.NONE;
        }
    }

    private static void read(Game game, GameRecord record, Reel reel) {
        try {
            var match = Match.of(game, record, new Reading(record, reel).and(reel));
            reel.end(match.isOver() ? match.result() : record.result().orElse(null));
        } catch (Throwable wrong) {
            reel.fail(wrong);
        }
    }

    /// Tells a reel how long each move took, and stops reading when nobody looks any more.
    private static final class Reading implements Onlooker {
        private final GameRecord record;
        private final Reel reel;
        private int ply;

        private Reading(GameRecord record, Reel reel) {
            this.record = record;
            this.reel = reel;
        }

        @Override
        public void moving(State before, int mover, int move, int choices) {
            if (Thread.currentThread().isInterrupted()) {
                throw new Interrupted();
            }
            var taken = record.times().taken();
            if (ply < taken.size()) {
                reel.thought(1_000_000 * taken.get(ply));
            }
            ply++;
        }
    }

    @Override
    public void close() {
        if (console != null) {
            console.close();
        }
    }
}

package plateau.terminal.ladder;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.arena.duel.Duel;
import plateau.arena.duel.DuelReport;
import plateau.core.Clock;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.screen.Screen;

/// Plays pairs of bots one after another and prints what each came to as soon as it is known.
public final class Ladder {
    private static final int WIDEST_NAME = 32;

    private final Screen screen;
    private final TerminalRoster roster;
    private final Clock clock;
    private final SeriesOptions series;
    private final long seed;
    private final long games;
    private volatile @Nullable Duel underWay;
    private volatile boolean stopped;

    /// @param games for each pair
    public Ladder(Screen screen, TerminalRoster roster, Clock clock, SeriesOptions series, long seed, long games) {
        this.screen = screen;
        this.roster = roster;
        this.clock = clock;
        this.series = series;
        this.seed = seed;
        this.games = games;
    }

    /// Asks for an early end: the pair under way is reported as far as it came. From any thread.
    public void stop() {
        stopped = true;
        var duel = underWay;
        if (duel != null) {
            duel.stop();
        }
    }

    /// Plays the tables, or as many as there is time for until [#stop].
    public void play(List<LadderTable> tables) {
        for (var table : tables) {
            if (!stopped) {
                play(table);
            }
        }
    }

    private void play(LadderTable table) {
        begin(table);
        var faults = new ArrayList<String>();
        for (var pair : table.pairs()) {
            if (!stopped) {
                var summary = new DuelSummary(table, pair, seed, run(table, pair));
                print(series.json() ? Json.write(summary.json()) : summary.row(screen.words()));
                faults.addAll(summary.faults(screen.words()));
            }
        }
        end(faults);
    }

    private DuelReport run(LadderTable table, Pair pair) {
        var duel = table.duel(roster, clock, pair, seed, games, series.threads());
        underWay = duel;
        if (stopped) {
            duel.stop();
        }
        var what = Text.shorten(pair.shown(screen.words()), WIDEST_NAME);
        try (var _ = series.progress(screen, what, duel.games(), duel::played)) {
            return duel.run();
        }
    }

    private void begin(LadderTable table) {
        if (!series.json()) {
            var title = table.game().id() + table.settings();
            screen.out().print("## ");
            screen.say("ladder.title", title, table.players(), Long.toString(seed));
            screen.out().println();
            screen.say("ladder.columns");
            print("| --- | ---: | ---: | ---: | ---: | ---: |");
        }
    }

    private void end(List<String> faults) {
        if (!series.json()) {
            screen.out().println();
            faults.forEach(screen.out()::println);
            screen.say("ladder.reading");
            print("");
        }
    }

    /// Prints a line at once, for whoever looks on; stops when nobody does any more.
    private void print(String line) {
        screen.out().println(line);
        if (screen.out().checkError()) {
            stopped = true;
        }
    }
}

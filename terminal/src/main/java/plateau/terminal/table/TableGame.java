package plateau.terminal.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import plateau.arena.match.Onlooker;
import plateau.bots.search.Analyst;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.State;
import plateau.terminal.console.Console;
import plateau.terminal.console.Inks;
import plateau.terminal.prompt.Handover;
import plateau.terminal.prompt.Hesitations;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Screen;

/// A game on the whole screen, from the first question to the result.
public final class TableGame implements AutoCloseable {
    /// What the game is played by, which is made after the players.
    public interface Course {
        /// How long a player may still think, when it was last asked; empty where nobody looks.
        Optional<Duration> timeLeft(int player);

        /// Writes the game so far to a file; gives what was done, in words.
        String save(String name);

        /// Breaks off the game.
        void stop();
    }

    private final SharedTable table;
    private final Onlookers onlookers;
    private final Handover handover;

    /// @param names what the players are called
    /// @param people those at this keyboard
    /// @param viewer who looks on while nobody is asked
    /// @param views what `view` alone shows; the view that says most if there is none
    /// @param hesitations how often in a turn somebody may say no to its own move
    /// @param analyst who gives hints
    /// @param untold how many moves were made before
    /// @param pace milliseconds for which each sentence is looked at
    /// @param course asked only once the game has begun
    public TableGame(
            Console console,
            Screen screen,
            Game game,
            List<String> names,
            Set<Integer> people,
            int viewer,
            List<String> views,
            Hesitations hesitations,
            Optional<Analyst> analyst,
            int untold,
            int pace,
            Course course) {
        var narrator = new Narrator(screen.words(), game, names, viewer);
        IntFunction<Optional<Duration>> clocks = player -> clock(course, player);
        var painter = new TableScreen(console, screen.words(), game, narrator, clocks);
        table = new SharedTable(
                console,
                screen.words(),
                game,
                painter,
                narrator,
                views,
                hesitations,
                analyst,
                course::save,
                course::stop);
        handover = new Handover(screen, people.size());
        onlookers = new Onlookers(table, people, viewer, untold, pace, game.begin(names.size()));
        painter.chronicle().add(welcome(screen, game), Inks.FAINT);
    }

    /// How one gets help and, where that may be unexpected, how players are counted.
    private static String welcome(Screen screen, Game game) {
        var welcome = screen.words().get("table.welcome", game.id());
        return Narrator.counting(screen.words(), game)
                .map(counting -> welcome + " " + counting)
                .orElse(welcome);
    }

    /// What is left now: less and less for whoever thinks.
    private Optional<Duration> clock(Course course, int player) {
        var left = course.timeLeft(player);
        boolean isThinking = onlookers.scene().turnOf() == player;
        return isThinking ? left.map(all -> all.minusNanos(System.nanoTime() - onlookers.since())) : left;
    }

    /// Somebody at this keyboard.
    public Player person() {
        return new Person(table, onlookers, handover);
    }

    /// To be told of the game.
    public Onlooker onlooker() {
        onlookers.begin();
        return onlookers;
    }

    /// Shows the end, until somebody has seen it.
    ///
    /// @param outcome what it came to
    public void end(State last, List<String> outcome) {
        onlookers.close();
        table.screen().chronicle().add(outcome);
        onlookers.end(last);
    }

    /// What is to be said of the game, and what was said.
    public Narrator narrator() {
        return table.narrator();
    }

    @Override
    public void close() {
        onlookers.close();
    }
}

package plateau.arena.series;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.arena.match.Onlooker;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.arena.statistics.Outcome;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.records.GameRecord;

/// Players who have sat down, and whoever looks on: plays one game after another, and allocates nothing
/// for one unless something of it is kept.
final class Sitting {
    private final Referee referee;
    private final Scoresheet sheet;
    private final List<Player> players;
    private final List<Stopwatch> watches;
    private final Optional<RecordKeeper> keeper;
    private final Onlooker onlooker;
    private final Pairing pairing;

    /// How many moves of the last game come from its opening.
    private int from;

    /// @param names what they are called whom the pairing names
    /// @param players those themselves
    /// @param guest looks on, too
    Sitting(
            Game game,
            Pairing pairing,
            List<String> names,
            List<Player> players,
            Set<Worker.Extra> extras,
            Onlooker guest) {
        watches = extras.contains(Worker.Extra.TIMES)
                ? players.stream().map(Stopwatch::new).toList()
                : List.of();
        this.players = List.copyOf(players);
        this.pairing = pairing;
        var clock = Clock.parse(pairing.clock());
        referee = new Referee(
                game,
                watches.isEmpty() ? players : List.copyOf(watches),
                names,
                pairing.seats().stream()
                        .map(each -> Entrant.of(each).clock(clock))
                        .toList());
        sheet = new Scoresheet(referee.match(), game.figures().size(), extras.contains(Worker.Extra.LEAD));
        keeper = extras.contains(Worker.Extra.RECORDS)
                ? Optional.of(new RecordKeeper(pairing.game(), pairing.options(), pairing.seats(), clock))
                : Optional.empty();
        var own = keeper.map(sheet.onlooker()::and).orElse(sheet.onlooker());
        // Where there is no guest, nobody is called in vain after every move.
        onlooker = guest.equals(Onlooker.NONE) ? own : own.and(guest);
    }

    /// Plays a game; false when it was broken off and does not count.
    ///
    /// @param opening the moves with which it begins
    boolean play(long seed, List<String> opening) {
        sheet.begin();
        for (int seat = 0; seat < watches.size(); seat++) {
            watches.get(seat).reset();
        }
        from = opening.size();
        if (from == 0) {
            referee.play(seed, onlooker);
        } else {
            referee.playOn(seed, position(opening), onlooker);
        }
        if (referee.isBrokenOff()) {
            keeper.ifPresent(RecordKeeper::forgetGame);
            return false;
        }
        return true;
    }

    private GameRecord position(List<String> opening) {
        return new GameRecord(pairing.game(), pairing.options(), pairing.players(), opening);
    }

    /// What the last game came to, until the next begins.
    Outcome outcome() {
        return sheet;
    }

    /// The last game, to keep.
    ///
    /// @param game what was played
    Played played(Task game) {
        return new Played(
                Row.of(game, sheet),
                watches.stream().map(Stopwatch::thinking).toList(),
                keeper.map(each -> each.finish(game.seedOf(0), referee.result()))
                        .map(record -> record.withFrom(from))
                        .map(record -> Visitors.told(record, players))
                        .map(Visitors::named));
    }

    /// Breaks off the game under way, and any later one; from any thread.
    void stop() {
        referee.stop();
    }
}

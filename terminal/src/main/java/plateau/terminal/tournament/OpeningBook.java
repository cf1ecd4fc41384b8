package plateau.terminal.tournament;

import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.arena.tournament.plan.Discipline;
import plateau.core.Game;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.games.Games;
import plateau.terminal.files.RecordSource;

/// The positions of a file of records, from which games of a tournament begin: each record's last, or the one
/// after so many of its moves.
final class OpeningBook {
    private static final String OPTION = "--from";

    /// A position, and of what.
    ///
    /// @param number of its record in the file, from 1
    private record Position(int number, Discipline of, List<String> moves) {}

    private final String file;
    private final List<Position> positions;

    private OpeningBook(String file, List<Position> positions) {
        this.file = file;
        this.positions = positions;
    }

    /// Refuses a file that cannot be read, and positions from which nobody can play on.
    ///
    /// @param ply after how many moves; at the end of each record if nobody says
    static OpeningBook read(String file, Optional<Integer> ply) {
        var positions = new ArrayList<Position>();
        try (var source = RecordSource.open(file, Reader.nullReader())) {
            while (source.hasNext()) {
                var entry = source.next();
                int number = positions.size() + 1;
                try {
                    positions.add(position(number, entry.record(), ply));
                } catch (BadInput refused) {
                    throw refusal(file, number, refused.inWords());
                }
            }
        }
        return new OpeningBook(file, positions);
    }

    private static BadInput refusal(String file, int number, Message why) {
        return new BadInput("opening.record", "%s: '%s', record %d: %s", OPTION, file, number, why);
    }

    private static Position position(int number, GameRecord record, Optional<Integer> ply) {
        var game = Games.of(record);
        int moves = record.moves().size();
        int end = ply.orElse(moves);
        if (end > moves) {
            throw new BadInput("opening.short", "it has %d moves, and --ply asks for %d", moves, end);
        }
        var replay = new Replay(game, record);
        replay.advanceTo(end);
        if (replay.state().isOver()) {
            throw new BadInput("opening.over", "the game is over at ply %d; try --ply", end);
        }
        if (record.departures().stream().anyMatch(left -> left.ply() <= end)) {
            throw new BadInput("opening.left", "somebody has left by ply %d; try --ply", end);
        }
        return new Position(
                number, discipline(game, record.players()), record.moves().subList(0, end));
    }

    private static Discipline discipline(Game game, int players) {
        return new Discipline(game.id(), Games.named(game.id()).json(game), players);
    }

    /// The same disciplines, each with its positions; refuses one that has none, and positions of others.
    List<Discipline> fill(List<Discipline> disciplines) {
        for (var position : positions) {
            if (disciplines.stream().noneMatch(each -> isSame(each, position.of))) {
                throw refusal(
                        file,
                        position.number,
                        Message.of(
                                "opening.other",
                                "it is of %s, and these are played: %s",
                                text(position.of),
                                disciplines.stream().map(OpeningBook::text).collect(Collectors.joining(", "))));
            }
        }
        return disciplines.stream().map(this::filled).toList();
    }

    private Discipline filled(Discipline discipline) {
        var own = positions.stream()
                .filter(each -> isSame(each.of, discipline))
                .map(Position::moves)
                .toList();
        if (own.isEmpty()) {
            throw new BadInput("opening.none", "%s: '%s' has no position of %s", OPTION, file, text(discipline));
        }
        return new Discipline(discipline.game(), discipline.options(), discipline.players(), own);
    }

    private static boolean isSame(Discipline one, Discipline other) {
        return text(one).equals(text(other));
    }

    /// `piles -n 2 {"size":3}`.
    private static String text(Discipline discipline) {
        Map<String, Object> options = discipline.options();
        return discipline.game() + " -n " + discipline.players() + " " + Json.write(options);
    }
}

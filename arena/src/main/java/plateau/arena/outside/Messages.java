package plateau.arena.outside;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import plateau.arena.match.Untold;
import plateau.arena.outside.Greeting.Want;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.luck.Lot;
import plateau.core.options.Options;
import plateau.core.wire.Else;
import plateau.core.wire.Flat;
import plateau.core.wire.Name;
import plateau.core.wire.Wire;

/// What the referee says to programs, a JSON object each. Whoever sends it by other ways than pipes may
/// add to it.
public final class Messages {
    public static final int PROTOCOL = 1;

    private Messages() {}

    private sealed interface Said {}

    private record Hello(int protocol) implements Said {}

    private record Start(
            String match,
            String game,
            Map<String, Object> options,
            int players,
            int seat,
            List<String> names,
            Map<String, Object> clock)
            implements Said {}

    @Name("turn")
    private record Asked(
            int ply,
            @Flat Optional<Past> past,
            Optional<List<String>> legal,
            Optional<Map<String, Object>> state,
            Map<String, Object> clock,
            long random)
            implements Said {}

    private record Refused(String reason) implements Said {}

    private record End(@Flat Result result, @Flat Optional<Past> past) implements Said {}

    private record Bye() implements Said {}

    /// What was played since the last turn, and who has left. The moves do not tell all of that, and
    /// those that follow may not be legal without it.
    private record Past(
            List<String> moves,
            @Else(value = "[]", isWritten = false) List<Left> departures) {
        static Past of(List<String> moves, List<Departure> departures) {
            return new Past(
                    moves,
                    departures.stream()
                            .map(each -> new Left(each.seat(), each.ply()))
                            .toList());
        }
    }

    private record Left(int seat, int ply) {}

    private static Map<String, Object> json(Said said) {
        return Wire.json(Said.class, said);
    }

    public static Map<String, Object> hello() {
        return json(new Hello(PROTOCOL));
    }

    /// A match begins.
    ///
    /// @param match tells matches apart
    public static Map<String, Object> start(String match, Seating seating) {
        return json(new Start(
                match,
                seating.game().id(),
                options(seating.game()),
                seating.players(),
                seating.seat(),
                seating.names(),
                seating.clock().json()));
    }

    private static Map<String, Object> options(Game game) {
        return Options.<Game>of(game.getClass()).json(game);
    }

    /// The notations of the moves to choose from.
    public static List<String> legal(Turn turn) {
        var legal = turn.legal();
        return IntStream.range(0, legal.size())
                .mapToObj(i -> Ask.notation(turn.position(), legal.get(i)))
                .toList();
    }

    /// It is the turn of the one who is told.
    ///
    /// @param wants what is told of the game
    /// @param legal the notations of the legal moves
    public static Map<String, Object> turn(Turn turn, Clock clock, Set<Want> wants, List<String> legal) {
        return json(new Asked(
                turn.ply(),
                wanted(wants, Want.MOVES, () -> Past.of(turn.told(), turn.departures())),
                wanted(wants, Want.LEGAL, () -> legal),
                wanted(wants, Want.STATE, () -> Ask.plain(turn.position(), turn.player())),
                left(turn, clock),
                number(turn.random().nextLong())));
    }

    private static <T> Optional<T> wanted(Set<Want> wants, Want want, Supplier<T> told) {
        return wants.contains(want) ? Optional.of(told.get()) : Optional.empty();
    }

    /// What a seat draws, in a way that does not tell what others and chance will draw: whoever knows
    /// some numbers of a mixing generator knows them all.
    private static long number(long drawn) {
        try {
            var bytes = ByteBuffer.allocate(Long.BYTES).putLong(drawn).array();
            var digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return ByteBuffer.wrap(digest).getLong() & Lot.MAX_SEED;
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    /// What the clock allows now.
    private static Map<String, Object> left(Turn turn, Clock clock) {
        return turn.timeLeft()
                .<Map<String, Object>>map(left -> Map.of("left", TimeUnit.NANOSECONDS.toMillis(left.toNanos())))
                .orElse(clock instanceof Clock.Steps ? clock.json() : Map.of());
    }

    public static Map<String, Object> refused(String reason) {
        return json(new Refused(reason));
    }

    /// A match is over.
    ///
    /// @param untold how it went on after the last turn of the one who is told
    public static Map<String, Object> end(Result result, Untold untold) {
        return json(new End(result, Optional.of(Past.of(untold.moves(), untold.departures()))));
    }

    /// A match is over for somebody who does not want to be told the moves.
    public static Map<String, Object> end(Result result) {
        return json(new End(result, Optional.empty()));
    }

    public static Map<String, Object> bye() {
        return json(new Bye());
    }
}

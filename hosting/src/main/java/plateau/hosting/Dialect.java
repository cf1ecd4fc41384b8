package plateau.hosting;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// The two ways in which clients of the course count cells and want to be told what was played.
enum Dialect {
    /// What was played since the client's own last move, which comes first; x to the east, y to the north.
    STANDARD,

    /// All that was played, beginning with the first tile; x to the south, y to the east. What the client
    /// gives back counts from a corner far away, so that its numbers are never below 0.
    HISTORY;

    /// The first tile lies so far from the corner, in both directions.
    private static final int SHIFT = 72;

    /// The dialect of this name; refuses an unknown one.
    static Dialect parse(String name) {
        var names = Arrays.stream(values()).map(Dialect::title).toList();
        return Arrays.stream(values())
                .filter(dialect -> dialect.title().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "outside.dialect",
                        "no dialect '%s'; there are %s%s",
                        name,
                        String.join(", ", names),
                        Text.didYouMean(name, names)));
    }

    String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Whether the client is told which tile lies first.
    boolean tellsFirst() {
        return this == HISTORY;
    }

    /// What a player is told when its turn comes.
    List<CourseMove> previous(History history, int player) {
        return switch (this) {
            case STANDARD -> history.since(player);
            case HISTORY -> history.all().stream().map(Dialect::turned).toList();
        };
    }

    private static CourseMove turned(CourseMove move) {
        return move.at(-move.y(), move.x());
    }

    /// What a client gave back, x to the east and y to the north.
    CourseMove read(CourseMove answer) {
        return switch (this) {
            case STANDARD -> answer;
            case HISTORY -> answer.at(answer.y() - SHIFT, SHIFT - answer.x());
        };
    }

    /// How a client would give a move back, the other way round.
    CourseMove write(CourseMove move) {
        return switch (this) {
            case STANDARD -> move;
            case HISTORY -> move.at(SHIFT - move.y(), move.x() + SHIFT);
        };
    }
}

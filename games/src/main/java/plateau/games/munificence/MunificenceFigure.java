package plateau.games.munificence;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What a game counts besides points (rules 6).
enum MunificenceFigure {
    HIRES,
    TAKES,
    PASSES,
    FAVORS_USED,
    POWERS_ACTED,
    TOKENS_TAKEN,
    FORCED_PASSES,
    TURNS,
    REACHED;

    static final List<String> NAMES = Arrays.stream(values())
            .map(figure -> figure.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();
}

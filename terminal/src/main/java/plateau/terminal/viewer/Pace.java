package plateau.terminal.viewer;

import plateau.terminal.screen.Words;

/// How long each position is shown while a game plays on by itself.
enum Pace {
    SLOWEST(4000),
    SLOW(2000),
    STEADY(1000),
    BRISK(500),
    QUICK(200),
    FAST(50),
    FASTEST(0);

    private final long milliseconds;

    Pace(long milliseconds) {
        this.milliseconds = milliseconds;
    }

    long milliseconds() {
        return milliseconds;
    }

    Pace faster() {
        return values()[Math.min(values().length - 1, ordinal() + 1)];
    }

    Pace slower() {
        return values()[Math.max(0, ordinal() - 1)];
    }

    String told(Words words) {
        if (this == FASTEST) {
            return words.get("viewer.pace.fastest");
        }
        return milliseconds > 1000
                ? words.get("viewer.pace.slow", milliseconds / 1000)
                : words.get("viewer.pace", 1000 / milliseconds);
    }
}

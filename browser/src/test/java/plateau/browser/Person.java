package plateau.browser;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Text;

/// Somebody who plays at a table and knows nothing of its game: it takes whatever is on offer, by lot.
abstract class Person {
    private static final int MOST_STEPS = 3000;
    private static final int TRIES = 4;

    private final Window window;
    private final RandomGenerator lot;

    Person(Window window, long seed) {
        this.window = window;
        this.lot = new Random(seed);
    }

    /// One who clicks, or taps.
    static Person clicking(Window window, long seed) {
        return new Clicking(window, seed);
    }

    /// One who uses the keyboard only.
    static Person typing(Window window, long seed) {
        return new Typing(window, seed);
    }

    final Window window() {
        return window;
    }

    final int draw(int bound) {
        return lot.nextInt(bound);
    }

    /// Plays until the game is over; gives how many steps that took.
    final int playToTheEnd() {
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            if (!step()) {
                return steps;
            }
        }
        throw new AssertionError("the game does not end");
    }

    /// Plays so many steps of its own.
    final void play(int steps) {
        for (int i = 0; i < steps; i++) {
            step();
        }
    }

    /// Waits until it is asked, and takes one step; false if the game is over. A page may change while one
    /// points at it, so a press that did nothing is tried again, but not for ever.
    final boolean step() {
        var tried = new ArrayList<String>();
        while (tried.size() < TRIES) {
            window.await("eyes.isAsked() || eyes.isOver()");
            if (!window.is("eyes.mark()")) {
                return false;
            }
            var what = act();
            if (what.isPresent() && window.soon("eyes.isChanged() || eyes.isOver()")) {
                return true;
            }
            tried.add(what.orElse("(nothing)"));
        }
        throw new AssertionError("nothing happened after " + tried);
    }

    /// Chooses something that is on offer; gives what, or nothing if it was gone.
    abstract Optional<String> act();

    private static final class Clicking extends Person {
        Clicking(Window window, long seed) {
            super(window, seed);
        }

        @Override
        Optional<String> act() {
            var found = window().page().evaluate("n => eyes.spot(n)", draw(1 << 20));
            if (!(found instanceof Map<?, ?> spot)) {
                return Optional.empty();
            }
            var word = String.valueOf(spot.get("word"));
            if (!(spot.get("at") instanceof Map<?, ?> at)) {
                throw new AssertionError("'" + word + "' is covered by something else");
            }
            window().pressAt(number(at.get("x")), number(at.get("y")));
            return Optional.of("pressing '" + word + "'");
        }

        private static double number(@Nullable Object number) {
            return number instanceof Number value ? value.doubleValue() : Double.NaN;
        }
    }

    private static final class Typing extends Person {
        private static final String[] ARROWS = {"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"};
        private static final int MOST_TABS = 80;

        Typing(Window window, long seed) {
            super(window, seed);
        }

        @Override
        Optional<String> act() {
            // Often what completes a move is a button, after the board.
            if (window().is("eyes.legal() > 0") && draw(3) > 0) {
                int many = 1 + draw(4);
                for (int i = 0; i < many; i++) {
                    type(ARROWS[draw(ARROWS.length)]);
                }
            }
            for (int i = 0; i < MOST_TABS; i++) {
                if (window().page().evaluate("eyes.atHand()") instanceof String word) {
                    type("Enter");
                    return Optional.of(Text.format("Enter at '%s'", word));
                }
                type("Tab");
            }
            return Optional.empty();
        }

        private void type(String key) {
            window().page().keyboard().press(key);
        }
    }
}

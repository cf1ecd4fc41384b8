package plateau.terminal.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import plateau.bots.search.Analyst;
import plateau.core.Game;
import plateau.terminal.console.Console;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Words;

/// What those who share a table on the screen have in common.
///
/// @param hesitations how often in a turn somebody may say no to its own move; none for any number
/// @param analyst who gives hints, if anybody can
/// @param save writes the game so far to a file of this name; gives what was done
/// @param stop breaks off the game
record Table(
        Console console,
        Words words,
        Game game,
        TableScreen screen,
        Announcer announcer,
        Optional<Integer> hesitations,
        Optional<Analyst> analyst,
        Function<String, String> save,
        Runnable stop) {

    Help help() {
        return new Help(words, game);
    }

    Pages pages() {
        return new Pages(console, words);
    }

    /// Asks a question to which the answer is yes or no.
    boolean agrees(Scene scene, String question, List<String> notes, boolean onEnter) {
        console.dropHasty();
        while (true) {
            screen.paint(
                    scene.asking(List.of(), "", scene.picture(), scene.spots())
                            .saying(question, notes));
            var press = console.next();
            switch (press.key()) {
                case ENTER -> {
                    return onEnter;
                }
                case ESCAPE, BACKSPACE -> {
                    return false;
                }
                case INTERRUPT, INPUT_ENDED -> {
                    return !onEnter;
                }
                case CHARACTER -> {
                    if (press.is('y') || press.is('o') || press.is('Y') || press.is('O')) {
                        return true;
                    }
                    if (press.is('n') || press.is('N')) {
                        return false;
                    }
                }
                default -> {}
            }
        }
    }
}

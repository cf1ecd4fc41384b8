package plateau.terminal.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import plateau.bots.search.Analyst;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.text.BadInput;
import plateau.terminal.console.Console;
import plateau.terminal.prompt.Hesitations;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Words;

/// What those who share a table on the screen have in common.
///
/// @param views what `view` alone shows; the view that says most if there is none
/// @param hesitations how often in a turn somebody may say no to its own move
/// @param analyst who gives hints, if anybody can
/// @param save writes the game so far to a file of this name; gives what was done
/// @param stop breaks off the game
record SharedTable(
        Console console,
        Words words,
        Game game,
        TableScreen screen,
        Narrator narrator,
        List<String> views,
        Hesitations hesitations,
        Optional<Analyst> analyst,
        Function<String, String> save,
        Runnable stop) {

    HelpScreen help() {
        return new HelpScreen(words, game);
    }

    Pager pages() {
        return new Pager(console, words);
    }

    /// A notation, or a word of one, as people read it.
    String shown(String notation) {
        return words.shown(game, notation);
    }

    /// Shows other pictures of a position: those named, or asked for on the command line, or the one that
    /// says most. Says whether there are such.
    boolean look(State position, int player, List<String> named) {
        var pictures = Ask.view(position, player).pictures();
        var usual = views.isEmpty() ? List.of(pictures.getLast()) : views;
        var names = named.isEmpty() ? usual : named;
        if (!pictures.containsAll(names)) {
            return false;
        }
        var lines = names.stream()
                .map(name -> Ask.picture(position, player, name))
                .flatMap(each -> words.translate(game, each).toString().lines())
                .toList();
        pages().show(String.join(", ", names), lines);
        return true;
    }

    /// Writes the game so far to the file that is named; gives what was done, or why not.
    String saved(List<String> rest) {
        if (rest.size() != 1) {
            return words.get("table.save.name");
        }
        try {
            return save.apply(rest.getFirst());
        } catch (BadInput refused) {
            return words.text(refused.inWords());
        } catch (Failure failed) {
            return words.text(failed.inWords());
        }
    }

    /// Asks a question to which the answer is yes or no.
    boolean agrees(ScreenState scene, String question, List<String> notes, boolean onEnter) {
        console.dropHasty();
        while (true) {
            screen.paint(scene.pausing().saying(question, notes));
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

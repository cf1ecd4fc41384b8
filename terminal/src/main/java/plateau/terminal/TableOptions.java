package plateau.terminal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.games.Games;

/// The part of a command line that says what is played, with which options, and who sits where.
final class TableOptions {
    @Parameters(paramLabel = "GAME", description = "Which game; 'plateau games' lists them.")
    private String game = "";

    @Option(
            names = "-o",
            paramLabel = "NAME=VALUE",
            description = "A game option; may be given again for another.")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--preset", paramLabel = "NAME", description = "A named set of options.")
    private String preset = "";

    @Option(
            names = {"-n", "--players"},
            paramLabel = "N",
            description = "How many players.",
            converter = Numbers.Players.class)
    private int players;

    @Option(
            names = "--seats",
            paramLabel = "A,B",
            split = ",",
            description = "Who sits where, separated by commas.")
    private List<String> seats = new ArrayList<>();

    /// Adds a setting as if it stood before those of the command line.
    void addSetting(String setting) {
        settings.addFirst(setting);
    }

    Options<Game> options() {
        return Games.named(game);
    }

    Game game() {
        var options = options();
        var read = settings.stream().map(setting -> TextFile.contents(options, setting)).toList();
        return preset.isEmpty() ? options.parse(read) : options.parse(preset, read);
    }

    /// The names of those who sit down; whoever is missing at a seat is `filler`, when that is allowed.
    List<String> seats(Game game, String filler, boolean mayFill) {
        if (players == 0) {
            return seats.isEmpty()
                    ? Collections.nCopies(game.defaultPlayers(), filler)
                    : checked(game);
        }
        game.checkPlayers(players);
        if (seats.size() > players || (seats.size() < players && !seats.isEmpty() && !mayFill)) {
            throw new BadInput(
                    "--seats names %d players, but -n says %d".formatted(seats.size(), players));
        }
        var all = new ArrayList<>(seats);
        all.addAll(Collections.nCopies(players - seats.size(), filler));
        return all;
    }

    private List<String> checked(Game game) {
        game.checkPlayers(seats.size());
        return List.copyOf(seats);
    }
}

package plateau.terminal.options;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.bots.Bot;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.terminal.screen.SeatNames;
import plateau.words.Names;

/// The part of a command line that says what is played, with which options, and who sits where.
public final class TableOptions {
    @Parameters(paramLabel = "GAME", description = "Which game; 'plateau games' lists them.")
    private String game = "";

    @Mixin
    private final GameSettings settings = new GameSettings();

    @Option(
            names = {"-n", "--players"},
            paramLabel = "N",
            description = "How many players.",
            converter = Numbers.Players.class)
    private Optional<Integer> players = Optional.empty();

    @Option(names = "--seats", paramLabel = "A,B", description = "Who sits where, separated by commas.")
    private Optional<String> seats = Optional.empty();

    @Option(names = "--seat", paramLabel = "A", description = "Who sits next; may be given again, instead of --seats.")
    private List<String> oneByOne = List.of();

    /// Adds the setting that a short flag stands for; refuses it beside its long form.
    void addSetting(String flag, String name, String value) {
        settings.add(flag, name, value);
    }

    /// Lets a command do without GAME: it asks for it, or lists what there is. It is made anew, since a
    /// copy would still be shown as something that has to be there.
    public static void withoutGame(CommandSpec command) {
        var game = command.positionalParameters().getFirst();
        command.remove(game);
        command.addPositional(PositionalParamSpec.builder()
                .index(game.index())
                .arity("0..1")
                .type(String.class)
                .paramLabel(game.paramLabel())
                .description(game.description())
                .defaultValue("")
                .getter(game.getter())
                .setter(game.setter())
                .build());
    }

    /// Refuses a command line that names no game, with those that there are.
    ///
    /// @param command what is to be done with the game
    public void checkNamesGame(String command) {
        if (!namesGame()) {
            var games = Games.all().stream().map(each -> each.defaults().id()).toList();
            throw new BadInput(
                    "which.game",
                    "which game? Write for instance 'plateau %s %s'; there are %s",
                    command,
                    games.getFirst(),
                    String.join(", ", games));
        }
    }

    /// Whether a game is named.
    public boolean namesGame() {
        return !game.isEmpty();
    }

    /// Whether it is said how many play, or who.
    public boolean saysPlayers() {
        return players.isPresent() || seats.isPresent() || !oneByOne.isEmpty();
    }

    /// Whether anything is said but the game: its options, or who sits where.
    public boolean saysMore() {
        return saysPlayers() || !settings.typed().isEmpty();
    }

    /// The same table with a game that was found in another way.
    public void name(Options<Game> found) {
        game = found.defaults().id();
    }

    /// What was typed for GAME.
    public String typedGame() {
        return game;
    }

    /// The options of the game.
    public GameSettings settings() {
        return settings;
    }

    /// How many play, if somebody said.
    public Optional<Integer> players() {
        return players;
    }

    public Options<Game> options() {
        return Games.named(game);
    }

    public Game game() {
        return settings.apply(options());
    }

    /// The game with one setting more.
    public Game gameWith(String setting) {
        return settings.apply(options(), setting);
    }

    /// The names of those who sit down, bots all; `bot` sits where nobody is named.
    public List<String> botSeats(Game game, String bot) {
        var named = bots();
        return filled(game, named, bot, named.isEmpty());
    }

    /// The bots that are named; nobody where none is.
    public List<String> bots() {
        var named = named();
        checkNobodyMisses(named);
        return named;
    }

    private void checkNobodyMisses(List<String> named) {
        int empty = named.indexOf("");
        if (empty >= 0) {
            throw new BadInput("seats.nobody", "%s names nobody for seat %d", option(), empty + 1);
        }
    }

    /// The bots that are named; `bot` stands for those of seats, from 0, which are left empty because they
    /// change.
    public List<String> bots(IntPredicate changes, String bot) {
        var named = named();
        for (int seat = 0; seat < named.size(); seat++) {
            if (changes.test(seat)) {
                checkEmpty(named.get(seat), seat + 1);
                named.set(seat, bot);
            }
        }
        checkNobodyMisses(named);
        return named;
    }

    private void checkEmpty(String name, int seat) {
        if (!name.isEmpty()) {
            throw new BadInput(
                    "seats.swept",
                    "%s names '%s' for seat %d, which --sweep seat%d changes; leave its name empty, as"
                            + " the first in --seats ,random",
                    option(),
                    name,
                    seat,
                    seat);
        }
    }

    /// The names of those who sit down; `filler` takes every seat that is empty.
    public List<String> openSeats(Game game, String filler) {
        var named = named();
        named.replaceAll(name -> name.isEmpty() ? filler : name);
        return filled(game, named, filler, true);
    }

    /// The option by which people say who sits where.
    public String option() {
        return oneByOne.isEmpty() ? "--seats" : "--seat";
    }

    /// The bot of a seat; refuses one that there is not.
    public Bot bot(String name, Game game) {
        return bot(option(), name, game);
    }

    /// The bot that an option names; refuses one that there is not.
    public static Bot bot(String option, String name, Game game) {
        if (SeatNames.isHuman(name)) {
            throw new BadInput(
                    "seats.people",
                    "%s: '%s' is a person, and people play with 'plateau play %s'",
                    option,
                    name,
                    game.id());
        }
        try {
            return Bots.parse(name, game);
        } catch (BadInput refused) {
            throw new BadInput("of-option", "%s: %s", option, refused.inWords());
        }
    }

    private List<String> named() {
        if (seats.isPresent() && !oneByOne.isEmpty()) {
            throw new BadInput("seats.twice", "%s and %s cannot be given together", "--seats", "--seat");
        }
        var named = new ArrayList<>(
                seats.map(list -> SeatNames.split(list, "--seat")).orElseGet(() -> meant(oneByOne)));
        for (var name : named) {
            checkNamed(name);
        }
        return named;
    }

    private static List<String> meant(List<String> typed) {
        return typed.stream().map(Names::meantSeat).toList();
    }

    private void checkNamed(String name) {
        if (SeatNames.isUnnamed(name)) {
            throw new BadInput(
                    "seats.unnamed",
                    "%s: '%s' lacks a name; write %s=NAME, or %s alone",
                    option(),
                    name,
                    SeatNames.PERSON,
                    SeatNames.PERSON);
        }
    }

    /// How many sit down where nobody is named.
    public int playersOf(Game game) {
        return players.orElse(game.defaultPlayers());
    }

    /// Refuses another number of players than those who are named.
    public void checkNumber(Game game, List<String> named) {
        var _ = filled(game, named, "", false);
    }

    private List<String> filled(Game game, List<String> named, String filler, boolean mayFill) {
        int count = named.isEmpty() ? playersOf(game) : players.orElse(named.size());
        game.checkPlayers(count);
        if (named.size() > count || (named.size() < count && !mayFill)) {
            throw new BadInput(
                    "seats.number", "%s names %s, but -n says %d", option(), Game.players(named.size()), count);
        }
        var all = new ArrayList<>(named);
        all.addAll(Collections.nCopies(count - named.size(), filler));
        return all;
    }
}

package plateau.testkit;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import plateau.contract.Clause;
import plateau.contract.Contract;
import plateau.contract.RandomGame;
import plateau.contract.Sample;
import plateau.core.Game;
import plateau.core.options.Options;

/// What holds for every game (see [Contract]), checked along seeded random games. A game's tests extend it:
///
/// ```java
/// class PilesContractTest extends GameContract {
///     @Override
///     protected List<Game> games() {
///         return everyPreset(Options.of(Piles.class));
///     }
/// }
/// ```
public abstract class GameContract {
    /// The games to check, each with its options.
    protected abstract List<Game> games();

    /// The game with its defaults, then with each of its presets.
    protected static List<Game> everyPreset(Options<Game> options) {
        var games = new ArrayList<Game>();
        games.add(options.defaults());
        options.presets().forEach(preset -> games.add(options.parse(preset.name(), List.of())));
        return games;
    }

    /// The numbers of players to check: all that the game can seat.
    protected List<Integer> playerCounts(Game game) {
        return Contract.playerCounts(game);
    }

    /// How many random games are looked through for each game and number of players.
    protected int seeds() {
        return 2;
    }

    /// How many are played to their end, of which only that is looked at.
    protected int moreSeeds() {
        return 40;
    }

    /// How many moves, chance included, a random game may take.
    protected int plyLimit() {
        return 10_000;
    }

    @TestFactory
    Stream<DynamicNode> clauses() {
        var tables = games().stream().flatMap(this::tables).toList();
        return Contract.clauses().stream().map(clause -> tests(clause, tables));
    }

    /// The random games of one game, for each number of players.
    private Stream<Sample> tables(Game game) {
        return playerCounts(game).stream().map(players -> play(game, players));
    }

    private Sample play(Game game, int players) {
        var games = IntStream.rangeClosed(1, Math.max(seeds(), moreSeeds()))
                .mapToObj(seed -> RandomGame.play(game, players, seed, plyLimit()))
                .toList();
        return new Sample(games, games.subList(0, seeds()));
    }

    private DynamicNode tests(Clause clause, List<Sample> tables) {
        return switch (clause) {
            case Clause.OfListing listing ->
                dynamicContainer(
                        listing.name(),
                        types().map(type -> dynamicTest(type.getSimpleName(), () -> listing.check(Options.of(type)))));
            case Clause.OfManyGames many ->
                dynamicContainer(
                        many.name(),
                        tables.stream()
                                .map(table -> dynamicTest(
                                        name(table), () -> table.games().forEach(many::check))));
            case Clause.InEachGame each ->
                dynamicContainer(
                        each.name(),
                        tables.stream()
                                .flatMap(table -> table.chosen().stream())
                                .map(game -> dynamicTest(game.toString(), () -> each.check(game))));
            case Clause.InAllGames all ->
                dynamicContainer(
                        all.name(),
                        tables.stream().map(table -> dynamicTest(name(table), () -> all.check(table.chosen()))));
        };
    }

    private static String name(Sample table) {
        return table.games().getFirst() + " and on";
    }

    private Stream<Class<? extends Game>> types() {
        return games().stream().<Class<? extends Game>>map(Game::getClass).distinct();
    }
}

package plateau.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.options.Options;

/// What holds for every game, checked along seeded random games. A game's tests extend it:
///
/// ```java
/// class PilesContractTest extends GameContract {
///     @Override
///     protected List<Game> games() {
///         return everyPreset(Options.of(Piles.class));
///     }
/// }
/// ```
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract {
    private List<RandomGame> played = List.of();

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
        return IntStream.rangeClosed(game.minPlayers(), game.maxPlayers())
                .filter(players -> seats(game, players))
                .boxed()
                .toList();
    }

    private static boolean seats(Game game, int players) {
        try {
            game.start(players);
            return true;
        } catch (BadInput tooManyOrTooFew) {
            return false;
        }
    }

    /// How many random games are played for each game and number of players.
    protected int seeds() {
        return 2;
    }

    /// How many moves, chance included, a random game may take.
    protected int plyLimit() {
        return 10_000;
    }

    private List<RandomGame> played() {
        if (played.isEmpty()) {
            played =
                    games().stream()
                            .flatMap(
                                    game -> playerCounts(game).stream().flatMap(n -> play(game, n)))
                            .toList();
        }
        return played;
    }

    private Stream<RandomGame> play(Game game, int players) {
        return IntStream.rangeClosed(1, seeds())
                .mapToObj(seed -> RandomGame.play(game, players, seed, plyLimit()));
    }

    private Stream<DynamicTest> inEach(Consumer<RandomGame> clause) {
        return played().stream()
                .map(game -> DynamicTest.dynamicTest(game.toString(), () -> clause.accept(game)));
    }

    @TestFactory
    Stream<DynamicTest> aMoverHasAMove() {
        return inEach(MoveClauses::aMoverHasAMove);
    }

    @TestFactory
    Stream<DynamicTest> movesAreDistinct() {
        return inEach(MoveClauses::movesAreDistinct);
    }

    @TestFactory
    Stream<DynamicTest> movesComeInAStableOrder() {
        return inEach(MoveClauses::movesComeInAStableOrder);
    }

    @TestFactory
    Stream<DynamicTest> chanceDrawsOneOfItsOutcomes() {
        return inEach(MoveClauses::chanceDrawsOneOfItsOutcomes);
    }

    @TestFactory
    Stream<DynamicTest> noNotationIsTheBeginningOfAnother() {
        return inEach(MoveClauses::noNotationIsTheBeginningOfAnother);
    }

    @TestFactory
    Stream<DynamicTest> wordsFindTheMove() {
        return inEach(MoveClauses::wordsFindTheMove);
    }

    @TestFactory
    Stream<DynamicTest> nobodyMovesAfterTheEnd() {
        return inEach(MoveClauses::nobodyMovesAfterTheEnd);
    }

    @TestFactory
    Stream<DynamicTest> aCopyEqualsItsSource() {
        return inEach(CopyClauses::aCopyEqualsItsSource);
    }

    @TestFactory
    Stream<DynamicTest> aCopyIsIndependentOfItsSource() {
        return inEach(CopyClauses::aCopyIsIndependentOfItsSource);
    }

    @TestFactory
    Stream<DynamicTest> copyFromMakesAFreshStateEqual() {
        return inEach(CopyClauses::copyFromMakesAFreshStateEqual);
    }

    @TestFactory
    Stream<DynamicTest> copyFromMakesAUsedStateBehaveTheSame() {
        return inEach(CopyClauses::copyFromMakesAUsedStateBehaveTheSame);
    }

    @TestFactory
    Stream<DynamicTest> aReplayIsEqual() {
        return inEach(CopyClauses::aReplayIsEqual);
    }

    @TestFactory
    Stream<DynamicTest> scoresAndPicturesCanBeAskedAtAnyTime() {
        return inEach(ViewClauses::scoresAndPicturesCanBeAskedAtAnyTime);
    }

    @TestFactory
    Stream<DynamicTest> askingChangesNothing() {
        return inEach(ViewClauses::askingChangesNothing);
    }

    @TestFactory
    Stream<DynamicTest> aRedealIsUnseenByItsViewer() {
        return inEach(ViewClauses::aRedealIsUnseenByItsViewer);
    }

    @Test
    void aRedealDealsAnew() {
        ViewClauses.aRedealDealsAnew(played());
    }

    @TestFactory
    Stream<DynamicTest> anOpenGameHidesNothing() {
        return inEach(SecrecyClauses::anOpenGameHidesNothing);
    }

    @TestFactory
    Stream<DynamicTest> aPlayerSeesItsOwnMoves() {
        return inEach(SecrecyClauses::aPlayerSeesItsOwnMoves);
    }

    @TestFactory
    Stream<DynamicTest> theGameEnds() {
        return inEach(EndClauses::theGameEnds);
    }

    @TestFactory
    Stream<DynamicTest> payoffsShareOneWin() {
        return inEach(EndClauses::payoffsShareOneWin);
    }
}

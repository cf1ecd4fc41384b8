package plateau.contract;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.BadInput;
import plateau.core.Game;

/// What holds for every game: the clauses, each by its name, and the numbers of players to try.
public final class Contract {
    private static final List<Clause> LISTING =
            List.of(
                    new Clause.OfListing("its name is one word", ListingClauses::itsNameIsOneWord),
                    new Clause.OfListing(
                            "it is described in a line and in brief",
                            ListingClauses::itIsDescribedInALineAndInBrief),
                    new Clause.OfListing(
                            "options and presets are explained",
                            ListingClauses::optionsAndPresetsAreExplained),
                    new Clause.OfListing(
                            "every preset can be played", ListingClauses::everyPresetCanBePlayed),
                    new Clause.OfListing(
                            "options survive being written down",
                            ListingClauses::optionsSurviveBeingWrittenDown),
                    new Clause.OfListing(
                            "numbers of players are in order",
                            ListingClauses::numbersOfPlayersAreInOrder));

    private static final List<Clause> PLAYED =
            List.of(
                    new Clause.InEachGame("a game can be played", MoveClauses::aGameCanBePlayed),
                    each("a mover has a move", MoveClauses::aMoverHasAMove),
                    each("moves are distinct", MoveClauses::movesAreDistinct),
                    each("moves come in a stable order", MoveClauses::movesComeInAStableOrder),
                    each(
                            "chance draws one of its outcomes",
                            MoveClauses::chanceDrawsOneOfItsOutcomes),
                    each(
                            "no notation is the beginning of another",
                            MoveClauses::noNotationIsTheBeginningOfAnother),
                    each("words find the move", MoveClauses::wordsFindTheMove),
                    each("a turn goes on with its mover", MoveClauses::aTurnGoesOnWithItsMover),
                    each("nobody moves after the end", MoveClauses::nobodyMovesAfterTheEnd),
                    each("a copy equals its source", CopyClauses::aCopyEqualsItsSource),
                    each(
                            "a copy is independent of its source",
                            CopyClauses::aCopyIsIndependentOfItsSource),
                    each(
                            "copyFrom makes a fresh state equal",
                            CopyClauses::copyFromMakesAFreshStateEqual),
                    each(
                            "copyFrom makes a used state behave the same",
                            CopyClauses::copyFromMakesAUsedStateBehaveTheSame),
                    each("a replay is equal", CopyClauses::aReplayIsEqual),
                    each(
                            "scores and pictures can be asked at any time",
                            ViewClauses::scoresAndPicturesCanBeAskedAtAnyTime),
                    each("asking changes nothing", ViewClauses::askingChangesNothing),
                    each("an open game hides nothing", SecrecyClauses::anOpenGameHidesNothing),
                    each("a player sees its own moves", SecrecyClauses::aPlayerSeesItsOwnMoves),
                    each(
                            "nothing is hidden from who sees all",
                            SecrecyClauses::nothingIsHiddenFromWhoSeesAll),
                    each(
                            "what is kept from a player is kept from the public",
                            SecrecyClauses::whatIsKeptFromAPlayerIsKeptFromThePublic),
                    each("hidden moves look alike", BranchClauses::hiddenMovesLookAlike),
                    each(
                            "what a viewer is told it can see",
                            BranchClauses::whatAViewerIsToldItCanSee),
                    each(
                            "who sees all sees what anybody sees",
                            BranchClauses::whoSeesAllSeesWhatAnybodySees),
                    each(
                            "a redeal is unseen by its viewer",
                            RedealClauses::aRedealIsUnseenByItsViewer),
                    each(
                            "a redeal is unseen by the public",
                            RedealClauses::aRedealIsUnseenByThePublic),
                    all("a redeal deals anew", RedealClauses::aRedealDealsAnew),
                    each("the game ends", EndClauses::theGameEnds),
                    each("payoffs share one win", EndClauses::payoffsShareOneWin),
                    each("a cause is words and hyphens", EndClauses::aCauseIsWordsAndHyphens));

    private Contract() {}

    /// A game that cannot even begin is told once.
    private static Clause each(String name, Consumer<RandomGame> check) {
        return new Clause.InEachGame(
                name,
                game -> {
                    if (game.hasBegun()) {
                        check.accept(game);
                    }
                });
    }

    private static Clause all(String name, Consumer<List<RandomGame>> check) {
        return new Clause.InAllGames(
                name, games -> check.accept(games.stream().filter(RandomGame::hasBegun).toList()));
    }

    /// Every clause: first those on what a game says of itself, then those on how it is played.
    public static List<Clause> clauses() {
        return Stream.concat(LISTING.stream(), PLAYED.stream()).toList();
    }

    /// Every number of players that a game can seat.
    public static List<Integer> playerCounts(Game game) {
        return IntStream.rangeClosed(game.minPlayers(), game.maxPlayers())
                .filter(players -> seats(game, players))
                .boxed()
                .toList();
    }

    /// Whatever else goes wrong comes to light when the game is played.
    private static boolean seats(Game game, int players) {
        try {
            game.start(players);
            return true;
        } catch (BadInput refused) {
            return false;
        } catch (RuntimeException | LinkageError defect) {
            return true;
        }
    }
}

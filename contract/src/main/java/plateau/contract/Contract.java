package plateau.contract;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.text.BadInput;

/// What holds for every game: the clauses, each by its name, and the numbers of players to try.
public final class Contract {
    private static final List<Clause> LISTING = List.of(
            new Clause.OfListing("its name is one word", ListingClauses::itsNameIsOneWord),
            new Clause.OfListing(
                    "it is described in a line and in brief", ListingClauses::itIsDescribedInALineAndInBrief),
            new Clause.OfListing("options and presets are explained", ListingClauses::optionsAndPresetsAreExplained),
            new Clause.OfListing("every preset can be played", ListingClauses::everyPresetCanBePlayed),
            new Clause.OfListing("options survive being written down", ListingClauses::optionsSurviveBeingWrittenDown),
            new Clause.OfListing("numbers of players are in order", ListingClauses::numbersOfPlayersAreInOrder),
            new Clause.OfListing("whoever can be seated can begin", ListingClauses::whoeverCanBeSeatedCanBegin),
            new Clause.OfListing("players are counted from 0 or 1", ListingClauses::playersAreCountedFromZeroOrOne));

    private static final List<Clause> PLAYED = List.of(
            new Clause.InEachGame(
                    "first positions are independent",
                    RandomGame::hasBegun,
                    StartClauses::firstPositionsAreIndependent),
            new Clause.OfManyGames("a game can be played", RandomGame::isUnspoilt, MoveClauses::aGameCanBePlayed),
            each("a copy equals its source", CopyClauses::aCopyEqualsItsSource),
            each(
                    "the first position is for the players asked for",
                    StartClauses::theFirstPositionIsForThePlayersAskedFor),
            each("a mover has a move", MoveClauses::aMoverHasAMove),
            each("moves are distinct", MoveClauses::movesAreDistinct),
            each("no move stands for a hidden one", MoveClauses::noMoveStandsForAHiddenOne),
            copied("moves come in a stable order", MoveClauses::movesComeInAStableOrder),
            each("chance draws one of its outcomes", MoveClauses::chanceDrawsOneOfItsOutcomes),
            each("no notation is the beginning of another", MoveClauses::noNotationIsTheBeginningOfAnother),
            each("words find the move", MoveClauses::wordsFindTheMove),
            each("a turn goes on with its mover", MoveClauses::aTurnGoesOnWithItsMover),
            each("nobody moves after the end", MoveClauses::nobodyMovesAfterTheEnd),
            copied("a copy is independent of its source", CopyClauses::aCopyIsIndependentOfItsSource),
            copied("copyFrom makes a fresh state equal", CopyClauses::copyFromMakesAFreshStateEqual),
            copied("copyFrom makes a used state behave the same", CopyClauses::copyFromMakesAUsedStateBehaveTheSame),
            each("a replay is equal", CopyClauses::aReplayIsEqual),
            each("scores and pictures can be asked at any time", ViewClauses::scoresAndPicturesCanBeAskedAtAnyTime),
            each("a view is plain data", ViewClauses::aViewIsPlainData),
            each("a view tells mover and scores", ViewClauses::aViewTellsMoverAndScores),
            copied("a view never changes", ViewClauses::aViewNeverChanges),
            each("a cell that can be chosen is a spot", ViewClauses::aCellThatCanBeChosenIsASpot),
            each("a score sheet adds up", SheetClauses::aScoreSheetAddsUp),
            each("asking changes nothing", ViewClauses::askingChangesNothing),
            copied("an open game hides nothing", SecrecyClauses::anOpenGameHidesNothing),
            each("a player sees its own moves", SecrecyClauses::aPlayerSeesItsOwnMoves),
            copied("nothing is hidden from who sees all", SecrecyClauses::nothingIsHiddenFromWhoSeesAll),
            each(
                    "what is kept from a player is kept from the public",
                    SecrecyClauses::whatIsKeptFromAPlayerIsKeptFromThePublic),
            copied("hidden moves look alike", BranchClauses::hiddenMovesLookAlike),
            copied("what a viewer is told it can see", BranchClauses::whatAViewerIsToldItCanSee),
            copied("who sees all sees what anybody sees", BranchClauses::whoSeesAllSeesWhatAnybodySees),
            copied("a redeal is unseen by its viewer", RedealClauses::aRedealIsUnseenByItsViewer),
            copied("a redeal is unseen by the public", RedealClauses::aRedealIsUnseenByThePublic),
            copied("a redeal changes no score", RedealClauses::aRedealChangesNoScore),
            copied("a redeal can have come about", RedealClauses::aRedealCanHaveComeAbout),
            new Clause.InAllGames("a redeal deals anew", RandomGame::isCopied, RedealClauses::aRedealDealsAnew),
            many("the game ends", EndClauses::theGameEnds),
            many("payoffs share one win", EndClauses::payoffsShareOneWin),
            many("a cause is words and hyphens", EndClauses::aCauseIsWordsAndHyphens));

    private Contract() {}

    /// A game that cannot even begin is told once, and so is one that begins where another stopped.
    private static Clause each(String name, Consumer<RandomGame> check) {
        return new Clause.InEachGame(name, RandomGame::isSound, check);
    }

    /// What copies do after it rests on copies being equal.
    private static Clause copied(String name, Consumer<RandomGame> check) {
        return new Clause.InEachGame(name, RandomGame::isCopied, check);
    }

    private static Clause many(String name, Consumer<RandomGame> check) {
        return new Clause.OfManyGames(name, RandomGame::isSound, check);
    }

    /// Every clause: first those on what a game says of itself, then those on how it is played.
    public static List<Clause> clauses() {
        return Stream.concat(LISTING.stream(), PLAYED.stream()).toList();
    }

    /// Every number of players that a game can seat.
    public static List<Integer> playerCounts(Game game) {
        return game.seatable().stream().filter(players -> seats(game, players)).toList();
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

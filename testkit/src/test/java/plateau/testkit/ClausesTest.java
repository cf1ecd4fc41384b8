package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// Each clause finds the fault it is there for, and says what and where it is.
class ClausesTest {
    private static void finds(
            BrokenCards.Fault fault, Consumer<RandomGame> clause, String... words) {
        var game = BrokenCards.played(fault);
        assertThatThrownBy(() -> clause.accept(game))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll(words)
                .hasMessageContaining("broken cards, 2 players, seed 1");
    }

    @Test
    void aFieldForgottenInACopyIsFound() {
        finds(BrokenCards.ForgetsAField::new, CopyClauses::aCopyEqualsItsSource, "ply 1", "bids");
    }

    @Test
    void aFieldForgottenInCopyFromIsFound() {
        finds(
                BrokenCards.ForgetsAField::new,
                CopyClauses::copyFromMakesAFreshStateEqual,
                "fresh state: bids is",
                "and 0");
    }

    @Test
    void anArraySharedWithTheCopyIsFound() {
        finds(
                BrokenCards.SharesAnArray::new,
                CopyClauses::aCopyIsIndependentOfItsSource,
                "source and copy share the array points");
    }

    @Test
    void anObjectSharedWithTheCopyThatChangesIsFound() {
        finds(
                BrokenCards.SharesAnObject::new,
                CopyClauses::aCopyIsIndependentOfItsSource,
                "playing on the copy changed the source: tally.moves is 0");
    }

    @Test
    void somethingLeftFromTheGameBeforeIsFound() {
        finds(
                BrokenCards.LeavesTheOldWinner::new,
                CopyClauses::copyFromMakesAUsedStateBehaveTheSame,
                "scores 0 plies on");
    }

    @Test
    void anUnstableOrderIsFound() {
        finds(
                BrokenCards.ChangesItsOrder::new,
                MoveClauses::movesComeInAStableOrder,
                "legal moves asked again");
    }

    @Test
    void aRepeatedMoveIsFound() {
        finds(BrokenCards.RepeatsAMove::new, MoveClauses::movesAreDistinct, "legal moves", "11");
    }

    @Test
    void aMoverWithoutAMoveIsFound() {
        finds(
                BrokenCards.HasNoMove::new,
                MoveClauses::aMoverHasAMove,
                "player 1 is to move and has no move");
    }

    @Test
    void aMoveAfterTheEndIsFound() {
        finds(
                BrokenCards.MovesAfterTheEnd::new,
                MoveClauses::nobodyMovesAfterTheEnd,
                "the game is over and there are moves: [hold]");
    }

    @Test
    void anImpossibleOutcomeIsFound() {
        finds(
                BrokenCards.DrawsAJoker::new,
                MoveClauses::chanceDrawsOneOfItsOutcomes,
                "chance drew 7, which is none of [1, 2, 3, 4, 5, 6]");
    }

    @Test
    void aNotationThatBeginsAnotherIsFound() {
        finds(
                (game, players) -> new BrokenCards.Renames(game, players, CardsState.HOLD, "bet"),
                MoveClauses::noNotationIsTheBeginningOfAnother,
                "'bet' is the beginning of another notation");
    }

    @Test
    void twoMovesWithOneNotationAreFound() {
        finds(
                (game, players) ->
                        new BrokenCards.Renames(game, players, CardsState.HOLD, "bet low"),
                MoveClauses::noNotationIsTheBeginningOfAnother,
                "notations",
                "bet low");
    }

    @Test
    void aNotationWithTwoSpacesIsFound() {
        finds(
                (game, players) ->
                        new BrokenCards.Renames(game, players, CardsState.HOLD, "do  hold"),
                MoveClauses::noNotationIsTheBeginningOfAnother,
                "'do  hold' is not made of words separated by single spaces");
    }

    @Test
    void aNotationThatLeadsElsewhereIsFound() {
        finds(
                (game, players) ->
                        new BrokenCards.Renames(game, players, CardsState.HIGH, "bet low"),
                MoveClauses::wordsFindTheMove,
                "'bet low' is a move");
    }

    @Test
    void payoffsThatDoNotSumToOneAreFound() {
        finds(
                (game, players) -> new BrokenCards.PaysOut(game, players, 0.75, 0),
                EndClauses::payoffsShareOneWin,
                "sum of the payoffs [0.75, -0.0]");
    }

    @Test
    void aNegativePayoffIsFound() {
        finds(
                (game, players) -> new BrokenCards.PaysOut(game, players, 1.5, 0.5),
                EndClauses::payoffsShareOneWin,
                "-0.5");
    }

    @Test
    void aGameThatNeverEndsIsFound() {
        finds(BrokenCards.NeverEnds::new, EndClauses::theGameEnds, "not over after 100 plies");
    }

    @Test
    void aRedealThatLeaksIsFound() {
        var games = List.of(BrokenCards.played(BrokenCards.KeepsTheDeal::new));
        assertThatThrownBy(() -> ViewClauses.aRedealDealsAnew(games))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("a redeal changes what another one sees");
    }

    @Test
    void aRedealThatItsViewerSeesIsFound() {
        finds(
                BrokenCards.RedealsTheViewer::new,
                ViewClauses::aRedealIsUnseenByItsViewer,
                "what player 0 sees after a redeal");
    }

    @Test
    void aRedealThatChangesTheScoreIsFound() {
        finds(
                BrokenCards.RedealsPoints::new,
                ViewClauses::aRedealIsUnseenByItsViewer,
                "ply 0",
                "what player 0 sees after a redeal");
    }

    @Test
    void anOpenGameThatRedealsIsFound() {
        finds(
                BrokenCards.SaysItIsOpen::new,
                SecrecyClauses::anOpenGameHidesNothing,
                "an open game redeals: hand[1] is");
    }

    @Test
    void anOpenGameThatHidesAMoveIsFound() {
        finds(
                BrokenCards.HidesADealThatIsOpen::new,
                SecrecyClauses::anOpenGameHidesNothing,
                "ply 0",
                "an open game hides 'card 1' from player 1");
    }

    @Test
    void aGameThatOpensUpOnTheWayIsFound() {
        finds(
                BrokenCards.OpensUpAtTheEnd::new,
                SecrecyClauses::anOpenGameHidesNothing,
                "open as at the beginning");
    }

    @Test
    void aMoveHiddenFromItsOwnPlayerIsFound() {
        finds(
                BrokenCards.HidesABetFromItsPlayer::new,
                SecrecyClauses::aPlayerSeesItsOwnMoves,
                "'bet high' is hidden from its player 0");
    }

    @Test
    void aReplayThatDiffersIsFound() {
        finds(BrokenCards.CountsItsStarts::new, CopyClauses::aReplayIsEqual, "replay: number is");
    }

    @Test
    void aQuestionThatChangesThePositionIsFound() {
        finds(
                BrokenCards.CountsQuestions::new,
                ViewClauses::askingChangesNothing,
                "asking changed the position: questions is 0 and 2");
    }

    @Test
    void aScoreThatCannotBeAskedAtAnyTimeIsFound() {
        finds(
                BrokenCards.ScoresOnlyAtTheEnd::new,
                ViewClauses::scoresAndPicturesCanBeAskedAtAnyTime,
                "ply 0",
                "no score before the end");
    }
}

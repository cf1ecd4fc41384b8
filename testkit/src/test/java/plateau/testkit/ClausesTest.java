package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import plateau.contract.Breach;
import plateau.contract.Clause;
import plateau.contract.Contract;
import plateau.contract.RandomGame;
import plateau.core.State;
import plateau.core.options.Options;

/// Each clause finds the faults it is there for, and says what and where they are.
class ClausesTest {
    /// A fault, the clause that has to find it, and some of the words in which it is told.
    private record Planted(String clause, BrokenCards.Fault fault, List<String> words) {}

    private static Planted planted(String clause, BrokenCards.Fault fault, String... words) {
        return new Planted(clause, fault, List.of(words));
    }

    private static Planted renamed(String clause, int move, String name, String... words) {
        return planted(clause, (game, players) -> new BrokenCards.Renames(game, players, move, name), words);
    }

    /// Makes a first position once and gives it again and again.
    private static BrokenCards.Fault theOnlyOne() {
        var made = new ArrayList<State>();
        return (game, players) -> {
            if (made.isEmpty()) {
                made.add(new CardsState(game, 3, players));
            }
            return made.getFirst();
        };
    }

    private static final List<Planted> FAULTS = List.of(
            planted(
                    "a game can be played",
                    BrokenCards.Stumbles::new,
                    "ply 4 after",
                    "BrokenCards$Stumbles.play threw UnsupportedOperationException (turn 2)",
                    "in line "),
            planted(
                    "a game can be played",
                    (_, _) -> {
                        throw new IllegalArgumentException("no cards");
                    },
                    "threw IllegalArgumentException (no cards)"),
            planted(
                    "a copy equals its source",
                    BrokenCards.ForgetsAField::new,
                    "ply 1 after 'card",
                    "ForgetsAField.bids: ",
                    " in the source, 0 in the copy: copyFrom does not take it over"),
            planted(
                    "first positions are independent",
                    BrokenCards.SharesItsBoard::new,
                    "two first positions share the array SharesItsBoard.points"),
            planted(
                    "first positions are independent",
                    BrokenCards.SharesItsTally::new,
                    "two first positions share what is played on: of one tally.moves is"),
            planted("first positions are independent", theOnlyOne(), "start() gives the same object twice"),
            planted(
                    "the first position is for the players asked for",
                    BrokenCards.SeatsOneMore::new,
                    "players() of start(2): 3, expected 2"),
            planted(
                    "no move stands for a hidden one",
                    BrokenCards.HasAHiddenMove::new,
                    "a move is Integer.MIN_VALUE, expected any other number"),
            planted(
                    "moves come in a stable order",
                    BrokenCards.ClearsTheList::new,
                    "legalMoves() clears the list, expected it to add only"),
            planted(
                    "a redeal changes no score",
                    LeakyCards.ScoresTheHand::new,
                    "the scores after a redeal for the public, which all see: ["),
            planted(
                    "a redeal can have come about",
                    LeakyCards.DealsANine::new,
                    "what a redeal for the public deals cannot have come about: player 0: card"),
            planted(
                    "a redeal deals anew",
                    LeakyCards.DealsOnes::new,
                    "something is kept from the public, but every redeal for it deals the"),
            planted(
                    "copyFrom makes a fresh state equal",
                    BrokenCards.ForgetsWhatItCopies::new,
                    "fresh state: bids is",
                    "and 0"),
            planted(
                    "a copy is independent of its source",
                    BrokenCards.SharesAnArray::new,
                    "source and copy share the array points"),
            planted(
                    "a copy is independent of its source",
                    BrokenCards.SharesAnObject::new,
                    "playing on the copy changed the source: tally.moves is 0"),
            planted(
                    "copyFrom makes a used state behave the same",
                    BrokenCards.LeavesTheOldWinner::new,
                    "the view's scores is [99, 0], expected [0, 0]"),
            planted(
                    "moves come in a stable order",
                    BrokenCards.ChangesItsOrder::new,
                    "legal moves asked again: [12, 11, 10], expected [10, 11, 12]"),
            planted("a turn goes on with its mover", BrokenCards.NeverEndsATurn::new, "is in mid-turn after a move of"),
            planted(
                    "payoffs share one win",
                    (game, players) -> new BrokenCards.PaysOut(game, players, 1, 0),
                    "nobody has won, but the payoffs [1.0, -0.0] differ"),
            planted(
                    "moves are distinct",
                    BrokenCards.RepeatsAMove::new,
                    "legal moves: 11 comes twice in [10, 11, 12, 11]"),
            planted("a mover has a move", BrokenCards.HasNoMove::new, "player 1 is to move and has no move"),
            planted(
                    "nobody moves after the end",
                    BrokenCards.MovesAfterTheEnd::new,
                    "the game is over and there are moves: [hold]"),
            planted(
                    "chance draws one of its outcomes",
                    BrokenCards.DrawsAJoker::new,
                    "chance drew 7, which is none of [1, 2, 3, 4, 5, 6]"),
            renamed(
                    "no notation is the beginning of another",
                    CardsState.HOLD,
                    "bet",
                    "'bet' is the beginning of another notation"),
            renamed(
                    "no notation is the beginning of another",
                    CardsState.HOLD,
                    "bet low",
                    "notations: bet low comes twice"),
            renamed(
                    "no notation is the beginning of another",
                    CardsState.HOLD,
                    "do  hold",
                    "'do  hold' is not made of words separated by single spaces"),
            renamed(
                    "words find the move",
                    CardsState.HIGH,
                    "bet low",
                    "a move is written 'bet low' and another 'bet low'"),
            planted(
                    "payoffs share one win",
                    (game, players) -> new BrokenCards.PaysOut(game, players, 0.75, 0),
                    "the sum of the payoffs [0.75, -0.0] is 0.75, expected 1"),
            planted(
                    "payoffs share one win",
                    (game, players) -> new BrokenCards.PaysOut(game, players, 1.5, 0.5),
                    "[1.5, -0.5], expected none below 0"),
            planted("the game ends", BrokenCards.NeverEnds::new, "not over after 100 plies"),
            planted(
                    "a cause is words and hyphens",
                    BrokenCards.EndsInASentence::new,
                    "cause() is 'All rounds are played.', expected lower-case words"),
            planted(
                    "a redeal deals anew",
                    LeakyCards.KeepsTheDeal::new,
                    "something is kept from the public, but no redeal for it changes"),
            planted(
                    "a redeal deals anew",
                    LeakyCards.KeepsTheDealForThePublic::new,
                    "something is kept from the public, but no redeal for it changes"),
            planted(
                    "a redeal is unseen by the public",
                    LeakyCards.ShowsThePublicACard::new,
                    "after a redeal for player 0, to the public: the view's cards is"),
            planted(
                    "nothing is hidden from who sees all",
                    LeakyCards.HidesFromWhoSeesAll::new,
                    "ply 0",
                    "'card 1' is hidden from who sees all"),
            planted(
                    "nothing is hidden from who sees all",
                    LeakyCards.RedealsForWhoSeesAll::new,
                    "a redeal for who sees all changes hand[0] is"),
            planted(
                    "what is kept from a player is kept from the public",
                    LeakyCards.TellsThePublic::new,
                    "'card 1' is hidden from player 1, expected from the public too"),
            planted(
                    "hidden moves look alike",
                    LeakyCards.HidesOnesOwnCard::new,
                    "ply 0",
                    "'card 1' and 'card 2' are hidden from player 0, which sees a",
                    "the view's cards is [2, ?] and [1, ?]"),
            planted(
                    "what a viewer is told it can see",
                    LeakyCards.HidesNothing::new,
                    "the public is told whether it is 'card 1' or 'card 2', but sees no"),
            planted(
                    "what a viewer is told it can see",
                    LeakyCards.OnlyDrawsSecrets::new,
                    "the public is told whether it is 'card 1' or 'card 4', but sees no"),
            planted(
                    "who sees all sees what anybody sees",
                    LeakyCards.ShowsNothingToWhoSeesAll::new,
                    "player 0 can tell 'card 1' from 'card 2', but who sees all cannot"),
            planted(
                    "a redeal is unseen by its viewer",
                    LeakyCards.RedealsTheViewer::new,
                    "after a redeal for player 0, to player 0: the view's cards is"),
            planted(
                    "a redeal is unseen by its viewer",
                    LeakyCards.RedealsPoints::new,
                    "ply 0",
                    "after a redeal for the public, to the public: the view's scores is"),
            planted("an open game hides nothing", LeakyCards.SaysItIsOpen::new, "an open game redeals: hand["),
            planted(
                    "an open game hides nothing",
                    LeakyCards.HidesADealThatIsOpen::new,
                    "ply 0",
                    "an open game hides 'card 1' from the public"),
            planted(
                    "an open game hides nothing",
                    LeakyCards.OpensUpAtTheEnd::new,
                    "isOpen, as at the beginning: true, expected false"),
            planted(
                    "a player sees its own moves",
                    LeakyCards.HidesABetFromItsPlayer::new,
                    "'bet high' is hidden from its player 0"),
            planted("a replay is equal", BrokenCards.CountsItsStarts::new, "replay: number is"),
            planted(
                    "asking changes nothing",
                    BrokenCards.CountsQuestions::new,
                    "asking changed the position: questions is 0 and"),
            planted(
                    "a view is plain data",
                    ClumsyCards.ShowsAnArray::new,
                    "the view's more is of class [I, which is no plain data"),
            planted(
                    "a view tells mover and scores",
                    ClumsyCards.ShowsNoScores::new,
                    "the view's scores: [], expected [0, 0]"),
            planted("a view never changes", ClumsyCards.ShowsWhatChanges::new, "the view after a move: "),
            planted(
                    "a score sheet adds up",
                    BrokenCards.TellsNoLosses::new,
                    "the score sheet does not add up: [",
                    "are missing of the scores ["),
            planted(
                    "a score sheet adds up",
                    ClumsyCards.ShowsPointsOfNoKind::new,
                    "ply 0",
                    "the view shows points of the kind 'tricks', expected one of ["),
            planted(
                    "a cell that can be chosen is a spot",
                    ClumsyCards.HasCellsWithoutSpots::new,
                    "can be chosen and is no spot"),
            planted(
                    "scores and pictures can be asked at any time",
                    BrokenCards.ScoresOnlyAtTheEnd::new,
                    "ply 0",
                    "ScoresOnlyAtTheEnd.score threw IllegalStateException (no score before"));

    @TestFactory
    Stream<DynamicTest> everyFaultIsFoundAndTold() {
        return FAULTS.stream().map(fault -> dynamicTest(fault.clause + ": " + fault.words, () -> find(fault)));
    }

    private static void find(Planted planted) {
        var game = BrokenCards.played(planted.fault);
        assertThatThrownBy(() -> check(clause(planted.clause), game))
                .isInstanceOf(Breach.class)
                .hasMessageStartingWith("broken cards -n 2 --seed 1")
                .hasMessageContainingAll(planted.words.toArray(String[]::new));
    }

    private static void check(Clause clause, RandomGame game) {
        switch (clause) {
            case Clause.OfListing listing -> listing.check(Options.of(Cards.class));
            case Clause.OfManyGames many -> many.check(game);
            case Clause.InEachGame each -> each.check(game);
            case Clause.InAllGames all -> all.check(List.of(game));
        }
    }

    private static Clause clause(String name) {
        return Contract.clauses().stream()
                .filter(clause -> clause.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no clause: " + name));
    }

    @Test
    void everyClauseOnHowAGameIsPlayedHasAFaultToFind() {
        var played = new TreeSet<String>();
        for (var clause : Contract.clauses()) {
            if (!(clause instanceof Clause.OfListing)) {
                played.add(clause.name());
            }
        }
        assertThat(FAULTS).extracting(Planted::clause).hasSameElementsAs(played);
    }

    @Test
    void aForgottenFieldIsToldOnce() {
        var game = BrokenCards.played(BrokenCards.ForgetsAField::new);
        var broken = new ArrayList<String>();
        for (var clause : Contract.clauses()) {
            try {
                check(clause, game);
            } catch (Breach breach) {
                broken.add(clause.name());
            }
        }
        assertThat(broken).containsExactly("a copy equals its source");
    }

    @Test
    void aGameThatCannotBeginIsToldOnce() {
        var game = BrokenCards.played((_, _) -> {
            throw new IllegalArgumentException("no cards");
        });
        check(clause("a copy equals its source"), game);
        check(clause("the game ends"), game);
        check(clause("a redeal deals anew"), game);
    }
}

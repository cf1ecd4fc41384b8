package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.games.Games;
import plateau.terminal.CommandTest;

/// The dialogue of Piles (rules 5) and of any other game, from a file of answers.
class PlayCommandTest extends CommandTest {
    static final String WORKED_EXAMPLE =
            "1 1 o,2 1 o,1 1 o,1 1 n,2 2 o,2 1 o,3 2 o,3 1 o,1 3 o,2 2 o,2 1 o,1 3 o,3 3 o,"
                    + "1 2 oui,1 2 non,3 2 o,1 1 o,3 2 o";

    /// Rules of Piles 6.2; a line may hold a whole turn, or each word of it stand on its own.
    @ParameterizedTest
    @ValueSource(strings = {" ", "\n"})
    void aFileOfAnswersPlaysTheWorkedExample(String separator) {
        var answers = WORKED_EXAMPLE.replace(" ", separator).replace(",", "\n") + "\n";
        var ran = runWith(answers, "play", "piles", "-o", "size=3", "--record", file("game"));

        assertThat(ran.succeeded().out()).endsWith("""
                             1   2   3
                           +---+---+---+
                         1 |■2 |●1 |●1 |
                           +---+-2-+-2-+
                         2 |●1 |■2 |■2 |
                           +---+-2-+-4-+
                         3 |■2 |■2 |■2 |
                           +---+---+-2-+
                        The game is over after 16 moves. No cell is empty any more.
                          player 1 (human): 3
                          player 2 (human): 6
                                             ●      ■
                          single tokens      1      3
                          stacks             2      3
                          points             3      6
                        The winner is player 2 (human).
                        """);
        run("verify", file("game")).succeeded();
    }

    @Test
    void theStackIsShownFromTopToBottomBeforeTheConfirmation() {
        var out = runWith("1 1 y\n1 1 y\n1 1 n\nq", "play", "piles").out();
        assertThat(out).contains("1,1: -\n", "1,1:\n   ●1\n", "1,1:\n   ■2\n   ●1\n");
    }

    @Test
    void noBeginsTheTurnAgainWithTheBoard() {
        var ran = runWith("1 1\nn\nq\n", "play", "piles", "-o", "size=2");
        assertThat(ran.lines().stream()
                        .filter(line -> line.equals("     1   2"))
                        .count())
                .as("boards: twice to the player, once in the end")
                .isEqualTo(3);
        assertThat(ran.out()).doesNotContain("Move 1");
    }

    @Test
    void anythingButYesOrNoIsAskedAgain() {
        var out = runWith("1 1\nperhaps\ny\nq\n", "play", "--notation", "piles").out();
        assertThat(out).contains("'perhaps' is neither yes nor no.").contains("Move 1: player 1 (human) plays 1,1");
    }

    @Test
    void outOfTheBoardOrUnreadableIsSaidAndAskedAgain() {
        var out = runWith("9 9\nabc\n2,2\ny\nq\n", "play", "--notation", "piles", "-o", "size=2")
                .out();
        assertThat(out)
                .contains("'9,9' is not possible here; possible: 1,1 1,2 2,1 2,2")
                .contains("'abc' is not possible here")
                .contains("Move 1: player 1 (human) plays 2,2");
    }

    @Test
    void qLeavesTheGameAndTheRecordSaysSo() {
        var ran = runWith("1 1 y\nq", "play", "piles", "--record", file("game"));
        assertThat(ran.succeeded().out())
                .contains(" (human) is out (left).\nThe game was left after 1 move: a player has left.");
        assertThat(run("verify", file("game")).succeeded().out()).contains("1 move holds");
    }

    @Test
    void theEndOfTheInputLeavesTheGame() {
        assertThat(runWith("1 1 y\n", "play", "piles").succeeded().out())
                .contains(" is out (left): the input has ended.\nThe game was left after 1 move.\n");
    }

    @Test
    void botsTakeSeats() {
        var out = runWith("1 1 y\nq", "play", "--notation", "piles", "--seats", "human,random", "-s", "1")
                .out();
        assertThat(out).contains("Move 2: player 2 (random) plays ");
    }

    @Test
    void emptySeatsArePeople() {
        assertThat(runWith("q", "play", "piles", "-n", "3", "--seats", "random").out())
                .contains("player 2 (human), which cell?");
    }

    @Test
    void aSeatLeftOpenBetweenCommasIsAPersonToo() {
        assertThat(runWith("q", "play", "piles", "--seats", ",greedy").out()).contains("player 1 (you), which cell?");
        assertThat(runWith("q", "play", "piles", "--seats", "greedy,").out()).contains("player 2 (you), which cell?");
    }

    @Test
    void anEmptyLineIsAskedAgain() {
        var out = runWith("\n1\n\n2\n2\ny\nq\n", "play", "--notation", "piles", "-n", "1")
                .out();
        assertThat(out.split("which cell", -1))
                .as("asked at first, again, again")
                .hasSize(4 + 1);
        assertThat(out).contains("Move 1: player 1 (human) plays 2,2");
    }

    @Test
    void tilingsIsPlayedWordByWord() {
        var out = runWith("5 5\nnowhere\nq\n", "play", "--notation", "tilings", "-s", "1")
                .out();
        assertThat(out).contains("Move 1: player 0 (human) plays 5,5").contains("'nowhere' is not possible here");
        assertThat(runWith("5,5\nturn1\nq\n", "play", "--notation", "tilings", "-o", "rotations=on")
                        .out())
                .contains("player 0 (human), 5,5 …? (q leaves) [turn0 turn1 turn2 turn3] > ")
                .contains("Move 1: player 0 (human) plays 5,5 turn1");
    }

    @Test
    void aLineThatIsNoMovePlaysNothingAndSaysWhichWordDoesNotFit() {
        assertThat(runWith("take2 9 8\n", "play", "munificence", "-s", "0").out())
                .contains("'8' is not possible after 'take2 9'; possible: 10")
                .doesNotContain("Move 1");
        assertThat(runWith("1,0 north\n", "play", "carcassonne", "-s", "2").out())
                .contains("'north' is not possible after '1,0'; possible: south\n")
                .doesNotContain("Move 1");
    }

    @Test
    void aLineWithMoreWordsThanTheTurnNeedsPlaysNothing() {
        assertThat(runWith("1 1 y 2 2 y\n", "play", "piles").out())
                .contains("'2' is a word too many: '1 1 y' is a whole turn")
                .contains("stopped after 0 moves");
        assertThat(runWith("1 1\ny 2 2 y\ny\n", "play", "piles").out())
                .contains("'y 2 2 y' is neither yes nor no.")
                .contains("left after 1 move.");
    }

    @Test
    void aLineAnswersForNoOtherSeat() {
        assertThat(runWith("0,1 west none 1,0 north\n", "play", "carcassonne", "-s", "2")
                        .out())
                .contains("'1,0' is a word too many: '0,1 west none' is a whole turn")
                .contains("stopped after 0 moves");
    }

    @Test
    void aLineMayHoldAllDecisionsOfATurn() {
        var out = runWith("0,1 west none\nq\n", "play", "--notation", "carcassonne", "-s", "2")
                .out();
        assertThat(out)
                .contains("Move 1: player 0 (human) plays 0,1 west\nMove 2: player 0 (human) plays none")
                .contains("left after 2 moves");
        assertThat(runWith("0,1 west knight\nq\n", "play", "--notation", "carcassonne", "-s", "2")
                        .out())
                .contains("'knight' is not possible after '0,1 west'; possible: none")
                .contains("stopped after 0 moves");
    }

    @Test
    void anEmptyLineTakesBackTheWordsBeforeIt() {
        assertThat(runWith("take3\n\npass\nq\n", "play", "--notation", "munificence", "-s", "0")
                        .out())
                .contains("take3 …? (q leaves, an empty line begins again)")
                .contains("Move 1: player 0 (human) plays pass");
    }

    @Test
    void wordsGivenBeforeStayWhenALineDoesNotFit() {
        assertThat(runWith("take2\npass\n9\nq\n", "play", "--notation", "munificence", "-s", "0")
                        .out())
                .contains("'pass' is not possible after 'take2'")
                .contains("Move 1: player 0 (human) plays take2 9 10");
    }

    /// Whatever was played can be typed again, a line for each move.
    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    void theMovesOfARecordTypedLineByLinePlayTheSameGame(String game) throws IOException {
        run("watch", game, "-q", "-s", "3", "--record", file("watched")).succeeded();
        var watched = GameRecord.parse(Files.readString(Path.of(file("watched"))));
        var replay = new Replay(Games.of(watched), watched);
        var lines = new StringBuilder();
        while (replay.hasNext()) {
            if (replay.state().mover() >= 0) {
                lines.append(replay.nextNotation());
                lines.append(game.equals("piles") ? " y\n" : "\n");
            }
            replay.next();
        }
        runWith(lines.toString(), "play", game, "-s", "3", "--record", file("typed"))
                .succeeded();
        var typed = GameRecord.parse(Files.readString(Path.of(file("typed"))));
        assertThat(typed.moves()).isEqualTo(watched.moves());
        assertThat(typed.result()).isEqualTo(watched.result());
    }

    @Test
    void offTheBoardTheRangeIsTold() {
        assertThat(runWith("9 9\n9\n0,1\nq\n", "play", "piles", "-o", "size=8").out())
                .contains("'9,9' is not possible here; possible: 1,1 1,2 ")
                .contains("'9' is not possible here", "'0,1' is not possible here")
                .contains("; line and column go from 1 to 8\n");
        assertThat(runWith("7,7\nq\n", "play", "carcassonne", "-s", "2").out())
                .contains("'7,7' is not possible here", "; x and y go from -1 to 1");
        assertThat(runWith("9,12\nq\n", "play", "mansuba", "-s", "1").out())
                .contains("; row and column go from 0 to 9\n");
        var wide = new String[] {"play", "mansuba", "-s", "1", "-o", "width=12"};
        assertThat(runWith("9,12\nq\n", wide).out()).contains("; row goes from 0 to 9, column from 0 to 11\n");
    }

    @Test
    void wordsThatLeaveNoChoiceAreNotAskedButMayBeTyped() {
        var typed = runWith("5,5 turn0\nq", "play", "--notation", "tilings", "-o", "rotations=on", "-s", "1");
        assertThat(typed.out()).contains("Move 1: player 0 (human) plays 5,5 turn0");
        assertThat(runWith("turn2\nq", "play", "--notation", "tilings", "-o", "rotations=on", "-s", "1")
                        .out())
                .as("there is one cell for the first tile")
                .contains("Move 1: player 0 (human) plays 5,5 turn2");
        assertThat(runWith("0,1 west\nnone\nq", "play", "--notation", "carcassonne", "-s", "2")
                        .out())
                .contains("Move 1: player 0 (human) plays 0,1 west", "Move 2: player 0 (human) plays none");
    }

    @Test
    void aDrawHasNoWinner() {
        var out =
                run("watch", "mansuba", "-o", "round-limit=1", "-q").succeeded().out();
        assertThat(out).contains("All rounds have been played.", "A draw: nobody has won");
    }

    @Test
    void speaksFrench() {
        var out = runWith("9 9\n1 1 o\nq", "play", "piles", "--lang", "fr").out();
        assertThat(out)
                .contains("joueur 1 (humain), quelle case ? (q pour quitter) > ")
                .contains("« 9,9 » n'est pas possible ici")
                .contains("La partie a été quittée après 1 coup : un joueur est parti.");
    }

    @Test
    void aMistypedHumanIsNoticed() {
        run("play", "piles", "--seats", "humn,random").refused("--seats: no 'humn'; did you mean 'human'?");
        run("play", "piles", "--seats", "zzz,random").refused("--seats: no bot 'zzz' plays piles");
    }

    @Test
    void answersFromAFileDoNotSteerTheTerminal() {
        var ran = runWith("\u001b[31m\u009b\u202e\n1 1 \u001b[0m\nq\n", "play", "piles");
        assertThat(ran.out()).doesNotContain("\u001b", "\u009b", "\u202e").contains("?[31m");
    }

    @Test
    void aGameWhoseRecordCannotBeWrittenIsToldToItsEndFirst() {
        var ran = runWith("1 1 y\n", "play", "piles", "-o", "size=1", "--record", "/dev/full");
        ran.failed(1, "--record: '/dev/full' cannot be used");
        assertThat(ran.out()).contains("The game is over after 1 move.", "player 1 (human): 1", "The winner is");
    }

    @Test
    void theRecordOfAGameThatIsLeftIsTheSameInEveryLanguage() throws IOException {
        for (var language : List.of("en", "fr")) {
            runIn(language, "1 1 y\nq", "play", "piles", "-s", "1", "--record", file(language));
            runIn(language, "1 1 y", "play", "piles", "-s", "1", "--record", file(language));
        }
        assertThat(Path.of(file("fr"))).hasSameTextualContentAs(Path.of(file("en")));
        assertThat(Files.readString(Path.of(file("fr")))).contains("\"reason\":\"left\"", "\"reason\":\"input ended\"");
        assertThat(runIn("fr", "", "replay", file("fr")).out()).contains(": un joueur est parti.");
        assertThat(run("replay", file("fr"), "--game", "2").out()).contains(": the input has ended.");
    }

    @Test
    void whatIsTypedIsQuotedInPart() {
        var out = runWith("x".repeat(100_000) + "\nq\n", "play", "piles")
                .succeeded()
                .out();
        assertThat(out.lines().filter(line -> line.contains("is not possible here")))
                .hasSize(1)
                .allMatch(line -> line.contains("x…'") && line.length() < 300);
    }

    @Test
    void withinTheBoardNoRangeIsTold() {
        assertThat(runWith("0,0\n0,0 9,9\nq\n", "play", "mansuba", "-s", "1").out())
                .contains("is not possible")
                .doesNotContain(" goes from ", " go from ");
        assertThat(runWith("10,0\nq\n", "play", "mansuba", "-s", "1").out())
                .contains("; row and column go from 0 to 9\n");
    }

    @Test
    void aGameThatWasBrokenOffGoesOnWhereItStopped() throws IOException {
        var moves = List.of("1,1", "2,1", "1,1");
        var record = new GameRecord("piles", Map.of("size", 3), 2, moves)
                .withSeats(List.of("human=Ann", "human"))
                .withSeed(4);
        Files.writeString(Path.of(file("saved")), record.toJson() + "\n");
        var rest = WORKED_EXAMPLE.substring("1 1 o,2 1 o,1 1 o,".length()).replace(",", "\n");
        var ran = runWith(rest, "play", "--notation", "--continue", file("saved"), "--record", file("whole"));
        assertThat(ran.succeeded().out())
                .contains("Move 4: player 2 (human) plays")
                .endsWith("The winner is player 2 (human).\n");
        run("verify", file("whole")).succeeded();
        run("play", "--notation", "--continue", file("whole")).failed(1, "its last game is over");
        run("play", "--notation", "piles", "--continue", file("saved")).refused("--continue goes on");
        run("play", "--notation", "--continue", file("nothing")).refused("--continue: ");
    }

    @Test
    void atTheLastHesitationTheTurnIsLostToTheIdleMove() {
        var answers = "1 2\nn\n2 2 n\nq\n";
        var ran = runWith(answers, "play", "piles", "-o", "size=2", "--hesitations", "2");
        assertThat(ran.succeeded().out()).contains("""
                        No more hesitation: the turn is lost, and 1,1 is played as the rules have it.
                        Move 1: Player 1 (human) puts a token on 1,1.
                        """).contains("left after 1 move");
    }

    @Test
    void atTheLastHesitationTheGameStopsWhereThatIsAskedFor() {
        var ran = runWith("1 1 y\n2 2 n\n", "play", "piles", "--hesitations", "1,stop");
        assertThat(ran.succeeded().out())
                .contains("No more hesitation: the game stops.\n")
                .contains("The game was stopped after 1 move.")
                .doesNotContain("The winner");
    }

    @Test
    void withoutHesitationsAFileOfMovesAlonePlays() {
        var moves = new String[] {"play", "piles", "-o", "size=1", "--hesitations", "0"};
        assertThat(runWith("1 1\n", moves).succeeded().out()).contains("The game is over after 1");
        assertThat(runWith("1 1\n2 2\n", "play", "piles").succeeded().out())
                .contains("'2 2' is neither yes nor no. (With --hesitations 0 nobody is asked.)");
        for (var wrong : List.of("-1", "x", "0,stop", "1,stops", "1001", ",stop", "")) {
            run("play", "piles", "--hesitations", wrong)
                    .refused("--hesitations: must be a number from 0 to 1000, or one from 1 on");
        }
    }

    @Test
    void whoLeavesBeforeAMoveIsMadeLeavesNoWinner() {
        for (var answers : List.of("q\n", "")) {
            var ran = runWith(answers, "play", "piles", "--seats", "human,random");
            assertThat(ran.succeeded().out()).endsWith("""
                            The game was stopped after 0 moves.
                              player 1 (you): 0
                              player 2 (random): 0
                            """);
        }
        assertThat(runWith("1 1 y\nq\n", "play", "piles").out()).contains("The winner is");
    }

    @Test
    void halfACellGoesOnWithItsOtherHalfOrAWholeOne() {
        var out = runWith("1,\n2\ny\n2\n1,1\ny\n3,\n\n2 2\ny\nq\n", "play", "piles")
                .out();
        assertThat(out)
                .contains("1,… and the second number? (an empty line begins again) > 1,2\n")
                .contains("Move 1: Player 1 (human) puts a token on 1,2.")
                .contains("Move 2: Player 2 (human) puts a token on 1,1.")
                .contains("Move 3: Player 1 (human) puts a token on 2,2.");
        assertThat(runWith("1,\n9\n1,\n2,\n2\ny\nq\n", "play", "piles").out())
                .contains("'1,9' is not possible here")
                .contains("Move 1: Player 1 (human) puts a token on 2,2.");
    }

    @Test
    void aLetterOfTheBoardStandsForAFeature() {
        var ran = runWith("1,0\nwest\na\nq\n", "play", "--notation", "carcassonne", "-s", "3");
        assertThat(ran.succeeded().out())
                .contains("[none A city@13 B field@8]")
                .contains("Move 2: player 0 (human) plays city@13");
    }

    @Test
    void aRefusalSaysWhyWhereTheRulesKnowIt() {
        var out = runWith("hire\nq\n", "play", "munificence", "-s", "0").out();
        assertThat(out).contains("Nothing can be paid: no builder on offer is within your means. 'hire' is");
        var mansuba = List.of("play", "mansuba", "-s", "4", "--lang", "fr").toArray(String[]::new);
        assertThat(runWith("3 3\n5 0 8 8\nq\n", mansuba).out())
                .contains("Il n'y a pas de pièce en 3,3. « 3,3 » n'est pas possible ici")
                .contains("Un pion fait un pas dans une direction de sa place (terrain octogonal)");
        assertThat(runWith("9 9\nq\n", "play", "piles").out())
                .as("the rules know nothing of cells off the board")
                .contains("> 9 9\n'9,9' is not possible here");
    }

    @Test
    void aQuestionMarkExplainsAndMovesAreListed() {
        var out = runWith("?\nmoves\nq\n", "play", "carcassonne", "-s", "3")
                .succeeded()
                .out();
        assertThat(out).contains("# city, * shield", "Type a move as 'moves' lists", "\n  1,0 west\n");
        assertThat(runWith("aide\nq\n", "play", "piles", "--lang", "fr").out())
                .contains("Tapez un coup comme « coups » les montre");
    }

    @Test
    void otherViewsAreDrawnLineByLineToo() {
        var answers = "5 5\n5 4\nview influence\nvue\nview nothing\nq\n";
        var out = runWith(answers, "play", "tilings", "-s", "1").succeeded().out();
        assertThat(out.split(" +●0 +■1\n", -1)).as("drawn twice").hasSize(2 + 1);
        assertThat(out).contains("There is no such picture; there are: board, influence");
        assertThat(runWith("5 5\nq\n", "play", "tilings", "-s", "1", "-i").out())
                .as("with every question")
                .containsPattern("(?s)( 0 +1 .*●0 +■1\n.*){2}");
        assertThat(runWith("view\nq\n", "play", "piles").out()).contains("     1   2");
        run("play", "piles", "--view", "influence").refused("no view 'influence' of this game");
    }

    @Test
    void onesOwnMoveIsSeenOnTheBoardBeforeABotAnswers() {
        var seats = new String[] {"play", "piles", "-o", "size=1", "--seats", "human,greedy"};
        assertThat(runWith("1 1 y\n", seats).out()).as("it ends").doesNotContain("turn 2");
        var larger = new String[] {"play", "piles", "-o", "size=2", "--seats", "human,greedy"};
        assertThat(runWith("1 1 y\nq\n", larger).succeeded().out()).contains("""
                        Move 1: Player 1 (you) puts a token on 1,1.
                             1   2
                           +---+---+
                         1 |●1 |   |
                           +---+---+
                         2 |   |   |
                           +---+---+
                        ● player 1 (you): 1   >■ player 2 (greedy): 0   turn 2 of 160
                        Move 2: Player 2 (greedy) puts a token on\
                        """);
        assertThat(runWith("1 1 y\nq\n", "play", "piles", "-o", "size=2").out().split("turn 2 of"))
                .as("another person is shown it with the question")
                .hasSize(2 + 1);
    }
}

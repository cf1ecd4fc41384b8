package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.games.Games;

/// How people are told what a game came to.
class NarratorTest {
    private static String told(String language, State last, String cause, Double... payoffs) {
        var narrator = narrator(language);
        narrator.count(0, 1);
        var scores = List.of(4, 4, 4).subList(0, payoffs.length);
        return lines(narrator.result(new Result(scores, List.of(payoffs), Ending.FINISHED, cause), last));
    }

    private static Narrator narrator(String language) {
        return new Narrator(Words.named(language), Games.named("tilings").defaults(), List.of(), State.NOBODY);
    }

    private static String lines(List<String> told) {
        return String.join("\n", told) + "\n";
    }

    private static String told(String language, String cause, Double... payoffs) {
        return told(language, Games.named("tilings").defaults().begin(2), cause, payoffs);
    }

    @Test
    void whyAGameEndedFollowsThatItDid() {
        assertThat(told("en", "all-skipped", 1.0, 0.0))
                .startsWith("The game is over after 1 move. All players have skipped in a row.\n");
        assertThat(told("fr", "all-skipped", 1.0, 0.0))
                .startsWith("La partie est finie après 1 coup. Tous les joueurs ont passé");
        assertThat(told("en", "", 1.0, 0.0)).startsWith("The game is over after 1 move.\n");
    }

    @Test
    void aCauseWithoutASentenceIsShownInItsOwnWords() {
        assertThat(told("en", "heap-of-stones-empty", 1.0, 0.0))
                .startsWith("The game is over after 1 move: heap of stones empty.\n");
        assertThat(told("fr", "heap-of-stones-empty", 1.0, 0.0))
                .startsWith("La partie est finie après 1 coup : heap of stones empty.\n");
    }

    @Test
    void everyoneWhoLeftIsToldBeforeTheResult() {
        assertThat(departed("en", "boom")).startsWith("""
                        player 0 is out (crash): boom.
                        player 1 is out (left).
                        The game was left after 0 moves: a player has left.
                        """);
        assertThat(departed("fr", "boom"))
                .startsWith("joueur 0 est hors-jeu (plantage) : boom.\njoueur 1 est hors-jeu (parti).");
    }

    @Test
    void nothingIsSaidOfAReasonThatThereIsNot() {
        assertThat(departed("en", "")).startsWith("player 0 is out (crash).\n");
        assertThat(departed("fr", "")).startsWith("joueur 0 est hors-jeu (plantage).\n");
    }

    private static String departed(String language, String reason) {
        var narrator = narrator(language);
        narrator.departure(new Departure(0, 0, Ending.CRASH, reason));
        narrator.departure(new Departure(1, 0, Ending.ABANDONED, Departures.LEFT));
        return lines(narrator.result(
                new Result(List.of(0, 0), List.of(), Ending.ABANDONED, Departures.LEFT),
                Games.named("tilings").defaults().begin(2)));
    }

    @Test
    void aDrawByAgreementIsTold() {
        assertThat(agreed("en", 0.5, 0.5))
                .startsWith("The players agreed on a draw after 0 moves.\n")
                .endsWith("A draw: nobody has won, all have an equal share.\n");
        assertThat(agreed("fr", 0.5, 0.5)).startsWith("Les joueurs ont convenu d'une partie nulle après 0 coup.\n");
        assertThat(agreed("en", 0.5, 0.0, 0.5)).endsWith("The win is shared: player 0 and player 2.\n");
    }

    private static String agreed(String language, Double... payoffs) {
        var scores = Collections.nCopies(payoffs.length, 0);
        return lines(narrator(language)
                .result(
                        new Result(scores, List.of(payoffs), Ending.AGREED, ""),
                        Games.named("tilings").defaults().begin(payoffs.length)));
    }

    @Test
    void whyAGameWasBrokenOffIsToldOnce() {
        assertThat(crashed("en", "boom"))
                .isEqualTo("player 0 is out (crash): boom.\nThe game was broken off after 0 moves.");
        assertThat(crashed("fr", "boom")).isEqualTo("""
                        joueur 0 est hors-jeu (plantage) : boom.
                        La partie a été interrompue après 0 coup.""");
        assertThat(crashed("en", "bang")).endsWith("\nThe game was broken off after 0 moves: crash, boom.");
    }

    /// The two lines about a game that ended with `boom`.
    ///
    /// @param reason why somebody left
    private static String crashed(String language, String reason) {
        var narrator = narrator(language);
        narrator.departure(new Departure(0, 0, Ending.CRASH, reason));
        var told = narrator.result(
                new Result(List.of(0, 0), List.of(0.0, 1.0), Ending.CRASH, "boom"),
                Games.named("tilings").defaults().begin(2));
        return String.join("\n", told.subList(0, 2));
    }

    @Test
    void whoWinsAloneIsTheWinner() {
        assertThat(told("en", "", 0.0, 1.0)).endsWith("The winner is player 1.\n");
    }

    @Test
    void equalsShareTheWin() {
        assertThat(told("en", "", 0.5, 0.5)).endsWith("The win is shared: player 0 and player 1.\n");
        assertThat(told("en", "", 1.0 / 3, 1.0 / 3, 1.0 / 3))
                .endsWith("The win is shared: player 0, player 1 and player 2.\n");
        assertThat(told("fr", "", 0.5, 0.0, 0.5)).endsWith("La victoire est partagée : joueur 0 et joueur 2.\n");
    }

    @Test
    void unequalSharesAreTold() {
        assertThat(told("en", "", 0.75, 0.25))
                .endsWith("The win is shared: player 0 has 75 % of the win, player 1 has 25 %.\n");
        assertThat(told("fr", "", 0.625, 0.375)).endsWith("joueur 0 a 62,5 % de la victoire, joueur 1 en a 37,5 %.\n");
    }

    @Test
    void aDrawIsWhereTheGameSaysThatNobodyHasWon() {
        var drawn = Games.named("mansuba").parse(List.of("round-limit=1")).begin(2);
        while (!drawn.isOver()) {
            var legal = new Moves();
            drawn.legalMoves(legal);
            drawn.play(legal.get(0));
        }
        assertThat(told("en", drawn, "round-limit", 0.5, 0.5))
                .endsWith("A draw: nobody has won, all have an equal share.\n");
    }
}

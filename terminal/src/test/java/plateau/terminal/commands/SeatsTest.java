package plateau.terminal.commands;

import org.junit.jupiter.api.Test;
import plateau.terminal.CommandTest;

/// Who cannot sit down is told why.
class SeatsTest extends CommandTest {
    @Test
    void peopleArePointedToPlay() {
        run("watch", "piles", "--seats", "human,random")
                .refused("--seats: 'human' is a person, and people play with 'plateau play piles'");
        run("simulate", "piles", "--seat", "human=Ann", "--seat", "random")
                .refused("--seat: 'human=Ann' is a person");
        runIn("fr", "", "watch", "piles", "--seats", "human,random")
                .refused(
                        "« human » est une personne, et les gens jouent par « plateau play piles »");
    }

    @Test
    void refusalsNameTheOptionThatWasGiven() {
        run("watch", "piles", "--seat", "x", "--seat", "random").refused("--seat: no bot 'x'");
        run("watch", "piles", "--seat", "random", "-n", "3")
                .refused("--seat names 1 player, but -n says 3");
        run("play", "piles", "--seat", "humn").refused("--seat: no 'humn'; did you mean 'human'?");
    }

    @Test
    void aPersonWithoutANameIsRefused() {
        run("play", "piles", "--seats", "human=,random")
                .refused("--seats: 'human=' lacks a name; write human=NAME, or human alone");
    }
}

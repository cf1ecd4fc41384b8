package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.terminal.CommandTest;

/// Who cannot sit down is told why.
class SeatsTest extends CommandTest {
    @Test
    void peopleArePointedToPlay() {
        run("watch", "piles", "--seats", "human,random")
                .refused("--seats: 'human' is a person, and people play with 'plateau play piles'");
        run("simulate", "piles", "--seat", "human=Ann", "--seat", "random").refused("--seat: 'human=Ann' is a person");
        runIn("fr", "", "watch", "piles", "--seats", "human,random")
                .refused("« human » est une personne, et les gens jouent par « plateau play piles »");
    }

    @Test
    void levelsPeopleAndPresetsAreTakenInFrenchAndWrittenAsEver() {
        var seats = List.of("simulate", "piles", "--preset", "petit", "--games", "2", "--json");
        assertThat(run(with(seats, "--seats", "facile,Moyen")).succeeded().out())
                .contains("\"seats\":[\"easy\",\"medium\"]", "\"size\":3");
        assertThat(run(with(seats, "--seat", "easy", "--seat", "random"))
                        .succeeded()
                        .out())
                .contains("\"seats\":[\"easy\",\"random\"]");
        run("watch", "piles", "--seats", "humain=Ann,random").refused("--seats: 'human=Ann' is a person");
    }

    private static String[] with(List<String> words, String... more) {
        return Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void inFrenchLevelsAreCalledFrenchNames() {
        var ran = runIn("fr", "", "simulate", "piles", "--seats", "easy,facile", "--games", "2")
                .succeeded();
        assertThat(ran.out()).contains("joueur 1   facile ", "joueur 2   facile ");
        runIn("fr", "", "watch", "piles", "--seats", "x,random").refused("il y a facile, moyen, difficile, random");
    }

    @Test
    void refusalsNameTheOptionThatWasGiven() {
        run("watch", "piles", "--seat", "x", "--seat", "random").refused("--seat: no bot 'x'");
        run("watch", "piles", "--seat", "random", "-n", "3").refused("--seat names 1 player, but -n says 3");
        run("play", "piles", "--seat", "humn").refused("--seat: no 'humn'; did you mean 'human'?");
    }

    @Test
    void aPersonWithoutANameIsRefused() {
        run("play", "piles", "--seats", "human=,random")
                .refused("--seats: 'human=' lacks a name; write human=NAME, or human alone");
    }
}

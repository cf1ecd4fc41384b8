package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.contract.Clause;
import plateau.contract.Contract;
import plateau.core.text.Text;
import plateau.terminal.CommandTest;

/// `check` on games that keep the contract; `BrokenExampleTest` has games that do not.
class CheckCommandTest extends CommandTest {
    @Test
    void printsALineForEveryClauseAndTheSum() {
        var ran = run("check", "piles", "--preset", "small", "-n", "2", "--games", "3");
        var lines = ran.succeeded().lines();
        int clauses = Contract.clauses().size();
        assertThat(lines.subList(0, clauses))
                .containsExactlyElementsOf(Contract.clauses().stream()
                        .map(Clause::name)
                        .map(name -> "ok      " + name)
                        .toList());
        assertThat(lines.subList(clauses, lines.size()))
                .singleElement()
                .asString()
                .startsWith(Text.format("piles keeps all %d clauses in 3 games of ", clauses));
    }

    @Test
    void triesEveryNumberOfPlayersThatTheGameCanSeat() {
        assertThat(run("check", "piles", "-o", "size=2", "--games", "1")
                        .succeeded()
                        .out())
                .as("1 to 26 players")
                .contains(" clauses in 26 games");
    }

    @Test
    void triesTheDefaultsAndEveryPreset() {
        assertThat(run("check", "piles", "-n", "2", "--games", "1").succeeded().out())
                .as("and report, small, large, capped")
                .contains(" clauses in 5 games");
    }

    @Test
    void manyShortGamesArePlayedAndSomeLookedThrough() {
        assertThat(run("check", "piles", "-o", "size=2", "-n", "2").succeeded().out())
                .containsPattern("in 1000 games of \\d+ to \\d+ moves, \\d\\d of them move by move");
    }

    @Test
    void whateverIsWrongIsNamedWithWhatIsAllowed() {
        run("check", "pils").refused("no game 'pils'", "did you mean 'piles'?");
        run("check").refused("missing: GAME");
        run("check", "piles", "-o", "size=60").refused("size must be 1 to 50, not 60");
        run("check", "piles", "--preset", "tiny").refused("no preset 'tiny'", "small");
        run("check", "piles", "-n", "27").refused("-n: piles takes 1 to 26 players, not 27");
        run("check", "piles", "--games", "0").refused("--games", "from 1 to 1000, not '0'");
        run("check", "piles", "--seed", "-1").refused("--seed", "from 0 to", "not '-1'");
    }
}

package plateau.arena.evaluation.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.core.text.BadInput;
import plateau.games.Games;

class EvaluationWishTest {
    private static final Axis SIZE = new Axis("size", List.of("3", "4"));
    private static final Axis SECOND = new Axis("seat2", List.of("random", "greedy"));
    private static final Axis PLAYERS = new Axis(Axis.PLAYERS, List.of("2", "3"));

    private static EvaluationWish wish(Optional<Integer> players, List<String> seats, Axis... axes) {
        return new EvaluationWish(
                Optional.empty(),
                List.of("turn-limit=50"),
                players,
                seats,
                List.of(axes),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                1,
                "");
    }

    private static EvaluationPlan plan(EvaluationWish wish) {
        return wish.plan(wish.game(Games.named("piles")));
    }

    private static List<String> seats(Optional<Integer> players, List<String> seats, Axis... axes) {
        return plan(wish(players, seats, axes)).seats();
    }

    @Test
    void oneAloneSitsEverywhereButWhereOthersAreTried() {
        assertThat(seats(Optional.empty(), List.of())).containsExactly("random", "random");
        assertThat(seats(Optional.of(3), List.of("greedy"))).containsExactly("greedy", "greedy", "greedy");
        assertThat(seats(Optional.of(3), List.of("greedy"), SECOND)).containsExactly("greedy", "random", "greedy");
        assertThat(seats(Optional.empty(), List.of("mcts", "greedy"), SIZE)).containsExactly("mcts", "greedy");
    }

    @Test
    void whereTheirNumberChangesTheLastIsRepeatedLater() {
        assertThat(seats(Optional.empty(), List.of(), PLAYERS)).containsExactly("random");
        assertThat(seats(Optional.empty(), List.of("mcts", "greedy"), PLAYERS)).containsExactly("mcts", "greedy");
    }

    @Test
    void soManyMustBeAbleToPlay() {
        assertThatThrownBy(() -> seats(Optional.of(99), List.of())).isInstanceOf(BadInput.class);
        assertThat(wish(Optional.of(3), List.of("mcts", "greedy")).isMisnumbered())
                .isTrue();
        assertThat(wish(Optional.of(2), List.of("mcts", "greedy")).isMisnumbered())
                .isFalse();
        assertThat(wish(Optional.of(3), List.of("mcts")).isMisnumbered()).isFalse();
    }

    @Test
    void whatIsSaidBesidesAnAxisIsNamedByItsField() {
        var wish = wish(Optional.of(2), List.of("greedy"), SIZE);
        assertThat(wish.saidBesides(SIZE)).isEmpty();
        assertThat(wish.saidBesides(new Axis("turn-limit", List.of("9")))).contains("options");
        assertThat(wish.saidBesides(PLAYERS)).contains("players");
        assertThat(wish.saidBesides(new Axis(Axis.SEATS, List.of("random")))).contains("seats");
        assertThat(wish.saidBesides(SECOND)).isEmpty();
        assertThat(wish.saidBesides(new Axis(Axis.PRESET, List.of("small")))).isEmpty();
    }

    @Test
    void howManyGamesThereAreDependsOnWhetherItIsTheMost() {
        var wish = wish(Optional.empty(), List.of(), SIZE);
        assertThat(plan(wish).games()).isEqualTo(100);
        assertThat(EvaluationWish.usualGames(true)).isEqualTo(1_000_000);
    }
}

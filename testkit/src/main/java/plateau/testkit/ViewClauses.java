package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.State;

/// The clauses of [GameContract] on what is seen, and on what is not.
public final class ViewClauses {
    private static final int POSITIONS = 8;
    private static final int DEALS = 3;

    private ViewClauses() {}

    /// What a player knows of a position.
    private record Sight(int mover, List<String> legal, int score, List<String> pictures) {
        static Sight of(State state, int viewer) {
            boolean moves = state.mover() == viewer;
            return new Sight(
                    state.mover(),
                    moves ? MoveClauses.notations(state) : List.of(),
                    state.score(viewer),
                    ViewClauses.pictures(state, viewer));
        }
    }

    /// Scores and all views can be asked at any time; the first view is the picture.
    public static void scoresAndPicturesCanBeAskedAtAnyTime(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    IntStream.range(0, state.players()).forEach(state::score);
                    assertThat(pictures(state)).allMatch(picture -> !picture.isBlank());
                    assertThat(state.picture(state.views().getFirst(), 0).coloured())
                            .as("the first view")
                            .isEqualTo(state.picture(0).coloured());
                });
    }

    /// No question, however often it is asked, changes the position.
    public static void askingChangesNothing(RandomGame game) {
        var random = game.random(2);
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    var before = Fields.of(state);
                    pictures(state);
                    IntStream.range(0, state.players()).forEach(state::score);
                    for (int move : RandomGame.legalMoves(state).toArray()) {
                        state.notation(move);
                        state.closeUp(move);
                    }
                    RandomGame.draw(state, random);
                    before.difference(Fields.of(state))
                            .ifPresent(where -> fail("asking changed the position: %s", where));
                });
    }

    /// The viewer sees no difference after a redeal, and the game can be played on to its end.
    public static void aRedealIsUnseenByItsViewer(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    for (int viewer : viewers(state)) {
                        var redealt = redealt(game, state, viewer, ply);
                        assertThat(Sight.of(redealt, viewer))
                                .as("what player %d sees after a redeal", viewer)
                                .isEqualTo(Sight.of(state, viewer));
                        RandomGame.playOn(redealt, game.random(ply), game.plyLimit(), new Moves());
                        assertThat(redealt.isOver()).as("a redealt game ends").isTrue();
                    }
                });
    }

    private static State redealt(RandomGame game, State state, int viewer, int stream) {
        var copy = state.copy();
        copy.redeal(viewer, game.random(stream));
        return copy;
    }

    /// Where players see different things, some redeal changes what another one sees.
    public static void aRedealDealsAnew(List<RandomGame> games) {
        if (games.stream().anyMatch(ViewClauses::hidesSomething)) {
            assertThat(games.stream().anyMatch(ViewClauses::dealsAnew))
                    .as("players see different things; a redeal changes what another one sees")
                    .isTrue();
        }
    }

    private static boolean hidesSomething(RandomGame game) {
        var hides = new boolean[1];
        game.walkSome(
                POSITIONS,
                (state, ply) ->
                        hides[0] |=
                                viewers(state).stream()
                                                .map(viewer -> pictures(state, viewer))
                                                .distinct()
                                                .count()
                                        > 1);
        return hides[0];
    }

    private static boolean dealsAnew(RandomGame game) {
        var anew = new boolean[1];
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    for (int deal = 0; deal < DEALS; deal++) {
                        for (int viewer : viewers(state)) {
                            var redealt = redealt(game, state, viewer, ply + deal);
                            anew[0] |= !pictures(redealt).equals(pictures(state));
                        }
                    }
                });
        return anew[0];
    }

    /// Every view, of a spectator and of some players.
    static List<String> pictures(State state) {
        var pictures = new ArrayList<>(pictures(state, State.NOBODY));
        viewers(state).forEach(viewer -> pictures.addAll(pictures(state, viewer)));
        return pictures;
    }

    /// The first player, the last and whoever moves stand for all: pictures take long.
    private static Set<Integer> viewers(State state) {
        var viewers = new TreeSet<>(Set.of(0));
        viewers.add(state.players() - 1);
        viewers.add(Math.max(0, state.mover()));
        return viewers;
    }

    private static List<String> pictures(State state, int viewer) {
        return state.views().stream().map(view -> state.picture(view, viewer).coloured()).toList();
    }
}

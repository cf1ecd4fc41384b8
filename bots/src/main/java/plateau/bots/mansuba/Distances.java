package plateau.bots.mansuba;

import java.util.Arrays;
import java.util.function.IntPredicate;
import plateau.games.mansuba.MansubaState;
import plateau.games.mansuba.Terrain;
import plateau.games.mansuba.World;

/// Breadth-first steps from every place to the nearest of some goals, in one terrain. A neighbour is
/// not always a mutual one, so the search goes backwards from the goals.
final class Distances {
    private static final int DIRECTIONS = 8;

    private final World world;
    private final int[] steps;
    private final int[] queue;
    private int count;

    private Distances(MansubaState state, Terrain terrain, IntPredicate isGoal) {
        world = state.world();
        steps = new int[world.places()];
        queue = new int[world.places()];
        Arrays.fill(steps, world.places());
        for (int place = 0; place < world.places(); place++) {
            if (isGoal.test(place)) {
                find(place, 0);
            }
        }
        for (int i = 0; i < count; i++) {
            spread(terrain, queue[i]);
        }
    }

    /// Rules 7: to the nearest start place of another player.
    static Distances toGoals(MansubaState state, Terrain terrain, int player) {
        return new Distances(state, terrain, place -> state.isGoal(player, place));
    }

    /// To the nearest start place of another player on which the player has no piece yet.
    static Distances toOpenGoals(MansubaState state, int player) {
        return new Distances(
                state, state.terrain(), place -> state.isGoal(player, place) && state.owner(place) != player);
    }

    private void spread(Terrain terrain, int to) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int from = world.origin(terrain, to, direction);
            if (from != World.NONE && steps[from] == world.places()) {
                find(from, steps[to] + 1);
            }
        }
    }

    private void find(int place, int distance) {
        steps[place] = distance;
        queue[count++] = place;
    }

    /// As many as there are places where no way leads to a goal.
    int from(int place) {
        return steps[place];
    }
}

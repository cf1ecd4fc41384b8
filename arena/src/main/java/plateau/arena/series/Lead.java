package plateau.arena.series;

import plateau.arena.match.Onlooker;
import plateau.core.GameFault;
import plateau.core.State;

/// Follows who leads in points, move by move. That asks for every score after every ply, which some
/// games have to work out, so it is done for those alone who want to know.
final class Lead implements Onlooker {
    private static final int NOBODY = -1;

    private int plies;
    private int leader;
    private int lastLeader;
    private int since;
    private int changes;

    /// A new game begins: all are equal.
    void begin() {
        plies = 0;
        leader = NOBODY;
        lastLeader = NOBODY;
        since = 0;
        changes = 0;
    }

    @Override
    public void moved(State after) {
        plies++;
        int now = leader(after);
        if (now == leader) {
            return;
        }
        leader = now;
        since = plies;
        if (now != NOBODY) {
            changes += lastLeader == NOBODY || lastLeader == now ? 0 : 1;
            lastLeader = now;
        }
    }

    /// Who has more points than everybody else.
    private static int leader(State state) {
        int best = NOBODY;
        int most = 0;
        try {
            for (int player = 0; player < state.players(); player++) {
                int score = state.score(player);
                if (player == 0 || score > most) {
                    best = player;
                    most = score;
                } else if (score == most) {
                    best = NOBODY;
                }
            }
        } catch (Throwable thrown) {
            throw GameFault.of(state, "score()", thrown);
        }
        return best;
    }

    /// How often the lead passed to somebody else.
    int changes() {
        return changes;
    }

    /// The ply after which a player has led alone to the end; the last ply if it does not lead.
    int ledFrom(int player) {
        return player != NOBODY && player == leader ? since : plies;
    }
}

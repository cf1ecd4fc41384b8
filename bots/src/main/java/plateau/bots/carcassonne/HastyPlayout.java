package plateau.bots.carcassonne;

import plateau.core.Moves;
import plateau.core.luck.Lot;
import plateau.games.carcassonne.CarcassonneState;
import plateau.games.carcassonne.Claims;
import plateau.games.carcassonne.Joins;
import plateau.games.carcassonne.Terrain;

/// How a hasty player goes on: a tile goes where it adds most to the player's own claims and least to
/// those of others, any of equal places as likely; a follower goes where it promises most, or nowhere.
///
/// Games between such players are no good games, but they tell far more of a position than random
/// ones, in which hardly anything is ever completed and all followers are soon gone.
final class HastyPlayout {
    private static final double ROAD_COMPLETED = 3;

    /// The follower that comes home from a city, on top of its second points.
    private static final double CITY_COMPLETED = 4;

    private static final double MONASTERY_COMPLETED = 3;

    /// What an open end more takes from the point that a tile adds.
    private static final double OPEN_END = 0.3;

    private final Prospects prospects;
    private final Claims claims = new Claims();
    private final Joins.Visitor joined = this::add;
    private final Claims.Visitor claimed = this::claim;

    /// The player, as a bit.
    private int mover;

    private double gain;
    private double promise;

    HastyPlayout(Prospects prospects) {
        this.prospects = prospects;
    }

    int choose(CarcassonneState position, Moves legal, Lot lot) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        return position.isFollowerDue() ? follower(position, legal) : place(position, legal, lot);
    }

    /// Looks at all places, from any one on, so that of equals any may be the first.
    private int place(CarcassonneState position, Moves legal, Lot lot) {
        mover = 1 << position.mover();
        int index = lot.nextInt(legal.size());
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int left = legal.size(); left > 0; left--) {
            gain = 0;
            Joins.visit(position, legal.get(index), joined);
            if (gain > most) {
                most = gain;
                best = legal.get(index);
            }
            index = index + 1 == legal.size() ? 0 : index + 1;
        }
        return best;
    }

    private void add(Terrain terrain, int size, int openEnds, int openAfter, int owners) {
        double more = openAfter == 0 ? completed(terrain, size) : 1 - OPEN_END * (openAfter - openEnds);
        if (owners == mover) {
            gain += more;
        } else if ((owners & mover) == 0) {
            gain -= more;
        }
    }

    private static double completed(Terrain terrain, int size) {
        return switch (terrain) {
            case ROAD, FIELD -> ROAD_COMPLETED;
            case CITY -> CITY_COMPLETED + size;
            case MONASTERY -> MONASTERY_COMPLETED;
        };
    }

    /// The first choice is to put none.
    private int follower(CarcassonneState position, Moves legal) {
        prospects.look(position);
        int player = position.mover();
        int home = position.followersLeft(player);
        double lost = prospects.atHome(home) - prospects.atHome(home - 1);
        int best = legal.get(0);
        double most = 0;
        for (int i = 1; i < legal.size(); i++) {
            double worth = Claims.atOnce(position, legal.get(i));
            if (worth == 0) {
                claims.visitNew(position, legal.get(i), player, claimed);
                worth = promise - lost;
            }
            if (worth > most) {
                most = worth;
                best = legal.get(i);
            }
        }
        return best;
    }

    private void claim(Terrain terrain, int tiles, int shields, int open, int cities, int owners) {
        promise = prospects.promise(terrain, tiles, shields, open, cities);
    }
}

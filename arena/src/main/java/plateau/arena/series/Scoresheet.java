package plateau.arena.series;

import java.util.List;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.arena.statistics.Outcome;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.State;

/// Counts what happens in the games of a match, one after another, without allocating.
public final class Scoresheet implements Onlooker, Outcome {
    private static final int NOBODY = -1;
    private static final int NOT_FOLLOWED = -1;

    private final Match match;
    private final int figures;
    private final Lead lead = new Lead();
    private final boolean followsLead;
    private int plies;
    private int decisions;
    private long choices;
    private int mostChoices;
    private int forced;

    /// @param figures how many the game has
    public Scoresheet(Match match, int figures, boolean followsLead) {
        this.match = match;
        this.figures = figures;
        this.followsLead = followsLead;
    }

    /// Who is to look on so that all is counted.
    public Onlooker onlooker() {
        return followsLead ? and(lead) : this;
    }

    /// Makes ready for a game.
    public void begin() {
        plies = 0;
        decisions = 0;
        choices = 0;
        mostChoices = 0;
        forced = 0;
        lead.begin();
    }

    @Override
    public void moving(State before, int mover, int move, int choices) {
        plies++;
        // What is played for somebody who has left is nobody's decision.
        if (mover != State.CHANCE && choices > 0) {
            decisions++;
            this.choices += choices;
            mostChoices = Math.max(mostChoices, choices);
            forced += choices == 1 ? 1 : 0;
        }
    }

    @Override
    public int players() {
        return match.state().players();
    }

    @Override
    public int score(int player) {
        return match.score(player);
    }

    @Override
    public long share(int player) {
        return Math.round(match.payoff(player) * WIN);
    }

    @Override
    public int plies() {
        return plies;
    }

    @Override
    public int decisions() {
        return decisions;
    }

    @Override
    public long choices() {
        return choices;
    }

    @Override
    public int mostChoices() {
        return mostChoices;
    }

    @Override
    public int forced() {
        return forced;
    }

    @Override
    public int leadChanges() {
        return followsLead ? lead.changes() : NOT_FOLLOWED;
    }

    @Override
    public int ledFrom() {
        return followsLead ? lead.ledFrom(winner()) : NOT_FOLLOWED;
    }

    /// Who has the whole win.
    private int winner() {
        for (int player = 0; player < players(); player++) {
            if (share(player) == WIN) {
                return player;
            }
        }
        return NOBODY;
    }

    @Override
    public Ending ending() {
        return match.ending();
    }

    @Override
    public boolean isDrawn() {
        return switch (ending()) {
            case FINISHED -> match.state().isDrawn();
            case AGREED -> true;
            case ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED, ABANDONED -> false;
        };
    }

    @Override
    public String cause() {
        return ending() == Ending.FINISHED ? match.state().cause() : "";
    }

    @Override
    public List<Departure> departures() {
        return match.departures();
    }

    @Override
    public int figureCount() {
        return figures;
    }

    @Override
    public int figure(int index) {
        return match.state().figure(index);
    }
}

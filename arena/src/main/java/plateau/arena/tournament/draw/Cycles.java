package plateau.arena.tournament.draw;

import java.util.Optional;
import plateau.arena.statistics.Outcome;

/// A draw that is fixed beforehand: a round robin, or a gauntlet.
public final class Cycles implements Draw {
    private final Meetings meetings;
    private long next;

    public Cycles(Meetings meetings) {
        this.meetings = meetings;
    }

    @Override
    public Optional<Fixture> next() {
        if (next == games()) {
            return Optional.empty();
        }
        int turn = (int) (next % meetings.seats());
        var meeting = meetings.at(next / meetings.seats());
        return Optional.of(Fixture.ofGroup(next++ - turn, meeting.entrants(), meeting.luck(), turn));
    }

    @Override
    public void played(Fixture fixture, Outcome game) {
        // What comes next is fixed.
    }

    @Override
    public long games() {
        return meetings.count() * meetings.seats();
    }

    @Override
    public long most() {
        return games();
    }
}

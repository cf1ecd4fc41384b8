package plateau.terminal.viewer;

import plateau.arena.reel.Reel;

/// Where in a game somebody is, and whether it plays on. One goes from turn to turn: the position after so
/// many moves of players, and after whatever chance has drawn since. After the last turn comes the result.
final class Walk {
    private final Reel reel;
    private final Playback playback;
    private final Viewport viewport;
    private int stop;
    private boolean isPlaying;
    private boolean followsHead;
    private Pace pace = Pace.BRISK;
    private long due;

    /// @param viewport is told that another position is shown
    Walk(Reel reel, Playback playback, Viewport viewport) {
        this.reel = reel;
        this.playback = playback;
        this.viewport = viewport;
        isPlaying = playback.isLive();
        followsHead = playback.isLive();
    }

    /// Time has passed, and more of the game may be there.
    ///
    /// @param now in milliseconds
    void tick(long now) {
        if (followsHead) {
            follow(now);
        } else if (isPlaying && now >= due) {
            due = now + pace.milliseconds();
            forward();
        }
    }

    /// Goes to the head; some time after a game that was watched is over, on to its result.
    private void follow(long now) {
        if (stop < reel.turns()) {
            to(reel.turns());
            due = now + Math.max(1000, pace.milliseconds());
        }
        if (reel.isComplete() && (!isPlaying || now >= due)) {
            followsHead = false;
            if (isPlaying) {
                forward();
            }
        }
    }

    /// The next turn; in a game that is held, its next move.
    void next() {
        if (followsHead && playback.isLive() && !isPlaying) {
            playback.step();
        } else {
            isPlaying &= followsHead;
            forward();
        }
    }

    /// One turn on; after the last one, if no other can come, the result.
    private void forward() {
        if (stop < reel.turns()) {
            to(stop + 1);
            catchUp();
        } else if (hasResult() && stop == reel.turns()) {
            to(stop + 1);
            viewport.picture(viewport.picture());
            isPlaying = false;
        } else if (reel.isComplete()) {
            isPlaying = false;
        }
    }

    /// Whoever comes to the head of a game that goes on stays there.
    private void catchUp() {
        if (playback.isLive() && stop == reel.turns() && !reel.isComplete()) {
            followsHead = true;
            if (isPlaying) {
                playback.goOn();
            } else {
                isPlaying = !playback.isHeld();
            }
        }
    }

    /// So many turns back.
    void previous(int turns) {
        isPlaying = false;
        followsHead = false;
        to(Math.max(0, stop - turns));
    }

    /// So many turns on, as far as there are any.
    void leap(int turns) {
        isPlaying &= followsHead;
        to(Math.max(stop, Math.min(reel.turns(), stop + turns)));
        catchUp();
    }

    /// To any turn that there is.
    void jump(int turn) {
        previous(0);
        to(turn);
        catchUp();
    }

    void home() {
        previous(stop);
    }

    /// To the last turn, and to those that are still to come.
    void end() {
        to(reel.turns());
        followsHead = !reel.isComplete();
        isPlaying = playback.isLive() && followsHead && !playback.isHeld();
    }

    void playOrPause() {
        isPlaying = !isPlaying;
        if (followsHead && playback.isLive()) {
            if (isPlaying) {
                playback.goOn();
            } else {
                playback.hold();
            }
            return;
        }
        if (isPlaying && stop >= reel.turns() && reel.isComplete()) {
            to(0);
        }
        due = 0;
    }

    private void to(int turns) {
        stop = turns;
        viewport.begin();
    }

    private boolean hasResult() {
        return reel.isComplete() && reel.failure().isEmpty();
    }

    /// Whether the result is shown, which comes after the last turn.
    boolean isAtResult() {
        return stop > reel.turns();
    }

    /// How many moves of players have been made in the position that is shown.
    int turn() {
        return Math.min(stop, reel.turns());
    }

    /// The ply of the position that is shown.
    int ply() {
        return reel.plyAfter(turn());
    }

    /// How many stops lie behind; the result is one after the last turn.
    int stop() {
        return stop;
    }

    boolean isPlaying() {
        return isPlaying;
    }

    /// Whether one stays at the last turn while others come.
    boolean followsHead() {
        return followsHead;
    }

    Pace pace() {
        return pace;
    }

    void pace(Pace other) {
        pace = other;
        playback.pace(other.milliseconds());
    }
}

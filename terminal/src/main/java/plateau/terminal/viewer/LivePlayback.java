package plateau.terminal.viewer;

import plateau.arena.match.Onlooker;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.terminal.screen.Words;

/// A game that is being played while one looks: those who watch hold it and let it go on.
public final class LivePlayback implements Playback {
    private final Gate gate = new Gate(Pace.BRISK.milliseconds());
    private final Words words;
    private final int pictures;
    private final int picture;
    private boolean isHeld;

    /// @param picture the picture to begin with
    public LivePlayback(Game game, int players, Words words, String picture) {
        this.words = words;
        var all = Ask.opening(game, players).pictures();
        pictures = all.size();
        this.picture = Math.max(0, all.indexOf(picture));
    }

    /// By whom the game is held; it has to look on last.
    public Onlooker onlooker() {
        return gate;
    }

    /// Holds the game no longer: nobody looks any more.
    public void release() {
        gate.open();
    }

    @Override
    public boolean isLive() {
        return true;
    }

    @Override
    public int pictures() {
        return pictures;
    }

    @Override
    public int firstPicture() {
        return picture;
    }

    @Override
    public String refusal(int step) {
        return words.get("viewer.no-file");
    }

    @Override
    public void hold() {
        isHeld = true;
        gate.hold();
    }

    @Override
    public void goOn() {
        isHeld = false;
        gate.goOn();
    }

    @Override
    public void step() {
        gate.step();
    }

    @Override
    public void pace(long milliseconds) {
        gate.pace(milliseconds);
    }

    @Override
    public boolean isHeld() {
        return isHeld;
    }

    @Override
    public boolean isThinking() {
        return !gate.isWaiting();
    }
}

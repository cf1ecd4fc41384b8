package plateau.terminal.remote;

import java.time.Duration;
import java.util.Map;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Program;
import plateau.arena.outside.Relay;

/// A program, which is told the lines of the server as they are.
final class ProgramBot implements LocalBot {
    private final Relay relay;

    ProgramBot(Program program, Limits limits) {
        relay = Relay.open(program, limits);
    }

    @Override
    public void start(Map<String, Object> start) {
        relay.start(start);
    }

    @Override
    public String move(Map<String, Object> turn, int ply, Duration most) {
        return relay.move(turn, ply, most);
    }

    @Override
    public void finish(Map<String, Object> last) {
        relay.finish(last);
    }

    @Override
    public void close() {
        relay.close();
    }
}

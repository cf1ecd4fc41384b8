package plateau.terminal.remote;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.bots.Bots;
import plateau.core.Blame;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.hosting.Interpreter;
import plateau.hosting.Introduction;

/// A bot of ours, such as `mcts:steps=200`, which is made for the game of the table.
final class OwnBot implements LocalBot {
    private final String name;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private @Nullable Interpreter interpreter;

    OwnBot(String name) {
        this.name = name;
    }

    @Override
    public void start(Map<String, Object> start) {
        var player = Bots.parse(name, game(start)).player();
        interpreter = new Interpreter(new Introduction(name, "", List.of(), false), player, out);
        var answer = Json.readObject(tell(start));
        if ("decline".equals(answer.get("type"))) {
            throw Foul.decline(String.valueOf(answer.get("reason")));
        }
    }

    @SuppressWarnings("unchecked") // JSON names are texts
    private static Game game(Map<String, Object> start) {
        return Games.named(String.valueOf(start.get("game")))
                .fromJson((Map<String, ?>) start.getOrDefault("options", Map.of()));
    }

    @Override
    public String move(Map<String, Object> turn, int ply, Duration most) {
        return String.valueOf(Json.readObject(tell(turn)).get("move"));
    }

    private String tell(Map<String, Object> line) {
        var told = interpreter;
        if (told == null) {
            throw new IllegalStateException("the game has not begun");
        }
        out.reset();
        try {
            told.answer(Json.write(line));
        } catch (BadInput refused) {
            throw new Foul(Ending.CRASH, String.valueOf(refused.getMessage()));
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        } catch (RuntimeException broken) {
            throw new Foul(Ending.CRASH, Blame.told(broken));
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void finish(Map<String, Object> last) {
        var _ = tell(last);
    }

    @Override
    public void close() {
        interpreter = null;
    }
}

package plateau.hosting;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.core.Ask;
import plateau.core.Ending;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Text;

/// The bot's side of the protocol: reads the lines of the referee, keeps the match by them, and answers
/// with what a [Player] chooses. What goes wrong is thrown: a program that cannot go on ends.
public final class Interpreter {
    /// Thrown by a player whose choice is no move of this position.
    public static final class Unplayable extends RuntimeException {
        private final transient List<String> possible;

        /// @param move in the words of whoever chose it
        /// @param possible in the same words, what could have been chosen
        public Unplayable(String move, List<String> possible) {
            super(move);
            this.possible = List.copyOf(possible);
        }
    }

    private final Introduction introduction;
    private final Player player;
    private final OutputStream out;
    private @Nullable Seating seating;
    private @Nullable ToldMatch match;

    /// @param out where the answers go
    public Interpreter(Introduction introduction, Player player, OutputStream out) {
        this.introduction = introduction;
        this.player = player;
        this.out = out;
    }

    /// Answers until the referee says good-bye or is gone.
    public void serve(InputStream in) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            var said = new RefereeLine(line);
            if (said.type().equals("bye")) {
                break;
            }
            answer(said);
        }
        player.close();
    }

    /// Takes one line of the referee, and answers it if it wants an answer.
    public void answer(String line) throws IOException {
        answer(new RefereeLine(line));
    }

    private void answer(RefereeLine said) throws IOException {
        switch (said.type()) {
            case "hello" -> write(introduction.hello());
            case "start" -> begin(said);
            case "turn" -> write(move(said));
            case "refused" -> end(broken(said.reason()));
            case "end" -> end(said.result());
            default ->
                throw new BadInput(Text.format(
                        "the referee says '%s'; known are hello, start, turn, refused," + " end and bye", said.type()));
        }
    }

    /// What could have been played is told for one whose moves are written in its own way.
    private Map<String, Object> move(RefereeLine said) {
        var json = new LinkedHashMap<String, Object>();
        json.put("type", "move");
        json.put("ply", said.ply());
        try {
            json.put("move", choose(said));
        } catch (Unplayable wrong) {
            json.put("move", String.valueOf(wrong.getMessage()));
            json.put("possible", wrong.possible);
        }
        return json;
    }

    /// What cannot be played as it is set up is declined.
    private void begin(RefereeLine said) throws IOException {
        try {
            var table = said.seating();
            seating = table;
            match = new ToldMatch(table.game(), table.players());
            player.begin(table);
        } catch (Player.Declining | BadInput unable) {
            match = null;
            write(decline(String.valueOf(unable.getMessage())));
            return;
        }
        write(Map.of("type", "ready"));
    }

    private static Map<String, Object> decline(String reason) {
        var json = new LinkedHashMap<String, Object>();
        json.put("type", "decline");
        json.put("reason", reason);
        return json;
    }

    private String choose(RefereeLine said) {
        var table = seating;
        var kept = match;
        if (table == null || kept == null) {
            throw new BadInput("the referee asks for a move before it has started a match");
        }
        var departures = said.departures();
        kept.catchUp(said.moves(), departures, said.ply());
        var turn = new ToldTurn(table.seat(), kept, said.moves(), departures, said.timeLeft(), said.random());
        int move = player.choose(turn);
        // The list is the player's own, and it may have changed it.
        return kept.legal().contains(move) ? Ask.notation(kept.state(), move) : "" + move;
    }

    /// What there is to tell who is out while the others play on.
    private Result broken(String reason) {
        var scores = match == null ? List.<Integer>of() : Result.scores(match.state());
        return new Result(scores, List.of(), Ending.ILLEGAL_MOVE, reason);
    }

    private void end(Result result) {
        match = null;
        player.end(() -> result);
    }

    private void write(Map<String, Object> json) throws IOException {
        out.write((Json.write(json) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}

package plateau.server.replays;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;
import plateau.server.stream.StreamEvent;

/// What a bot thinks of a decision in a game.
///
/// @param players how many play
/// @param seat who decided
/// @param payoff the share of the win that it could expect
/// @param played its move
/// @param best the best one
/// @param loss how much less it could expect after its move
record Judgement(int ply, int players, int seat, double payoff, String played, String best, double loss) {
    static final double BLUNDER = 0.2;
    static final double MISTAKE = 0.1;

    String kind() {
        return loss >= BLUNDER ? "blunder" : loss >= MISTAKE ? "mistake" : "";
    }

    /// The share of each seat, as far as it is known: of two players one has what the other has not; of
    /// more, a search says only what its own player may expect.
    private List<@Nullable Double> payoffs() {
        var payoffs = new ArrayList<@Nullable Double>();
        for (int each = 0; each < players; each++) {
            payoffs.add(each == seat ? rounded(payoff) : players == 2 ? rounded(1 - payoff) : null);
        }
        return payoffs;
    }

    private static Double rounded(double share) {
        return Math.round(share * 1000) / 1000.0;
    }

    StreamEvent event() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("type", "judged");
        json.put("ply", ply);
        json.put("seat", seat);
        json.put("payoffs", payoffs());
        json.put("played", played);
        json.put("best", best);
        json.put("loss", rounded(loss));
        json.put("kind", kind());
        return new StreamEvent(0, "judged", Json.write(json));
    }
}

package plateau.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// The bot's side of the protocol, line by line.
class InterpreterTest {
    private static final String START = """
            {"type":"start","match":"m","game":"piles","options":{"size":2},"players":2,"seat":1,\
            "names":["a","b"],"clock":{"game":5000,"increment":100},"news":[]}""";
    private static final String TURN = """
            {"type":"turn","ply":1,"moves":["1,1"],"clock":{"left":4000},"random":7}""";

    private final List<String> heard = new ArrayList<>();

    private final Player listener = new Player() {
        @Override
        public void begin(Seating seating) {
            heard.add("begin " + seating.seat() + " " + seating.clock());
        }

        @Override
        public int choose(Turn turn) {
            heard.add("choose " + turn.told() + " " + turn.timeLeft().orElseThrow());
            return turn.legal().get(0);
        }

        @Override
        public void end(Supplier<Result> result) {
            heard.add("end " + result.get().scores() + " " + result.get().reason());
        }

        @Override
        public void close() {
            heard.add("close");
        }
    };

    private List<String> said(Player player, String... lines) throws IOException {
        var out = new ByteArrayOutputStream();
        var introduction = new Introduction("Ear", "1", List.of("piles"), true);
        var in = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
        new Interpreter(introduction, player, out).serve(new ByteArrayInputStream(in));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aMatchIsPlayedFromHelloToBye() throws IOException {
        var said = said(
                listener,
                "{\"type\":\"hello\",\"protocol\":1}",
                START,
                TURN,
                "{\"type\":\"end\",\"scores\":[1,2],\"payoffs\":[0,1.0],"
                        + "\"ending\":\"FINISHED\",\"reason\":\"why\"}",
                "{\"type\":\"bye\"}",
                "never read");
        assertThat(said.get(0))
                .isEqualTo("{\"type\":\"hello\",\"name\":\"Ear\",\"version\":\"1\",\"wants\":[\"moves\"],"
                        + "\"games\":[\"piles\"],\"restart\":true}");
        assertThat(said.get(1)).isEqualTo("{\"type\":\"ready\"}");
        assertThat(said.get(2)).isEqualTo("{\"type\":\"move\",\"ply\":1,\"move\":\"1,1\"}");
        assertThat(heard).containsExactly("begin 1 5s+100ms", "choose [1,1] PT4S", "end [1, 2] why", "close");
    }

    @Test
    void whoIsRefusedIsToldItsMatchIsOver() throws IOException {
        said(listener, START, TURN, "{\"type\":\"refused\",\"reason\":\"no\"}");
        assertThat(heard.subList(2, 4)).containsExactly("end [1, 0] no", "close");
    }

    @Test
    void whatIsNoMoveIsAnsweredAsItIs() throws IOException {
        assertThat(said(_ -> 12345, START, TURN).getLast()).contains("\"move\":\"12345\"");
        Player wordy = _ -> {
            throw new Interpreter.Unplayable("x 70", List.of("x 7"));
        };
        assertThat(said(wordy, START, TURN).getLast()).contains("\"move\":\"x 70\",\"possible\":[\"x 7\"]");
    }

    @Test
    void whatCannotBePlayedIsDeclined() throws IOException {
        Player picky = new Player() {
            @Override
            public void begin(Seating seating) {
                throw new Player.Declining("not in seat " + seating.seat());
            }

            @Override
            public int choose(Turn turn) {
                return 0;
            }
        };
        assertThat(said(picky, START, START))
                .containsExactly(
                        "{\"type\":\"decline\",\"reason\":\"not in seat 1\"}",
                        "{\"type\":\"decline\",\"reason\":\"not in seat 1\"}");
        assertThat(said(listener, START.replace("\"size\":2", "\"colour\":2")).getFirst())
                .startsWith("{\"type\":\"decline\",\"reason\":\"")
                .contains("colour");
        assertThat(said(listener, START.replace("piles", "kuhn")).getFirst()).contains("\"type\":\"decline\"");
    }

    @Test
    void whatCannotBeUnderstoodIsToldInWords() {
        refused("asks for a move before it has started", TURN);
        refused("the referee says 'dance'; known are hello", "{\"type\":\"dance\"}");
        refused("lacks a usable \"moves\"", START, "{\"type\":\"turn\",\"ply\":1}");
        refused("at ply 7, but 1 move after ply 0 were told", START, TURN.replace("\"ply\":1", "\"ply\":7"));
        refused("'9,9' is not legal here", START, TURN.replace("1,1", "9,9"));
        refused("move 0 was kept from us", START, TURN.replace("1,1", "?"));
    }

    private void refused(String words, String... lines) {
        assertThatThrownBy(() -> said(listener, lines))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(words);
    }

    @Test
    void aBoardKnowsWhoHasLeft() {
        var game = Games.named("carcassonne").defaults();
        var match = new ToldMatch(game, 3);
        var left = new RefereeLine("{\"type\":\"turn\",\"departures\":[{\"seat\":0,\"ply\":1}]}").departures();
        match.catchUp(List.of("V", "lost", "U"), left, 3);
        assertThat(match.state().mover()).isEqualTo(1);
        assertThatThrownBy(() -> new ToldMatch(game, 3).catchUp(List.of("V", "lost"), List.of(), 2))
                .isInstanceOf(BadInput.class);
    }
}

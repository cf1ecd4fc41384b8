package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.bots.Residents;

class PlayedTest {
    @ParameterizedTest
    @EnumSource(Worker.Extra.class)
    void whatWasPlayedElsewhereArrivesAsItIs(Worker.Extra extra) throws Exception {
        var pairing = new Pairing("piles", Map.of("size", 3L), List.of("random", "greedy"));
        var work = new PlayingWork(Set.of(extra));
        List<Played> games;
        try (var desk = work.desk(new Residents())) {
            games = desk.play(new Task(0, "a", pairing, 7, 0, 3));
        }
        assertThat(sent(games)).isEqualTo(games);
        assertThat(sent(work)).isEqualTo(work);
        assertThat(games).hasSize(3).allMatch(game -> game.record().isPresent() == (extra == Worker.Extra.RECORDS));
    }

    private static Object sent(Object object) throws IOException, ClassNotFoundException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }
}

package plateau.terminal.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.match.Onlooker;
import plateau.core.Game;
import plateau.core.Interrupted;
import plateau.core.Player;
import plateau.core.options.Options;
import plateau.core.records.GameRecord;
import plateau.games.Games;
import plateau.terminal.CommandTest;
import plateau.terminal.OneMove;
import plateau.terminal.files.RecordFile;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.screen.Screen;
import plateau.testkit.Eventually;

class LiveGameTest {
    private static final Screen SCREEN =
            CommandTest.screen(false, "", OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
    private static final Options<Game> PILES = Games.named("piles");
    private static final Game SMALL = PILES.parse(List.of("size=2"));
    private static final Player FIRST = turn -> turn.legal().get(0);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aGameBrokenOffIsWrittenAsFarAsItCame() throws Exception {
        var turns = new int[1];
        Player interrupted = turn -> {
            if (++turns[0] == 3) {
                Thread.currentThread().interrupt();
                throw new Interrupted();
            }
            return FIRST.choose(turn);
        };
        var told = new int[1];
        live(interrupted).play(Onlooker.NONE, file(), () -> told[0]++);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(record().moves()).containsExactly("1,1", "1,1");
        assertThat(record().result()).isEmpty();
        assertThat(told).containsExactly(1);
    }

    @Test
    void whoeverDoesNotMindCtrlCDoesNotKeepTheGameFromBeingWritten() throws Exception {
        var games = new ArrayList<LiveGame>();
        var turns = new int[1];
        try (var same = RecordFile.append(SCREEN, folder.resolve("game").toString())) {
            Player absorbed = turn -> {
                if (++turns[0] == 3) {
                    games.getFirst().breakOff(same);
                }
                return FIRST.choose(turn);
            };
            games.add(live(absorbed));
            games.getFirst().play(Onlooker.NONE, file(), () -> {});
        }
        assertThat(record().moves()).containsExactly("1,1", "1,1");
        assertThat(record().result()).isEmpty();
    }

    /// Ctrl-C between the end of a game and its writing must not write it without its moves, nor
    /// without its result.
    @Test
    void aGameThatHasEndedIsWrittenWholeWhateverComesInBetween() throws Exception {
        var breakers = new ArrayList<Thread>();
        var options = Options.<Game>of(OneMove.class);
        var live = new LiveGame(
                SCREEN,
                new OneMove(),
                TerminalRoster.pairing(options, new OneMove(), List.of("a", "b")),
                List.of("a", "b"),
                List.of(FIRST, FIRST),
                1);
        try (var same = RecordFile.append(SCREEN, folder.resolve("game").toString())) {
            OneMove.atTheEnd = () -> {
                if (breakers.isEmpty()) {
                    breakers.add(new Thread(() -> live.breakOff(same)));
                    breakers.getFirst().start();
                    waitUntilHeldUpOrDone(breakers.getFirst());
                }
            };
            live.play(Onlooker.NONE, file(), () -> {});
            breakers.getFirst().join();
        }
        assertThat(record().moves()).containsExactly("end");
        assertThat(record().result()).isPresent();
    }

    private static void waitUntilHeldUpOrDone(Thread thread) {
        Eventually.is("a thread that is held up", () -> !thread.isAlive() || thread.getState() == Thread.State.BLOCKED);
    }

    private LiveGame live(Player player) {
        var seats = List.of("a", "b");
        var pairing = TerminalRoster.pairing(PILES, SMALL, seats);
        return new LiveGame(SCREEN, SMALL, pairing, seats, Collections.nCopies(2, player), 1);
    }

    private Optional<String> file() {
        return Optional.of(folder.resolve("game").toString());
    }

    private GameRecord record() throws Exception {
        var lines = Files.readAllLines(folder.resolve("game"));
        assertThat(lines).hasSize(1);
        return GameRecord.parse(lines.getFirst());
    }
}

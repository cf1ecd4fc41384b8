package plateau.terminal.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Size;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.Test;
import plateau.games.Games;
import plateau.terminal.console.Console;
import plateau.terminal.prompt.Hesitations;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Words;

/// What is shown while a bot thinks.
final class OnlookersTest {
    private final CountDownLatch hasFailed = new CountDownLatch(1);

    /// A clock that breaks when it is looked at first.
    private Optional<Duration> clock() {
        if (hasFailed.getCount() > 0) {
            hasFailed.countDown();
            throw new IllegalStateException("the clock is broken");
        }
        return Optional.empty();
    }

    private static Console console() throws IOException {
        var shown = new ByteArrayOutputStream();
        var terminal = new LineDisciplineTerminal("test", "xterm", shown, StandardCharsets.UTF_8);
        terminal.setSize(Size.of(80, 24));
        return Console.on(terminal, Map.of());
    }

    @Test
    void whatGoesWrongInTheTickerIsToldByTheGame() throws Exception {
        var game = Games.named("piles").defaults();
        var words = Words.named("en");
        var names = List.of("random", "random");
        var narrator = new Narrator(words, game, names, 0);
        try (var console = console()) {
            var painter = new TableScreen(console, words, game, narrator, _ -> clock());
            var table = new SharedTable(
                    console,
                    words,
                    game,
                    painter,
                    narrator,
                    List.of(),
                    Hesitations.ANY,
                    Optional.empty(),
                    name -> name,
                    () -> {});
            var state = game.begin(2);
            try (var onlookers = new Onlookers(table, Set.of(), 0, 0, 0, state)) {
                onlookers.begin();
                assertThat(hasFailed.await(20, TimeUnit.SECONDS)).isTrue();
                assertThatThrownBy(() -> onlookers.moving(state, 0, 0, 1)).hasMessage("the clock is broken");
            }
        }
    }
}

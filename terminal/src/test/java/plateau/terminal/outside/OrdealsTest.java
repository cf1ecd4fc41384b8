package plateau.terminal.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.core.options.Options;
import plateau.games.Games;
import plateau.terminal.outside.Ordeal.Twist;

/// The games that `bot check` plays.
class OrdealsTest {
    /// Nothing is left out in silence.
    @Test
    void everyPresetIsPlayedOrSaidToBeLeftOut() {
        for (var options : Games.all()) {
            var ordeals = Ordeals.of(options, 1, true);
            var played = ordeals.list().stream()
                    .filter(ordeal -> ordeal.twist() == Twist.PRESET)
                    .map(Ordeal::settings);
            var omitted = ordeals.omissions().stream().map(Omission::settings);
            var all = Stream.concat(played, omitted);
            assertThat(all.filter(settings -> settings.contains("--preset")))
                    .containsExactlyInAnyOrderElementsOf(presets(options));
        }
    }

    private static List<List<String>> presets(Options<?> options) {
        return options.presets().stream()
                .map(preset -> List.of("--preset", preset.name()))
                .toList();
    }
}

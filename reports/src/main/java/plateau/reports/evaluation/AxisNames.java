package plateau.reports.evaluation;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.arena.evaluation.sweep.Axis;
import plateau.core.Game;
import plateau.words.Language;
import plateau.words.Names;

/// What the values of a sweep are called where people read them: levels and presets have names in every
/// language.
///
/// @param game whose presets they are, where it is known
public record AxisNames(Language language, Optional<Game> game) {
    /// A sweep such as `preset=petit` as programs have it, whichever language its presets are in.
    public static String meant(Game game, String sweep) {
        var parts = sweep.split("=", 2);
        if (!parts[0].strip().equals(Axis.PRESET) || parts.length < 2) {
            return sweep;
        }
        return Arrays.stream(parts[1].split(",", -1))
                .map(name -> Names.meantPreset(game, name.strip()))
                .collect(Collectors.joining(",", Axis.PRESET + "=", ""));
    }

    /// A value of an axis.
    public String value(Axis axis, String value) {
        if (axis.isOfSeats()) {
            return Names.seat(language, value);
        }
        return axis.name().equals(Axis.PRESET) ? preset(value) : value;
    }

    /// A named set of options.
    String preset(String name) {
        return game.map(each -> Names.preset(language, each, name)).orElse(name);
    }
}

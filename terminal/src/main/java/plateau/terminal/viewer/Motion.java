package plateau.terminal.viewer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Whether things may move on the screen by themselves: not where somebody has asked for less motion or
/// for no colours.
final class Motion {
    private static final String OWN = "PLATEAU_MOTION";

    private static final List<String> AGAINST =
            List.of("NO_MOTION", "REDUCE_MOTION", "REDUCED_MOTION", "PREFERS_REDUCED_MOTION");

    private Motion() {}

    static boolean isWanted(Map<String, String> environment) {
        var own = environment.getOrDefault(OWN, "").toLowerCase(Locale.ROOT);
        if (!List.of("", "on", "off").contains(own)) {
            throw new BadInput("motion", "%s must be on or off, not '%s'", OWN, Text.shorten(own, 40));
        }
        if (!own.isEmpty()) {
            return own.equals("on");
        }
        boolean isAgainst = AGAINST.stream().anyMatch(name -> isSet(environment.getOrDefault(name, "")));
        return !isAgainst && !environment.containsKey("NO_COLOR");
    }

    private static boolean isSet(String value) {
        return !List.of("", "0", "no", "false", "no-preference").contains(value.toLowerCase(Locale.ROOT));
    }
}

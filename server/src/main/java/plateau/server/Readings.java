package plateau.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.server.http.limits.HttpSettings.Rate;

/// How the texts of settings are read. What is not allowed is refused with what is.
final class Readings {
    private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,5})(s|m|h|d)");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+]");
    private static final Pattern ADDRESS =
            Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*");
    private static final Pattern RATE = Pattern.compile("(\\S+)\\s+(\\S+)");
    private static final double SLOWEST = 0.001;
    private static final double FASTEST = 1_000_000;
    private static final int LARGEST_BURST = 1_000_000;

    private Readings() {}

    static Function<String, Integer> whole(int least, int most) {
        return text -> Text.wholeNumber(text).stream()
                .filter(number -> number >= least && number <= most)
                .mapToObj(number -> (int) number)
                .findFirst()
                .orElseThrow(() -> SettingKey.refusal(
                        Message.of("setting.whole", "a whole number from %d to %d", least, most), text));
    }

    static boolean truth(String text) {
        return switch (text) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw SettingKey.refusal(Message.of("setting.truth", "yes or no"), text);
        };
    }

    static boolean onOrOff(String text) {
        return word("on", "off").apply(text).equals("on");
    }

    /// One of some words.
    static Function<String, String> word(String... words) {
        return text -> {
            if (!Arrays.asList(words).contains(text)) {
                throw SettingKey.refusal(Message.of("setting.word", "one of %s", String.join(", ", words)), text);
            }
            return text;
        };
    }

    /// Seconds to days.
    static Duration time(String text) {
        var parts = TIME.matcher(text);
        if (!parts.matches()) {
            throw SettingKey.refusal(Message.of("setting.time", "a time such as 30s, 5m, 2h or 1d"), text);
        }
        long count = Text.wholeNumber(parts.group(1)).orElseThrow();
        return switch (parts.group(2)) {
            case "s" -> Duration.ofSeconds(count);
            case "m" -> Duration.ofMinutes(count);
            case "h" -> Duration.ofHours(count);
            default -> Duration.ofDays(count);
        };
    }

    /// A rate such as `50 300`: so many a second, and so many at once before that counts.
    static Optional<Rate> rate(String text) {
        if (text.equals("none")) {
            return Optional.empty();
        }
        var parts = RATE.matcher(text);
        if (parts.matches()) {
            var perSecond = Text.decimal(parts.group(1));
            var burst = Text.wholeNumber(parts.group(2));
            if (perSecond.isPresent()
                    && perSecond.getAsDouble() >= SLOWEST
                    && perSecond.getAsDouble() <= FASTEST
                    && burst.isPresent()
                    && burst.getAsLong() >= 1
                    && burst.getAsLong() <= LARGEST_BURST) {
                return Optional.of(new Rate(perSecond.getAsDouble(), (int) burst.getAsLong()));
            }
        }
        throw SettingKey.refusal(
                Message.of(
                        "setting.rate", "how many a second and how many at once, such as 50 300, or none for no limit"),
                text);
    }

    static String host(String text) {
        if (!NAME.matcher(text).matches() && !ADDRESS.matcher(text).matches()) {
            throw SettingKey.refusal(
                    Message.of(
                            "setting.host",
                            "an address of this machine, such as 127.0.0.1, 0.0.0.0 for all of them, or its name"),
                    text);
        }
        return text;
    }

    /// Names that a server may be called by, without a port.
    static Set<String> names(String text) {
        var names = words(text);
        for (var name : names) {
            if (!NAME.matcher(name).matches()) {
                throw SettingKey.refusal(
                        Message.of(
                                "setting.names", "names separated by commas, without port, such as games.example.org"),
                        name);
            }
        }
        return names.stream()
                .map(name -> name.toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /// A folder.
    static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text).toAbsolutePath().normalize());
        } catch (InvalidPathException _) {
            throw SettingKey.refusal(Message.of("setting.path", "the name of a folder"), text);
        }
    }

    static Set<String> addresses(String text) {
        var addresses = new LinkedHashSet<String>();
        for (var word : words(text)) {
            addresses.add(address(word));
        }
        return addresses;
    }

    /// As the server will see it. A name is no address: nobody is asked for it.
    private static String address(String word) {
        if (ADDRESS.matcher(word).matches()) {
            try {
                return InetAddress.getByName(word).getHostAddress();
            } catch (UnknownHostException _) {
                // Refused below.
            }
        }
        throw SettingKey.refusal(
                Message.of("setting.addresses", "addresses separated by commas, such as 127.0.0.1, 192.0.2.7"), word);
    }

    static Set<String> words(String text) {
        var words = new LinkedHashSet<String>();
        for (var word : text.split(",", -1)) {
            if (word.isBlank()) {
                throw new BadInput("setting.gap", "has a comma too many in '%s'", Text.shorten(text, 100));
            }
            words.add(word.strip());
        }
        return words;
    }
}

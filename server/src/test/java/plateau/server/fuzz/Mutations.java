package plateau.server.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// Ways in which texts and bytes can be wrong.
final class Mutations {
    private static final List<String> WORDS = List.of(
            "",
            " ",
            "null",
            "true",
            "0",
            "-1",
            "1e999",
            "9223372036854775808",
            "-0.0",
            "NaN",
            "99999999999999999999999999999999",
            "..",
            "../../etc/passwd",
            "%00",
            "%ff",
            "%zz",
            "%2e%2e%2f",
            "%",
            "'",
            "\"",
            "' or 1=1 --",
            "<script>",
            "${jndi:ldap://x}",
            "\\u0000",
            "\u0000",
            "\u202e",
            "\ud83d\ude00",
            "é",
            "\r\nX: y",
            "{}",
            "[]",
            "{",
            "]",
            "\\",
            "cmd:rm -rf /",
            "jar:/x",
            "account:",
            "account:zzzzzzzzzz",
            "hard",
            "mcts:steps=1",
            "me",
            "free",
            "piles",
            "Infinity",
            "1,1",
            "?",
            "1d/move",
            "0s",
            "5m+3s",
            "steps:1");

    /// Values of JSON that do not fit.
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "false",
            "0",
            "-1",
            "1",
            "3",
            "1.5",
            "1e308",
            "1e99999",
            "-1e400",
            "9223372036854775807",
            "9223372036854775808",
            "123456789012345678901234567890",
            "\"\"",
            "\"x\"",
            "[]",
            "{}",
            "[[[[[]]]]]",
            "{\"a\":{\"a\":{}}}",
            "\"\\ud800\"",
            "\"\\u0000\"",
            "\"\\u202e\"",
            "\"é\"",
            "[null]",
            "[1,\"x\",{}]",
            "{\"\":0}",
            "01",
            "'x'",
            "undefined",
            "/**/",
            "-",
            "\"\\x\"",
            "\"");

    private final Random random;

    Mutations(Random random) {
        this.random = random;
    }

    boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    /// A word that is seldom what is wanted.
    String word() {
        return switch (random.nextInt(20)) {
            case 0 -> "x".repeat(1 + random.nextInt(3_000));
            case 1 -> noise(1 + random.nextInt(30));
            case 2 -> Integer.toString(random.nextInt());
            case 3 -> Long.toString(random.nextLong());
            default -> any(WORDS);
        };
    }

    private String noise(int length) {
        var text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(oneIn(4) ? random.nextInt(0xD800) : 32 + random.nextInt(95));
        }
        return text.toString();
    }

    /// A value of JSON, or something like it.
    String value() {
        return switch (random.nextInt(30)) {
            case 0 -> "[".repeat(5_000) + "]".repeat(5_000);
            case 1 -> "{\"a\":".repeat(3_000) + "1" + "}".repeat(3_000);
            case 2 -> "\"" + "y".repeat(random.nextInt(40_000)) + "\"";
            case 3 -> "[" + "1,".repeat(random.nextInt(5_000)) + "1]";
            case 4 -> Long.toString(random.nextLong());
            case 5 -> Double.toString(random.nextGaussian() * 1e6);
            case 6 -> "9".repeat(1 + random.nextInt(2_000));
            default -> any(VALUES);
        };
    }

    /// The same with a few bytes turned, lost, doubled or added.
    byte[] bytes(byte[] from) {
        var bytes = from;
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            bytes = once(bytes);
        }
        return bytes;
    }

    private byte[] once(byte[] from) {
        if (from.length == 0) {
            return new byte[] {(byte) random.nextInt()};
        }
        int at = random.nextInt(from.length);
        int end = Math.min(from.length, at + 1 + random.nextInt(8));
        return switch (random.nextInt(6)) {
            case 0 -> {
                var turned = from.clone();
                turned[at] ^= (byte) (1 << random.nextInt(8));
                yield turned;
            }
            case 1 -> join(from, 0, at, new byte[0], from, end);
            case 2 -> join(from, 0, end, new byte[0], from, at);
            case 3 -> join(from, 0, at, word().getBytes(StandardCharsets.UTF_8), from, at);
            case 4 -> join(from, 0, at, new byte[] {(byte) 0xC3, (byte) 0x28}, from, end);
            default -> Arrays.copyOf(from, at);
        };
    }

    private static byte[] join(byte[] from, int start, int to, byte[] middle, byte[] rest, int at) {
        var joined = Arrays.copyOfRange(from, start, to + middle.length + rest.length - at);
        System.arraycopy(middle, 0, joined, to, middle.length);
        System.arraycopy(rest, at, joined, to + middle.length, rest.length - at);
        return joined;
    }
}

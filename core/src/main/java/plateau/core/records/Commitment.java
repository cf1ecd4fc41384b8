package plateau.core.records;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// A promise of a seed. The hash is public before the game begins and the seed after its end, so that
/// everybody can see that the luck of the game was not chosen while it was played. The salt keeps anybody
/// from finding the seed by trying.
///
/// @param salt 32 hexadecimal digits, in lower case
/// @param sha256 of the text `SEED:SALT`, 64 hexadecimal digits, in lower case
public record Commitment(String salt, String sha256) {
    private static final Pattern SALT = Pattern.compile("[0-9a-f]{32}");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    /// Refuses what is no salt or no hash.
    public Commitment {
        check("salt", salt, SALT, 32);
        check("sha256", sha256, HASH, 64);
    }

    private static void check(String name, String text, Pattern digits, int length) {
        if (!digits.matcher(text).matches()) {
            throw new BadInput(
                    "commitment.hex",
                    "\"%s\" must be %d digits from 0 to f, in lower case, not '%s'",
                    name,
                    length,
                    Text.shorten(text, 70));
        }
    }

    /// The promise of a seed.
    public static Commitment of(long seed, String salt) {
        return new Commitment(salt, hash(seed, salt));
    }

    /// Whether a seed is the one that was promised.
    public boolean holds(long seed) {
        return hash(seed, salt).equals(sha256);
    }

    private static String hash(long seed, String salt) {
        var text = seed + ":" + salt;
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /// For programs that read JSON.
    public Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("salt", salt);
        json.put("sha256", sha256);
        return json;
    }
}

package plateau.server.accounts;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import plateau.core.luck.Lot;

/// Secrets and names that nobody can guess.
public final class Tokens {
    private static final SecureRandom RANDOM = new SecureRandom();

    /// Letters and digits that are not taken for one another.
    private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int SECRET_BYTES = 32;
    private static final int SALT_BYTES = 16;
    private static final int ID_LENGTH = 10;

    private Tokens() {}

    /// A secret of 256 bits.
    public static String secret() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(SECRET_BYTES));
    }

    /// What is hashed together with a seed.
    public static String salt() {
        return HexFormat.of().formatHex(bytes(SALT_BYTES));
    }

    private static byte[] bytes(int count) {
        var bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /// A short name for a table or an account.
    public static String id() {
        var id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return id.toString();
    }

    /// The seed of a match.
    public static long seed() {
        return RANDOM.nextLong() & Lot.MAX_SEED;
    }

    /// What is kept of a secret.
    public static String hash(String secret) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(secret.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    /// Whether a secret is the one of which a hash was kept; how long it takes does not tell how near it
    /// is.
    public static boolean isSame(String hash, String secret) {
        return MessageDigest.isEqual(
                hash.getBytes(StandardCharsets.UTF_8), hash(secret).getBytes(StandardCharsets.UTF_8));
    }
}

package plateau.server.accounts;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import plateau.server.storage.rows.SeatRow;

/// Names that are shown together. Where those of several look alike, each has a short mark: the first letters
/// of its account's id; where one account has several seats at a table, the number of the seat.
public final class NameTags {
    /// Stands between a name and its mark; no name may have it.
    static final String SIGN = " ·";

    /// In a skeleton, where l is i: a dot that is not between two letters l, as Catalan has it, nor after a
    /// syllable, as in Tibetan.
    private static final Pattern DOT = Pattern.compile("(?<!i)·|·(?!i)|(?<!\\p{IsTibetan})\u0F0B");

    /// In a name, what looks like a dot where a word begins: one that belongs above, below or into a letter, a
    /// zero of the Arabs before Latin letters, and a degree.
    private static final Pattern LONE_DOT = Pattern.compile("(?:^|[\\p{Z}\\s])(?:"
            + "[\u0307\u030A\u0358\u05BC\u05C1\u05C2\u05C4\u06EC\u1DF8\u302E\\x{1D16D}\u02D9\u02DA]"
            + "|[\u0660\u06F0\u00B0](?=[\\p{IsLatin}0-9]))");

    /// Between two marks.
    private static final String AND = ".";

    private static final int SHORTEST = 4;

    /// Who is called so, by the skeleton of the name: an account, or nothing for a bot of the house.
    private final Map<String, Set<String>> called = new HashMap<>();

    /// The seats of those who have several at a table, by names that look alike.
    private final Map<Sitter, Set<Integer>> seats = new HashMap<>();

    private record Sitter(String table, String account, String skeleton) {
        static Sitter of(SeatRow seat) {
            return new Sitter(seat.table(), seat.account(), LookAlikes.skeleton(seat.name()));
        }
    }

    /// Those at a table.
    public static NameTags of(Collection<SeatRow> seats) {
        return new NameTags().add(seats);
    }

    /// Those at a table, among others.
    public NameTags add(Collection<SeatRow> rows) {
        for (var row : rows) {
            add(row.account(), row.name());
            if (!row.account().isEmpty()) {
                seats.computeIfAbsent(Sitter.of(row), _ -> new TreeSet<>()).add(row.seat());
            }
        }
        return this;
    }

    /// Somebody of a name; nobody in particular where it has none.
    ///
    /// @param account empty for a bot of the house
    public NameTags add(String account, String name) {
        if (name.isEmpty()) {
            return this;
        }
        var skeletons = account.isEmpty() ? LookAlikes.skeletons(name) : Set.of(LookAlikes.skeleton(name));
        skeletons.forEach(
                each -> called.computeIfAbsent(each, _ -> new TreeSet<>()).add(account));
        return this;
    }

    /// The name as it is shown among the others. A bot of the house has no account, and needs no mark.
    public String shown(String account, String name) {
        if (account.isEmpty() || name.isEmpty()) {
            return name;
        }
        var others = called.getOrDefault(LookAlikes.skeleton(name), Set.of());
        boolean isAlone = others.stream().allMatch(account::equals);
        return isAlone ? name : name + SIGN + mark(account, others);
    }

    /// Whether a name looks as if it had a mark.
    static boolean isMarked(String name) {
        return DOT.matcher(LookAlikes.skeleton(name)).find()
                || LONE_DOT.matcher(name).find();
    }

    /// A name without its mark.
    public static String bare(String shown) {
        int sign = shown.indexOf(SIGN);
        return sign < 0 ? shown : shown.substring(0, sign);
    }

    public String shown(SeatRow seat) {
        var shown = shown(seat.account(), seat.name());
        return isAlone(seat) ? shown : shown + (shown.equals(seat.name()) ? SIGN : AND) + seat.seat();
    }

    private boolean isAlone(SeatRow seat) {
        return seat.account().isEmpty()
                || seats.getOrDefault(Sitter.of(seat), Set.of()).size() < 2;
    }

    private static String mark(String account, Set<String> others) {
        int length = Math.min(SHORTEST, account.length());
        while (length < account.length() && isShared(account.substring(0, length), others)) {
            length++;
        }
        return account.substring(0, length);
    }

    private static boolean isShared(String mark, Set<String> accounts) {
        return accounts.stream().filter(account -> account.startsWith(mark)).count() > 1;
    }
}

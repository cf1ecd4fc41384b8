package plateau.arena.evaluation.sheets;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The names of a table's columns: no two are the same, not even but for capitals, since SQL tells those not
/// apart.
final class HeadingNames {
    private final Set<String> taken = new HashSet<>();

    @SafeVarargs
    HeadingNames(List<String>... taken) {
        for (var each : taken) {
            reserve(each);
        }
    }

    void reserve(Collection<String> names) {
        names.forEach(each -> taken.add(key(each)));
    }

    /// A name as SQL likes it; where it is taken already, with something before it.
    String add(String prefix, String wanted) {
        var name = wanted.replace('-', '_');
        while (!taken.add(key(name))) {
            name = prefix + name;
        }
        return name;
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}

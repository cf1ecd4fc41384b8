package plateau.server.storage;

import java.util.LinkedHashMap;
import java.util.Map;

/// Things that were looked up and are kept for a while.
public final class Remembered {
    private Remembered() {}

    /// A map that forgets what was not asked for longest once it holds more than so many.
    public static <K, V> Map<K, V> most(int entries) {
        return new LinkedHashMap<>(16, 0.75F, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > entries;
            }
        };
    }
}

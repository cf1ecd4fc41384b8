package plateau.server.scenes;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// What many ask for at the same time and is made once: who comes first makes it, and the others wait for that.
/// It is kept until there is no more room for it; what was not asked for longest goes first. What cannot be made
/// is refused to all who wait, and tried again by who comes later.
public final class Once<K, V> {
    private final long room;
    private final ToLongFunction<V> weight;
    private final Map<K, CompletableFuture<V>> kept = new LinkedHashMap<>(16, 0.75f, true);
    private final LongAdder made = new LongAdder();
    private long taken;

    /// @param room how much all that is kept may weigh
    public Once(long room, ToLongFunction<V> weight) {
        this.room = room;
        this.weight = weight;
    }

    /// How many were made so far.
    public long made() {
        return made.sum();
    }

    public V get(K key, Supplier<V> maker) {
        var own = new CompletableFuture<V>();
        var known = enter(key, own);
        return known == null ? make(key, own, maker) : await(known);
    }

    private synchronized @Nullable CompletableFuture<V> enter(K key, CompletableFuture<V> own) {
        return kept.putIfAbsent(key, own);
    }

    private V make(K key, CompletableFuture<V> own, Supplier<V> maker) {
        try {
            var value = maker.get();
            made.increment();
            own.complete(value);
            keep(weight.applyAsLong(value));
            return value;
        } catch (RuntimeException | Error failure) {
            drop(key);
            own.completeExceptionally(failure);
            throw failure;
        }
    }

    private static <V> V await(CompletableFuture<V> known) {
        try {
            return known.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw failed;
        }
    }

    private synchronized void drop(K key) {
        kept.remove(key);
    }

    private synchronized void keep(long more) {
        taken += more;
        var oldest = kept.values().iterator();
        while (taken > room && oldest.hasNext()) {
            var value = oldest.next().getNow(null);
            if (value != null) {
                oldest.remove();
                taken -= weight.applyAsLong(value);
            }
        }
    }
}

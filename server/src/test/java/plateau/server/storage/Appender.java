package plateau.server.storage;

import java.time.InstantSource;
import java.util.concurrent.Executors;
import plateau.core.text.BadInput;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.SqlDialect;
import plateau.server.storage.rows.Change;

/// A program that writes moves until it is killed, and says of each that it is written.
public final class Appender {
    public static final int THREADS = 8;

    private Appender() {}

    public static void main(String[] arguments) {
        var storage = open(Location.of(arguments[0]));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int each = 0; each < THREADS; each++) {
                var id = "t" + each;
                threads.execute(() -> {
                    for (int number = storage.entries(id, 0).size() + 1; ; number++) {
                        storage.write(new Change().append(Samples.entry(id, number)));
                        synchronized (Appender.class) {
                            System.out.println(id + " " + number + " ok");
                        }
                    }
                });
            }
        }
    }

    /// Opens a database whose last server was killed: PostgreSQL takes a moment to see that.
    static Storage open(Location location) {
        for (int attempt = 0; ; attempt++) {
            try {
                var storage = Storage.open(location, InstantSource.system());
                storage.started();
                return storage;
            } catch (BadInput taken) {
                if (attempt == 50 || location.dialect() == SqlDialect.SQLITE) {
                    throw taken;
                }
            }
        }
    }
}

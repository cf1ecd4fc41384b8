package plateau.server;

import java.util.function.ToDoubleFunction;
import plateau.server.bots.Figures;
import plateau.server.bots.Pool;
import plateau.server.http.message.Metrics;
import plateau.server.scenes.TableScenes;
import plateau.server.storage.Storage;
import plateau.server.tables.Tables;

/// What an operator may want to know of a server beyond its requests.
final class Gauges {
    private final Metrics metrics;

    Gauges(Metrics metrics) {
        this.metrics = metrics;
    }

    void add(Tables tables) {
        metrics.gauge("plateau_tables_in_memory", "Tables in memory.", tables::inMemory);
    }

    void add(TableScenes scenes) {
        metrics.gauge("plateau_scenes_drawn", "Scenes and boards of tables drawn since the start.", scenes::drawn);
    }

    void add(Storage storage) {
        metrics.gauge(
                "plateau_storage_well", "1 if the database can be written, else 0.", () -> storage.isWell() ? 1 : 0);
        metrics.gauge(
                "plateau_storage_waiting", "Changes that wait to be written, or are being written.", storage::waiting);
    }

    void add(Pool pool) {
        add(pool, "waiting", "Moves that wait for a worker.", Figures::waiting);
        add(pool, "busy", "Workers that think.", Figures::busy);
        add(pool, "workers", "Workers.", Figures::workers);
        add(pool, "stuck", "Threads that were given up and still run.", Figures::stuck);
        add(pool, "moves", "Moves chosen since the start.", Figures::moves);
        add(pool, "seconds", "Seconds of thinking since the start.", Figures::seconds);
        add(pool, "abandoned", "Threads given up since the start.", Figures::abandoned);
    }

    private void add(Pool pool, String name, String help, ToDoubleFunction<Figures> figure) {
        metrics.gauge("plateau_bots_" + name, help, () -> figure.applyAsDouble(pool.figures()));
    }
}

package plateau.spark;

import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import plateau.arena.series.Engine;
import plateau.core.text.Message;

/// Finds Spark at `local[*]`, `local[N]` or `spark://HOST:PORT`.
public final class SparkProvider implements Engine.Provider {
    @Override
    public SparkEngine open(String address, Consumer<Message> news) {
        var settings = new SparkConf();
        var place = MasterUrl.of(address, settings);
        return SparkEngine.open(place, settings, news, Roll.USUAL_PATIENCE);
    }
}

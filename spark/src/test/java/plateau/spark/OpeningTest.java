package plateau.spark;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import plateau.arena.series.Engine;

class OpeningTest {
    /// What Spark throws then is no exception of a kind that Java would let it throw undeclared.
    @Test
    void whySparkDoesNotStartIsToldAndNotThatNobodyAnswers() {
        var conf = new SparkConf(false)
                .setMaster("local[1]")
                .setAppName("Plateau")
                .set("spark.ui.enabled", "false")
                .set("spark.port.maxRetries", "0")
                // An address that no machine has: RFC 5737
                .set("spark.driver.bindAddress", "192.0.2.1");
        assertThatThrownBy(() -> Opening.session("local[1]", conf))
                .isInstanceOf(Engine.Breakdown.class)
                .hasMessageContaining("Cannot assign requested address");
    }
}

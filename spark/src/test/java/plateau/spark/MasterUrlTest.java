package plateau.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.BadInput;

class MasterUrlTest {
    private static MasterUrl address(String text) {
        return MasterUrl.of(text, new SparkConf(false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"local[*]", "local[1]", "local[16]"})
    void sparkMayRunInThisProcess(String text) {
        assertThat(address(text)).isEqualTo(new MasterUrl(text, List.of()));
    }

    @Test
    void aClusterHasAMasterOrSeveral() {
        assertThat(address("spark://here:7077").doors()).containsExactly(new MasterUrl.Door("here", 7077));
        assertThat(address("spark://[::1]:7077,10.0.0.2:80").doors())
                .containsExactly(new MasterUrl.Door("[::1]", 7077), new MasterUrl.Door("10.0.0.2", 80));
    }

    @ParameterizedTest
    @ValueSource(strings = {"local", "local[0]", "local[x]", "local[*]]", "http://here:8080", "", "here:7077"})
    void whatIsNoAddressIsRefused(String text) {
        assertThatThrownBy(() -> address(text))
                .isInstanceOf(BadInput.class)
                .hasMessage("--on "
                        + text
                        + ": must be local[*], local[N] (N threads) or spark://HOST:PORT, or"
                        + " spark-submit where that started the program");
    }

    @ParameterizedTest
    @CsvSource({
        "spark://here,here",
        "spark://here:,here:",
        "spark://here:0,here:0",
        "spark://here:99999,here:99999",
        "spark://:7077,:7077",
        "'spark://here:7077,',''",
        "spark://a b:7077,a b:7077",
        "spark://here:٧٠٧٧,here:٧٠٧٧"
    })
    void whatIsNoHostAndPortIsNamed(String text, String part) {
        assertThatThrownBy(() -> address(text))
                .isInstanceOf(BadInput.class)
                .hasMessage("--on " + text + ": '" + part + "' must be HOST:PORT, such as spark://10.0.0.1:7077");
    }

    @ParameterizedTest
    @ValueSource(strings = {"yarn", "k8s://https://here:443"})
    void clustersThatStartProgramsThemselvesNeedSparkSubmit(String text) {
        assertThatThrownBy(() -> address(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("run spark-submit --master " + text + " …");
    }

    @Test
    void sparkSubmitKnowsTheMaster() {
        var settings = new SparkConf(false).setMaster("yarn");
        assertThat(MasterUrl.of("spark-submit", settings)).isEqualTo(new MasterUrl("yarn", List.of()));
        assertThatThrownBy(() -> address("spark-submit"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("--on spark-submit: the program was not started by it");
    }

    /// A port that was free a moment ago.
    @Test
    void whereNobodyAnswersIsToldAtOnce() throws IOException {
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        assertThatThrownBy(() -> new SparkProvider().open("spark://127.0.0.1:" + port, _ -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(
                        "--on spark://127.0.0.1:" + port + ": nobody answers there (Connection refused)");
    }

    @Test
    void aHostThatIsNowhereIsNamed() {
        assertThatThrownBy(() -> new SparkProvider().open("spark://nowhere.invalid:7077", _ -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("(no host nowhere.invalid)");
    }
}

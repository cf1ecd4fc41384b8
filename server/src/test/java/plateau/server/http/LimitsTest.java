package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import plateau.server.http.limits.AddressCounts;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.RateClass;
import plateau.server.http.limits.RateLimits;
import plateau.server.http.problem.Problem;

class LimitsTest {
    private static final HttpSettings SETTINGS = HttpSettings.local(0).withRates(Map.of());

    private static HttpSettings hasty() {
        var soon = Duration.ofMillis(300);
        var long_ = Duration.ofSeconds(30);
        return SETTINGS.withLimits(HttpSettings.Limits.USUAL.withPatience(soon, soon, long_, long_));
    }

    @Test
    void aConnectionThatSendsNothingIsClosed() throws IOException {
        try (var server = new TestApi().start(hasty());
                var silent = new Wire(server.port());
                var slow = new Wire(server.port());
                var idle = new Wire(server.port())) {
            slow.send("GET /api/echo HTTP/1.1\r\nHost: local");
            idle.send(Wire.head("GET", "/api/echo").replace("\n", "\r\n") + "\r\n\r\n");
            assertThat(idle.reply().status()).isEqualTo(200);
            assertThat(silent.isAtEnd()).isTrue();
            assertThat(slow.isAtEnd()).isTrue();
            assertThat(idle.isAtEnd()).isTrue();
        }
    }

    @Test
    void aBodyThatDripsIsCutOff() throws IOException {
        try (var server = new TestApi().start(hasty());
                var wire = new Wire(server.port())) {
            wire.send(Wire.head("POST", "/api/account", "Content-Type: application/json")
                            .replace("\n", "\r\n")
                    + "\r\nContent-Length: 1000\r\n\r\n{");
            assertThat(drips(wire)).isLessThan(1000);
        }
    }

    /// Sends byte after byte as long as that works, and says how many it were.
    private static int drips(Wire wire) {
        for (int i = 0; i < 1000; i++) {
            try {
                wire.send(" ");
                wire.patience(20);
                if (wire.in().read() < 0) {
                    return i;
                }
            } catch (java.net.SocketTimeoutException stillOpen) {
                // the next drop
            } catch (IOException closed) {
                return i;
            }
        }
        return 1000;
    }

    @Test
    void connectionsAreLimitedByAddressAndInAll() throws IOException {
        var limits = HttpSettings.Limits.USUAL;
        try (var server = new TestApi().start(SETTINGS.withLimits(limits.withConnections(10, 1)));
                var first = new Wire(server.port())) {
            first.send(Wire.head("GET", "/api/echo").replace("\n", "\r\n") + "\r\n\r\n");
            assertThat(first.reply().status()).isEqualTo(200);
            var refused = Wire.get(server.port(), "/api/echo");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.detail()).contains("at most 1 connections may be open from your address");
        }
        try (var server = new TestApi().start(SETTINGS.withLimits(limits.withConnections(0, 1)))) {
            var refused = Wire.get(server.port(), "/api/echo");
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.header("retry-after")).isEqualTo("30");
        }
    }

    @Test
    void whoAsksTooMuchIsToldToWait() throws IOException {
        var rates = Map.of(RateClass.READS, new HttpSettings.Rate(0.1, 3));
        try (var server = new TestApi().start(SETTINGS.withRates(rates))) {
            for (int i = 0; i < 3; i++) {
                assertThat(Wire.get(server.port(), "/api/echo").status()).isEqualTo(200);
            }
            var refused = Wire.get(server.port(), "/api/echo");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.header("retry-after")).isEqualTo("10");
            assertThat(refused.json()).containsEntry("type", "/problems/too-many-requests");
            assertThat(refused.detail()).isEqualTo("en: too many requests: wait 10 s before the next");
            assertThat(Wire.get(server.port(), "/api/echo", "Authorization: Bearer good-1")
                            .status())
                    .isEqualTo(200);
            assertThat(Wire.post(server.port(), "/api/account", "{}").status()).isEqualTo(204);
        }
    }

    @Test
    void ratesComeBackWithTime() {
        var clock = new AtomicLong(Long.MAX_VALUE - 5);
        var rates = new RateLimits(Map.of(RateClass.MOVES, new HttpSettings.Rate(2, 2)), clock::get);
        rates.count(RateClass.MOVES, "a", "");
        rates.count(RateClass.MOVES, "a", "");
        assertThatThrownBy(() -> rates.count(RateClass.MOVES, "a", "")).isInstanceOf(Problem.class);
        assertThatCode(() -> rates.count(RateClass.MOVES, "b", "")).doesNotThrowAnyException();
        clock.addAndGet(500_000_000);
        rates.count(RateClass.MOVES, "a", "");
        assertThatThrownBy(() -> rates.count(RateClass.MOVES, "a", "")).isInstanceOf(Problem.class);
    }

    /// Or else whoever has an account could make ever more of them.
    @Test
    void newAccountsAreCountedByAddressWhoeverAsks() {
        var rates = new RateLimits(Map.of(RateClass.ACCOUNTS, new HttpSettings.Rate(1, 1)), () -> 0);
        rates.count(RateClass.ACCOUNTS, "a", "192.0.2.1");
        assertThatThrownBy(() -> rates.count(RateClass.ACCOUNTS, "b", "192.0.2.1"))
                .isInstanceOf(Problem.class);
        assertThatCode(() -> rates.count(RateClass.ACCOUNTS, "a", "192.0.2.2")).doesNotThrowAnyException();
    }

    @Test
    void ratesForgetThoseWhoAreEven() {
        var clock = new AtomicLong();
        var rates = new RateLimits(Map.of(RateClass.MOVES, new HttpSettings.Rate(1, 2)), clock::get);
        for (int i = 0; i < 200_000; i++) {
            rates.count(RateClass.MOVES, "", "address " + i);
        }
        assertThat(rates.remembered()).isLessThanOrEqualTo(50_001);
        clock.addAndGet(5_000_000_000L);
        rates.sweep();
        assertThat(rates.remembered()).isZero();
    }

    @Test
    void tokensThatNobodyHasAreCountedByAddress() throws IOException {
        var rates = Map.of(RateClass.MOVES, new HttpSettings.Rate(1000, 1000));
        try (var server = new TestApi().start(SETTINGS.withRates(rates))) {
            var statuses = new TreeSet<Integer>();
            for (int i = 0; i < 150; i++) {
                statuses.add(Wire.get(server.port(), "/api/tables/mine", "Authorization: Bearer bad" + i)
                        .status());
            }
            assertThat(statuses).containsExactly(401, 429);
        }
    }

    @Test
    void neighboursInIpv6AreCountedTogether() {
        var rates = new RateLimits(Map.of(RateClass.MOVES, new HttpSettings.Rate(1, 1)), () -> 0);
        rates.count(RateClass.MOVES, "", "2001:db8:1:2::1");
        assertThatThrownBy(() -> rates.count(RateClass.MOVES, "", "2001:db8:1:2:ffff::7"))
                .isInstanceOf(Problem.class);
        rates.count(RateClass.MOVES, "", "2001:db8:1:3::1");
        var counts = new AddressCounts(10, 1);
        assertThat(counts.enter("2001:db8:1:2::1")).isEqualTo(AddressCounts.Room.FREE);
        assertThat(counts.enter("2001:db8:1:2::2")).isEqualTo(AddressCounts.Room.ADDRESS_FULL);
        counts.leave("2001:db8:1:2::1");
        assertThat(counts.enter("2001:db8:1:2::2")).isEqualTo(AddressCounts.Room.FREE);
    }

    @Test
    void whoAsksMuchIsNotForgivenWhereManyAsk() {
        var rates = new RateLimits(Map.of(RateClass.MOVES, new HttpSettings.Rate(1, 3)), () -> 0);
        for (int i = 0; i < 3; i++) {
            rates.count(RateClass.MOVES, "greedy", "");
        }
        for (int i = 0; i < 100_000; i++) {
            rates.count(RateClass.MOVES, "", "address " + i);
        }
        assertThatThrownBy(() -> rates.count(RateClass.MOVES, "greedy", "")).isInstanceOf(Problem.class);
    }
}

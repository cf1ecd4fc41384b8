package plateau.server.http.limits;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/// How a server listens, and how much it bears.
///
/// @param host the address to listen at
/// @param port 0 for any that is free
/// @param hosts the names that it may be called by in the `Host` header; none for any, but for a loopback
///     address, which answers to its own names only
/// @param proxies the addresses of proxies that are believed about whom they speak for
/// @param rates how much one caller may ask in time; nothing for no limit
/// @param limits of connections, streams, bytes and patience
/// @param publicMetrics whether others than this machine may read the metrics
/// @param isSecure whether browsers come over TLS, by a proxy
/// @param title of the API in its description
/// @param version of the API
public record HttpSettings(
        String host,
        int port,
        Set<String> hosts,
        Set<String> proxies,
        Map<RateClass, Rate> rates,
        Limits limits,
        boolean publicMetrics,
        boolean isSecure,
        String title,
        String version) {
    /// So many at once, and then so many a second.
    public record Rate(double perSecond, int burst) {}

    /// How much a server bears.
    ///
    /// @param body the bytes of a body, where its endpoint does not say otherwise
    /// @param head the bytes of a request's headers
    /// @param connections open at once
    /// @param connectionsPerAddress open at once from one address
    /// @param streams open at once
    /// @param streamsPerAddress open at once from one address
    /// @param idle how long a connection may take to bring the next request's head
    /// @param reading how long a request's body may take
    /// @param writing how long a write may be stuck
    /// @param heartbeat how often a stream says something when there is nothing to say
    public record Limits(
            int body,
            int head,
            int connections,
            int connectionsPerAddress,
            int streams,
            int streamsPerAddress,
            Duration idle,
            Duration reading,
            Duration writing,
            Duration heartbeat) {
        public static final Limits USUAL = new Limits(
                64 * 1024,
                16 * 1024,
                20_000,
                256,
                10_000,
                64,
                Duration.ofSeconds(30),
                Duration.ofSeconds(20),
                Duration.ofSeconds(30),
                Duration.ofSeconds(15));

        public Limits withConnections(int connections, int perAddress) {
            return new Limits(
                    body, head, connections, perAddress, streams, streamsPerAddress, idle, reading, writing, heartbeat);
        }

        public Limits withStreams(int streams, int perAddress) {
            return new Limits(
                    body,
                    head,
                    connections,
                    connectionsPerAddress,
                    streams,
                    perAddress,
                    idle,
                    reading,
                    writing,
                    heartbeat);
        }

        public Limits withPatience(Duration idle, Duration reading, Duration writing, Duration heartbeat) {
            return new Limits(
                    body,
                    head,
                    connections,
                    connectionsPerAddress,
                    streams,
                    streamsPerAddress,
                    idle,
                    reading,
                    writing,
                    heartbeat);
        }
    }

    /// What a server open to the world bears from one caller.
    public static final Map<RateClass, Rate> USUAL_RATES = new EnumMap<>(Map.of(
            RateClass.READS, new Rate(50, 300),
            RateClass.MOVES, new Rate(20, 100),
            RateClass.CREATES, new Rate(0.5, 30),
            RateClass.ACCOUNTS, new Rate(0.05, 10)));

    /// On this machine only, with the usual limits.
    public static HttpSettings local(int port) {
        return at("127.0.0.1", port);
    }

    public static HttpSettings at(String host, int port) {
        return new HttpSettings(
                host, port, Set.of(), Set.of(), USUAL_RATES, Limits.USUAL, false, false, "Plateau", "1");
    }

    public HttpSettings withHosts(Set<String> hosts) {
        return new HttpSettings(host, port, hosts, proxies, rates, limits, publicMetrics, isSecure, title, version);
    }

    public HttpSettings withProxies(Set<String> proxies) {
        return new HttpSettings(host, port, hosts, proxies, rates, limits, publicMetrics, isSecure, title, version);
    }

    public HttpSettings withRates(Map<RateClass, Rate> rates) {
        return new HttpSettings(host, port, hosts, proxies, rates, limits, publicMetrics, isSecure, title, version);
    }

    public HttpSettings withLimits(Limits limits) {
        return new HttpSettings(host, port, hosts, proxies, rates, limits, publicMetrics, isSecure, title, version);
    }

    public HttpSettings withPublicMetrics() {
        return new HttpSettings(host, port, hosts, proxies, rates, limits, true, isSecure, title, version);
    }

    public HttpSettings withTls(boolean isSecure) {
        return new HttpSettings(host, port, hosts, proxies, rates, limits, publicMetrics, isSecure, title, version);
    }

    public HttpSettings named(String title, String version) {
        return new HttpSettings(host, port, hosts, proxies, rates, limits, publicMetrics, isSecure, title, version);
    }
}

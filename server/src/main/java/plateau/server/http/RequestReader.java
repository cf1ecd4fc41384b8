package plateau.server.http;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.core.wire.Field;
import plateau.core.wire.JsonPath;
import plateau.core.wire.ValueKind;
import plateau.server.http.limits.Guard;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.RateLimits;
import plateau.server.http.message.Caller;
import plateau.server.http.message.Hooks;
import plateau.server.http.message.Request;
import plateau.server.http.message.SafeHeaders;
import plateau.server.http.problem.Problem;
import plateau.words.Language;

/// Makes a [Request] of what came in, or refuses it.
final class RequestReader {
    private static final HeaderName SITE = HeaderNames.create("Sec-Fetch-Site");
    private static final String BEARER = "Bearer ";
    private static final int LONGEST_TOKEN = 200;

    private final Hooks hooks;
    private final Routes routes;
    private final Guard guard;
    private final RateLimits rates;
    private final Set<String> proxies;
    private final Bodies bodies;

    RequestReader(HttpSettings settings, Hooks hooks, Routes routes, RateLimits rates) {
        this.hooks = hooks;
        this.routes = routes;
        this.guard = new Guard(settings);
        this.rates = rates;
        this.proxies = settings.proxies();
        this.bodies = new Bodies(settings.limits());
    }

    Request read(Exchange exchange) {
        exchange.speaksFor(address(exchange));
        guard.checkHost(exchange.header(HeaderNames.HOST));
        var found = find(exchange);
        var endpoint = exchange.found();
        if (endpoint.isUnsafe()) {
            guard.checkOrigin(
                    exchange.header(HeaderNames.HOST), exchange.header(HeaderNames.ORIGIN), exchange.header(SITE));
        }
        var values = new LinkedHashMap<String, Object>();
        readQuery(exchange, endpoint, values);
        var token = token(exchange);
        var caller = caller(exchange, endpoint, token);
        exchange.account(caller == null ? "" : caller.id());
        rates.count(endpoint.rate(), exchange.account(), exchange.address());
        readPath(endpoint, found.parameters(), values);
        var upload = bodies.read(exchange, endpoint, values);
        return new Request(
                values,
                caller,
                token,
                exchange.language(),
                exchange.address(),
                isPassedOn(exchange),
                name -> exchange.header(HeaderNames.create(name)),
                upload);
    }

    /// The peer, or whom a trusted proxy speaks for: the last address that it names.
    private String address(Exchange exchange) {
        var peer = exchange.connection().address();
        if (!proxies.contains(peer)) {
            return peer;
        }
        var named = exchange.request().headers().all(HeaderNames.X_FORWARDED_FOR, List::of);
        if (named.isEmpty()) {
            return peer;
        }
        var last = named.getLast();
        var address = last.substring(last.lastIndexOf(',') + 1).strip();
        return address.isEmpty() || address.length() > 64 ? peer : address;
    }

    private boolean isPassedOn(Exchange exchange) {
        return !proxies.contains(exchange.connection().address())
                && exchange.request().headers().contains(HeaderNames.X_FORWARDED_FOR);
    }

    /// Where a page is that was asked for with a slash behind it; nothing if there is none.
    Optional<String> withoutSlash(Exchange exchange) {
        var prologue = exchange.request().prologue();
        var path = prologue.uriPath().rawPath();
        boolean isLooked = exchange.method().equals("GET") || exchange.isHead();
        if (!isLooked || path.length() < 2 || !path.endsWith("/") || path.startsWith("/api/")) {
            return Optional.empty();
        }
        var shorter = path.substring(0, path.length() - 1);
        var found = isStraight(path) ? routes.find(shorter) : null;
        if (found == null || !found.byMethod().containsKey("GET")) {
            return Optional.empty();
        }
        var query = prologue.query().rawValue();
        return Optional.of(query.isEmpty() ? shorter : shorter + "?" + query).filter(SafeHeaders::isSendable);
    }

    private Routes.Found find(Exchange exchange) {
        var path = exchange.request().prologue().uriPath().rawPath();
        var found = isStraight(path) ? routes.find(path) : null;
        if (found == null) {
            throw unknown(path);
        }
        var method = exchange.method();
        var endpoint = found.byMethod().get(method.equals("HEAD") ? "GET" : method);
        if (endpoint == null) {
            throw wrongMethod(found, method, path);
        }
        exchange.found(endpoint);
        return found;
    }

    private static Problem unknown(String path) {
        return Problem.missing(Message.of(
                "path.unknown", "there is nothing at %s", Text.shorten(Text.printable(path), ValueKind.QUOTED)));
    }

    /// No path leads up.
    private static boolean isStraight(String path) {
        return !path.contains("/.") && !path.contains("//") && path.indexOf('\\') < 0;
    }

    private static Problem wrongMethod(Routes.Found found, String method, String path) {
        var allowed = new TreeSet<>(found.byMethod().keySet());
        if (allowed.contains("GET")) {
            allowed.add("HEAD");
        }
        var names = List.copyOf(allowed);
        return Problem.wrongMethod(
                names,
                Message.of(
                        "method.wrong",
                        "%s is not possible at %s: only %s",
                        Text.shorten(Text.printable(method), ValueKind.QUOTED),
                        Text.shorten(Text.printable(path), ValueKind.QUOTED),
                        String.join(", ", names)));
    }

    private static void readPath(Endpoint endpoint, List<String> parameters, Map<String, Object> values) {
        for (int i = 0; i < parameters.size(); i++) {
            var field = endpoint.pathFields().get(i);
            var decoded = Uris.decoded(parameters.get(i), false);
            // what is hidden in percent signs must not lead elsewhere
            if (!isStraight("/" + decoded)) {
                throw unknown(parameters.get(i));
            }
            put(values, field, decoded);
        }
    }

    private static void put(Map<String, Object> values, Field field, String given) {
        var place = JsonPath.TOP.field(field.name());
        values.put(field.name(), place.orRefuse(field.kind(), field.kind().parse(place, given), given));
    }

    private static void readQuery(Exchange exchange, Endpoint endpoint, Map<String, Object> values) {
        var given = Uris.query(exchange.request().prologue().query().rawValue(), endpoint.query());
        var language = given.get(Request.LANGUAGE);
        if (language != null) {
            exchange.language(language(language));
        }
        for (var field : endpoint.query()) {
            var value = given.get(field.name());
            if (value == null) {
                field.fillIn(JsonPath.TOP, values);
            } else {
                put(values, field, value);
            }
        }
    }

    private static Language language(String code) {
        for (var language : Language.values()) {
            if (language.code().equals(code)) {
                return language;
            }
        }
        throw JsonPath.TOP
                .field(Request.LANGUAGE)
                .refusal(new ValueKind.OneOf(List.of("en", "fr")), ValueKind.quoted(code));
    }

    private static String token(Exchange exchange) {
        var authorization = exchange.header(HeaderNames.AUTHORIZATION);
        if (authorization.isEmpty()) {
            var token = exchange.cookie(Request.COOKIE);
            return token.length() > LONGEST_TOKEN ? "" : token;
        }
        if (!authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())
                || authorization.length() > LONGEST_TOKEN) {
            throw Problem.unknownCaller(
                    Message.of("caller.scheme", "the header Authorization must be Bearer and a token"));
        }
        return authorization.substring(BEARER.length()).strip();
    }

    private @Nullable Caller caller(Exchange exchange, Endpoint endpoint, String token) {
        if (!token.isEmpty()) {
            rates.checkStranger(exchange.address());
        }
        Caller caller = token.isEmpty() ? null : hooks.callers().apply(token).orElse(null);
        boolean isNeeded = endpoint.access().needsAccount();
        if (caller == null && !token.isEmpty()) {
            rates.countStranger(exchange.address());
            // an old cookie must not keep a browser from the front page
            boolean isSaid = !exchange.header(HeaderNames.AUTHORIZATION).isEmpty();
            if (isNeeded || isSaid) {
                throw Problem.unknownCaller(Message.of("caller.unknown", "nobody has this token"));
            }
        }
        if (isNeeded) {
            checkRole(caller, endpoint.access().role());
        }
        return caller;
    }

    private static void checkRole(@Nullable Caller caller, String role) {
        if (caller == null) {
            throw Problem.unknownCaller(Message.of(
                    "caller.needed", "this needs an account: send its token as Authorization: Bearer TOKEN"));
        }
        if (!role.isEmpty() && !caller.roles().contains(role)) {
            throw Problem.forbidden(Message.of("caller.role", "this is for the %s only", role));
        }
    }
}

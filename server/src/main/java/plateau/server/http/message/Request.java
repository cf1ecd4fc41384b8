package plateau.server.http.message;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Message;
import plateau.core.wire.Values;
import plateau.server.http.problem.Problem;
import plateau.words.Language;

/// What a caller asks: the values of path, query and body by name, and who asks in which language.
public final class Request extends Values {
    /// The cookie in which browsers keep their token.
    public static final String COOKIE = "plateau";

    /// The cookie in which browsers keep the language that their reader chose.
    public static final String LANGUAGE_COOKIE = "language";

    /// The query parameter that says the language, everywhere.
    public static final String LANGUAGE = "lang";

    private final @Nullable Caller caller;
    private final String token;
    private final Language language;
    private final String address;
    private final boolean isPassedOn;
    private final UnaryOperator<String> headers;
    private final byte[] upload;

    public Request(
            Map<String, Object> values,
            @Nullable Caller caller,
            String token,
            Language language,
            String address,
            boolean isPassedOn,
            UnaryOperator<String> headers,
            byte[] upload) {
        super(values);
        this.caller = caller;
        this.token = token;
        this.language = language;
        this.address = address;
        this.isPassedOn = isPassedOn;
        this.headers = headers;
        this.upload = upload;
    }

    /// Who asks, if that is known.
    public Optional<Caller> caller() {
        return Optional.ofNullable(caller);
    }

    /// Who asks, at an endpoint for those who have an account, or where only some may go on.
    public Caller account() {
        if (caller == null) {
            throw Problem.unknownCaller(Message.of(
                    "caller.needed", "this needs an account: send its token as Authorization: Bearer TOKEN"));
        }
        return caller;
    }

    /// The token that was sent, or nothing.
    public String token() {
        return token;
    }

    public Language language() {
        return language;
    }

    /// The address of whoever asks; behind a proxy that is trusted the one that it names.
    public String address() {
        return address;
    }

    /// Whether a proxy that nobody declared seems to have passed it on: its address is nobody's then.
    public boolean isPassedOn() {
        return isPassedOn;
    }

    /// A header, or nothing.
    public String header(String name) {
        return headers.apply(name);
    }

    /// The value of a cookie, or nothing.
    public String cookie(String name) {
        return Cookies.value(header("Cookie"), name);
    }

    /// The body as it was sent, at an endpoint that takes it so.
    public byte[] upload() {
        return upload;
    }
}

package plateau.server.http.message;

import io.helidon.common.GenericType;
import io.helidon.common.buffers.BufferData;
import io.helidon.common.mapper.Value;
import io.helidon.http.Header;
import io.helidon.http.HeaderName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Several headers that never change, as one: it goes by the name and the value of the first, and all are
/// written at once. They are validated once, when the group is made, and every other header by the server
/// below, whenever it is sent.
final class HeaderGroup implements Header {
    private final Header first;
    private final byte[] lines;

    HeaderGroup(List<Header> headers) {
        var buffer = BufferData.growing(1024);
        for (var header : headers) {
            header.validate();
            header.writeHttp1Header(buffer);
        }
        first = headers.getFirst();
        lines = buffer.readBytes();
    }

    @Override
    public void writeHttp1Header(BufferData buffer) {
        buffer.write(lines);
    }

    @Override
    public void validate() {
        // Each of them was.
    }

    @Override
    public String name() {
        return first.name();
    }

    @Override
    public HeaderName headerName() {
        return first.headerName();
    }

    @Override
    public String get() {
        return first.get();
    }

    @Override
    public List<String> allValues() {
        return first.allValues();
    }

    @Override
    public int valueCount() {
        return first.valueCount();
    }

    @Override
    public boolean sensitive() {
        return first.sensitive();
    }

    @Override
    public boolean changing() {
        return first.changing();
    }

    @Override
    public <N> Value<N> as(Class<N> type) {
        return first.as(type);
    }

    @Override
    public <N> Value<N> as(GenericType<N> type) {
        return first.as(type);
    }

    @Override
    public <N> Value<N> as(Function<? super String, ? extends N> mapper) {
        return first.as(mapper);
    }

    @Override
    public Optional<String> asOptional() {
        return first.asOptional();
    }

    @Override
    public Value<Boolean> asBoolean() {
        return first.asBoolean();
    }

    @Override
    public Value<String> asString() {
        return first.asString();
    }

    @Override
    public Value<Integer> asInt() {
        return first.asInt();
    }

    @Override
    public Value<Long> asLong() {
        return first.asLong();
    }

    @Override
    public Value<Double> asDouble() {
        return first.asDouble();
    }
}

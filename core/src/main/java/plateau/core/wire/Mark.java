package plateau.core.wire;

import java.util.Map;

/// What a file says first: what it is, and in which version.
@Kept
public record Mark(String format, @Least(0) long version) {
    /// A record as an object with this mark.
    public Map<String, Object> before(Object value) {
        var json = Wire.json(this);
        json.putAll(Wire.json(value));
        return json;
    }

    /// Whether an object has this mark.
    public boolean isOn(Map<String, ?> json) {
        return equals(Wire.read(Mark.class, json));
    }
}

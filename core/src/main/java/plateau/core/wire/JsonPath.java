package plateau.core.wire;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// Where in a request a value stands, for refusals: `seats[1].name`.
///
/// @param within what comes before, empty at the top
/// @param word the field's name, or `[1]`
/// @param isKept whether it is no request, but a file that is [Kept], of which the field alone is named
public record JsonPath(@Nullable JsonPath within, String word, boolean isKept) {
    public static final JsonPath TOP = new JsonPath(null, "", false);

    public JsonPath field(String name) {
        return new JsonPath(isKept ? null : this, name, isKept);
    }

    JsonPath element(int number) {
        return isKept ? this : new JsonPath(this, "[" + number + "]", false);
    }

    JsonPath kept() {
        return new JsonPath(null, word, true);
    }

    String name() {
        if (within == null) {
            return word;
        }
        var before = within.name();
        return before.isEmpty() || word.startsWith("[") ? before + word : before + "." + word;
    }

    Object require(ValueKind kind, @Nullable Object given) {
        var value = kind.read(this, given);
        if (value == null) {
            throw refusal(kind, ValueKind.quoted(given));
        }
        return value;
    }

    public Object orRefuse(ValueKind kind, @Nullable Object value, String given) {
        if (value == null) {
            throw refusal(kind, ValueKind.quoted(given));
        }
        return value;
    }

    public BadInput refusal(ValueKind kind, String given) {
        return isKept
                ? unkept(kind)
                : refusal(Message.of("field.wrong", "'%s' must be %s, not %s", name(), kind.allowed(), given));
    }

    private BadInput unkept(ValueKind kind) {
        return new BadInput("json.field", "\"%s\" must be there and be %s", word, kind.allowed());
    }

    BadInput missing(Field field) {
        var place = field(field.name());
        return isKept
                ? place.unkept(field.kind())
                : place.refusal(Message.of(
                        "field.missing",
                        "'%s' is missing: it must be %s",
                        place.name(),
                        field.kind().allowed()));
    }

    public BadInput unknown(Set<?> given, List<Field> fields) {
        var names = fields.stream().map(Field::name).toList();
        var stranger = given.stream()
                .map(Object::toString)
                .filter(each -> !names.contains(each))
                .findFirst()
                .orElse("");
        var place = field(Text.shorten(Text.printable(stranger), ValueKind.QUOTED));
        return place.refusal(Message.of(
                "field.unknown",
                "there is no '%s' here: %s%s",
                place.name(),
                names.isEmpty()
                        ? Message.of("field.none", "nothing is taken")
                        : Message.of("field.some", "allowed is %s", String.join(", ", names)),
                Text.didYouMean(stranger, names)));
    }

    public BadInput refusal(Message detail) {
        return BadInput.at(name(), detail);
    }
}

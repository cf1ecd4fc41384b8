package plateau.core.wire;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import plateau.core.text.Message;

/// Which kind of JSON the values of a type are.
///
/// @param text how long one may be
/// @param list how many entries one may have
/// @param least a whole number may be
/// @param most a whole number may be
record Kinds(int text, int list, long least, long most) {
    /// What is exact in every language that reads JSON.
    private static final long EXACT = 1L << 53;

    /// What programs of others write.
    static final Kinds ASKED = new Kinds(1000, 1_000_000, -EXACT, EXACT);

    /// What is [Kept].
    static final Kinds KEPT = new Kinds(Integer.MAX_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE);

    ValueKind of(AnnotatedType type) {
        return type instanceof AnnotatedParameterizedType generic
                ? generic(generic)
                : plain((Class<?>) type.getType(), type);
    }

    private ValueKind key(AnnotatedType type) {
        return type.getType() == String.class ? ValueKind.Free.ANYTHING : of(type);
    }

    private ValueKind generic(AnnotatedParameterizedType type) {
        var raw = Wire.raw(type.getType());
        var arguments = type.getAnnotatedActualTypeArguments();
        var last = of(arguments[arguments.length - 1]);
        if (raw == List.class) {
            return new ValueKind.ListOf(last, (int) most(type, list));
        }
        if (raw == Map.class) {
            return last.equals(ValueKind.Free.ANYTHING)
                    ? ValueKind.Free.OBJECT
                    : new ValueKind.Entries(key(arguments[0]), last);
        }
        throw new IllegalArgumentException(type + " is no plain data");
    }

    private ValueKind plain(Class<?> type, AnnotatedElement about) {
        if (type == String.class) {
            return text(about);
        }
        if (type == int.class || type == Integer.class) {
            var whole = new ValueKind.Whole(least(about, Integer.MIN_VALUE), most(about, Integer.MAX_VALUE));
            return new ValueKind.As(whole, read -> Math.toIntExact((Long) read), UnaryOperator.identity());
        }
        if (type == long.class || type == Long.class) {
            return new ValueKind.Whole(least(about, least), most(about, most));
        }
        if (type == double.class || type == Double.class) {
            var decimal = new ValueKind.Decimal(
                    bound(least(about, Long.MIN_VALUE), Long.MIN_VALUE, -Double.MAX_VALUE),
                    bound(most(about, Long.MAX_VALUE), Long.MAX_VALUE, Double.MAX_VALUE));
            return about.isAnnotationPresent(OrNull.class) ? new ValueKind.Known(decimal) : decimal;
        }
        if (type == boolean.class || type == Boolean.class) {
            return new ValueKind.Truth();
        }
        if (type == Object.class) {
            return numberOrWord(about);
        }
        return type.isEnum() ? new ValueKind.Constant(type) : Wire.kind(type);
    }

    private ValueKind text(AnnotatedElement about) {
        var words = about.getAnnotation(OneOf.class);
        return words != null
                ? new ValueKind.OneOf(List.of(words.value()))
                : new ValueKind.Words((int) most(about, text), Optional.empty(), Message.NONE);
    }

    private static ValueKind numberOrWord(AnnotatedElement about) {
        var words = about.getAnnotation(OneOf.class);
        return words == null
                ? ValueKind.Free.ANYTHING
                : new ValueKind.Either(List.of(
                        new ValueKind.Whole(least(about, 0), most(about, Integer.MAX_VALUE)),
                        new ValueKind.OneOf(List.of(words.value()))));
    }

    private static long least(AnnotatedElement about, long otherwise) {
        var least = about.getAnnotation(Least.class);
        return least == null ? otherwise : least.value();
    }

    private static long most(AnnotatedElement about, long otherwise) {
        var most = about.getAnnotation(Most.class);
        return most == null ? otherwise : most.value();
    }

    private static double bound(long bound, long none, double otherwise) {
        return bound == none ? otherwise : bound;
    }
}

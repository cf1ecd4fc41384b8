package plateau.games;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.core.options.Option;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Resource;
import plateau.core.text.Text;

/// Takes in what jars bring, one thing after the other. What is wrong with one of them is noted and
/// harms no other.
public final class Admission {
    private final List<LeftOut> leftOut = new ArrayList<>();

    /// Does what takes one thing in; whatever it throws is the reason to leave that out.
    ///
    /// @param type the class to blame
    /// @param name what people would call the thing by
    public void admit(Class<?> type, String name, Runnable taking) {
        admit(type, name, "", taking);
    }

    /// The same for one of several things that a class brings.
    ///
    /// @param part which of them
    public void admitPart(Class<?> type, String part, Runnable taking) {
        admit(type, "", part, taking);
    }

    private void admit(Class<?> type, String name, String part, Runnable taking) {
        try {
            taking.run();
        } catch (OutOfMemoryError full) {
            throw full;
        } catch (Throwable wrong) {
            var home = Resource.home(type);
            leftOut.add(new LeftOut(name, part, type.getName(), home, FailureReason.of(wrong)));
        }
    }

    void leaveOut(String type, String home, String why) {
        leftOut.add(new LeftOut("", "", type, home, why));
    }

    /// What was left out so far.
    public List<LeftOut> leftOut() {
        return List.copyOf(leftOut);
    }

    /// What a method of an extension gives; refuses null, and null among it.
    public static <T> List<T> given(String method, @Nullable Collection<? extends T> given) {
        if (given == null) {
            throw new BadInput(method + " gives null; where there is nothing it gives an empty list");
        }
        if (given.stream().anyMatch(Objects::isNull)) {
            throw new BadInput(Text.format("there is a null among what %s gives", method));
        }
        return List.copyOf(given);
    }

    /// The options of a record class; refuses a class that is none, or whose options are not described.
    ///
    /// @param kind what the class should be, such as `Game`
    public static <T> Options<T> options(Class<? extends T> type, Class<T> kind) {
        if (!kind.isAssignableFrom(type)) {
            throw new BadInput("it does not implement " + kind.getName());
        }
        if (!type.isRecord()) {
            throw new BadInput(Text.format(
                    "it is not a record; write 'record %s(…) implements %s', its options between the brackets",
                    type.getSimpleName(), kind.getSimpleName()));
        }
        for (var component : type.getRecordComponents()) {
            if (!component.isAnnotationPresent(Option.class)) {
                throw new BadInput(Text.format(
                        "'%s' is not described; write @Option(help = \"…\", byDefault = \"…\") before it", component));
            }
        }
        return Options.of(type);
    }

    /// A name that can be written on a command line; refuses others.
    public static String id(@Nullable String id) {
        if (id == null || !id.matches("[a-z][a-z0-9-]*")) {
            throw new BadInput(Text.format(
                    "id() must be lower-case letters, digits and hyphens, such as connect-four, not %s",
                    id == null ? "null" : "'" + id + "'"));
        }
        return id;
    }

    /// The refusal of a name that something else has already.
    public static BadInput taken(String id, Class<?> by) {
        return new BadInput(Text.format(
                "'%s' is already the id() of %s in %s; choose another", id, by.getName(), Resource.home(by)));
    }
}

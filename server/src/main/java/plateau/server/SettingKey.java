package plateau.server;

import java.util.function.Function;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// A setting by its name in the operator's file, and how its text is read.
///
/// @param usual what holds if nothing is said
/// @param reading makes a value of the text, or refuses it
record SettingKey<T>(String name, T usual, Function<String, T> reading) {
    /// @param text empty if nothing was said
    T read(String text) {
        return text.isEmpty() ? usual : reading.apply(text);
    }

    /// Refuses a text, and says what may be there.
    static BadInput refusal(Message allowed, String text) {
        return new BadInput("setting.bad", "must be %s, not '%s'", allowed, text);
    }
}

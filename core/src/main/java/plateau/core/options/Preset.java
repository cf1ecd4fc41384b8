package plateau.core.options;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A named set of options of the record it stands on.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(Preset.List.class)
public @interface Preset {
    String name();

    /// The settings, as on the command line: `size=3`.
    String[] settings();

    /// One line for people.
    String help();

    /// Several presets on one record.
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface List {
        Preset[] value();
    }
}

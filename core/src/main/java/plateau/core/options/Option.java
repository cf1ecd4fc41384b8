package plateau.core.options;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Makes a record component an option: what it is by default, what it may be, and one line of help.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Option {
    /// One line for people.
    String help();

    /// The default as a person would write it. Left empty, the default is worked out by a static
    /// method of the record that has the component's name and takes the values of as many of the
    /// first components as it has parameters.
    String byDefault() default "";

    /// How a default that is worked out is explained to people: `40 · size²`.
    String computed() default "";

    /// The least value of a number.
    int min() default 0;

    /// The greatest value of a number.
    int max() default Integer.MAX_VALUE;

    /// A letter by which commands that play set the option, `-b 8`; of a set of names it drops one by its
    /// number from 1, `-m 2`. None when empty.
    String flag() default "";

    /// Whether people give the name of a file whose text is the value.
    boolean file() default false;
}

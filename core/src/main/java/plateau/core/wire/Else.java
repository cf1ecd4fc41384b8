package plateau.core.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// What is read where a component is not there, as JSON. It is also how an optional one that is empty is written.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Else {
    String value();

    /// Whether it is written, too, rather than left out.
    boolean isWritten() default true;
}

package plateau.core.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The constants of this enum are written by their names as they are.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Exact {}

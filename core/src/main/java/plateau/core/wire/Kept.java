package plateau.core.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// This record stands in files that are written and read here: texts and lists are as long as they are, numbers as
/// large, and what else stands there is left alone.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Kept {}

package plateau.core;

/// Which Plateau this is.
public final class Version {
    public static final String PLATEAU = "0.1.0";

    private Version() {}
}

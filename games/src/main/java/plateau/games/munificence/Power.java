package plateau.games.munificence;

/// What a token or a builder does when it is taken (rules 3.5), in the order in which they act.
enum Power {
    TOKEN_ROB("token rob"),
    TURN_ROB("turn rob"),
    GENTRY_MASTER("gentry master"),
    MASTERS_HAND("master's hand"),
    MARKET_PANIC("market panic"),
    FAVOR_ROB("favor rob"),
    GUILD_PANIC("guild panic");

    private static final Power[] VALUES = values();

    static final Power[] OF_BUILDERS = {TOKEN_ROB, TURN_ROB, GENTRY_MASTER, MASTERS_HAND};
    static final Power[] OF_TOKENS = {MARKET_PANIC, FAVOR_ROB, GUILD_PANIC};

    final String title;

    Power(String title) {
        this.title = title;
    }

    /// Powers are kept in sets of bits.
    int bit() {
        return 1 << ordinal();
    }

    /// The power of a bit's number.
    static Power of(int number) {
        return VALUES[number];
    }
}

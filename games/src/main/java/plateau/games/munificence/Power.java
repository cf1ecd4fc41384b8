package plateau.games.munificence;

import java.util.Arrays;
import java.util.List;

/// What a token or a builder does when it is taken (rules 3.5), in the order in which they act.
public enum Power {
    TOKEN_ROB("to"),
    TURN_ROB("tu"),
    GENTRY_MASTER("gm"),
    MASTERS_HAND("mh"),
    MARKET_PANIC("mp"),
    FAVOR_ROB("fr"),
    GUILD_PANIC("gp");

    private static final Power[] VALUES = values();

    static final Power[] OF_BUILDERS = {TOKEN_ROB, TURN_ROB, GENTRY_MASTER, MASTERS_HAND};
    static final Power[] OF_TOKENS = {MARKET_PANIC, FAVOR_ROB, GUILD_PANIC};

    /// Two letters that stand for it in pictures.
    final String mark;

    Power(String mark) {
        this.mark = mark;
    }

    /// Powers are kept in sets of bits.
    int bit() {
        return 1 << ordinal();
    }

    /// The powers of a set of bits, in their order.
    static List<Power> listOf(int set) {
        return Arrays.stream(VALUES).filter(power -> (set & power.bit()) != 0).toList();
    }

    boolean isOfBuilders() {
        return List.of(OF_BUILDERS).contains(this);
    }

    /// The power of a bit's number.
    static Power of(int number) {
        return VALUES[number];
    }
}

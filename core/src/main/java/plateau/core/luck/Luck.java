package plateau.core.luck;

/// The luck of a match: what chance and each seat draw at a ply depends on the match's seed, the ply
/// and the seat, and on nothing that was drawn before. So a match goes on from any ply of its record as
/// it would have gone on anyway, and every draw of a record can be checked against its seed.
///
/// It is a counter-based generator: a place is a number, found by one multiplication, from which draws
/// count on, and each count is mixed (SplitMix64). The numbers are the same for ever, on any machine;
/// records rely on it.
public final class Luck extends Source {
    /// The place of chance; seats have those from 0 on.
    private static final int CHANCE = -1;

    /// Where the places begin from which a seat's view is dealt.
    private static final int VIEWS = 1 << 14;

    /// There is room for so many places at each ply.
    private static final int PLACES = 1 << 15;

    /// Tells places apart; odd, and none of the numbers used elsewhere.
    private static final long PLACE = 0xD1342543DE82EF95L;

    private long match;
    private long counter;

    /// Luck of no match yet.
    public Luck() {}

    /// The luck of chance at the beginning of a match.
    public Luck(long seed) {
        begin(seed);
    }

    /// Begins a match.
    public void begin(long seed) {
        match = mix(seed + GOLDEN);
        ofChance(0);
    }

    /// Turns to what chance draws at a ply.
    public Luck ofChance(int ply) {
        return of(ply, CHANCE);
    }

    /// Turns to what a seat draws at a ply.
    public Luck of(int ply, int seat) {
        counter = match + ((long) ply * PLACES + seat + 2) * PLACE;
        return this;
    }

    /// Turns to how what is hidden from a seat is dealt for it at a ply.
    public Luck ofView(int ply, int seat) {
        return of(ply, VIEWS + seat);
    }

    @Override
    public long nextLong() {
        return mix(counter += GOLDEN);
    }
}

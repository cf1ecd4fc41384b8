package plateau.server.tables.log;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.api.Happening;
import plateau.api.OfferKind;
import plateau.server.accounts.NameTags;

/// What the log of a table has come to, but for its game: who is ready, what is offered, who is
/// replaced or may not speak, how fast bots go.
public final class Notes {
    private final Set<Integer> ready = new HashSet<>();
    /// By kind, the seats of who has made an offer and of those who have taken it, in that order.
    private final Map<OfferKind, Set<Integer>> offers = new EnumMap<>(OfferKind.class);

    private final Map<Integer, String> standIns = new HashMap<>();
    private final Set<String> muted = new HashSet<>();
    private boolean wasStoodIn;
    private boolean isHelped;
    private boolean isPaused;
    private long delay;
    private String next = "";
    private int sayings;

    /// What those were called who spoke, by their accounts, without marks.
    private final Map<String, String> speakers = new HashMap<>();

    /// When each had last spoken, had it spoken evenly; only since the table is in memory.
    private final Map<String, Long> speaking = new HashMap<>();

    /// Something has happened.
    public void take(Happening happening) {
        wasStoodIn |= isByStandIn(happening);
        switch (happening) {
            case Happening.Readied(int seat, boolean isReady) -> put(ready, seat, isReady);
            case Happening.Stood(int seat) -> ready.remove(seat);
            case Happening.Moved _, Happening.Undone _ -> {
                offers.remove(OfferKind.DRAW);
                offers.remove(OfferKind.TAKEBACK);
            }
            case Happening.Declined(int seat, var kind) -> decline(seat, kind);
            case Happening.Agreed(var kind) -> offers.remove(kind);
            case Happening.Ended _ -> offers.clear();
            case Happening.StoodIn(int seat, String bot) -> standIns.put(seat, bot);
            case Happening.Returned(int seat) -> standIns.remove(seat);
            case Happening.Left(int seat, var _, var _, var _, var _) -> {
                standIns.remove(seat);
                offers.clear();
            }
            case Happening.Helped _ -> isHelped = true;
            case Happening.Offered(int seat, var kind) -> taking(kind).add(seat);
            case Happening.Muted(String account, boolean isMuted) -> put(muted, account, isMuted);
            case Happening.Paced(boolean paused, long millis) -> {
                isPaused = paused;
                delay = millis;
            }
            case Happening.Again(String table) -> next = table;
            case Happening.Extended _ -> {}
            case Happening.Said said -> {
                sayings++;
                speakers.put(said.account(), NameTags.bare(said.name()));
            }
            case Happening.Sat _, Happening.Waited _, Happening.Started _, Happening.Closed _ -> {}
        }
    }

    private static <T> void put(Set<T> set, T element, boolean isIn) {
        boolean _ = isIn ? set.add(element) : set.remove(element);
    }

    public Set<Integer> ready() {
        return ready;
    }

    /// The seats of who has made an offer of a kind and of those who have taken it, in that order.
    public Set<Integer> offers(OfferKind kind) {
        return offers.getOrDefault(kind, Set.of());
    }

    /// All that is offered.
    public Map<OfferKind, Set<Integer>> offers() {
        return offers;
    }

    private Set<Integer> taking(OfferKind kind) {
        return offers.computeIfAbsent(kind, _ -> new LinkedHashSet<>());
    }

    /// Who has taken an offer does so no more; that of who made it, or of whom somebody refuses it, is gone.
    private void decline(int seat, OfferKind kind) {
        var taking = List.copyOf(offers(kind));
        if (taking.contains(seat) && taking.getFirst() != seat) {
            taking(kind).remove(seat);
        } else {
            offers.remove(kind);
        }
    }

    /// The bots that play for those who are away, by seat.
    public Map<Integer, String> standIns() {
        return standIns;
    }

    /// Whether it is a move of a bot that plays for somebody.
    public boolean isByStandIn(Happening happening) {
        return happening instanceof Happening.Moved moved && standIns.containsKey(moved.seat());
    }

    /// Whether a bot has made a move for somebody, or somebody was helped in another way.
    public boolean wasHelped() {
        return wasStoodIn || isHelped;
    }

    /// Whether it stands in the log that somebody was helped.
    public boolean isHelped() {
        return isHelped;
    }

    public boolean isMuted(String account) {
        return muted.contains(account);
    }

    /// How often anybody spoke.
    public int sayings() {
        return sayings;
    }

    /// What those are called who spoke, by their accounts, without marks.
    public Map<String, String> speakers() {
        return speakers;
    }

    /// Somebody wants to speak; false if it spoke too much of late.
    ///
    /// @param each milliseconds for one saying
    /// @param burst how many may come at once
    public boolean maySpeak(String account, long now, long each, int burst) {
        long from = Math.max(now, speaking.getOrDefault(account, now));
        if (from - now > each * (burst - 1)) {
            return false;
        }
        speaking.put(account, from + each);
        return true;
    }

    public boolean isPaused() {
        return isPaused;
    }

    /// Milliseconds between two moves of bots.
    public long delay() {
        return delay;
    }

    /// The table at which the same players go on; empty for none.
    public String next() {
        return next;
    }
}

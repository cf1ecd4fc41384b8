package plateau.games.tilings;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plateau.core.Event;
import plateau.games.tilings.TilingsAccount.Zone;

/// For what players gain and lose points by a move, item by item, and what those have then who gained or
/// lost by several.
final class TilingsPayments {
    private final TilingsState before;
    private final TilingsState after;
    private final TilingsAccount was;
    private final TilingsAccount is;
    private final List<Event> events = new ArrayList<>();

    private TilingsPayments(TilingsState before, TilingsState after) {
        this.before = before;
        this.after = after;
        was = new TilingsAccount(before);
        is = new TilingsAccount(after);
    }

    static List<Event> between(TilingsState before, TilingsState after) {
        var payments = new TilingsPayments(before, after);
        payments.addItems();
        payments.addScores();
        return payments.events;
    }

    private void add(String key, Object... namesAndValues) {
        events.add(Event.of(key, namesAndValues));
    }

    private void addItems() {
        if (before.game.level() == Tilings.Level.TILES) {
            addTile();
        }
        for (int cell = 0; cell < before.board.cells; cell++) {
            addMotifs(cell);
        }
        var origins = is.origins(was);
        is.zones().forEach(zone -> addZone(zone, origins.getOrDefault(zone, List.of())));
    }

    /// Rules 5.1.
    private void addTile() {
        for (int player = 0; player < before.players(); player++) {
            if (after.score(player) > before.score(player)) {
                add("tile", "players", List.of(new Event.Who(player)), "points", 1);
            }
        }
    }

    /// Rules 5.2 and 5.5. One of our motifs stays once it is there, one that was added may go; those whom it
    /// pays may change.
    private void addMotifs(int cell) {
        int now = is.motifs(cell);
        int gone = was.motifs(cell) & ~now;
        int old = was.motifs(cell) & now;
        int found = now & ~old;
        int owners = is.owners(cell);
        int ownersBefore = was.owners(cell);
        addMotifs("motif.found", cell, found, owners);
        addMotifs("motif.won", cell, old, owners & ~ownersBefore);
        addMotifs("motif.lost", cell, old, ownersBefore & ~owners);
        addMotifs("motif.gone", cell, gone, ownersBefore);
    }

    private void addMotifs(String key, int cell, int motifs, int players) {
        if (motifs != 0 && players != 0) {
            add(
                    key,
                    "players",
                    Event.players(players),
                    "points",
                    is.worth(motifs),
                    "motifs",
                    is.terms(motifs),
                    "cell",
                    before.board.name(cell));
        }
    }

    /// Rules 5.4 and 5.5. Whoever gains or loses the same is told in one breath.
    private void addZone(Zone zone, List<Zone> origins) {
        boolean grows = origins.stream().noneMatch(origin -> origin.tiles() == zone.tiles());
        var playersByGain = new TreeMap<Integer, List<Event.Who>>();
        for (int player = 0; player < before.players(); player++) {
            int gain = zone.share(player) - shares(origins, player);
            playersByGain.computeIfAbsent(gain, _ -> new ArrayList<>()).add(new Event.Who(player));
        }
        playersByGain.remove(0);
        playersByGain.descendingMap().forEach((gain, who) -> addZone(zone, grows, gain, who));
    }

    private static int shares(List<Zone> zones, int player) {
        return zones.stream().mapToInt(zone -> zone.share(player)).sum();
    }

    private void addZone(Zone zone, boolean grows, int gain, List<Event.Who> players) {
        var gained = grows ? "zone.grows" : "zone.won";
        add(
                gain < 0 ? "zone.lost" : gained,
                "players",
                players,
                "points",
                Math.abs(gain),
                "zone",
                new Event.Term("zone." + zone.colour().title()),
                "tiles",
                zone.tiles(),
                "cell",
                before.board.name(zone.cell()),
                "owners",
                zone.owners().stream().map(Event.Who::new).toList());
    }

    /// By how many items a player has gained or lost.
    private long items(int player) {
        var who = new Event.Who(player);
        return events.stream()
                .filter(event -> event.values().get("players") instanceof List<?> players && players.contains(who))
                .count();
    }

    private void addScores() {
        IntStream.range(0, before.players()).forEach(this::addScore);
    }

    private void addScore(int player) {
        int gain = after.score(player) - before.score(player);
        if (gain != 0 && items(player) > 1) {
            add(
                    gain > 0 ? "gains" : "loses",
                    "player",
                    new Event.Who(player),
                    "points",
                    Math.abs(gain),
                    "score",
                    after.score(player));
        }
    }
}

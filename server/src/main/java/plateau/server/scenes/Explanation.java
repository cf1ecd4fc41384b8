package plateau.server.scenes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import plateau.api.ShownJson;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.View;
import plateau.core.records.Replay;
import plateau.core.text.Text;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
import plateau.drawing.Places;
import plateau.drawing.Term;
import plateau.words.Language;
import plateau.words.Sentences;
import plateau.words.Vocabulary;

/// What the points of players consist of: what events paid them, and what the position itself shows.
public final class Explanation {
    /// More payments of one kind are told as their sum.
    private static final int MOST = 20;

    /// @param kind what it is paid for, by which many are summed up
    private record Payment(String kind, Term term) {}

    private final Map<Integer, List<Payment>> payments = new LinkedHashMap<>();

    private final Language language;

    private Explanation(Language language) {
        this.language = language;
    }

    /// What happened up to a position, as far as a viewer knows.
    static List<Event> events(Replay replay, int ply, int viewer) {
        var events = new ArrayList<Event>();
        while (replay.ply() < ply) {
            var state = replay.state();
            int move = replay.nextMove();
            if (viewer == State.ALL_SEEING || state.isOpen() || !state.hides(viewer, move)) {
                events.addAll(state.events(move));
            }
            replay.next();
        }
        return events;
    }

    static Explanation of(Game game, View view, Look look, IntFunction<String> names, List<Event> events) {
        var explanation = new Explanation(look.language());
        var gains = Vocabulary.of(look.language()).gains(game);
        var sentences = Sentences.named(game, look.language(), names);
        for (var event : events) {
            var kind = gains.get(event.key());
            if (kind != null
                    && !Drawings.isTermed(view, event)
                    && event.values().get("points") instanceof Integer points) {
                boolean isLoss = kind.startsWith("-");
                var place = Places.of(event).stream().findFirst().orElse("");
                for (int player : players(event)) {
                    explanation.add(
                            isLoss ? kind.substring(1) : kind,
                            new Term(player, sentences.tell(event), isLoss ? -points : points, place, false));
                }
            }
        }
        Drawings.terms(view, look).forEach(term -> explanation.add("", term));
        return explanation;
    }

    private static List<Integer> players(Event event) {
        var players = new ArrayList<Integer>();
        if (event.values().get("players") instanceof List<?> list) {
            list.forEach(each -> players.add(((Event.Who) each).player()));
        } else if (event.values().get("player") instanceof Event.Who who) {
            players.add(who.player());
        }
        return players;
    }

    private void add(String kind, Term term) {
        payments.computeIfAbsent(term.player(), _ -> new ArrayList<>()).add(new Payment(kind, term));
    }

    /// What a player's points consist of, for programs.
    List<ShownJson.Explained> json(int player) {
        var own = payments.getOrDefault(player, List.of());
        var byKind = new LinkedHashMap<String, List<Term>>();
        own.forEach(payment ->
                byKind.computeIfAbsent(payment.kind, _ -> new ArrayList<>()).add(payment.term));
        var json = new ArrayList<ShownJson.Explained>();
        byKind.forEach((kind, terms) -> {
            if (terms.size() > MOST && !kind.isEmpty()) {
                int sum = terms.stream().mapToInt(Term::points).sum();
                json.add(json(new Term(player, kind, sum, "", false)));
            } else {
                grouped(kind, terms).forEach(term -> json.add(json(term)));
            }
        });
        return json;
    }

    /// What is paid again and again for the same is told once: `tiles: 13 × 1`.
    private List<Term> grouped(String kind, List<Term> terms) {
        var alike = new LinkedHashMap<Term, Integer>();
        terms.forEach(term -> alike.merge(term, 1, Integer::sum));
        var grouped = new ArrayList<Term>();
        alike.forEach((term, count) -> grouped.add(
                count == 1
                        ? term
                        : new Term(
                                term.player(),
                                times(kind, term, count),
                                count * term.points(),
                                term.place(),
                                term.isProjected())));
        return grouped;
    }

    private String times(String kind, Term term, int count) {
        return kind.isEmpty()
                ? Text.format("%d × %s", count, term.text())
                : Text.format("%s%s%d × %d", kind, language.colon(), count, term.points());
    }

    private static ShownJson.Explained json(Term term) {
        return new ShownJson.Explained(
                term.text(),
                term.points(),
                Optional.of(term.place()).filter(place -> !place.isEmpty()),
                term.isProjected() ? Optional.of(true) : Optional.empty());
    }
}

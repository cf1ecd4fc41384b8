package plateau.server.scenes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import plateau.api.ShownJson;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.PointCount;
import plateau.core.PointShare;
import plateau.core.PointSheet;
import plateau.core.State;
import plateau.core.View;
import plateau.core.records.Replay;
import plateau.core.text.Text;
import plateau.drawing.Look;
import plateau.drawing.Places;
import plateau.words.Language;
import plateau.words.Sentences;
import plateau.words.Vocabulary;

/// What the points of players consist of: the score sheet, and each part of it in words.
public final class Explanation {
    /// More payments of one kind are told as their sum.
    private static final int MOST = 20;

    /// A part of a player's points in words.
    private record Term(String kind, String text, int points, String place, boolean isProjected) {}

    private final Game game;
    private final Language language;
    private final Vocabulary words;
    private final PointSheet sheet;
    private final List<List<Term>> terms = new ArrayList<>();

    private Explanation(Game game, Look look, PointSheet sheet) {
        this.game = game;
        this.sheet = sheet;
        language = look.language();
        words = Vocabulary.of(language);
        sheet.totals().forEach(_ -> terms.add(new ArrayList<>()));
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
        var count = new PointCount(game, view.scores().size());
        events.forEach(count::add);
        var explanation = new Explanation(game, look, count.sheet(view));
        var sentences = Sentences.named(game, look.language(), names);
        for (var event : events) {
            count.payments(event).forEach(each -> explanation.add(each, sentences.tell(event)));
        }
        view.sheet().forEach(each -> explanation.add(each, sentences.share(each)));
        return explanation;
    }

    private void add(PointShare share, String text) {
        var place = Places.of(share.what()).stream().findFirst().orElse("");
        terms.get(share.player()).add(new Term(share.kind(), text, share.points(), place, share.isProjected()));
    }

    /// The score sheet, for programs.
    List<ShownJson.SheetRow> sheet() {
        return sheet.rows().stream()
                .map(row -> new ShownJson.SheetRow(row.kind(), name(row.kind()), row.points()))
                .toList();
    }

    private String name(String kind) {
        return Sentences.capital(words.kind(game, kind));
    }

    /// What a player's points consist of, for programs: kind by kind, and then what would be paid besides.
    List<ShownJson.Explained> json(int player) {
        var own = terms.get(player);
        var paid = sheet.rows().stream()
                .flatMap(row -> paid(player, row.kind(), row.points().get(player)));
        return Stream.concat(
                        paid, grouped(own.stream().filter(Term::isProjected).toList()).stream())
                .map(Explanation::json)
                .toList();
    }

    private Stream<Term> paid(int player, String kind, int points) {
        if (kind.equals(PointSheet.REST)) {
            return points == 0 ? Stream.empty() : Stream.of(new Term(kind, name(kind), points, "", false));
        }
        var own = terms.get(player).stream()
                .filter(each -> each.kind.equals(kind) && !each.isProjected)
                .toList();
        return own.size() > MOST ? Stream.of(new Term(kind, name(kind), points, "", false)) : grouped(own).stream();
    }

    /// What is paid again and again for the same is told once: `Tiles: 13 × 1`.
    private List<Term> grouped(List<Term> all) {
        var alike = new LinkedHashMap<Term, Integer>();
        all.forEach(term -> alike.merge(term, 1, Integer::sum));
        return alike.entrySet().stream()
                .map(each -> times(each.getKey(), each.getValue()))
                .toList();
    }

    private Term times(Term term, int count) {
        if (count == 1) {
            return term;
        }
        var text = Text.format("%s%s%d × %d", name(term.kind), language.colon(), count, term.points);
        return new Term(term.kind, text, count * term.points, term.place, term.isProjected);
    }

    private static ShownJson.Explained json(Term term) {
        return new ShownJson.Explained(
                term.text,
                term.points,
                Optional.of(term.place).filter(place -> !place.isEmpty()),
                term.isProjected ? Optional.of(true) : Optional.empty());
    }
}

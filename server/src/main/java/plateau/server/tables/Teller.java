package plateau.server.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.text.Json;
import plateau.drawing.Places;
import plateau.server.storage.rows.SeatRow;
import plateau.server.stream.StreamEvent;
import plateau.server.tables.log.Happening;
import plateau.server.tables.log.News;
import plateau.server.tables.log.Step;
import plateau.server.tables.terms.Until;
import plateau.words.Language;
import plateau.words.Sentences;

/// Makes events of what has happened: to everybody what it may know, in its language.
final class Teller {
    private final Game game;
    private final List<SeatRow> seats;
    private final Map<Language, Sentences> sentences = new HashMap<>();
    private boolean isPresenceDue;

    /// @param seats as they are whenever something is told
    Teller(Game game, List<SeatRow> seats) {
        this.game = game;
        this.seats = seats;
    }

    /// Tells all who listen. Once the game is over nothing is kept from anybody.
    void tell(List<Listener> listeners, List<News> news, Table table) {
        var told = new HashMap<Listener.Ear, List<StreamEvent>>();
        for (var listener : List.copyOf(listeners)) {
            var seats = table.ears(listener.account(), listener.seat());
            var ear = new Listener.Ear(seats, listener.language());
            told.computeIfAbsent(ear, each -> events(news, each)).forEach(listener.outbox()::send);
            if (listener.until() == Until.ENDED && !table.isUnfinished()) {
                listener.outbox().close();
            }
        }
    }

    /// What somebody may know of the news.
    List<StreamEvent> events(List<News> news, Listener.Ear ear) {
        return news.stream().filter(News::isTold).map(each -> event(each, ear)).toList();
    }

    private StreamEvent event(News news, Listener.Ear ear) {
        var json = new LinkedHashMap<String, Object>();
        var entry = news.entry();
        json.put("id", entry.number());
        json.put("type", entry.kind());
        json.put("at", entry.at());
        json.putAll(news.happening().json());
        switch (news.happening()) {
            case Happening.Started _, Happening.Moved _, Happening.Left _ -> {
                json.put(
                        "moves",
                        news.steps().stream()
                                .map(step -> step.told(ear.seats()))
                                .toList());
                json.put("told", told(news.steps(), ear));
                json.put("events", events(news.steps(), ear.seats()));
                put(json, news.after());
            }
            case Happening.Undone _, Happening.Returned _ -> put(json, news.after());
            case Happening.Sat _,
                    Happening.Stood _,
                    Happening.Readied _,
                    Happening.StoodIn _,
                    Happening.Helped _,
                    Happening.Offered _,
                    Happening.Declined _,
                    Happening.Agreed _,
                    Happening.Said _,
                    Happening.Muted _,
                    Happening.Paced _,
                    Happening.Ended _,
                    Happening.Again _,
                    Happening.Closed _ -> {}
        }
        return new StreamEvent(entry.number(), entry.kind(), Json.write(json));
    }

    private static void put(Map<String, Object> json, News.Standing after) {
        var next = new LinkedHashMap<String, Object>();
        next.put("ply", after.ply());
        next.put("mover", mover(after.mover()));
        json.put("next", next);
        json.put("scores", after.scores());
        if (!after.left().isEmpty()) {
            json.put("left", after.left());
        }
    }

    /// The player to move, for programs: a number, or a word.
    static Object mover(int mover) {
        return switch (mover) {
            case State.CHANCE -> "chance";
            case State.NOBODY -> "nobody";
            default -> mover;
        };
    }

    /// What moves did, as sentences, but for what is kept from who hears it.
    private List<String> told(List<Step> steps, Listener.Ear ear) {
        var lines = new ArrayList<String>();
        for (var step : steps) {
            if (!step.events().isEmpty() && !step.isHidden(ear.seats())) {
                var words = sentences.computeIfAbsent(ear.language(), this::sentences);
                step.events().forEach(event -> lines.add(words.tell(event)));
            }
        }
        return lines;
    }

    /// The same for programs, which mark it on a board or say it in words of their own.
    private static List<Object> events(List<Step> steps, long seats) {
        return steps.stream()
                .filter(step -> !step.isHidden(seats))
                .flatMap(step -> step.events().stream())
                .map(Teller::plain)
                .toList();
    }

    private static Object plain(Event event) {
        var values = new LinkedHashMap<String, Object>();
        event.values().forEach((name, value) -> values.put(name, plain(value)));
        var json = new LinkedHashMap<String, Object>();
        json.put("key", event.key());
        json.put("values", values);
        var places = Places.of(event);
        if (!places.isEmpty()) {
            json.put("places", places);
        }
        return json;
    }

    private static Object plain(Object value) {
        return switch (value) {
            case Event.Who who -> Map.of("seat", who.player());
            case Event.Term term -> Map.of("term", term.word());
            case List<?> list -> list.stream().map(each -> plain((Object) each)).toList();
            case Number number -> number;
            default -> value.toString();
        };
    }

    /// Whether somebody has to see to it that [#tellPresence] is called soon: once for all who come and go
    /// until then.
    boolean announcePresence() {
        boolean isFirst = !isPresenceDue;
        isPresenceDue = true;
        return isFirst;
    }

    /// Tells all who listen who is here now. It has no id, and is not told again.
    void tellPresence(Table table) {
        isPresenceDue = false;
        var event = TableJson.presence(table);
        List.copyOf(table.listeners()).forEach(listener -> listener.outbox().send(event));
    }

    private Sentences sentences(Language language) {
        // Whoever plays stays: nothing is told in sentences before the game has begun.
        var names = Table.called(seats, language);
        return Sentences.named(game, language, names::get);
    }
}

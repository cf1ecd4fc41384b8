package plateau.server.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.api.EventJson;
import plateau.api.Happening;
import plateau.core.Ending;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.drawing.Places;
import plateau.server.storage.rows.SeatRow;
import plateau.server.stream.StreamEvent;
import plateau.server.tables.log.News;
import plateau.server.tables.log.Step;
import plateau.server.tables.terms.StreamEnd;
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
            var hearing = listener.hearing();
            var ear = new Listener.Ear(table.ears(listener.account(), hearing.seat()), hearing.language());
            var events = told.computeIfAbsent(ear, each -> events(news, each));
            shown(events, news, hearing, table).forEach(listener.outbox()::send);
            if (hearing.until() == StreamEnd.ENDED && !table.isUnfinished()) {
                listener.outbox().close();
            }
        }
    }

    /// The last of the events after which the board is another one comes with that board, for who wants to see it.
    private static List<StreamEvent> shown(
            List<StreamEvent> events, List<News> news, StreamOptions hearing, Table table) {
        var last = news.reversed().stream().filter(News::changesBoard).findFirst();
        if (hearing.showing().isEmpty() || last.isEmpty()) {
            return events;
        }
        var showing = hearing.showing().get();
        var after = table.snapshot();
        int shown = last.get().entry().number();
        return events.stream()
                .map(each -> each.id() == shown ? each.showing(() -> showing.show(after)) : each)
                .toList();
    }

    /// What somebody may know of the news.
    List<StreamEvent> events(List<News> news, Listener.Ear ear) {
        return news.stream().filter(News::isTold).map(each -> event(each, ear)).toList();
    }

    private StreamEvent event(News news, Listener.Ear ear) {
        var entry = news.entry();
        boolean isDone = !news.steps().isEmpty() || hasDoings(news.happening());
        boolean isElsewhere = isDone
                || news.happening() instanceof Happening.Undone
                || news.happening() instanceof Happening.Returned;
        return event(new EventJson(
                Optional.of(entry.number()),
                known(news, ear),
                Optional.of(entry.at()),
                isDone ? Optional.of(doings(news.steps(), ear)) : Optional.empty(),
                isElsewhere ? Optional.of(after(news.after())) : Optional.empty()));
    }

    static StreamEvent event(EventJson event) {
        var json = Wire.json(event);
        return new StreamEvent(
                event.id().orElse(0), Wire.name(EventJson.Occurrence.class, event.what()), Json.write(json));
    }

    private static boolean hasDoings(Happening happening) {
        return happening instanceof Happening.Started
                || happening instanceof Happening.Moved
                || happening instanceof Happening.Left;
    }

    /// What has happened, as far as who hears it may know.
    private static Happening known(News news, Listener.Ear ear) {
        var moves = news.steps().stream().map(step -> step.told(ear.seats())).toList();
        return switch (news.happening()) {
            case Happening.Started _ -> new Happening.Started(moves);
            case Happening.Moved(int ply, int seat, var _, long taken) -> new Happening.Moved(ply, seat, moves, taken);
            case Happening.Left(int seat, int ply, Ending ending, String reason, var _) ->
                new Happening.Left(seat, ply, ending, reason, moves);
            case Happening other -> other;
        };
    }

    private static EventJson.After after(News.Standing after) {
        return new EventJson.After(
                new EventJson.Next(after.ply(), mover(after.mover())),
                after.scores(),
                after.left().isEmpty() ? Optional.empty() : Optional.of(after.left()));
    }

    private EventJson.Doings doings(List<Step> steps, Listener.Ear ear) {
        return new EventJson.Doings(told(steps, ear), events(steps, ear.seats()));
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
                lines.addAll(words.tell(step.events(), step.isIdle()));
            }
        }
        return lines;
    }

    /// The same for programs, which mark it on a board or say it in words of their own.
    private static List<EventJson.Doing> events(List<Step> steps, long seats) {
        return steps.stream()
                .filter(step -> !step.isHidden(seats))
                .flatMap(step -> step.events().stream())
                .map(Teller::doing)
                .toList();
    }

    private static EventJson.Doing doing(Event event) {
        var values = new LinkedHashMap<String, Object>();
        event.values().forEach((name, value) -> values.put(name, plain(value)));
        var places = Places.of(event);
        return new EventJson.Doing(event.key(), values, places.isEmpty() ? Optional.empty() : Optional.of(places));
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
        var event = TableAnswers.presence(table);
        List.copyOf(table.listeners()).forEach(listener -> listener.outbox().send(event));
    }

    private Sentences sentences(Language language) {
        // Whoever plays stays: nothing is told in sentences before the game has begun.
        var names = Table.called(seats, language);
        return Sentences.named(game, language, names::get);
    }
}

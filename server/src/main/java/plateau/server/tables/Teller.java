package plateau.server.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.text.Json;
import plateau.server.storage.SeatRow;
import plateau.server.storage.TableRow.Phase;
import plateau.server.stream.StreamEvent;
import plateau.words.Language;
import plateau.words.Sentences;

/// Makes events of what has happened: to everybody what it may know, in its language.
final class Teller {
    private final Game game;
    private final List<SeatRow> seats;
    private final Map<Language, Sentences> sentences = new HashMap<>();

    /// @param seats as they are whenever something is told
    Teller(Game game, List<SeatRow> seats) {
        this.game = game;
        this.seats = seats;
    }

    /// Tells all who listen. Once the game is over nothing is kept from anybody.
    void tell(List<Listener> listeners, List<News> news, Phase phase) {
        var told = new HashMap<Listener.Ear, List<StreamEvent>>();
        for (var listener : List.copyOf(listeners)) {
            var ear = listener.ear();
            var events = told.computeIfAbsent(ear, each -> events(news, each, phase));
            events.forEach(listener.outbox()::send);
        }
    }

    private List<StreamEvent> events(List<News> news, Listener.Ear ear, Phase phase) {
        int viewer = phase == Phase.OVER ? State.ALL_SEEING : ear.viewer();
        return news.stream()
                .filter(News::isTold)
                .map(each -> event(each, viewer, ear.language()))
                .toList();
    }

    /// One event, as a viewer may know it.
    StreamEvent event(News news, int viewer, Language language) {
        var json = new LinkedHashMap<String, Object>();
        var entry = news.entry();
        json.put("id", entry.number());
        json.put("type", entry.kind());
        json.put("at", entry.at());
        json.putAll(news.happening().json());
        switch (news.happening()) {
            case Happening.Sat(int seat, _) -> json.put("name", seats.get(seat).name());
            case Happening.Started _, Happening.Moved _, Happening.Left _ -> {
                json.put("moves", news.steps().stream().map(step -> step.told(viewer)).toList());
                json.put("told", told(news.steps(), viewer, language));
                put(json, news.after());
            }
            case Happening.Undone _, Happening.Returned _ -> put(json, news.after());
            default -> {}
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

    /// What moves did, as sentences, but for what is kept from the viewer.
    private List<String> told(List<Step> steps, int viewer, Language language) {
        var lines = new ArrayList<String>();
        for (var step : steps) {
            if (!step.events().isEmpty() && !step.isHidden(viewer)) {
                var words = sentences.computeIfAbsent(language, this::sentences);
                step.events().forEach(event -> lines.add(words.tell(event)));
            }
        }
        return lines;
    }

    private Sentences sentences(Language language) {
        return new Sentences(game, language, seat -> seats.get(seat).name());
    }
}

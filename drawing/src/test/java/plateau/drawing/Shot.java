package plateau.drawing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.games.Games;
import plateau.words.Language;

/// A position of a recorded game, ready to be drawn: `src/test/resources/records/<name>.json` after so
/// many moves, as its mover sees it, some words of a move chosen.
public record Shot(Game game, View view, Selection selection, Look look) {
    public static Shot of(String name, int ply, String... words) {
        var record = record(name);
        var game = Games.of(record);
        var replay = new Replay(game, record);
        replay.advanceTo(ply);
        var state = replay.state();
        var look = Look.of(Language.ENGLISH, record.names()).with(Theme.LIGHT).after(replay.lastTurn());
        boolean isChoice = state.mover() >= 0 && !state.isOver();
        var selection = isChoice ? Selection.of(state).chooseAll(List.of(words)) : Selection.NONE;
        return new Shot(game, Ask.view(state, State.ALL_SEEING), selection, look);
    }

    /// The position at the end of a record.
    public static Shot last(String name) {
        return of(name, record(name).moves().size());
    }

    private static GameRecord record(String name) {
        try {
            var file = Path.of("src", "test", "resources", "records", name + ".json");
            return GameRecord.parse(Files.readString(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// The same position for somebody who only looks.
    public Shot watched() {
        return new Shot(game, view, Selection.NONE, look);
    }

    public Shot with(Theme theme) {
        return new Shot(game, view, selection, look.with(theme));
    }

    public Shot with(Set<Look.Layer> layers) {
        return new Shot(game, view, selection, look.with(layers));
    }

    public Shot in(Language language) {
        return new Shot(game, view, selection, look.in(language));
    }

    public String svg() {
        return Drawings.svg(game, view, selection, look);
    }

    /// The drawing with every colour where it is used.
    public String resolved() {
        return Drawings.resolved(game, view, selection, look);
    }
}

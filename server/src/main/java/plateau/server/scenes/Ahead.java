package plateau.server.scenes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.api.AheadJson;
import plateau.api.ShownJson;

/// What a scene becomes with each word that may be chosen, and with each word after that, so that who chooses
/// has to ask for nothing. The drawings are hardly different, so only that is told in which they differ.
final class Ahead {
    /// What follows more words is left to be asked for.
    private static final int MOST = 100;

    /// The same if their drawings differ by so many characters.
    private static final int ROOM = 150_000;

    private final ShownJson shown;
    private final List<String> drawing;
    private final List<AheadJson> all = new ArrayList<>();
    private int taken;

    private Ahead(ShownJson shown) {
        this.shown = shown;
        drawing = Edits.elements(shown.svg());
    }

    /// For programs, those with few words first.
    ///
    /// @param shown the scene as it is told
    static List<AheadJson> of(Scene scene, ShownJson shown) {
        var ahead = new Ahead(shown);
        var next = new ArrayDeque<>(scene.after());
        while (!next.isEmpty() && ahead.all.size() < MOST && ahead.taken < ROOM) {
            var each = next.remove();
            ahead.add(each.json());
            next.addAll(each.after());
        }
        return ahead.all;
    }

    private void add(ShownJson scene) {
        var edits = Edits.between(drawing, Edits.elements(scene.svg()));
        var players = scene.players().equals(shown.players())
                ? Optional.<List<ShownJson.Part>>empty()
                : Optional.of(scene.players());
        taken += edits.stream().mapToInt(edit -> edit.text().length()).sum();
        all.add(new AheadJson(scene.asked(), players, edits));
    }
}

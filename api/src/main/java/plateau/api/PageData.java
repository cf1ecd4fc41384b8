package plateau.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.wire.Name;
import plateau.words.MoveWords;

/// What the pages of the server give to their scripts.
public final class PageData {
    private PageData() {}

    /// What can be played, and who plays now.
    ///
    /// @param games by their ids
    public record HomeData(TablePageJson mine, TablePageJson open, Map<String, Poster> games) {}

    /// A game on the home page: for how many it usually is, and where its picture is in either theme.
    public record Poster(int players, String light, String dark) {}

    /// The evaluations.
    ///
    /// @param games that can be played
    public record LabData(List<String> games, LabBounds bounds, List<ExperimentJson> list) {}

    /// How large an evaluation may be.
    public record LabBounds(long cells, long games, long seconds, int waiting) {}

    /// One evaluation.
    public record ExperimentData(ExperimentJson evaluation, boolean isMine) {}

    /// A game that is looked at again.
    ///
    /// @param levels of bots with which one may go on
    public record ReplayData(ReplayJson replay, ReplaySceneJson scene, List<String> levels, MoveWords.Both moveWords) {}

    /// The same in a frame of another page.
    ///
    /// @param embed its id
    public record EmbedData(String embed, int plies, ReplaySceneJson scene) {}

    /// A first game.
    ///
    /// @param table what the server is asked for
    public record FirstData(String game, Map<String, Object> table) {}

    /// A bot that comes with a token.
    ///
    /// @param token what stands where the token is to be
    public record BotData(String token) {}

    /// A table.
    ///
    /// @param table all but the position and what is legal
    /// @param causes why games end, in words
    /// @param lesson the game, if its steps are to be explained
    public record TableData(
            String title,
            Map<String, Object> table,
            boolean knowsDraws,
            @Name("isOpen") boolean isOpen,
            MoveWords.Both moveWords,
            Map<String, String> causes,
            Optional<String> lesson) {}
}

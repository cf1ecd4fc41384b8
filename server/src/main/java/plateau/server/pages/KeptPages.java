package plateau.server.pages;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import plateau.server.http.Answer;
import plateau.words.Language;

/// Pages as they were written last, for all who are shown the same.
final class KeptPages {
    /// What a page depends on besides what its script is given; there are few of them.
    ///
    /// @param theme `light` or `dark` if that was chosen
    record Guise(Language language, String theme, String title) {}

    private record Written(Object data, Answer answer) {}

    private final Map<Guise, Written> written = new ConcurrentHashMap<>();

    /// The page with that data, written if it is not there. Two who come at once may both write it.
    Answer of(Guise guise, Object data, Supplier<byte[]> writing) {
        var last = written.get(guise);
        if (last != null && last.data().equals(data)) {
            return last.answer();
        }
        var answer = Answer.keptAwhile(Shell.HTML, writing.get());
        written.put(guise, new Written(data, answer));
        return answer;
    }
}

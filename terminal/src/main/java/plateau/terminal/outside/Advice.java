package plateau.terminal.outside;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import plateau.terminal.screen.Words;

/// What a bot may do and should do better.
enum Advice implements ExaminationStep {
    /// It does not say which turn it answers, so that an answer too many is taken for the next.
    PLY;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<String> lines(Words words, String seat) {
        return List.of(words.get("outsider.advice." + id()));
    }

    @Override
    public Map<String, Object> json(String seat) {
        var json = new LinkedHashMap<String, Object>();
        json.put("step", "advice");
        json.put("advice", id());
        return json;
    }
}

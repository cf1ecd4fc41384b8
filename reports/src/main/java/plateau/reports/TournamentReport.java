package plateau.reports;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;
import plateau.core.text.Plain;
import plateau.core.text.Resource;
import plateau.core.text.Text;
import plateau.words.Language;

/// All files of a report on a tournament: the page, and the same for programs.
public final class TournamentReport {
    /// The page, which needs none of the other files.
    public static final String PAGE = "report.html";

    /// All figures in one object.
    public static final String JSON = "report.json";

    private TournamentReport() {}

    /// The page for those who read another language than whoever had it made.
    public static String page(Language other) {
        return Text.format("report_%s.html", other.code());
    }

    /// The text of each file by its name.
    public static Map<String, String> files(TournamentData data, Language language) {
        var files = new LinkedHashMap<String, String>();
        files.put(PAGE, new TournamentPage(data, language).html());
        files.put(JSON, json(data) + "\n");
        new TournamentSheets(data).all().forEach(sheet -> files.put(sheet.file(), sheet.csv()));
        return files;
    }

    /// The only script of the page, which a server may let through by its hash.
    public static String script() {
        return Resource.text(ReportPage.class, "page.js");
    }

    private static String json(TournamentData data) {
        var known = known(Plain.of(data));
        return known == null ? "" : Json.write(known);
    }

    /// A value with nothing in place of each number that is not known: JSON has no word for those.
    private static @Nullable Object known(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Double number -> Double.isFinite(number) ? number : null;
            case Collection<?> list -> {
                var known = new java.util.ArrayList<@Nullable Object>();
                list.forEach(each -> known.add(known(each)));
                yield known;
            }
            case Map<?, ?> map -> {
                var known = new LinkedHashMap<@Nullable Object, @Nullable Object>();
                map.forEach((name, each) -> known.put(name, known(each)));
                yield known;
            }
            default -> value;
        };
    }
}

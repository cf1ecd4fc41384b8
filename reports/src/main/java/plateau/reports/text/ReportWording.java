package plateau.reports.text;

import plateau.words.Language;
import plateau.words.Wording;

/// The words of reports.
public final class ReportWording {
    private ReportWording() {}

    public static Wording in(Language language) {
        return new Wording(language, ReportWording.class, "reports");
    }
}

package plateau.core.text;

import java.util.regex.Pattern;

/// Texts in tables that any spreadsheet reads (RFC 4180).
///
/// They may come from anywhere, such as the names of bots. One that a spreadsheet would take for a formula,
/// since it begins with `=`, `+`, `-`, `@`, a tab or a line's end and is no number, has an apostrophe before
/// it, as is customary, and is quoted; programs that read the table take it away again.
public final class Csv {
    private static final String FORMULA = "=+-@\t\r";
    private static final String SPECIAL = ",\"\r\n";
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+(\\.[0-9]+)?(E-?[0-9]+)?");

    private Csv() {}

    /// A text as the cell of a table.
    public static String cell(String text) {
        boolean isFormula = !text.isEmpty()
                && FORMULA.indexOf(text.charAt(0)) >= 0
                && !NUMBER.matcher(text).matches();
        return isFormula || text.chars().anyMatch(each -> SPECIAL.indexOf(each) >= 0)
                ? "\"" + (isFormula ? "'" : "") + text.replace("\"", "\"\"") + "\""
                : text;
    }
}

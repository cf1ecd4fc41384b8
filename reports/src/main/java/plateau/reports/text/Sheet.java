package plateau.reports.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import plateau.core.text.Csv;
import plateau.core.text.Text;

/// The figures behind a plot as a table that any spreadsheet reads: numbers with a point, names of columns
/// in English, whatever the language of the page.
public final class Sheet {
    private static final String UNRESERVED = "-_.~,;:/()";
    private static final int DIGITS = 6;

    private final String name;
    private final List<String> lines = new ArrayList<>();

    /// @param name of the file, without its ending
    public Sheet(String name, String... columns) {
        this.name = name;
        lines.add(line(Arrays.asList((Object[]) columns)));
    }

    public void add(Object... cells) {
        add(Arrays.asList(cells));
    }

    public void add(List<?> cells) {
        lines.add(line(cells));
    }

    /// What its file is called.
    public String file() {
        return name + ".csv";
    }

    private static String line(List<?> cells) {
        return cells.stream().map(Sheet::cell).collect(Collectors.joining(","));
    }

    private static String cell(Object value) {
        return switch (value) {
            case Double number -> decimal(number);
            case Number number -> number.toString();
            default -> Csv.cell(value.toString());
        };
    }

    /// Empty for what is not known.
    private static String decimal(double value) {
        return Double.isFinite(value)
                ? BigDecimal.valueOf(value)
                        .setScale(DIGITS, RoundingMode.HALF_EVEN)
                        .add(BigDecimal.ZERO)
                        .stripTrailingZeros()
                        .toPlainString()
                : "";
    }

    /// The text of its file.
    public String csv() {
        return String.join("\r\n", lines) + "\r\n";
    }

    /// The whole file as an address, for a page that has nothing beside it.
    public String address() {
        var address = new StringBuilder("data:text/csv;charset=utf-8,");
        for (byte each : csv().getBytes(StandardCharsets.UTF_8)) {
            address.append(encoded(each));
        }
        return address.toString();
    }

    /// The address of a file beside the page; whatever its name, it never leads elsewhere.
    public static String addressOf(String file) {
        var address = new StringBuilder();
        for (byte each : file.getBytes(StandardCharsets.UTF_8)) {
            address.append(each == ':' ? "%3A" : encoded(each));
        }
        return Text.format("./%s", address);
    }

    private static String encoded(byte each) {
        char letter = (char) (each & 0xFF);
        boolean plain = letter < 128 && (Character.isLetterOrDigit(letter) || UNRESERVED.indexOf(letter) >= 0);
        return plain
                ? String.valueOf(letter)
                : "%" + HexFormat.of().withUpperCase().toHexDigits(each);
    }
}

package plateau.reports.plots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plateau.core.text.Text;

/// The style sheet of reports for drawings that are files of their own: what it says of a class is written
/// where the class is used, in the colours of day or night, for those who know neither classes nor variables.
/// It reads just as much of a style sheet as ours needs; what stands within `@` is for screens.
final class StyleSheet {
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");
    private static final Pattern SELECTOR = Pattern.compile("(?:\\.plot )?([a-z]*)((?:\\.[\\w-]+)*)");
    private static final Pattern TAG = Pattern.compile("<([a-z]+)((?: [a-zA-Z0-9:-]+=\"[^\"]*\")*)(/?)>");
    private static final Pattern ATTRIBUTE = Pattern.compile(" ([a-zA-Z0-9:-]+)=\"([^\"]*)\"");
    private static final Pattern VARIABLE = Pattern.compile("var\\((--\\w+)(?:, ((?:[^()]|\\([^()]*\\))*))?\\)");
    private static final Pattern MIX = Pattern.compile("color-mix\\(in oklab, (#\\w{6}), (#\\w{6}) ([\\d.]+)%\\)");
    private static final Pattern REM = Pattern.compile("([\\d.]+)rem");
    private static final int PIXELS_A_REM = 16;

    private final Map<String, String> variables = new HashMap<>();
    private final List<Rule> rules = new ArrayList<>();

    private record Rule(String element, Set<String> classes, Map<String, String> declared) {
        boolean isFor(String name, Set<String> kinds) {
            return (element.isEmpty() || element.equals(name)) && kinds.containsAll(classes);
        }
    }

    /// By day.
    StyleSheet(String sheet) {
        this(sheet, false);
    }

    StyleSheet(String sheet, boolean isNight) {
        var plain = withoutBlocks(COMMENT.matcher(sheet).replaceAll(""));
        RULE.matcher(plain).results().forEach(found -> {
            for (var selector : found.group(1).strip().split(",\\s*")) {
                read(selector, declarations(found.group(2)));
            }
        });
        if (isNight) {
            variables.putAll(night(sheet));
        }
        // The more classes a rule names, the more it counts; of two that name as many, the later
        // one.
        rules.sort(Comparator.comparingInt(rule -> rule.classes.size()));
    }

    /// The variables that are others by night.
    private static Map<String, String> night(String sheet) {
        int from = sheet.indexOf("@media (prefers-color-scheme: dark)");
        int root = sheet.indexOf(":root", Math.max(0, from));
        return from < 0
                ? Map.of()
                : declarations(sheet.substring(sheet.indexOf('{', root) + 1, sheet.indexOf('}', root)));
    }

    /// What is outside of any `@…{ … }`.
    private static String withoutBlocks(String sheet) {
        var out = new StringBuilder();
        int at = 0;
        while (at < sheet.length()) {
            int block = sheet.indexOf('@', at);
            if (block < 0) {
                return out.append(sheet.substring(at)).toString();
            }
            out.append(sheet, at, block);
            at = end(sheet, sheet.indexOf('{', block));
        }
        return out.toString();
    }

    private static int end(String sheet, int open) {
        int depth = 0;
        for (int i = open; i < sheet.length(); i++) {
            depth += sheet.charAt(i) == '{' ? 1 : sheet.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i + 1;
            }
        }
        return sheet.length();
    }

    private void read(String selector, Map<String, String> declared) {
        var found = SELECTOR.matcher(selector);
        if (selector.equals(":root")) {
            variables.putAll(declared);
        } else if (found.matches() && (!found.group(2).isEmpty() || selector.startsWith(".plot "))) {
            var classes = Arrays.stream(found.group(2).split("\\."))
                    .filter(each -> !each.isEmpty())
                    .collect(Collectors.toSet());
            rules.add(new Rule(found.group(1), classes, declared));
        }
    }

    private static Map<String, String> declarations(String block) {
        var declared = new LinkedHashMap<String, String>();
        for (var each : block.split(";")) {
            int colon = each.indexOf(':');
            if (colon > 0) {
                declared.put(
                        each.substring(0, colon).strip(),
                        each.substring(colon + 1).strip());
            }
        }
        return declared;
    }

    /// The value of a variable.
    String value(String name) {
        return resolve("var(--" + name + ")", variables);
    }

    /// A drawing with its style where it is used.
    String written(String drawing) {
        return TAG.matcher(drawing).replaceAll(tag -> Matcher.quoteReplacement(written(tag)));
    }

    private String written(java.util.regex.MatchResult tag) {
        var own = new LinkedHashMap<String, String>();
        var kept = new StringBuilder();
        Set<String> kinds = Set.of();
        for (var each : ATTRIBUTE.matcher(tag.group(2)).results().toList()) {
            if (each.group(1).equals("class")) {
                kinds = Set.of(each.group(2).split(" "));
            } else if (each.group(1).equals("style")) {
                own.putAll(declarations(each.group(2)));
            } else {
                kept.append(each.group());
            }
        }
        var style = style(tag.group(1), kinds, own);
        var written = style.isEmpty() ? "" : Text.format(" style=\"%s\"", style);
        return "<" + tag.group(1) + kept + written + tag.group(3) + ">";
    }

    private String style(String element, Set<String> kinds, Map<String, String> own) {
        var declared = new LinkedHashMap<String, String>();
        rules.stream().filter(rule -> rule.isFor(element, kinds)).forEach(rule -> declared.putAll(rule.declared));
        declared.putAll(own);
        var known = new HashMap<>(variables);
        known.putAll(declared);
        return declared.entrySet().stream()
                .filter(each -> !each.getKey().startsWith("--"))
                .map(each -> each.getKey() + ":" + resolve(each.getValue(), known))
                .collect(Collectors.joining(";"));
    }

    private static String resolve(String value, Map<String, String> known) {
        var plain = value;
        for (var found = VARIABLE.matcher(plain); found.find(); found = VARIABLE.matcher(plain)) {
            var otherwise = found.group(2) == null ? "none" : found.group(2);
            var put = known.getOrDefault(found.group(1), otherwise);
            plain = plain.substring(0, found.start()) + put + plain.substring(found.end());
        }
        plain = MIX.matcher(plain)
                .replaceAll(mix -> Oklab.mix(
                        mix.group(1), mix.group(2), Text.decimal(mix.group(3)).orElse(0) / 100));
        return REM.matcher(plain)
                .replaceAll(rem -> pixels(Text.decimal("0" + rem.group(1)).orElse(0)));
    }

    private static String pixels(double rems) {
        return plateau.drawing.svg.Markup.number(PIXELS_A_REM * rems) + "px";
    }
}

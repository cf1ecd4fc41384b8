package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plateau.core.Turn;

/// Pages name types and methods that there are.
class NamesInPagesTest {
    private static final Pattern TYPE =
            Pattern.compile("`((?:core|api|bots|arena|words|server)\\.(?:[a-z]+\\.)*[A-Z][A-Za-z]+)`");
    private static final Pattern METHOD = Pattern.compile("(?m)^\\| `([a-zA-Z]+)\\(\\)`");

    @Test
    void everyTypeInTheGlossaryIsWhereItSays() throws IOException {
        var types = found(TYPE, Page.of("glossary.md").text());
        assertThat(types).hasSizeGreaterThan(20);
        for (var type : types) {
            assertThat(exists("plateau." + type)).as(type).isTrue();
        }
    }

    private static boolean exists(String type) {
        try {
            Class.forName(type, false, NamesInPagesTest.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException missing) {
            return false;
        }
    }

    @Test
    void extensionsAreToldAllMethodsOfATurn() throws IOException {
        var page = Page.of("extensions.md").text();
        var from = page.indexOf("| of a `Turn` |");
        var table = page.substring(from, page.indexOf("\n\n", from));
        assertThat(found(METHOD, table)).isEqualTo(methods(Turn.class));
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(each -> each.group(1)).collect(Collectors.toSet());
    }

    private static Set<String> methods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(each -> !Modifier.isStatic(each.getModifiers()))
                .map(Method::getName)
                .collect(Collectors.toSet());
    }
}

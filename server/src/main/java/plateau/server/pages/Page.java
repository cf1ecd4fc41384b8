package plateau.server.pages;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import plateau.drawing.svg.Markup;

/// What is shown to people at one address; [Shell] puts around it what all pages have.
///
/// @param kind `table`: names the script `table.js`, the texts `table_en.properties` and the class of the
///     page for its style
/// @param title what the window is called
/// @param games those whose drawings stand on the page itself, so that their style sheets are needed
/// @param data what the script of the page reads: a record, or what is by name
/// @param body writes what is between header and footer
record Page(String kind, String title, List<String> games, Object data, Consumer<Markup> body) {
    private static final Set<String> PROJECTS = Set.of("arena", "lab");

    /// A page without drawings of its own, and whose script needs nothing.
    Page(String kind, String title, Consumer<Markup> body) {
        this(kind, title, List.of(), Map.of(), body);
    }

    /// Whether it shows what the server does for long: such pages have much in common.
    boolean isProject() {
        return PROJECTS.contains(kind);
    }
}

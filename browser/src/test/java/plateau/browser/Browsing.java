package plateau.browser;

import static org.junit.jupiter.api.extension.ExtensionContext.Namespace.GLOBAL;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Gives a test its windows, and closes them after it. A test fails by whatever a page complained about,
/// and what its windows showed when it failed is kept in `target/browser`.
final class Browsing implements BeforeEachCallback, AfterEachCallback {
    private static final Path KEPT = Path.of("target", "browser");

    private final Server server;
    private final List<Window> windows = new ArrayList<>();
    private @Nullable Chromium chromium;

    Browsing(Server server) {
        this.server = server;
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        chromium = context.getRoot()
                .getStore(GLOBAL)
                .computeIfAbsent(Chromium.class, _ -> Chromium.launch(), Chromium.class);
    }

    /// Somebody else who comes by, with cookies of their own.
    Window window(Look look) {
        return window(look, server);
    }

    /// The same in front of another server.
    Window window(Look look, Server server) {
        return window(look, server, "{}");
    }

    /// Somebody who was here before, at another window.
    ///
    /// @param state cookies and the like that were kept
    Window window(Look look, Server server, String state) {
        if (chromium == null) {
            throw new IllegalStateException("only in a test");
        }
        var window = new Window(chromium.browser().newContext(look.options().setStorageState(state)), server, look);
        windows.add(window);
        return window;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        var faults =
                windows.stream().flatMap(window -> window.faults().stream()).toList();
        if (!faults.isEmpty() || context.getExecutionException().isPresent()) {
            keep(context);
        }
        windows.forEach(Window::close);
        windows.clear();
        if (!faults.isEmpty()) {
            throw new AssertionError("pages complained: " + faults);
        }
    }

    private void keep(ExtensionContext context) {
        var test = context.getRequiredTestClass().getSimpleName() + "." + context.getDisplayName();
        var name = test.replaceAll("[^A-Za-z0-9.]+", "-");
        for (int i = 0; i < windows.size(); i++) {
            windows.get(i).keep(KEPT.resolve(name + "-" + i));
        }
    }
}

package plateau.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.RequestOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;

/// A browser's window in front of somebody, with cookies of its own.
final class Window implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 20_000;
    private static final String EYES = Resource.read("eyes.js");

    /// Streams are never over, so the page counts the answers that it got.
    private static final String QUIET = """
            () => new Promise(go => {
              let timer = setTimeout(go, 300);
              new PerformanceObserver(() => {
                clearTimeout(timer);
                timer = setTimeout(go, 300);
              }).observe({ type: "resource", buffered: true });
            })""";

    private static final String WAIT = """
            async () => {
              const end = performance.now() + 2000;
              while (!(await (CONDITION))) {
                if (performance.now() > end) return false;
                await new Promise(go => setTimeout(go, 10));
              }
              return true;
            }""";

    private final BrowserContext context;
    private final Server server;
    private final Look look;
    private final List<String> said = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final List<String> forgiven = new ArrayList<>();
    private @Nullable Page page;

    Window(BrowserContext context, Server server, Look look) {
        this.context = context;
        this.server = server;
        this.look = look;
        context.setDefaultTimeout(PATIENCE_MILLIS);
        context.addInitScript(EYES);
    }

    private void note(String type, String text) {
        var line = type + ": " + text + " (" + page().url() + ")";
        said.add(line);
        if (type.equals("error") && forgiven.stream().noneMatch(text::contains)) {
            faults.add(line);
        }
    }

    /// Complaints with these words in them are expected.
    Window forgiving(String words) {
        forgiven.add(words);
        return this;
    }

    /// What pages complained about.
    List<String> faults() {
        return List.copyOf(faults);
    }

    Look look() {
        return look;
    }

    /// What is looked at; who only asks the server for something never has one.
    Page page() {
        var shown = page;
        if (shown == null) {
            shown = context.newPage();
            shown.onConsoleMessage(message -> note(message.type(), message.text() + " " + message.location()));
            shown.onPageError(error -> note("error", error));
            page = shown;
        }
        return shown;
    }

    BrowserContext context() {
        return context;
    }

    Window open(String path) {
        page().navigate(server.address(path));
        return this;
    }

    /// The path of where one is, with what is asked for.
    String path() {
        return page().url().substring(server.address("").length());
    }

    Locator find(String selector) {
        return page().locator(selector);
    }

    /// With a finger on a phone, else with the mouse.
    void press(Locator what) {
        if (look.isPhone()) {
            what.tap();
        } else {
            what.click();
        }
    }

    void press(String selector) {
        press(find(selector).first());
    }

    void pressAt(double x, double y) {
        if (look.isPhone()) {
            page().touchscreen().tap(x, y);
        } else {
            page().mouse().click(x, y);
        }
    }

    /// Asks the server for something in the name of whoever looks, whatever is shown; gives what was answered.
    Map<?, ?> post(String path, Map<String, Object> body) {
        var options = RequestOptions.create().setHeader("Content-Type", "application/json");
        return Json.readObject(ask("POST", path, options.setData(Json.write(body))));
    }

    /// What the server has there for whoever looks.
    String get(String path) {
        return ask("GET", path, RequestOptions.create());
    }

    void delete(String path) {
        ask("DELETE", path, RequestOptions.create());
    }

    private String ask(String method, String path, RequestOptions options) {
        var answer = context.request()
                .fetch(server.address(path), options.setMethod(method).setTimeout(PATIENCE_MILLIS));
        if (!answer.ok()) {
            throw new AssertionError(path + ": " + answer.text());
        }
        return answer.text();
    }

    /// Whoever looks at the page has a name from now on.
    Window named(String name) {
        post("/api/accounts", Map.of("name", name, "cookie", true));
        return this;
    }

    /// Makes a table; gives its path.
    String table(Map<String, Object> plan) {
        return "/tables/" + post("/api/tables", plan).get("id");
    }

    /// Whether a page finds so now.
    boolean is(String condition) {
        return Boolean.TRUE.equals(page().evaluate(condition));
    }

    /// Waits until a page finds so, whichever page that is by then. The content policy of the pages keeps
    /// Playwright's own way of waiting from working.
    ///
    /// @param condition an expression of JavaScript
    void await(String condition) {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        while (System.nanoTime() < end) {
            try {
                if (soon(condition)) {
                    return;
                }
            } catch (PlaywrightException left) {
                page().waitForLoadState(LoadState.DOMCONTENTLOADED);
            }
        }
        throw new AssertionError("in vain waited for: " + condition);
    }

    /// Whether a page finds so within two seconds.
    boolean soon(String condition) {
        return is(WAIT.replace("CONDITION", condition));
    }

    /// Waits until everything is there that belongs to the first view: no answer for a while.
    void settle() {
        page().waitForLoadState(LoadState.LOAD);
        page().evaluate(QUIET);
    }

    /// Keeps what is to be seen, and what pages said.
    void keep(Path file) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file.resolveSibling(file.getFileName() + ".log"), said);
            Files.writeString(file.resolveSibling(file.getFileName() + ".html"), page().content());
            picture(file.resolveSibling(file.getFileName() + ".png"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    void picture(Path file) {
        page().screenshot(new ScreenshotOptions().setPath(file));
    }

    @Override
    public void close() {
        context.close();
    }
}

package plateau.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.ArrayList;
import java.util.List;

/// Counts what comes over the wire to a window: the bytes of each answer with its head, as they were sent.
final class Wire {
    private final List<Long> answers = new ArrayList<>();

    Wire(Window window) {
        CDPSession session = window.context().newCDPSession(window.page());
        session.on("Network.loadingFinished", this::add);
        session.send("Network.enable");
    }

    private void add(JsonObject event) {
        answers.add((long) event.get("encodedDataLength").getAsDouble());
    }

    long bytes() {
        return answers.stream().mapToLong(Long::longValue).sum();
    }

    int answers() {
        return answers.size();
    }
}

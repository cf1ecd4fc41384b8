package plateau.server.http;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Finds the endpoints of a path, by the words between its slashes.
final class Routes {
    /// How many words a path may have.
    private static final int DEEPEST = 32;

    /// What was found at a path.
    ///
    /// @param parameters what stands in the places of `{names}`, as sent
    record Found(Map<String, Endpoint> byMethod, List<String> parameters) {}

    private static final class Node {
        private final Map<String, Node> words = new HashMap<>();
        private @Nullable Node any;
        private @Nullable Node rest;
        private final Map<String, Endpoint> byMethod = new TreeMap<>();
    }

    private final Node root = new Node();

    Routes(List<Endpoint> endpoints) {
        endpoints.forEach(this::add);
    }

    private void add(Endpoint endpoint) {
        var node = root;
        for (var word : words(endpoint.path())) {
            node = step(node, word);
        }
        if (node.byMethod.put(endpoint.method(), endpoint) != null) {
            throw new IllegalArgumentException(endpoint + " is there twice");
        }
    }

    private static Node step(Node node, String word) {
        if (word.startsWith("{") && word.endsWith("...}")) {
            node.rest = node.rest == null ? new Node() : node.rest;
            return node.rest;
        }
        if (word.startsWith("{")) {
            node.any = node.any == null ? new Node() : node.any;
            return node.any;
        }
        return node.words.computeIfAbsent(word, each -> new Node());
    }

    /// The names in a path: `table` of `/tables/{table}`; `{file...}` is the rest of it.
    static List<String> names(String path) {
        return words(path).stream()
                .filter(word -> word.startsWith("{"))
                .map(word -> word.substring(1, word.length() - 1).replace("...", ""))
                .toList();
    }

    private static List<String> words(String path) {
        if (!path.startsWith("/")) {
            throw new IllegalArgumentException(path + " must begin with /");
        }
        return path.equals("/") ? List.of() : List.of(path.substring(1).split("/", -1));
    }

    /// What is at a path, or nothing.
    @Nullable
    Found find(String path) {
        var parameters = new ArrayList<String>(4);
        var node = path.equals("/") ? root : find(root, path, 0, parameters, 0);
        return node == null || node.byMethod.isEmpty() ? null : new Found(node.byMethod, parameters);
    }

    /// @param slash where the next word's slash is
    private static @Nullable Node find(Node node, String path, int slash, List<String> parameters, int depth) {
        if (slash >= path.length()) {
            return node.byMethod.isEmpty() ? null : node;
        }
        if (path.charAt(slash) != '/' || depth > DEEPEST) {
            return null;
        }
        int next = path.indexOf('/', slash + 1);
        int end = next < 0 ? path.length() : next;
        var word = path.substring(slash + 1, end);
        var child = node.words.get(word);
        var found = child == null ? null : find(child, path, end, parameters, depth + 1);
        return found != null ? found : findAny(node, path, slash, end, parameters, depth);
    }

    private static @Nullable Node findAny(
            Node node, String path, int slash, int end, List<String> parameters, int depth) {
        if (node.any != null && end > slash + 1) {
            parameters.add(path.substring(slash + 1, end));
            var found = find(node.any, path, end, parameters, depth + 1);
            if (found != null) {
                return found;
            }
            parameters.removeLast();
        }
        if (node.rest != null) {
            parameters.add(path.substring(slash + 1));
        }
        return node.rest;
    }
}

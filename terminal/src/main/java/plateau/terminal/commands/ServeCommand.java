package plateau.terminal.commands;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plateau.terminal.screen.Screen;
import plateau.terminal.serving.Serving;

/// `plateau serve`: tables for people and bots over HTTP.
@Command(
        name = "serve",
        description = "Run a server: tables for people and bots, in browsers and over HTTP.",
        footer = {
            "",
            "It is for this machine only, unless --host names another address; Ctrl-C stops it, and",
            "nothing is lost, however it ends. Options win over the file of --config, which can say",
            "more: docs/operating.md has all settings, and how to back up, move and upgrade.",
            "",
            "Examples:",
            "  plateau serve",
            "  plateau serve --port 8888 --db games/plateau.db",
            "  plateau serve --config /etc/plateau.conf --json-log",
            "  plateau serve --host 0.0.0.0 --db postgresql://plateau@localhost/plateau"
        })
public final class ServeCommand implements Runnable {
    // The texts are read by the server's configuration, as those of the file are. No type of the
    // server
    // may stand in a field or a signature here: the other commands look at them too.

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "Where to listen; 127.0.0.1 if left out: this machine only. 0.0.0.0 is for"
                    + " everybody who can reach it.")
    private String host = "";

    @Option(names = "--port", paramLabel = "PORT", description = "The port; 8080 if left out, 0 for any that is free.")
    private String port = "";

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "Where everything is kept: a path, or postgresql://user:password@host:port/name;"
                    + " a file in your own folder for data if left out.")
    private String database = "";

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A file with settings; packaging/plateau.conf is one to start from.")
    private String config = "";

    @Option(
            names = "--workers",
            paramLabel = "N",
            description = "How many bots think at the same time; one per core if left out.")
    private String workers = "";

    @Option(names = "--access-log", description = "Log every request.")
    private boolean accessLog;

    @Option(names = "--json-log", description = "Log lines of JSON, for programs.")
    private boolean jsonLog;

    private final Screen screen;

    public ServeCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        Serving.run(screen, config, given());
    }

    /// What the options say, by the names of settings.
    private Map<String, String> given() {
        var given = new LinkedHashMap<String, String>();
        given.put("host", host);
        given.put("port", port);
        given.put("db", database);
        given.put("workers", workers);
        given.put("access-log", accessLog ? "yes" : "");
        given.put("log", jsonLog ? "json" : "");
        given.values().removeIf(String::isEmpty);
        return given;
    }
}

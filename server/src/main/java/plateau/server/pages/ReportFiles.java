package plateau.server.pages;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.reports.TournamentReport;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.SafeHeaders;
import plateau.server.projects.Project;
import plateau.server.projects.ProjectFiles;
import plateau.server.projects.Projects;
import plateau.words.Language;

/// The report on a project as a page, and beside it the files that it names.
///
/// @param place the first part of its path: `arena`
/// @param name of the project: `tournament`
/// @param article `a` or `an`
record ReportFiles(String place, String name, String article) {
    /// A report brings its style with it, and needs nothing else: no script runs but its own, and that
    /// knows nothing of this site.
    private static final String POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-"
                    + hash(TournamentReport.script())
                    + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
                    + " sandbox allow-scripts allow-downloads"
                    + " allow-top-navigation-by-user-activation";

    private static String hash(String script) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return Base64.getEncoder().encodeToString(digest.digest(script.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    /// The field of the project's id.
    Field id() {
        return Field.text(name, 40, "[a-z0-9]{1,40}", Message.of("field.id", "an id of small letters and digits"))
                .help("The id of " + article + " " + name + ".")
                .example("k3v9xw2m7q");
    }

    Endpoint endpoint(Projects<? extends Project> projects) {
        return Endpoint.get("/" + place + "/{" + name + "}/{file}")
                .named(place + "File")
                .says("Shows people the report on " + article + " " + name + ", or gives another of its files")
                .in(Shell.GROUP)
                .path(id(), Field.text("file", 100).example(TournamentReport.PAGE))
                .answersAs(ProjectFiles.TYPES, "A page, or another file.")
                .refuses(404, "There is no such " + name + ", or it has no such file yet.")
                .by(request -> {
                    var files = new ProjectFiles(projects.find(request.text(name)));
                    var file = request.text("file");
                    return file.equals(TournamentReport.PAGE)
                            ? answer(file, report(files, request.language())).with(SafeHeaders.POLICY, POLICY)
                            : answer(file, files.find(file)).saved(file);
                });
    }

    /// As it is for those who read a language; one of earlier times is there in one language only.
    private static Path report(ProjectFiles files, Language language) {
        return files.known(TournamentReport.page(language)).orElseGet(() -> files.find(TournamentReport.PAGE));
    }

    private static Answer answer(String name, Path path) {
        return Answer.written(ProjectFiles.type(name), out -> Files.copy(path, out));
    }
}

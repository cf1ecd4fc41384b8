package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A page of `docs` that people copy from: files, each in a block that begins with its name, and
/// commands.
record Page(String text) {
    private static final Pattern FILE =
            Pattern.compile("```(?:java\n//|properties\n#) (\\S+/\\S+)\n(.*?)```", Pattern.DOTALL);

    static Page of(String name) throws IOException {
        return new Page(Files.readString(Project.ROOT.resolve("docs").resolve(name)));
    }

    /// The files of the page; the count keeps a block from getting lost by a slip of the pen.
    Sources files(int count) {
        var sources = new Sources();
        var found = FILE.matcher(text).results().toList();
        assertThat(found).as("files in the page").hasSize(count);
        found.forEach(file -> sources.with(file.group(1), file.group(2)));
        return sources;
    }

    /// The blocks of a kind, such as the commands in `sh`.
    List<String> blocks(String kind) {
        var block = Pattern.compile("```" + kind + "\n(.*?)```", Pattern.DOTALL);
        return block.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}

package plateau.terminal.commands;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.arena.match.Verification;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.games.Games;
import plateau.terminal.files.RecordSource;
import plateau.terminal.options.NumberedRecords;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;

/// `plateau verify`: whether records hold.
@Command(
        name = "verify",
        description = "Play records again and say whether every move, score and result holds.",
        footer = {
            "",
            "Exit code 0 when every record holds, 1 when one does not or cannot be checked.",
            "",
            "Examples:",
            "  plateau verify games.jsonl",
            "  plateau verify monday.jsonl tuesday.jsonl",
            "  plateau verify - < game.json"
        })
public final class VerifyCommand implements Runnable {

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "A file of records, or several; - is the standard input.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = {"-q", "--quiet"},
            description = "Print only what does not hold.")
    private boolean quiet;

    private final Screen screen;
    private final List<String> empty = new ArrayList<>();
    private int records;
    private int failed;
    private int unchecked;

    public VerifyCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        // One that cannot be read is told before hours are spent on the others.
        files.forEach(this::checkReadable);
        files.forEach(this::verify);
        if (!empty.isEmpty()) {
            throw new Failure("records.none", "'%s' holds no record", empty.getFirst());
        }
        conclude();
    }

    private void checkReadable(String file) {
        if (!file.equals("-")) {
            RecordSource.open(file, screen.in()).close();
        }
    }

    private void verify(String file) {
        int before = records;
        try (var reader = RecordSource.open(file, screen.in())) {
            while (reader.hasNext()) {
                var entry = reader.next();
                verify(file, reader.line(), entry);
            }
        }
        if (records == before) {
            empty.add(file);
        }
    }

    private void conclude() {
        if (failed == 1) {
            throw new Failure("records.wrong-one", "1 of %d records does not hold", records);
        }
        if (failed > 0) {
            throw new Failure("records.wrong", "%d of %d records do not hold", failed, records);
        }
        if (unchecked > 0) {
            throw new Failure("records.unchecked", "%d of %d records could not be checked", unchecked, records);
        }
        if (!quiet) {
            say(
                    records == 1
                            ? Message.of("records.holds", "1 of 1 record holds")
                            : Message.of("records.hold", "%d of %d records hold", records, records));
        }
    }

    private void verify(String file, int line, RecordSource.Entry entry) {
        records++;
        try {
            var record = entry.record();
            var lacking = NumberedRecords.lackingGame(record);
            if (lacking.isPresent()) {
                unchecked++;
                say(file, Message.of("record.unchecked", "line %d: cannot be checked: %s", line, lacking.get()));
                return;
            }
            var said = Verification.verify(Games.of(record), record);
            if (!quiet) {
                say(file, Message.of("record.holds", "line %d: %s: %s", line, record.game(), said));
            }
        } catch (BadInput wrong) {
            failed++;
            say(file, Message.of("record.wrong", "line %d: does not hold: %s", line, wrong.inWords()));
        }
    }

    /// Says something of a record; of which file, where there are several.
    private void say(String file, Message message) {
        say(files.size() > 1 ? Message.of("records.of", "%s: %s", file, message) : message);
    }

    private void say(Message message) {
        screen.out().println(screen.words().text(message));
    }
}

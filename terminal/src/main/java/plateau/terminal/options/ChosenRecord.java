package plateau.terminal.options;

import java.util.function.Function;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.core.records.GameRecord;
import plateau.terminal.screen.Screen;

/// The part of a command line that names one record of a file.
public final class ChosenRecord {
    @Parameters(paramLabel = "FILE", description = "A file of records; - is the standard input.")
    private String file = "";

    @Option(
            names = "--game",
            paramLabel = "N",
            description = "Which record of the file, from 1; the first if left out.",
            converter = Numbers.Games.class)
    private long wanted = 1;

    /// What is made of the record; what is wrong with it is told with its line.
    public <T> T read(Screen screen, Function<GameRecord, T> use) {
        return new NumberedRecords(file).read(screen, wanted, use);
    }
}

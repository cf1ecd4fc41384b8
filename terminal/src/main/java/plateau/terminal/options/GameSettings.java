package plateau.terminal.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.terminal.files.TextFile;
import plateau.words.Names;

/// The part of a command line that sets a game's options.
public final class GameSettings {
    @Option(names = "-o", paramLabel = "NAME=VALUE", description = "A game option; may be given again for another.")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--preset", paramLabel = "NAME", description = "A named set of options.")
    private Optional<String> preset = Optional.empty();

    /// Adds the setting that a short flag stands for; refuses it beside its long form.
    void add(String flag, String name, String value) {
        if (says(name)) {
            throw new BadInput("flag.same", "%s and -o %s=… say the same; give one of them", flag, name);
        }
        set(name, value);
    }

    /// Whether an option is set, by itself.
    public boolean says(String name) {
        return settings.stream().anyMatch(setting -> setting.startsWith(name + "="));
    }

    /// Sets an option; nothing may have set it before.
    public void set(String name, String value) {
        settings.add(name + "=" + value);
    }

    /// The named set of options on which the settings are built, whichever language its name was in.
    public Optional<String> preset(Options<Game> options) {
        return preset.map(typed -> Names.meantPreset(options.defaults(), typed));
    }

    /// The settings, of an option that is a file with what the file holds.
    public List<String> read(Options<Game> options) {
        Options.checkOnce(settings);
        return settings.stream()
                .map(setting -> TextFile.contents(options, setting))
                .toList();
    }

    /// The game with these options; refuses what it does not have.
    public Game apply(Options<Game> options) {
        return make(options, read(options));
    }

    /// The game with one setting more; nothing may have set it before.
    Game apply(Options<Game> options, String more) {
        var read = new ArrayList<>(read(options));
        read.add(TextFile.contents(options, more));
        return make(options, read);
    }

    private Game make(Options<Game> options, List<String> read) {
        return preset(options).map(name -> options.parse(name, read)).orElseGet(() -> options.parse(read));
    }

    /// The settings as they were typed, each after a space; nothing when there are none.
    public String typed() {
        return words().stream().map(word -> " " + word).collect(Collectors.joining());
    }

    /// The settings word by word.
    public List<String> words() {
        var words = new ArrayList<String>();
        preset.ifPresent(name -> words.addAll(List.of("--preset", name)));
        settings.forEach(setting -> words.addAll(List.of("-o", setting)));
        return words;
    }
}

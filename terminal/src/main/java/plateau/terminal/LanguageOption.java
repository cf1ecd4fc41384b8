package plateau.terminal;

import picocli.CommandLine.Option;

/// The language players are spoken to in.
final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "en|fr",
            description = "The language; the environment's if left out.")
    private String language = "";

    Screen on(Screen screen) {
        return language.isEmpty() ? screen : screen.withWords(Words.named(language));
    }
}

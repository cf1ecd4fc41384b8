package plateau.server;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// The lines of the operator's file: Java properties in UTF-8, each with the number of its line.
final class ConfigurationFile {
    /// @param line where it begins, from 1
    record Line(int line, String key, String value) {}

    private ConfigurationFile() {}

    static List<Line> read(Path file) {
        var read = new ArrayList<Line>();
        var lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            int begin = i;
            var text = new StringBuilder(lines.get(i));
            while (goesOn(text) && !isComment(lines.get(begin)) && i + 1 < lines.size()) {
                text.append('\n').append(lines.get(++i));
            }
            pair(file, begin + 1, text.toString(), read);
        }
        return read;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException _) {
            throw new BadInput("config.none", "there is no file '%s'", file);
        } catch (CharacterCodingException _) {
            throw new BadInput("config.encoding", "'%s' is not a text in UTF-8", file);
        } catch (IOException _) {
            throw new BadInput("config.unreadable", "'%s' cannot be read", file);
        }
    }

    private static boolean isComment(String line) {
        var start = line.strip();
        return start.startsWith("#") || start.startsWith("!");
    }

    /// A line goes on in the next if an odd number of backslashes ends it.
    private static boolean goesOn(StringBuilder line) {
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) == '\\') {
            end--;
        }
        return (line.length() - end) % 2 == 1;
    }

    /// What a property is made of is left to those who define it; here is at most one.
    private static void pair(Path file, int number, String text, List<Line> read) {
        var properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException | IllegalArgumentException _) {
            throw at(file, number, Message.of("config.escape", "a backslash and u need four hexadecimal digits after"));
        }
        for (var key : properties.stringPropertyNames()) {
            var value = properties.getProperty(key).strip();
            if (value.isEmpty()) {
                throw at(
                        file,
                        number,
                        Message.of(
                                "config.empty",
                                "'%s' has no value; write it after an equals sign, or leave the line out",
                                key));
            }
            if (read.stream().anyMatch(line -> line.key().equals(key))) {
                throw at(file, number, Message.of("config.twice", "'%s' is there twice", key));
            }
            read.add(new Line(number, key, value));
        }
    }

    static BadInput at(Path file, int line, Message why) {
        return new BadInput("config.line", "%s, line %d: %s", file, line, why);
    }
}

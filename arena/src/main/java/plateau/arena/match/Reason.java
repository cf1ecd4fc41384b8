package plateau.arena.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// Why a player is out, or a game over before its end. Records have it in English, made of these few sentences; whoever
/// speaks another
/// language finds the sentence again and says the same in its own.
///
/// A sentence comes before those that would take it for theirs.
public enum Reason {
    // The players together
    AGREED("the players agreed on a draw"),

    // Any player
    TOO_LONG("thought for %d ms, with %d ms left"),
    NOT_AMONG_THESE("move %s is not legal; possible: %s"),
    ILLEGAL("move %s is not legal"),

    DECLINED("declined: %s"),
    HANGS("hangs: it did not stop thinking when it was told to"),

    // How a program runs
    NOT_STARTED("cannot be started: %s"),
    NOT_READY("was not ready for the game"),
    OUT_OF_MEMORY("ran out of memory (it may hold %d MB) before it answered \"%s\", saying %s"),
    EXITED_SAYING("exited with code %d before it answered \"%s\", saying %s"),
    EXITED("exited with code %d before it answered \"%s\""),
    KILLED_SAYING("was ended by signal %d (%s) before it answered \"%s\", saying %s"),
    KILLED("was ended by signal %d (%s) before it answered \"%s\""),
    SENT_HOME("was sent home before it answered \"%s\""),
    CLOSED_INPUT("closed its input before it was told \"%s\""),
    CLOSED_OUTPUT("closed its output before it answered \"%s\""),

    // How a shared library does, in the words of its own language
    OUT_OF_MEMORY_IN("ran out of memory (it may hold %d MB) before %s() returned, saying %s"),
    EXITED_IN_SAYING("exited with code %d before %s() returned, saying %s"),
    EXITED_IN("exited with code %d before %s() returned"),
    KILLED_IN_SAYING("was ended by signal %d (%s) before %s() returned, saying %s"),
    KILLED_IN("was ended by signal %d (%s) before %s() returned"),
    SENT_HOME_IN("was sent home before %s() returned"),
    CLOSED_IN("closed the files of its process before %s() returned"),
    SILENT_IN("did not return from %s() within %d ms"),
    WRONG_MOVE_IN("play() returned %s, which is not legal; possible: %s"),

    OVERSTAYED("did not exit within %d ms of \"bye\""),
    LEFT_BEHIND("exited, but left running what it had started: %d"),

    // When it writes
    UNREAD("did not read \"%s\" within %d ms"),
    UNENDED_LINE("began to answer \"%s\" but did not end the line within %d ms: %s"),
    SILENT("gave no answer to \"%s\" within %d ms"),
    UNASKED("wrote when it was not asked: %s"),
    AFTERWARDS("wrote after \"%s\", which wants no answer: %s"),

    // What it writes
    BROKEN_LINE("stopped in the middle of a line: %s"),
    LONG_LINE("wrote a line of more than %d bytes: %s"),
    NOT_UTF8("wrote bytes that are no UTF-8: %s"),
    DEEP_JSON("answered with JSON that is nested too deeply: %s"),
    TORN_JSON("answered with JSON that breaks off: %s"),
    NAMED_TWICE("answered with a name that is there twice: %s"),
    LONG_TEXT("answered with a text of more than 32767 characters: %s"),
    BYTE_ORDER_MARK("answered with a byte order mark (U+FEFF) before its JSON: %s"),
    NO_JSON_NUMBER("answered with %s, which is no number in JSON: %s"),
    NO_JSON("answered with what is no JSON object: %s"),
    NO_TYPE("answered without a \"type\"; expected was \"%s\": %s"),
    OTHER_TYPE("answered with \"type\":\"%s\" where \"%s\" was expected: %s"),
    OTHER_PLY("answered ply %d when asked at ply %d: %s"),
    NO_MOVE("answered without a \"move\": %s"),
    NO_TEXT("answered with a \"%s\" that is no text: %s"),
    NO_TEXTS("answered with a \"%s\" that is no list of texts: %s"),
    NO_NUMBER("answered with a \"%s\" that is no number: %s"),
    NO_WHOLE_NUMBER("answered with a \"%s\" that is no whole number: %s"),
    NO_TRUTH("answered with a \"%s\" that is neither true nor false: %s"),
    UNKNOWN_WANT("wants '%s', but there are moves, legal and state: %s");

    /// Reasons are short; what is much longer was not made here.
    private static final int LONGEST = 2000;

    private static final Pattern PLACE = Pattern.compile("%[sd]");

    private final String english;
    private final Pattern pattern;

    Reason(String english) {
        this.english = english;
        var quoted = "\\Q" + english.replace("%s", "\\E(.*?)\\Q") + "\\E";
        pattern = Pattern.compile(quoted.replace("%d", "\\E(-?[0-9]{1,18})\\Q"));
    }

    /// The name by which languages find their words.
    public String key() {
        return "reason." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// A pattern as of [String#format].
    public String english() {
        return english;
    }

    /// The reason in English: one line, harmless on a terminal.
    public String of(Object... arguments) {
        return Text.printable(Text.format(english, arguments));
    }

    /// That somebody thought for too long.
    public static String tooLong(long nanos, long left) {
        return TOO_LONG.of(TimeUnit.NANOSECONDS.toMillis(nanos + 999_999), TimeUnit.NANOSECONDS.toMillis(left));
    }

    /// The sentence that a reason was made of; empty for one that comes from elsewhere.
    public static Optional<Message> find(String reason) {
        if (reason.length() > LONGEST) {
            return Optional.empty();
        }
        return Arrays.stream(values())
                .flatMap(each -> each.read(reason).stream())
                .findFirst();
    }

    private Optional<Message> read(String reason) {
        var match = pattern.matcher(reason);
        return match.matches()
                ? Optional.of(Message.of(key(), english, arguments(match.toMatchResult())))
                : Optional.empty();
    }

    private Object[] arguments(MatchResult match) {
        var arguments = new ArrayList<Object>();
        for (var place : PLACE.matcher(english).results().toList()) {
            var text = match.group(arguments.size() + 1);
            arguments.add(place.group().equals("%d") ? Text.wholeNumber(text).orElse(0) : text);
        }
        return arguments.toArray();
    }
}

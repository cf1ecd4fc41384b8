package plateau.terminal.console;

import java.util.function.Predicate;

/// Tells which keys would choose something unseen when they were pressed before there was a question:
/// Enter, clicks, and spaces but for those between words. What is typed is seen before it counts. It is
/// asked in the order of the keys, once for each.
final class Haste implements Predicate<Press> {
    private boolean isTyping;

    @Override
    public boolean test(Press press) {
        boolean isSpace = press.is(' ') && !isTyping;
        boolean isHasty = press.key() == Key.ENTER || press.key() == Key.CLICK || isSpace;
        isTyping = press.key() == Key.CHARACTER && !isHasty;
        return isHasty;
    }
}

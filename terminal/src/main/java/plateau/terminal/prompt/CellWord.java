package plateau.terminal.prompt;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A cell as notations write it, `2,3`.
record CellWord(int first, int second) {
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final Pattern HALF = Pattern.compile("(-?\\d+),?");
    private static final BigInteger MOST = BigInteger.valueOf(Integer.MAX_VALUE);

    static Optional<CellWord> parse(String word) {
        var numbers = word.split(",", -1);
        return numbers.length == 2 && isNumber(numbers[0]) && isNumber(numbers[1])
                ? Optional.of(new CellWord(number(numbers[0]), number(numbers[1])))
                : Optional.empty();
    }

    /// The number that a word is; one too large for a cell is the largest there is.
    private static int number(String word) {
        return new BigInteger(word).min(MOST).max(MOST.negate()).intValue();
    }

    static boolean isNumber(String word) {
        return NUMBER.matcher(word).matches();
    }

    /// The number in a word that may be the first half of a cell, such as `2` or `2,`.
    static Optional<String> half(String word) {
        var half = HALF.matcher(word);
        return half.matches() ? Optional.of(half.group(1)) : Optional.empty();
    }

    /// Typed words in which two numbers that follow each other, `2 3`, are a cell.
    static List<String> joined(String words) {
        var joined = Pattern.compile("(?<!\\S)(-?\\d+),? (-?\\d+)(?!\\S)").matcher(words);
        var text = joined.replaceAll("$1,$2");
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    /// The cells among some words.
    static List<CellWord> among(List<String> words) {
        return words.stream().map(CellWord::parse).flatMap(Optional::stream).toList();
    }
}

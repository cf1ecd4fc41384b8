package plateau.games.munificence;

/// How moves of Munificence are written (rules 10).
final class MunificenceNotation {
    private MunificenceNotation() {}

    static String of(MunificenceState state, int move) {
        int first = MunificenceMove.first(move);
        int second = MunificenceMove.second(move);
        return switch (MunificenceMove.sort(move)) {
            case MunificenceMove.FIRST -> "first" + first;
            case MunificenceMove.KEEP -> "keep";
            case MunificenceMove.RETURN -> "return " + first;
            case MunificenceMove.RENEW -> "renew " + first;
            case MunificenceMove.PASS -> "pass";
            case MunificenceMove.HIRE -> "hire " + first;
            case MunificenceMove.TAKE -> take(state.market.spans[MunificenceMove.concerned(move)]);
            case MunificenceMove.PAY -> payment(state, MunificenceMove.concerned(move));
            case MunificenceMove.ROB -> "rob " + second + " " + first;
            case MunificenceMove.FAVOR -> "favor " + first;
            case MunificenceMove.CALL -> "call " + first;
            case MunificenceMove.PANIC -> "panic " + first + " " + second;
            case MunificenceMove.OUST -> "oust " + first;
            default -> throw new IllegalArgumentException("no move: " + move);
        };
    }

    /// `take2 4 5`: how many, then each slot.
    private static String take(long span) {
        var text = new StringBuilder("take").append(Long.bitCount(span));
        for (long left = span; left != 0; left &= left - 1) {
            text.append(' ').append(Long.numberOfTrailingZeros(left));
        }
        return text.toString();
    }

    /// `pay 3 17`: the tokens given.
    private static String payment(MunificenceState state, int places) {
        var text = new StringBuilder("pay");
        for (int left = places; left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            text.append(' ').append(state.table.hands.token(state.turnOf(), place));
        }
        return text.toString();
    }
}

package plateau.terminal;

/// Something asked for that did not hold: the command ends with exit code 1 and this message.
final class Failure extends RuntimeException {
    Failure(String message) {
        super(message);
    }
}

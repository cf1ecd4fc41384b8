package plateau.core;

/// The whole numbers from one to another, both included: how far an axis of a board goes.
public record Span(int first, int last) {
    public boolean contains(int number) {
        return first <= number && number <= last;
    }
}

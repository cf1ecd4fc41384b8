package plateau.arena.duel;

/// One of the two parties of a [Duel].
enum Side {
    A,
    B;

    Side other() {
        return this == A ? B : A;
    }
}

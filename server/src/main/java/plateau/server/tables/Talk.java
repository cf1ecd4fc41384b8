package plateau.server.tables;

import plateau.server.storage.AccountRow;

/// What is said at a table.
final class Talk {
    private final Table table;

    Talk(Table table) {
        this.table = table;
    }

    void say(AccountRow account, String text) {
        if (table.notes().isMuted(account.id())) {
            throw Refusal.forbidden("table.muted", "who made the table does not let you speak");
        }
        var own = table.seatsOf(account.id());
        int seat = own.isEmpty() ? -1 : own.getFirst();
        table.commit(new Happening.Said(account.id(), seat, account.name(), text));
    }

    /// The maker lets somebody speak no more, or again.
    void mute(AccountRow maker, String account, boolean isMuted) {
        if (!table.isMaker(maker.id())) {
            throw Refusal.forbidden("table.not-maker", "only who made the table can do that");
        }
        if (table.notes().isMuted(account) != isMuted) {
            table.commit(new Happening.Muted(account, isMuted));
        }
    }
}

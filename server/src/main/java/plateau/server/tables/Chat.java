package plateau.server.tables;

import plateau.api.Happening;
import plateau.server.accounts.NameTags;
import plateau.server.storage.rows.AccountRow;
import plateau.server.tables.terms.Refusal;

/// What is said at a table.
final class Chat {
    private static final int MOST = 500;
    private static final int MOST_IN_A_MINUTE = 20;
    private static final long MINUTE = 60_000;

    private final Table table;

    Chat(Table table) {
        this.table = table;
    }

    void say(AccountRow account, String text) {
        if (table.notes().isMuted(account.id())) {
            throw Refusal.forbidden("table.muted", "who made the table does not let you speak");
        }
        checkMeasure(account);
        var own = table.seatsOf(account.id());
        int seat = own.isEmpty() ? -1 : own.getFirst();
        table.commit(new Happening.Said(account.id(), seat, name(account), text));
    }

    /// Whoever speaks is told apart from those at the table, and from who spoke before. It stays so: what
    /// was said is told again as it was.
    private String name(AccountRow account) {
        var tags = NameTags.of(table.seats());
        table.notes().speakers().forEach(tags::add);
        return tags.add(account.id(), account.name()).shown(account.id(), account.name());
    }

    /// What is said stays in the log, which is read whole whenever the table comes back.
    private void checkMeasure(AccountRow account) {
        if (table.notes().sayings() >= MOST) {
            throw Refusal.busy("table.said-all", "at this table %d things have been said, and that is all", MOST);
        }
        long now = table.premises().time().millis();
        if (!table.notes().maySpeak(account.id(), now, MINUTE / MOST_IN_A_MINUTE, MOST_IN_A_MINUTE)) {
            throw Refusal.busy(
                    "table.talkative", "you may say %d things a minute at this table; wait a little", MOST_IN_A_MINUTE);
        }
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

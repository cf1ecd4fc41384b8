package plateau.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MessageTest {
    private static final Message REFUSAL = Message.of(
            "key", "%s: %s", 7, Message.of("inner", "%s goes with %s", Message.field("budget"), Message.field("goal")));

    @Test
    void aFieldIsCalledAsPlansAndRequestsHaveIt() {
        assertThat(REFUSAL).hasToString("7: budget goes with goal");
    }

    @Test
    void whoAsksInAnotherWayHasAnotherSpellingForFieldsAndForNothingElse() {
        var typed = REFUSAL.spelled(field -> "--" + field);
        assertThat(typed).hasToString("7: --budget goes with --goal");
        assertThat(typed.key()).isEqualTo("key");
        assertThat(typed.spelled(field -> "--" + field)).isEqualTo(typed);
        assertThat(Message.of("quoted", "'%s'", "goal").spelled(field -> "--" + field))
                .hasToString("'goal'");
    }
}

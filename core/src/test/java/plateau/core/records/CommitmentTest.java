package plateau.core.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plateau.core.text.BadInput;

class CommitmentTest {
    private static final String SALT = "00112233445566778899aabbccddeeff";

    @Test
    void theHashIsTheOneThatAnyProgramComputes() {
        // printf %s 9007199254740991:00112233445566778899aabbccddeeff | sha256sum
        assertThat(Commitment.of(9_007_199_254_740_991L, SALT).sha256())
                .isEqualTo("9a163eea3a7998f21011e6daa8841b1c38053a655b7f73bbe314e6717ba0d093");
    }

    @Test
    void itHoldsForItsSeedAlone() {
        var commitment = Commitment.of(7, SALT);
        assertThat(commitment.holds(7)).isTrue();
        assertThat(commitment.holds(8)).isFalse();
        assertThat(new Commitment(SALT.replace('0', '1'), commitment.sha256()).holds(7))
                .isFalse();
    }

    @Test
    void whatIsNoSaltIsRefused() {
        assertThatThrownBy(() -> Commitment.of(7, "salt"))
                .isInstanceOf(BadInput.class)
                .hasMessage("\"salt\" must be 32 digits from 0 to f, in lower case, not 'salt'");
    }
}

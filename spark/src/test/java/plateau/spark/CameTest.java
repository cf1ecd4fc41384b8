package plateau.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;
import plateau.core.text.BadInput;

class CameTest {
    /// What arrives.
    private static Came<?> sent(Came<?> came) throws IOException, ClassNotFoundException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(came);
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (Came<?>) in.readObject();
        }
    }

    @Test
    void aResultArrives() throws Exception {
        assertThat(sent(Came.of("result", 3))).isEqualTo(Came.of("result", 3));
        assertThat(sent(Came.of("result", 3)).get()).isEqualTo("result");
    }

    @Test
    void whatWasThrownIsThrownAgain() throws Exception {
        var refused = sent(Came.failed(new BadInput("piles.size", "size %d is too large", 9)));
        assertThatThrownBy(refused::get).isInstanceOf(BadInput.class).hasMessage("size 9 is too large");
        var failed = sent(Came.failed(new StackOverflowError("deep")));
        assertThatThrownBy(failed::get).isInstanceOf(StackOverflowError.class).hasMessage("deep");
    }

    @Test
    void whatCannotTravelIsTold() throws Exception {
        var cause = new IllegalArgumentException("bad") {
            private final Object stays = new Object();

            @Override
            public String getMessage() {
                return "holds nothing: " + (stays == null);
            }
        };
        assertThatThrownBy(sent(Came.failed(cause))::get)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("holds nothing: false");
    }
}

package plateau.arena.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import plateau.core.luck.Lot;

class CholeskyTest {
    @Test
    void theInverseTimesTheMatrixIsOne() {
        int size = 30;
        var random = new Lot(1, 1);
        var matrix = new double[size][size];
        for (int times = 0; times < 2 * size; times++) {
            var vector = random.doubles(size).toArray();
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    matrix[i][j] += vector[i] * vector[j];
                }
            }
        }
        var inverse = new Cholesky(matrix).inverse();
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                double sum = 0;
                for (int k = 0; k < size; k++) {
                    sum += matrix[i][k] * inverse[k][j];
                }
                assertThat(sum).isCloseTo(i == j ? 1 : 0, within(1e-9));
            }
        }
    }
}

package plateau.arena.ratings;

/// A symmetric, positive definite matrix as the product of a lower triangle and its mirror image, by
/// which equations are solved.
final class Cholesky {
    private final double[][] lower;

    Cholesky(double[][] matrix) {
        int size = matrix.length;
        lower = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column <= row; column++) {
                double rest = matrix[row][column] - product(lower[row], lower[column], column);
                lower[row][column] = row == column ? Math.sqrt(rest) : rest / lower[column][column];
            }
        }
    }

    private static double product(double[] left, double[] right, int length) {
        double sum = 0;
        for (int i = 0; i < length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }

    /// The vector that the matrix turns into this one.
    double[] solve(double[] right) {
        int size = lower.length;
        var solution = right.clone();
        for (int row = 0; row < size; row++) {
            solution[row] = (solution[row] - product(lower[row], solution, row)) / lower[row][row];
        }
        for (int row = size - 1; row >= 0; row--) {
            solution[row] /= lower[row][row];
            for (int above = 0; above < row; above++) {
                solution[above] -= lower[row][above] * solution[row];
            }
        }
        return solution;
    }

    double[][] inverse() {
        int size = lower.length;
        var inverse = new double[size][];
        for (int row = 0; row < size; row++) {
            var unit = new double[size];
            unit[row] = 1;
            inverse[row] = solve(unit);
        }
        return inverse;
    }
}

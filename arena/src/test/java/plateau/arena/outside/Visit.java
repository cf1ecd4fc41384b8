package plateau.arena.outside;

import java.util.Arrays;

/// A virtual machine that starts a program and ends while it runs: `Visit exit|fail|wait COMMAND…`.
final class Visit {
    private Visit() {}

    public static void main(String[] words) throws InterruptedException {
        var program = new Program("guest", Arrays.asList(words).subList(1, words.length));
        System.out.println(new Stable(Limits.USUAL).meet(program).identity().name());
        switch (words[0]) {
            case "exit" -> System.exit(0);
            case "fail" -> throw new IllegalStateException("oh");
            default -> Thread.sleep(100_000);
        }
    }
}

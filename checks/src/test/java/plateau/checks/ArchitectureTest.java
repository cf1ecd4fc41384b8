package plateau.checks;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.PrintStream;
import java.time.Clock;
import plateau.bots.Bots;
import plateau.drawing.Drawings;

/// The map of `docs/architecture.md`, kept true: who may use whom, and what has no place in the rules.
@AnalyzeClasses(packages = "plateau", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String CORE = "plateau.core..";
    private static final String API = "plateau.api..";
    private static final String CONTRACT = "plateau.contract..";
    private static final String GAMES = "plateau.games..";
    private static final String BOTS = "plateau.bots..";
    private static final String ARENA = "plateau.arena..";
    private static final String DATA = "plateau.data..";
    private static final String HOSTING = "plateau.hosting..";
    private static final String WORDS = "plateau.words..";
    private static final String DRAWING = "plateau.drawing..";
    private static final String REPORTS = "plateau.reports..";
    private static final String SERVER = "plateau.server..";
    private static final String SPARK = "plateau.spark..";
    private static final String TERMINAL = "plateau.terminal..";
    private static final String SUITE = "plateau.suite..";
    private static final String TESTKIT = "plateau.testkit..";
    private static final String[] EVERYWHERE = {"java..", "org.jspecify.."};

    @ArchTest
    static final ArchRule coreUsesNothingOfOurs = uses(CORE, "io.avaje.json..");

    @ArchTest
    static final ArchRule theApiUsesCoreBotsArenaAndWords = uses(API, CORE, BOTS, ARENA, WORDS);

    @ArchTest
    static final ArchRule theContractUsesTheCore = uses(CONTRACT, CORE);

    @ArchTest
    static final ArchRule gamesUseTheCore = uses(GAMES, CORE);

    @ArchTest
    static final ArchRule botsUseCoreAndGames = uses(BOTS, CORE, GAMES);

    @ArchTest
    static final ArchRule arenaUsesTheCore = uses(ARENA, CORE, "com.sun.management..");

    @ArchTest
    static final ArchRule dataUsesCoreAndArena = uses(DATA, CORE, ARENA, "org.duckdb..");

    @ArchTest
    static final ArchRule sparkUsesCoreGamesBotsAndArena =
            uses(SPARK, CORE, GAMES, BOTS, ARENA, "org.apache.spark..", "org.apache.hadoop..", "scala..");

    @ArchTest
    static final ArchRule hostingUsesCoreGamesBotsAndArena = uses(HOSTING, CORE, GAMES, BOTS, ARENA);

    @ArchTest
    static final ArchRule theServerUsesAllButTheTerminal = uses(
            SERVER,
            CORE,
            API,
            GAMES,
            BOTS,
            ARENA,
            HOSTING,
            WORDS,
            DRAWING,
            REPORTS,
            "io.helidon..",
            "org.flywaydb..",
            "com.zaxxer.hikari..",
            "com.pocketcombats.openskill..",
            "javax.sql..");

    @ArchTest
    static final ArchRule terminalUsesAllOfThem = uses(
            TERMINAL,
            CORE,
            API,
            CONTRACT,
            GAMES,
            BOTS,
            ARENA,
            HOSTING,
            WORDS,
            DRAWING,
            REPORTS,
            SERVER,
            "picocli..",
            "org.jline..",
            "javax.net.ssl..");

    @ArchTest
    static final ArchRule wordsUseCoreAndGames = uses(WORDS, CORE, GAMES);

    @ArchTest
    static final ArchRule drawingUsesCoreGamesAndWords =
            uses(DRAWING, CORE, GAMES, WORDS, "com.github.weisj.jsvg..", "javax.imageio..", "org.w3c.dom..");

    @ArchTest
    static final ArchRule reportsUseCoreArenaWordsAndDrawing = uses(REPORTS, CORE, ARENA, WORDS, DRAWING);

    @ArchTest
    static final ArchRule testkitUsesTheCoreAndTheContract =
            uses(TESTKIT, CORE, CONTRACT, "org.junit..", "org.assertj..");

    @ArchTest
    static final ArchRule gamesNeverSeeEachOther =
            slices().matching("plateau.games.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule partsOfTheCoreFormNoCircle =
            slices().assignedFrom(packagesOf(CORE)).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule partsOfTheArenaFormNoCircle =
            slices().assignedFrom(packagesOf(ARENA)).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule partsOfTheServerFormNoCircle =
            slices().assignedFrom(packagesOf(SERVER)).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule partsOfTheBotsFormNoCircle = slices().assignedFrom(packagesOf(BOTS))
            .should()
            .beFreeOfCycles()
            // The lists of all games' bots and evaluations stand beside what those are made of.
            .ignoreDependency(equivalentTo(Bots.class), DescribedPredicate.alwaysTrue())
            .ignoreDependency(simpleName("Evaluations"), DescribedPredicate.alwaysTrue());

    @ArchTest
    static final ArchRule partsOfTheTerminalFormNoCircle =
            slices().assignedFrom(packagesOf(TERMINAL)).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule partsOfDrawingFormNoCircle = slices().assignedFrom(packagesOf(DRAWING))
            .should()
            .beFreeOfCycles()
            // The list of all games' drawings stands beside what they are made of.
            .ignoreDependency(equivalentTo(Drawings.class), DescribedPredicate.alwaysTrue());

    @ArchTest
    static final ArchRule partsOfReportsFormNoCircle =
            slices().assignedFrom(packagesOf(REPORTS)).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule searchKnowsNoGame = noClasses()
            .that(resideInAPackage("plateau.bots.search.."))
            .should()
            .dependOnClassesThat(resideInAPackage(GAMES))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyTheTerminalPrints = noClasses()
            .that(not(resideInAnyPackage(TERMINAL, HOSTING, SUITE)))
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(PrintStream.class)
            .because("what people see goes through the terminal's Screen;"
                    + " hosts are programs that speak to a referee, and the suite tells how tests went");

    @ArchTest
    static final ArchRule rulesDrawNoLotsThemselves = noClasses()
            .that(resideInAnyPackage(CORE, GAMES))
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.security\\.SecureRandom|java\\.util\\.concurrent\\.ThreadLocalRandom")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule gamesAreHandedTheirRandomSource = noClasses()
            .that(resideInAPackage(GAMES))
            .and(not(simpleNameEndingWith("Deck")))
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("plateau.core.luck.Lot")
            .because("only a deck that an option's seed describes is drawn by the game");

    @ArchTest
    static final ArchRule rulesReadNoClock = noClasses()
            .that(resideInAnyPackage(CORE, GAMES))
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .dependOnClassesThat(
                    resideInAPackage(Clock.class.getPackageName() + "..").and(not(simpleName("Duration"))))
            .because("a length of time may be an option, the time of day is none");

    @ArchTest
    static final ArchRule rulesDoNoInputAndOutput = noClasses()
            .that(resideInAnyPackage(CORE, GAMES))
            .and(not(simpleName("Resource")))
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio..", "java.net..")
                    .and(not(resideInAnyPackage("java.nio.charset..")))
                    .and(not(serialisation())));

    /// Enums, records and exceptions are tied to this one type of `java.io` by the compiler.
    private static com.tngtech.archunit.base.DescribedPredicate<JavaClass> serialisation() {
        return JavaClass.Predicates.type(java.io.Serializable.class);
    }

    /// Each package of a module for itself.
    private static SliceAssignment packagesOf(String module) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return resideInAPackage(module).test(type)
                        ? SliceIdentifier.of(type.getPackageName())
                        : SliceIdentifier.ignore();
            }

            @Override
            public String getDescription() {
                return "packages of " + module;
            }
        };
    }

    private static ArchRule uses(String who, String... whom) {
        var allowed = new java.util.ArrayList<>(java.util.List.of(EVERYWHERE));
        allowed.add(who);
        allowed.addAll(java.util.List.of(whom));
        return classes()
                .that(resideInAPackage(who))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed.toArray(String[]::new)));
    }
}

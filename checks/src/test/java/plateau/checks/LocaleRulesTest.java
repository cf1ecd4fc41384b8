package plateau.checks;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.ClassesShouldConjunction;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Formatter;
import java.util.Scanner;
import org.junit.jupiter.api.Tag;
import plateau.core.text.Text;

/// What is written and read does not depend on where it is: Arabic digits in a notation made records
/// that nobody could read.
@AnalyzeClasses(packages = "plateau", importOptions = ImportOption.DoNotIncludeTests.class)
@Tag("slow")
class LocaleRulesTest {
    @ArchTest
    static final ArchRule textsAreFormattedTheSameEverywhere = calls(String.class, "formatted", Object[].class)
            .orShould()
            .callMethod(String.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(PrintStream.class, "printf", String.class, Object[].class)
            .orShould()
            .callMethod(PrintStream.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(PrintWriter.class, "printf", String.class, Object[].class)
            .orShould()
            .callMethod(PrintWriter.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(MessageFormat.class, "format", String.class, Object[].class)
            .orShould()
            .callConstructor(MessageFormat.class, String.class)
            .orShould()
            .callConstructor(Formatter.class)
            .orShould()
            .callConstructor(Formatter.class, Appendable.class)
            .orShould()
            .callMethod(NumberFormat.class, "getInstance")
            .orShould()
            .callMethod(NumberFormat.class, "getIntegerInstance")
            .because("Text.format, or a Locale as first argument, is the same everywhere");

    @ArchTest
    static final ArchRule lettersChangeCaseTheSameEverywhere = calls(String.class, "toLowerCase")
            .orShould()
            .callMethod(String.class, "toUpperCase")
            .because("in Turkish the small I has no dot");

    @ArchTest
    static final ArchRule numbersAreReadInOneSpelling = noClasses()
            .that(not(belongToAnyOf(Text.class)))
            .and(not(resideInAnyPackage("plateau.testkit..", "plateau.suite..")))
            .should()
            .callMethod(Integer.class, "parseInt", String.class)
            .orShould()
            .callMethod(Integer.class, "valueOf", String.class)
            .orShould()
            .callMethod(Integer.class, "decode", String.class)
            .orShould()
            .callMethod(Long.class, "parseLong", String.class)
            .orShould()
            .callMethod(Long.class, "valueOf", String.class)
            .orShould()
            .callMethod(Long.class, "decode", String.class)
            .orShould()
            .callConstructor(Scanner.class, String.class)
            .because("Text.wholeNumber takes the digits 0 to 9 alone");

    private static ClassesShouldConjunction calls(Class<?> owner, String method, Class<?>... parameters) {
        return noClasses().should().callMethod(owner, method, parameters);
    }
}

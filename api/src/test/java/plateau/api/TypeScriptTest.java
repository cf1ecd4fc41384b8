package plateau.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TypeScriptTest {
    private static final String TEXT = TypeScript.text();

    @Test
    void aRecordIsAnInterfaceWithWhatIsSaidOfItsComponents() {
        assertThat(TEXT).contains("""
                        export interface Departure {
                          seat: number;
                          /** How many moves had been made. */
                          ply: number;
                          ending: Ending;
                          reason: string;
                        }
                        """);
    }

    @Test
    void whatIsFlatStandsBesideTheOthersAndWhatIsOptionalMayBeMissing() {
        assertThat(TEXT)
                .contains("export interface Table {", "  undo?: boolean;", "  again?: string;", "  open: boolean;");
    }

    @Test
    void severalKindsOfRecordAreTheUnionOfTheirs() {
        assertThat(TEXT)
                .contains(
                        "export interface StoodIn {\n  type: \"stood-in\";\n",
                        "export type Event = Occurrence & {",
                        " | StoodIn | ",
                        "export const occurrenceTypes = [\"sat\", ")
                .contains("export interface Whole {\n  type: \"table\";\n");
    }

    @Test
    void aNumberOrAWordIsEither() {
        assertThat(TEXT).contains("  mover: number | \"chance\" | \"nobody\";");
    }

    @Test
    void aListMayHoldNothingAtAPlaceAndIsThereItself() {
        assertThat(TEXT).contains("  payoffs: (number | null)[];");
    }

    @Test
    void everyTypeIsDeclaredOnceAndBeforeItIsUsedByNone() {
        assertThat(TEXT.lines().filter(line -> line.startsWith("export ")).map(line -> line.split(" ")[2]))
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(25);
    }
}

package plateau.arena.folder;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.Part;
import plateau.arena.evaluation.PartJson;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.evaluation.sweep.EvaluationPlanJson;
import plateau.core.Version;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;

/// Where an evaluation is kept: its description, a journal of the parts that were played, and what was
/// found. Whoever has it open has it alone.
public final class EvaluationFolder implements AutoCloseable {
    /// The description of the evaluation.
    public static final String PLAN = "evaluation.json";

    /// The journal: a line for each part.
    public static final String PARTS = "parts.jsonl";

    private static final LockedFolder.Kind EVALUATION = new LockedFolder.Kind(
            Message.of("folder.evaluation", "an evaluation"),
            Message.of("folder.no-evaluation", "no evaluation"),
            PLAN,
            List.of(PARTS, "cells.csv", "cells.parquet", "games.parquet"));

    private final LockedFolder premises;
    private final Map<String, Object> description;
    private final EvaluationPlan plan;
    private final LineFile parts;
    private final int earlier;
    private long lines;
    private @Nullable Unwritten unwritten;

    private EvaluationFolder(LockedFolder premises, EvaluationPlan plan, Map<String, Object> description)
            throws IOException {
        this.premises = premises;
        this.plan = plan;
        this.description = description;
        parts = LineFile.open(premises.path().resolve(PARTS), (line, _) -> line - 1L);
        earlier = parts.games().size();
        lines = earlier;
        repair();
    }

    /// A line at the end that was torn is taken away: its games are played again.
    private void repair() throws IOException {
        try {
            var all = parts.games().stream().sorted().toList();
            if (!parts.holds(all)) {
                parts.arrange(all);
            }
        } catch (IOException | RuntimeException refused) {
            parts.close();
            throw refused;
        }
    }

    /// Begins an evaluation in a folder, which is made if there is none; refuses one that holds an
    /// evaluation.
    ///
    /// @param besides what the description says besides the plan, such as the command that repeats it
    public static EvaluationFolder begin(Path path, EvaluationPlan plan, Map<String, ?> besides) {
        var description = new LinkedHashMap<>(EvaluationPlanJson.write(plan));
        description.put("plateau", Version.PLATEAU);
        description.putAll(besides);
        return LockedFolder.begin(
                path, EVALUATION, description, premises -> new EvaluationFolder(premises, plan, description));
    }

    /// Goes on with the evaluation of a folder.
    public static EvaluationFolder resume(Path path) {
        return LockedFolder.resume(
                path,
                EVALUATION,
                premises -> new EvaluationFolder(
                        premises,
                        premises.description(EvaluationPlanJson::read),
                        new LinkedHashMap<>(premises.description(Json::readObject))));
    }

    public EvaluationPlan plan() {
        return plan;
    }

    /// What its description says. What is changed is written when it is finished.
    public Map<String, Object> description() {
        return description;
    }

    /// The parts that were played before it was opened, in the order in which they were. They are read
    /// when they are asked for, one at a time, since together they may be large; a damaged one is refused
    /// then.
    public Collection<Part> earlier() {
        return new AbstractCollection<>() {
            @Override
            public int size() {
                return earlier;
            }

            @Override
            public void forEach(Consumer<? super Part> action) {
                premises.keep(() -> read(action));
            }

            @Override
            public Iterator<Part> iterator() {
                var all = new ArrayList<Part>();
                forEach(all::add);
                return all.iterator();
            }
        };
    }

    private void read(Consumer<? super Part> action) throws IOException {
        try (var reader = Files.newBufferedReader(premises.path().resolve(PARTS))) {
            for (int line = 1; line <= earlier; line++) {
                action.accept(read(line, reader));
            }
        }
    }

    private Part read(int line, BufferedReader reader) throws IOException {
        var text = Objects.requireNonNull(reader.readLine());
        try {
            return PartJson.read(text);
        } catch (BadInput damaged) {
            // What was played later may follow from what was in the line.
            if (plan.isSearch() || plan.until().isPresent()) {
                throw new BadInput(
                        "evaluation.damaged-rest",
                        "%s: %s, line %d: %s; without it and the lines after it their games" + " would be played again",
                        LockedFolder.RESUME,
                        PARTS,
                        line,
                        damaged.inWords());
            }
            throw new BadInput(
                    "evaluation.damaged",
                    "%s: %s, line %d: %s; without the line its games would be played again",
                    LockedFolder.RESUME,
                    PARTS,
                    line,
                    damaged.inWords());
        }
    }

    /// A part was played. After one that could not be written there are no others: they may follow from
    /// what it came to.
    public synchronized void add(Part part) {
        if (unwritten != null) {
            throw unwritten;
        }
        try {
            premises.keep(() -> parts.add(lines, PartJson.write(part)));
            lines++;
        } catch (Unwritten full) {
            unwritten = full;
            throw full;
        }
    }

    /// Writes files, each by its name.
    public void write(Map<String, byte[]> files) {
        premises.write(files);
    }

    /// Writes all that was found. The description, which says that all the others are there, is the last.
    ///
    /// @param report files by their names
    /// @param tables writes those that may be written elsewhere, where nobody is any more: after the report
    public void finish(Findings findings, Map<String, byte[]> report, Runnable tables) {
        write(report);
        tables.run();
        var result = new LinkedHashMap<String, Object>();
        result.put("games", findings.games());
        result.put("cells", findings.cells().size());
        result.put("partial", findings.isPartial());
        description.put("result", result);
        write(Map.of(PLAN, (Json.write(description) + "\n").getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public void close() {
        premises.keep(() -> {
            try (premises) {
                parts.close();
            }
        });
    }
}

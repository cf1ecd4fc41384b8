package plateau.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.Harvest;
import plateau.arena.evaluation.Part;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Engine;
import plateau.arena.series.Played;
import plateau.arena.series.PlayingWork;
import plateau.arena.series.Row;
import plateau.arena.series.Series;
import plateau.arena.series.Worker;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.StandingsJson;
import plateau.bots.Residents;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.games.Games;

/// Evaluations and tournaments, played anywhere.
final class Trial {
    static final EvaluationPlan MUNIFICENCE = plan(400, Optional.empty());

    private Trial() {}

    static EvaluationPlan plan(long games, Optional<String> until) {
        return new EvaluationPlan(
                "munificence",
                Optional.empty(),
                List.of(),
                List.of("random", "classic"),
                List.of(new Axis("builder-seed", List.of("0", "1")), new Axis("players", List.of("2", "3"))),
                games,
                until,
                Optional.empty(),
                0,
                7,
                "");
    }

    static Engine here(int threads) {
        return Engine.here(new Residents(), threads);
    }

    static Findings evaluate(Engine where, EvaluationPlan plan) {
        return evaluate(where, plan, false, List.of(), (_, _) -> {});
    }

    /// What to do when a part was played.
    interface Watcher {
        void played(Series<Harvest> series, Part part);
    }

    static Findings evaluate(
            Engine where, EvaluationPlan plan, boolean keepsGames, List<Part> earlier, Watcher watcher) {
        var cells = Cells.of(plan, Games.named(plan.game()));
        var running = new ArrayList<Series<Harvest>>();
        Consumer<Part> sink = part -> watcher.played(running.getFirst(), part);
        var evaluation = new Evaluation(plan, cells, where.desks(), earlier, sink);
        running.add(new Series<>(evaluation, where.desks(evaluation.work(keepsGames))));
        running.getFirst().run();
        return evaluation.findings();
    }

    /// All that was found but the times.
    static List<Object> figures(Findings findings) {
        var figures = new ArrayList<Object>();
        figures.add(findings.games());
        figures.add(findings.lengths().counts());
        for (Finding each : findings.cells()) {
            figures.add(List.of(each.cell(), each.games(), each.figures(), each.causes()));
        }
        return figures;
    }

    /// The standings, without times, and the records of all games in their order.
    static List<String> tournament(Engine where) {
        var plan = new TournamentPlan(
                List.of(new Discipline("piles", Map.of("size", 3L), 2), new Discipline("munificence", Map.of(), 2)),
                List.of("random", "greedy", "mcts:steps=3"),
                Format.ROUND_ROBIN,
                0,
                12,
                5,
                "",
                Optional.empty());
        var records = new TreeMap<Long, String>();
        var tournament = new Tournament(plan, List.of(), game -> records.put(number(game), line(game)));
        var work = new PlayingWork(Set.of(Worker.Extra.RECORDS));
        new Series<>(tournament, where.desks(work)).run();
        var json = Wire.json(StandingsJson.of(tournament.rated()));
        json.remove("times");
        var lines = new ArrayList<>(records.values());
        lines.add(Json.write(json));
        return lines;
    }

    private static long number(Played game) {
        return game.row().task().number();
    }

    private static String line(Played game) {
        return game.record().orElseThrow().toJson();
    }

    /// What is written about a game.
    static List<Object> row(Row row) {
        return List.of(row.task().group(), row.task().first(), (long) row.decisions(), row.share(0) / 7.0, row.cause());
    }
}

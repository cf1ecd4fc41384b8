package plateau.server.api;

import java.nio.file.Files;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.api.ProjectJson;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.core.wire.Wire;
import plateau.server.accounts.NameTags;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.projects.Project;
import plateau.server.projects.ProjectFiles;
import plateau.server.projects.Projects;
import plateau.server.storage.Storage;
import plateau.words.Sentences;

/// What can be asked for of every kind of project: how it goes, that it ends, and its files.
///
/// @param <P> the kind
final class ProjectEndpoints<P extends Project> {
    private final Projects<P> projects;
    private final String name;
    private final String article;
    private final String closed;
    private final Field id;

    /// @param name of the kind in paths and in words, such as `tournament`
    /// @param article `a` or `an`
    /// @param closed why nobody may look at all; empty where everybody may
    ProjectEndpoints(Projects<P> projects, String name, String article, String closed) {
        this.projects = projects;
        this.name = name;
        this.article = article;
        this.closed = closed;
        id = CommonFields.id(name).help("The id of " + one() + ".").example("k3v9xw2m7q");
    }

    private String one() {
        return article + " " + name;
    }

    /// Its heading: `Tournaments`.
    String group() {
        return Sentences.capital(name) + "s";
    }

    /// Where all of them are.
    String path() {
        return "/api/" + name + "s";
    }

    /// The field of its id in paths.
    Field id() {
        return id;
    }

    /// Where one of them is, and something of it.
    private String path(String rest) {
        return path() + "/{" + name + "}" + rest;
    }

    /// By what programs call something that is done with one of them.
    private String named(String verb, String rest) {
        return verb + Sentences.capital(name) + rest;
    }

    Endpoint.Draft of(String rest) {
        var draft = Endpoint.get(path(rest)).in(group()).path(id).refuses(404, "There is no such " + name + ".");
        return closed.isEmpty() ? draft : draft.refuses(403, closed);
    }

    P find(Request request) {
        return projects.find(request.text(name));
    }

    /// Who began it, and whether that is the one who asks, besides everything else.
    Map<String, Object> told(Request request, Storage storage, P project, Map<String, Object> json) {
        return told(request, owners(storage, List.of(project)), project, json);
    }

    /// @param owners what those are called who began something
    Map<String, Object> told(Request request, Map<String, String> owners, P project, Map<String, Object> json) {
        var told = new LinkedHashMap<>(json);
        told.putAll(Wire.json(whose(request, owners, project)));
        return told;
    }

    /// Who began it, and whether that is the one who asks.
    ProjectJson.Whose whose(Request request, Storage storage, P project) {
        return whose(request, owners(storage, List.of(project)), project);
    }

    /// @param owners what those are called who began something
    ProjectJson.Whose whose(Request request, Map<String, String> owners, P project) {
        return new ProjectJson.Whose(
                Optional.ofNullable(owners.get(project.owner())), project.isOwnedBy(AccountCaller.id(request)));
    }

    /// What those are called who began some projects that are listed together, by their accounts.
    Map<String, String> owners(Storage storage, List<P> listed) {
        var accounts = listed.stream()
                .map(Project::owner)
                .distinct()
                .flatMap(owner -> storage.account(owner).stream())
                .toList();
        var tags = new NameTags();
        accounts.forEach(account -> tags.add(account.id(), account.name()));
        var owners = new HashMap<String, String>();
        accounts.forEach(each -> owners.put(each.id(), tags.shown(each.id(), each.name())));
        return owners;
    }

    private Endpoint.Draft change(Endpoint.Draft draft) {
        return draft.in(group())
                .forAccounts()
                .path(id)
                .answers(204, "It is done.")
                .refuses(403, "Somebody else began it.")
                .refuses(404, "There is no such " + name + ".");
    }

    private Endpoint.Handler doing(Change change) {
        return request -> {
            change.of(request.text(name), AccountCaller.of(request).id());
            return Answer.nothing();
        };
    }

    /// Something that an account does with one of them.
    private interface Change {
        void of(String id, String account);
    }

    Endpoint stop() {
        return change(Endpoint.post(path("/stop")))
                .named(named("stop", ""))
                .says("Ends " + one() + " early")
                .explains("What was played stays, with a report on it.")
                .by(doing(projects::stop));
    }

    Endpoint goOn() {
        return change(Endpoint.post(path("/resume")))
                .named(named("resume", ""))
                .says("Goes on with " + one() + " that was stopped")
                .refuses(409, "All games are played, or it is being stopped just now.")
                .refuses(429, "You have another one that is not over, or too many wait.")
                .by(doing(projects::goOn));
    }

    /// @param gone is told which one is not there any more
    Endpoint delete(Consumer<String> gone) {
        return change(Endpoint.delete(path("")))
                .named(named("delete", ""))
                .says("Forgets " + one() + " that has ended, with all its files")
                .refuses(409, "It is not over.")
                .by(doing((which, account) -> {
                    projects.delete(which, account);
                    gone.accept(which);
                }));
    }

    Endpoint listen(String explained, Schema schema) {
        return of("/events")
                .named(named("listenTo", ""))
                .says("Tells how " + one() + " goes, as it goes")
                .explains(explained)
                .streams("The " + name + ", whenever something has changed.", schema)
                .answers(204, "It is over, and you know how it ended.")
                .by(this::listen);
    }

    /// Who comes back after the last event has heard everything.
    private Answer listen(Request request) {
        var project = find(request);
        if (project.hasEnded() && !request.header("Last-Event-ID").isEmpty()) {
            return Answer.nothing();
        }
        return Answer.stream(project.stand().listen(projects.place(project)));
    }

    /// @param example the name of a file
    Endpoint file(String explained, String example) {
        return of("/files/{name}")
                .named(named("read", "File"))
                .says("Gives a file of " + one())
                .explains(explained)
                .path(id, Field.text("name", 100).example(example))
                .answersAs(ProjectFiles.TYPES, "The file.")
                .refuses(404, "It has no such file yet.")
                .by(request -> file(find(request), request.text("name")));
    }

    private static Answer file(Project project, String name) {
        var file = new ProjectFiles(project).find(name);
        return Answer.written(ProjectFiles.type(name), out -> Files.copy(file, out))
                .saved(name);
    }

    Endpoint zip() {
        return of("/files.zip")
                .named(named("read", ""))
                .says("Gives all files of " + one() + " in one")
                .counts(RateClass.CREATES)
                .answersAs("application/zip", "The archive.")
                .by(request -> {
                    var files = new ProjectFiles(find(request));
                    return Answer.written("application/zip", files::zip).saved(files.archive() + ".zip");
                });
    }
}

package haven.server.http;

import haven.server.lab.Laboratory;
import haven.server.lab.Study;
import haven.server.store.Person;
import haven.server.store.Store;
import haven.server.table.Tables;
import haven.server.wire.Codec;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Optional;

/** The laboratory over HTTP: begin, look how far it is, stop, take the report, open a game. */
public final class LabDesk {
  private final Callers callers;
  private final Laboratory laboratory;
  private final Tables tables;

  public LabDesk(Store store, Laboratory laboratory, Tables tables) {
    callers = new Callers(store);
    this.laboratory = laboratory;
    this.tables = tables;
  }

  public void install(JavalinConfig config) {
    config.routes.get("/api/laboratory", this::look);
    config.routes.post("/api/laboratory", this::begin);
    config.routes.delete("/api/laboratory", this::stop);
    config.routes.get("/api/laboratory/report.html", this::html);
    config.routes.get("/api/laboratory/report.json", this::json);
    config.routes.post("/api/laboratory/games", this::open);
  }

  /** Whoever is nobody yet sees what the laboratory offers. */
  private void look(Context context) {
    answer(context, callers.signedIn(context));
  }

  private void answer(Context context, Optional<Person> person) {
    Api.answer(context, Codec.write(laboratory.bench(person)));
  }

  private void begin(Context context) {
    Person person = callers.person(context);
    laboratory.begin(person, context.ip(), Api.body(context));
    answer(context, Optional.of(person));
  }

  private void stop(Context context) {
    Person person = callers.person(context);
    laboratory.stop(person);
    answer(context, Optional.of(person));
  }

  private Study study(Context context) {
    return laboratory
        .of(callers.person(context))
        .orElseThrow(() -> new HttpResponseException(404, "you have no study"));
  }

  private void html(Context context) {
    context.contentType("text/html").result(study(context).html());
  }

  private void json(Context context) {
    context.contentType("application/json").result(study(context).json());
  }

  /**
   * A game of the study comes to a table, where it is looked at; once, however often it is asked.
   */
  private void open(Context context) {
    Person person = callers.person(context);
    Study study = study(context);
    Fields fields = Api.body(context).only("seed", "other");
    long seed = fields.id("seed");
    boolean other = fields.truth("other");
    String code =
        study
            .table(seed, other)
            .filter(known -> tables.find(known).isPresent())
            .orElseGet(() -> bring(person, study, seed, other));
    Api.answer(context, Json.object().put("code", code));
  }

  private String bring(Person person, Study study, long seed, boolean other) {
    Study.Opened opened = study.game(seed, other);
    String code = tables.bring(person, opened.plan(), opened.game()).code();
    study.lies(seed, other, code);
    return code;
  }
}

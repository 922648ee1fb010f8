package haven.server.http;

import haven.content.words.Languages;
import haven.rulebook.Catalogue;
import haven.rulebook.PlainWords;
import haven.server.rules.RuleSearch;
import haven.server.solve.BadPosition;
import haven.server.solve.PositionLimits;
import haven.server.solve.Solver;
import haven.server.wire.Json;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Objects;

/** What anybody may look up without a table: rules, and what a monster would do. */
public final class Reference {
  private static final int LONGEST_WORD = 60;

  private final RuleSearch rules = new RuleSearch(Catalogue.load(), PlainWords.load());
  private final Solver solver = new Solver(PositionLimits.PUBLIC);

  public void install(JavalinConfig config) {
    config.routes.get("/api/rules", this::search);
    config.routes.get("/api/rules/{id}", this::rule);
    config.routes.post("/api/solve", this::solve);
    config.routes.get("/api/words/{language}", this::words);
  }

  private void search(Context context) {
    String word = Objects.requireNonNullElse(context.queryParam("word"), "");
    if (word.length() > LONGEST_WORD) {
      throw new HttpResponseException(400, "look for a shorter word");
    }
    String ruleset = Objects.requireNonNullElse(context.queryParam("ruleset"), "");
    json(context, Json.MAPPER.writeValueAsString(rules.search(word, ruleset)));
  }

  private void rule(Context context) {
    String id = context.pathParam("id");
    json(
        context,
        rules
            .rule(id)
            .map(Json.MAPPER::writeValueAsString)
            .orElseThrow(() -> new HttpResponseException(404, "no rule has that number")));
  }

  private void solve(Context context) {
    try {
      json(context, solver.solve(context.body()));
    } catch (BadPosition e) {
      throw new HttpResponseException(400, String.valueOf(e.getMessage()));
    }
  }

  private void words(Context context) {
    String language = context.pathParam("language");
    if (!Languages.CODES.contains(language)) {
      throw new HttpResponseException(
          404, "there are words in " + String.join(", ", Languages.CODES));
    }
    json(context, Json.MAPPER.writeValueAsString(Languages.templates(language)));
  }

  private static void json(Context context, String text) {
    context.contentType("application/json").result(text);
  }
}

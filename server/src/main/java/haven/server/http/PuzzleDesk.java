package haven.server.http;

import haven.content.pack.Library;
import haven.server.puzzle.PuzzleShelf;
import haven.server.puzzle.PuzzleSitting;
import haven.server.wire.Codec;
import haven.server.wire.Json;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.List;

/**
 * Puzzles over HTTP. Whatever is asked changes nothing, and all that was chosen so far is part of
 * the question: a stranger can neither fill the store nor the memory with it.
 */
public final class PuzzleDesk {
  private static final int LONGEST = 4000;
  private static final String NEXT = ";";

  private final PuzzleShelf shelf;

  public PuzzleDesk(Library library) {
    shelf = new PuzzleShelf(library);
  }

  public void install(JavalinConfig config) {
    config.routes.get("/api/puzzles", context -> answer(context, shelf.list()));
    config.routes.get("/api/puzzles/{id}", context -> answer(context, sitting(context).moment()));
    config.routes.get(
        "/api/puzzles/{id}/moves", context -> answer(context, sitting(context).moves()));
    config.routes.get(
        "/api/puzzles/{id}/preview",
        context -> answer(context, sitting(context).preview(query(context, "choice"))));
    config.routes.get(
        "/api/puzzles/{id}/solution", context -> answer(context, sitting(context).solution()));
  }

  private PuzzleSitting sitting(Context context) {
    String given = query(context, "choices");
    List<String> choices = given.isEmpty() ? List.of() : List.of(given.split(NEXT));
    boolean hosted = query(context, "plain").isEmpty();
    return PuzzleSitting.after(shelf, context.pathParam("id"), choices, hosted);
  }

  private static String query(Context context, String name) {
    String given = context.queryParam(name);
    if (given != null && given.length() > LONGEST) {
      throw new HttpResponseException(400, "that is too long for a turn");
    }
    return given == null ? "" : given;
  }

  private static void answer(Context context, Record told) {
    context.contentType("application/json").result(Json.bytes(Codec.write(told)));
  }
}

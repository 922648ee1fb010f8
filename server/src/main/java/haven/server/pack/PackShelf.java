package haven.server.pack;

import haven.content.pack.Library;
import haven.content.pack.Packs;
import haven.content.yaml.Problem;
import haven.server.wire.Json;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import tools.jackson.databind.node.ArrayNode;

/** The packs from which a game can be chosen, and those from which none can, and why. */
public final class PackShelf {
  private static final Logger LOG = Logger.getLogger(PackShelf.class.getName());

  private final Library library;

  /** What was written down of each pack, so that it is not again at each request. */
  private final Map<String, List<Problem>> told = new ConcurrentHashMap<>();

  public PackShelf(Library library) {
    this.library = library;
  }

  /** A built-in pack without scenarios is one to borrow from, and nothing to choose. */
  public ArrayNode playable() {
    ArrayNode list = Json.array();
    Library now = library.asItIs();
    for (String id : now.ids()) {
      Packs.Read read = now.read(id);
      tell(id, read.problems());
      read.pack()
          .filter(pack -> library.isOwn(id) || !pack.scenarios().isEmpty())
          .ifPresent(pack -> list.add(new PackJson(pack).overview()));
    }
    return list;
  }

  /** Packs of the user's folders with mistakes, each with its first one. */
  public ArrayNode broken() {
    ArrayNode list = Json.array();
    Library now = library.asItIs();
    for (String id : now.ids()) {
      List<Problem> problems = now.read(id).problems();
      if (!problems.isEmpty() && library.isOwn(id)) {
        Problem first = problems.getFirst();
        list.addObject()
            .put("id", id)
            .put("name", now.name(id))
            .put("message", first.message())
            .put("remedy", first.remedy())
            .put("file", first.place().file())
            .put("line", first.place().line())
            .put("mistakes", problems.size());
      }
    }
    return list;
  }

  private void tell(String id, List<Problem> problems) {
    List<Problem> before = told.put(id, problems);
    if (!problems.isEmpty() && !problems.equals(before)) {
      LOG.log(
          Level.WARNING,
          () ->
              "The pack %s cannot be played. Mistakes: %d, the first is %s"
                  .formatted(id, problems.size(), problems.getFirst()));
    }
  }
}

package haven.content.pack;

import haven.content.form.Closest;
import haven.model.pack.Pack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The packs at hand: those that come with the program, and those of a user's folders, which go
 * first where ids are the same. Packs are read when asked for.
 */
public final class Library {
  /** Lies beside the built-in packs, wherever those are. */
  private static final String SCHEMA = "/packs/schema.json";

  private final Map<String, PackFiles> files = new LinkedHashMap<>();

  /** A server reads packs for many at once. */
  private final Map<String, Packs.Read> read = new ConcurrentHashMap<>();

  private Library() {}

  /** The built-in packs and those in these folders, which need not exist. */
  public static Library of(List<Path> folders) {
    Library library = new Library();
    for (Path folder : folders) {
      library.look(folder);
    }
    library.lookInside();
    return library;
  }

  /** These packs and no others, such as those that a game was begun with. */
  public static Library ofFiles(Collection<PackFiles> packs) {
    Library library = new Library();
    packs.forEach(pack -> library.files.put(pack.name(), pack));
    return library;
  }

  private void look(Path folder) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> paths = Files.list(folder)) {
      paths
          .filter(PackFiles::isPack)
          .sorted()
          .map(PackFiles::of)
          .forEach(pack -> files.putIfAbsent(pack.name(), pack));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void lookInside() {
    URL schema = Library.class.getResource(SCHEMA);
    if (schema == null) {
      return;
    }
    try {
      URI uri = schema.toURI();
      if (uri.getScheme().equals("file")) {
        look(Path.of(uri).resolveSibling(""));
      } else {
        try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
          look(jar.getPath("/packs"));
        }
      }
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("the built-in packs cannot be read", e);
    }
  }

  /** The ids of all packs. */
  public Set<String> ids() {
    return files.keySet();
  }

  /** The files of a pack, if there is one of that id. */
  public Optional<PackFiles> files(String id) {
    return Optional.ofNullable(files.get(id));
  }

  /** The files of a pack without mistakes, and of all that it depends on. */
  public List<PackFiles> sources(String id) {
    Map<String, PackFiles> sources = new LinkedHashMap<>();
    Deque<String> open = new ArrayDeque<>(List.of(id));
    while (!open.isEmpty()) {
      String next = open.pop();
      PackFiles found = files.get(next);
      if (found != null && sources.putIfAbsent(next, found) == null) {
        open.addAll(pack(next).manifest().dependsOn());
      }
    }
    return List.copyOf(sources.values());
  }

  /** A pack, read and checked. */
  public Packs.Read read(String id) {
    PackFiles found = files.get(id);
    if (found == null) {
      throw new IllegalArgumentException(
          "there is no pack '%s'; %s"
              .formatted(
                  id,
                  Closest.to(id, ids())
                      .map(near -> "did you mean '" + near + "'?")
                      .orElse("there are " + String.join(", ", ids()))));
    }
    return read.computeIfAbsent(id, _ -> Packs.read(found, this::files));
  }

  /** A pack without mistakes. */
  public Pack pack(String id) {
    return read(id).orRefuse();
  }
}

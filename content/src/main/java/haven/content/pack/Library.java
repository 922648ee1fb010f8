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

package haven.content.pack;

import haven.content.form.Closest;
import haven.model.pack.Manifest;
import haven.model.pack.Pack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The packs at hand: those that come with the program, and those of a user's folders, which go
 * first where ids are the same. Packs are read when asked for, and those of a user again when their
 * files have changed.
 */
public final class Library {
  /** Lies beside the built-in packs, wherever those are. */
  private static final String SCHEMA = "/packs/schema.json";

  /** How long nobody looks whether files have changed. */
  private static final long FRESH = 500_000_000L;

  private final List<PackFolder> folders;
  private final Map<String, PackFiles> builtIn;
  private volatile Shelf shelf;
  private volatile long looked = System.nanoTime();

  /** The packs as they are at one moment; a server reads them for many at once. */
  private record Shelf(Map<String, PackFiles> files, boolean again, Map<String, Kept> read) {
    static Shelf of(Map<String, PackFiles> files, boolean again) {
      return new Shelf(files, again, new ConcurrentHashMap<>());
    }

    Packs.Read read(String id, PackFiles found) {
      return read.computeIfAbsent(id, _ -> kept(found)).read;
    }

    private Kept kept(PackFiles found) {
      Set<String> needs = new TreeSet<>(Set.of(found.name()));
      Function<String, Optional<PackFiles>> others =
          other -> {
            needs.add(other);
            return Optional.ofNullable(files.get(other));
          };
      return new Kept(again ? Packs.again(found, others) : Packs.read(found, others), needs);
    }

    /** What has not changed, and needs nothing that has, need not be read again. */
    Shelf changedTo(Map<String, PackFiles> others) {
      Shelf next = of(others, again);
      read.forEach(
          (id, kept) -> {
            if (kept.needs.stream()
                .allMatch(need -> Objects.equals(files.get(need), others.get(need)))) {
              next.read.put(id, kept);
            }
          });
      return next;
    }
  }

  /**
   * A pack as it was read.
   *
   * @param needs it and every pack that it asked for, found or not
   */
  private record Kept(Packs.Read read, Set<String> needs) {}

  private Library(List<PackFolder> folders, Map<String, PackFiles> builtIn) {
    this.folders = folders;
    this.builtIn = builtIn;
    shelf = Shelf.of(files(), false);
  }

  /** The built-in packs and those in these folders, which need not exist. */
  public static Library of(List<Path> folders) {
    return new Library(folders.stream().map(PackFolder::new).toList(), inside());
  }

  /** These packs and no others: those with which a game was begun, whatever is said of them now. */
  public static Library ofFiles(Collection<PackFiles> packs) {
    Map<String, PackFiles> files = new LinkedHashMap<>();
    packs.forEach(pack -> files.put(pack.name(), pack));
    Library kept = new Library(List.of(), files);
    kept.shelf = Shelf.of(files, true);
    return kept;
  }

  /** The packs as they are now, whatever becomes of their files. */
  public Library asItIs() {
    Shelf now = shelf();
    Library still = new Library(List.of(), now.files);
    still.shelf = now;
    return still;
  }

  private static Map<String, PackFiles> inside() {
    URL schema = Library.class.getResource(SCHEMA);
    if (schema == null) {
      return Map.of();
    }
    try {
      URI uri = schema.toURI();
      if (uri.getScheme().equals("file")) {
        return new PackFolder(Path.of(uri).resolveSibling("")).packs();
      }
      try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
        return new PackFolder(jar.getPath("/packs")).packs();
      }
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("the built-in packs cannot be read", e);
    }
  }

  private Map<String, PackFiles> files() {
    Map<String, PackFiles> files = new LinkedHashMap<>();
    for (PackFolder folder : folders) {
      folder.packs().forEach(files::putIfAbsent);
    }
    builtIn.forEach(files::putIfAbsent);
    return files;
  }

  private Shelf shelf() {
    if (!folders.isEmpty() && System.nanoTime() - looked > FRESH) {
      lookAgain();
    }
    return shelf;
  }

  private synchronized void lookAgain() {
    if (System.nanoTime() - looked > FRESH) {
      try {
        Map<String, PackFiles> files = files();
        if (!files.equals(shelf.files)) {
          shelf = shelf.changedTo(files);
        }
      } catch (UncheckedIOException e) {
        // The folder itself cannot be read just now: everything stays as it was.
      }
      looked = System.nanoTime();
    }
  }

  /** The ids of all packs. */
  public Set<String> ids() {
    return shelf().files.keySet();
  }

  /** Whether a pack is the user's, and not one that comes with the program. */
  public boolean isOwn(String id) {
    return !Objects.equals(shelf().files.get(id), builtIn.get(id));
  }

  /** What people call a pack, as far as that can be read. */
  public String name(String id) {
    return files(id)
        .flatMap(Packs::manifest)
        .map(Manifest::name)
        .filter(name -> !name.isBlank())
        .orElse(id);
  }

  /** The files of a pack, if there is one of that id. */
  public Optional<PackFiles> files(String id) {
    return Optional.ofNullable(shelf().files.get(id));
  }

  /** The files of a pack without mistakes, and of all that it depends on. */
  public List<PackFiles> sources(String id) {
    Map<String, PackFiles> sources = new LinkedHashMap<>();
    Deque<String> open = new ArrayDeque<>(List.of(id));
    while (!open.isEmpty()) {
      String next = open.pop();
      Optional<PackFiles> found = files(next);
      if (found.isPresent() && sources.putIfAbsent(next, found.get()) == null) {
        open.addAll(pack(next).manifest().dependsOn());
      }
    }
    return List.copyOf(sources.values());
  }

  /** A pack, read and checked. */
  public Packs.Read read(String id) {
    Shelf now = shelf();
    PackFiles found = now.files.get(id);
    if (found == null) {
      throw new IllegalArgumentException(
          "there is no pack '%s'; %s"
              .formatted(
                  id,
                  Closest.to(id, now.files.keySet())
                      .map(near -> "did you mean '" + near + "'?")
                      .orElse("there are " + String.join(", ", now.files.keySet()))));
    }
    return now.read(id, found);
  }

  /** A pack without mistakes. */
  public Pack pack(String id) {
    return read(id).orRefuse();
  }
}

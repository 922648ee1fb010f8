package haven.app.pack;

import haven.app.BadInput;
import haven.app.play.PackFolders;
import haven.content.pack.Library;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.pack.Pack;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** Where commands find packs: those that come along, those of the user, and any folder. */
public final class Shelf {
  @Mixin private PackFolders folders = new PackFolders();

  private @Nullable Library known;

  /** All packs that have an id. */
  public Library library() {
    Library library = Objects.requireNonNullElseGet(known, folders::library);
    known = library;
    return library;
  }

  /** Reads a pack by its id, or any folder. */
  public Packs.Read read(String wanted) {
    Optional<Path> path = folder(wanted);
    if (path.isEmpty()) {
      try {
        return library().read(wanted);
      } catch (IllegalArgumentException e) {
        throw new BadInput("'" + wanted + "' is no folder, and " + String.valueOf(e.getMessage()));
      }
    }
    PackFiles files = PackFiles.of(path.get());
    if (files.texts().isEmpty()) {
      throw new BadInput("the folder '" + wanted + "' has no YAML files");
    }
    Library beside = beside(path.get());
    return Packs.read(files, id -> beside.files(id).or(() -> library().files(id)));
  }

  /** A pack that may be used. */
  public Pack pack(String wanted) {
    Packs.Read read = read(wanted);
    return read.pack()
        .orElseThrow(
            () ->
                new BadInput(
                    "the pack has mistakes (haven check %s), the first: %s"
                        .formatted(wanted, read.problems().getFirst())));
  }

  /**
   * All packs with an id that have no mistakes, those that can be played before those to borrow
   * from; the others are of use to nobody.
   */
  public List<Pack> usable() {
    return library().ids().stream()
        .flatMap(id -> read(id).pack().stream())
        .sorted(Comparator.comparing(pack -> pack.scenarios().isEmpty()))
        .toList();
  }

  private static Library beside(Path path) {
    List<Path> folders = new ArrayList<>();
    Path parent = path.toAbsolutePath().normalize().getParent();
    if (parent != null) {
      folders.add(parent);
    }
    return Library.of(folders);
  }

  private static Optional<Path> folder(String wanted) {
    try {
      Path path = Path.of(wanted);
      return Files.isDirectory(path) ? Optional.of(path) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}

package haven.server.puzzle;

import haven.bots.puzzle.Puzzle;
import haven.bots.puzzle.PuzzleAim;
import haven.bots.puzzle.PuzzleBook;
import haven.bots.puzzle.PuzzleRun;
import haven.content.pack.BadPack;
import haven.content.pack.Library;
import haven.model.pack.Pack;
import haven.server.wire.Puzzling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles that still hold with the packs at hand; the others are not there. Positions that were
 * asked for lately are kept, so that they need not be played again for every choice.
 */
public final class PuzzleShelf {
  private static final int MOST_KEPT = 40;

  private final Library library;
  private final PuzzleBook book;
  private @Nullable List<Puzzle> holding;
  private final Map<String, PuzzleRun> kept =
      new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, PuzzleRun> eldest) {
          return size() > MOST_KEPT;
        }
      };

  public PuzzleShelf(Library library) {
    this(library, ShippedPuzzles.book());
  }

  PuzzleShelf(Library library, PuzzleBook book) {
    this.library = library;
    this.book = book;
  }

  /** Found out once, when somebody asks first. */
  private synchronized List<Puzzle> holding() {
    List<Puzzle> known = holding;
    if (known == null) {
      known = book.puzzles().stream().filter(this::holds).toList();
      holding = known;
    }
    return known;
  }

  private boolean holds(Puzzle puzzle) {
    return pack(puzzle).filter(puzzle::holds).isPresent();
  }

  private Optional<Pack> pack(Puzzle puzzle) {
    try {
      return Optional.of(library.pack(puzzle.pack()));
    } catch (BadPack | IllegalArgumentException gone) {
      return Optional.empty();
    }
  }

  /** A puzzle that somebody may play. */
  public Optional<Puzzle> puzzle(String id) {
    return book.puzzle(id);
  }

  /** Its turn as it begins, to be played; nothing if it no longer holds. */
  public Optional<PuzzleRun> begin(Puzzle puzzle) {
    synchronized (kept) {
      PuzzleRun known = kept.get(puzzle.id());
      if (known != null) {
        return Optional.of(known.copy());
      }
    }
    Optional<PuzzleRun> begun = pack(puzzle).flatMap(puzzle::begin);
    begun.ifPresent(
        run -> {
          synchronized (kept) {
            kept.put(puzzle.id(), run.copy());
          }
        });
    return begun;
  }

  public Puzzling.PuzzleList list() {
    return new Puzzling.PuzzleList(holding().stream().map(this::entry).toList());
  }

  Puzzling.PuzzleEntry entry(Puzzle puzzle) {
    return new Puzzling.PuzzleEntry(
        puzzle.id(),
        puzzle.pack(),
        puzzle.scenario(),
        pack(puzzle).map(pack -> pack.scenario(puzzle.scenario()).scenario().name()).orElse(""),
        puzzle.hero(),
        puzzle.level(),
        puzzle.grade(),
        puzzle.aim().parts().stream().map(PuzzleShelf::part).toList());
  }

  private static Puzzling.PuzzlePart part(PuzzleAim.Part part) {
    return switch (part) {
      case PuzzleAim.Kill(int figure) ->
          new Puzzling.PuzzlePart("kill", Optional.of(figure), Optional.empty());
      case PuzzleAim.Hurt(int number) ->
          new Puzzling.PuzzlePart("hurt", Optional.empty(), Optional.of(number));
      case PuzzleAim.Loot(int number) ->
          new Puzzling.PuzzlePart("loot", Optional.empty(), Optional.of(number));
      case PuzzleAim.Plain plain ->
          new Puzzling.PuzzlePart(plain.text(), Optional.empty(), Optional.empty());
    };
  }
}

package haven.stage;

import haven.board.Hex;
import haven.board.Terrain;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A movement of one figure of a {@link Drawn} game, from its first decision on. */
final class Course {
  private final Drawn drawn;
  private final Arena arena;
  private final char figure;
  private final int mark;

  Course(Drawn drawn, Arena arena, char figure, int mark) {
    this.drawn = drawn;
    this.arena = arena;
    this.figure = figure;
    this.mark = mark;
  }

  Arena arena() {
    return arena;
  }

  Watched figure() {
    return Drawn.figure(arena, figure);
  }

  /** Whether anybody is asked where the figure goes. */
  boolean isPossible() {
    return isStep(arena.game);
  }

  private static boolean isStep(Game game) {
    return game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.STEP;
  }

  /** The letters of all other hexes in which the move can end, in order. */
  String stops() {
    Set<String> found = new TreeSet<>();
    Deque<Game> open = new ArrayDeque<>(List.of(arena.game.copy()));
    Set<String> seen = new HashSet<>();
    while (!open.isEmpty()) {
      Game game = open.removeFirst();
      if (!isStep(game) || !(game.prompt() instanceof Prompt prompt)) {
        continue;
      }
      for (Choice option : prompt.options()) {
        if (option instanceof Choice.To) {
          Game next = game.copy();
          next.choose(prompt.seat(), option);
          settle(next);
          Hex hex = next.state().figure(figure().id()).hex();
          if (mayStop(next)) {
            found.add(drawn.name(hex));
          }
          if (seen.add(hex + " " + next.prompt())) {
            open.add(next);
          }
        }
      }
    }
    found.removeAll(Set.of("?", "Z", Character.toString(figure)));
    return String.join("", found);
  }

  private static boolean mayStop(Game game) {
    return !isStep(game)
        || game.prompt() instanceof Prompt prompt
            && prompt.options().contains(new Choice.Decline());
  }

  /** Takes everything that happens on the way as it comes. */
  private static List<Event> settle(Game game) {
    List<Event> events = new ArrayList<>();
    while (game.prompt() instanceof Prompt prompt
        && prompt.kind() != Prompt.Kind.STEP
        && prompt.options().contains(new Choice.Accept())) {
      events.addAll(game.choose(prompt.seat(), new Choice.Accept()));
    }
    return events;
  }

  /**
   * Moves through these hexes, slides included, and ends there.
   *
   * @return what happens, as {@code a, trap a, b}; {@code none} if the rules do not offer that
   */
  String along(String letters) {
    int at = 0;
    while (at < letters.length()) {
      int entered = enter(letters.substring(at));
      if (entered == 0) {
        return "none";
      }
      at += entered;
    }
    if (!mayStop(arena.game)) {
      return "none";
    }
    if (isPossible()) {
      arena.choose(new Choice.Decline());
      arena.log.addAll(settle(arena.game));
    }
    return tell();
  }

  /** Takes the step that leads into the first of these hexes, and maybe on over ice. */
  private int enter(String letters) {
    if (!isPossible()) {
      return 0;
    }
    for (Choice option : arena.prompt().options()) {
      if (option instanceof Choice.To) {
        Game next = arena.game.copy();
        List<Event> events = new ArrayList<>(next.choose(arena.prompt().seat(), option));
        events.addAll(settle(next));
        String entered = entered(events);
        if (!entered.isEmpty() && letters.startsWith(entered)) {
          arena.choose(option);
          arena.log.addAll(settle(arena.game));
          return entered.length();
        }
      }
    }
    return 0;
  }

  private String entered(List<Event> events) {
    return events.stream()
        .filter(event -> event.who().equals(figure().id()) && isMovement(event.what()))
        .map(event -> drawn.name(hexOf(event).orElseThrow()))
        .collect(Collectors.joining());
  }

  private static Optional<Hex> hexOf(Event event) {
    return event instanceof Event.Moved moved
        ? Optional.of(moved.hex())
        : event instanceof Event.Forced forced
            ? Optional.of(forced.hex())
            : event instanceof Event.Teleported teleported
                ? Optional.of(teleported.hex())
                : event instanceof Event.TrapSprung sprung
                    ? Optional.of(sprung.hex())
                    : event instanceof Event.HazardEntered entered
                        ? Optional.of(entered.hex())
                        : event instanceof Event.DoorOpened opened
                            ? Optional.of(opened.hex())
                            : Optional.empty();
  }

  private static boolean isMovement(Event.What what) {
    return switch (what) {
      case MOVED, FORCED, TELEPORTED -> true;
      default -> false;
    };
  }

  /** Every path of a push or pull that is offered, or the only one; {@code -} for none. */
  List<String> choices() {
    if (!arena.isAsked(Prompt.Kind.FORCED_PATH)) {
      String only = entered(arena.log.subList(mark, arena.log.size()));
      return List.of(only.isEmpty() ? "-" : only);
    }
    return arena.prompt().options().stream().map(this::path).sorted().toList();
  }

  private String path(Choice choice) {
    return choice instanceof Choice.Along(List<Hex> path)
        ? path.stream().map(drawn::name).collect(Collectors.joining())
        : "-";
  }

  /** Pushes or pulls that way. */
  String force(String letters) {
    if (arena.isAsked(Prompt.Kind.FORCED_PATH)) {
      for (Choice option : arena.prompt().options()) {
        if (path(option).equals(letters)) {
          arena.choose(option);
          arena.log.addAll(settle(arena.game));
          return tell();
        }
      }
      return "none";
    }
    return choices().equals(List.of(letters)) ? tell() : "none";
  }

  /** The hexes that a teleport may lead to. */
  String destinations() {
    if (!arena.isAsked(Prompt.Kind.HEX)) {
      return "";
    }
    return arena.prompt().options().stream()
        .filter(Choice.To.class::isInstance)
        .map(option -> drawn.name(((Choice.To) option).hex()))
        .filter(name -> !name.equals("?"))
        .sorted()
        .collect(Collectors.joining());
  }

  String into(char letter) {
    Choice wanted = new Choice.To(arena.hex(letter));
    if (!arena.isAsked(Prompt.Kind.HEX) || !arena.prompt().options().contains(wanted)) {
      return "none";
    }
    arena.choose(wanted);
    arena.log.addAll(settle(arena.game));
    return tell();
  }

  /** What has happened to the figure on its way. */
  String tell() {
    List<String> story = new ArrayList<>();
    for (Event event : arena.log.subList(mark, arena.log.size())) {
      String word =
          switch (event.what()) {
            case MOVED, FORCED, TELEPORTED -> "";
            case TRAP_SPRUNG -> "trap ";
            case HAZARD_ENTERED -> "hazard ";
            case DOOR_OPENED -> "door ";
            default -> "none";
          };
      if (!word.equals("none")) {
        hexOf(event).ifPresent(hex -> story.add(word + drawn.name(hex)));
      }
    }
    return String.join(", ", story);
  }

  /** The hit points that the figure has lost. */
  int lost() {
    return figure().maxHitPoints() - figure().hitPoints();
  }

  boolean stands(char letter) {
    return figure().hex().equals(arena.hex(letter));
  }

  Terrain terrain(char letter) {
    var state = arena.game.state();
    return state.ground().at(state.board().at(arena.hex(letter)));
  }
}

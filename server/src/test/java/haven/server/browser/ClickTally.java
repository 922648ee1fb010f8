package haven.server.browser;

import haven.model.FigureId;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Clicks by kind of turn. A turn is counted from the first to the last thing that a character's
 * person is asked in it. Cards for the round are chosen before it, and damage of monsters is
 * answered outside it: both are counted for themselves.
 */
final class ClickTally {
  /** What a turn came to. */
  enum Kind {
    MOVE_AND_ONE_ATTACK,
    AREA_ON_TWO,
    LONG_REST,
    OTHER_TURN,
    TURN_WITH_ITEMS,
    CARDS_OF_A_ROUND,
    BETWEEN_TURNS
  }

  private final Map<Kind, List<Integer>> clicks = new EnumMap<>(Kind.class);
  private FigureId acting = FigureId.NOBODY;
  private int inTurn;
  private int moves;
  private int attacks;
  private boolean area;
  private boolean rest;
  private boolean items;

  /** An answer took so many clicks, whoever's turn it is. */
  void clicked(FigureId turnOf, boolean ofIts, Choice choice, int number) {
    if (choice instanceof Choice.Cards || choice instanceof Choice.LongRest) {
      add(Kind.CARDS_OF_A_ROUND, number);
    } else if (ofIts && turnOf.equals(acting)) {
      inTurn += number;
      area |= choice instanceof Choice.Lay;
    } else {
      add(Kind.BETWEEN_TURNS, number);
    }
  }

  void happened(List<Event> events) {
    for (Event event : events) {
      switch (event) {
        case Event.TurnStarts starts -> begin(starts.who());
        case Event.Moved moved when moved.who().equals(acting) -> moves++;
        case Event.Drew drew when drew.who().equals(acting) -> attacks++;
        case Event.Rested rested when rested.who().equals(acting) -> rest = true;
        case Event.ItemUsed used when used.who().equals(acting) -> items = true;
        case Event.TurnEnds ends when ends.who().equals(acting) -> end();
        default -> {}
      }
    }
  }

  private void begin(FigureId who) {
    acting = who;
    inTurn = 0;
    moves = 0;
    attacks = 0;
    area = false;
    rest = false;
    items = false;
  }

  private void end() {
    if (inTurn > 0) {
      add(kind(), inTurn);
    }
    acting = FigureId.NOBODY;
  }

  private Kind kind() {
    if (items) {
      return Kind.TURN_WITH_ITEMS;
    }
    if (rest) {
      return Kind.LONG_REST;
    }
    if (area && attacks == 2) {
      return Kind.AREA_ON_TWO;
    }
    return moves > 0 && attacks == 1 && !area ? Kind.MOVE_AND_ONE_ATTACK : Kind.OTHER_TURN;
  }

  private void add(Kind kind, int number) {
    clicks.computeIfAbsent(kind, _ -> new ArrayList<>()).add(number);
  }

  int count(Kind kind) {
    return clicks.getOrDefault(kind, List.of()).size();
  }

  /** The lower one of the two in the middle. */
  int median(Kind kind) {
    List<Integer> sorted = clicks.getOrDefault(kind, List.of(0)).stream().sorted().toList();
    return sorted.get((sorted.size() - 1) / 2);
  }

  @Override
  public String toString() {
    StringBuilder table = new StringBuilder();
    for (Kind kind : Kind.values()) {
      List<Integer> all = clicks.getOrDefault(kind, List.of());
      if (!all.isEmpty()) {
        table.append(
            String.format(
                Locale.ROOT,
                "  %-20s %5d times, median %2d, mean %4.1f, most %2d%n",
                kind.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                all.size(),
                median(kind),
                all.stream().mapToInt(one -> one).average().orElseThrow(),
                all.stream().mapToInt(one -> one).max().orElseThrow()));
      }
    }
    return table.toString();
  }
}

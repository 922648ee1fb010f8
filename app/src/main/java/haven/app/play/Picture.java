package haven.app.play;

import haven.board.Board;
import haven.board.Drawing;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.model.Condition;
import haven.play.ability.ElementBoard;
import haven.play.table.Items;
import haven.play.view.MatSeen;
import haven.play.view.View;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a seat sees, as text: the board, a line for each figure and hero.
 *
 * @param numbers of hexes that can be chosen, as they are listed
 */
public record Picture(View view, Map<Hex, String> numbers) {
  private static final String HERO_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String OTHER_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

  private Map<Integer, String> letters() {
    Set<Integer> heroes = new HashSet<>();
    view.heroes().forEach(hero -> heroes.add(hero.figure().number()));
    Map<Integer, String> letters = new HashMap<>();
    int capitals = 0;
    int others = 0;
    // Those who are gone keep theirs: nobody is called differently because somebody has died.
    for (int figure = 0; figure < view.names().size(); figure++) {
      if (heroes.contains(figure)) {
        letters.put(figure, letter(HERO_LETTERS, capitals));
        capitals++;
      } else {
        letters.put(figure, letter(OTHER_LETTERS, others));
        others++;
      }
    }
    return letters;
  }

  private static String letter(String letters, int index) {
    return String.valueOf(letters.charAt(index % letters.length()));
  }

  String board() {
    Map<Integer, String> letters = letters();
    Map<Hex, String> names = new HashMap<>(numbers);
    view.figures()
        .forEach(
            figure -> names.put(figure.hex(), letters.getOrDefault(figure.id().number(), "?")));
    Board board = Board.of(layout());
    Ground ground = new Ground(board);
    for (View.Ground hex : view.hexes()) {
      int cell = board.at(hex.hex());
      ground.put(cell, hex.terrain());
      for (int token = 0; token < hex.tokens(); token++) {
        ground.drop(cell);
      }
    }
    return headed(Drawing.draw(board, ground, names));
  }

  /** Each row begins with the name of its first hex; wall lines between two rows have none. */
  private String headed(String drawn) {
    Map<Integer, Hex> first = new TreeMap<>();
    for (View.Ground hex : view.hexes()) {
      first.merge(hex.hex().r(), hex.hex(), (one, other) -> one.q() < other.q() ? one : other);
    }
    Iterator<Hex> rows = first.values().iterator();
    StringBuilder text = new StringBuilder();
    drawn
        .lines()
        .forEach(
            line -> {
              boolean walls = line.matches("[ /\\\\]*");
              text.append("  %-8s%s%n".formatted(walls ? "" : rows.next(), line));
            });
    return text.toString();
  }

  /** What lies on hexes besides overlay tiles and loot. */
  private String marks() {
    String marks =
        view.hexes().stream()
            .filter(hex -> !hex.marks().isEmpty())
            .map(hex -> String.join(", ", hex.marks()) + " at " + hex.hex())
            .collect(Collectors.joining("; "));
    return marks.isEmpty() ? "" : "  marked: " + marks + System.lineSeparator();
  }

  private String elements() {
    return view.table().columns().entrySet().stream()
        .filter(element -> element.getValue() != ElementBoard.Column.INERT)
        .map(element -> word(element.getKey()) + " " + word(element.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** The part of the map that is revealed. */
  private Layout layout() {
    Layout.Builder layout = Layout.builder();
    for (View.Ground hex : view.hexes()) {
      layout.floor(hex.hex());
      if (hex.corridor()) {
        layout.corridor(hex.hex());
      }
      hex.door().ifPresent(door -> layout.door(hex.hex(), door));
    }
    view.walls().forEach(line -> layout.line(line.hex(), line.other()));
    return layout.build();
  }

  String figures() {
    Map<Integer, String> letters = letters();
    StringBuilder text = new StringBuilder();
    for (View.Figure figure : view.figures()) {
      text.append(
          "  %s %s %s  %d/%d hit points%s%s%n"
              .formatted(
                  letters.get(figure.id().number()),
                  figure.name(),
                  figure.hex(),
                  figure.hitPoints(),
                  figure.maxHitPoints(),
                  figure.flying() ? ", flying" : "",
                  conditions(figure.conditions())));
    }
    return text.toString();
  }

  private static String conditions(List<Condition> conditions) {
    return conditions.stream()
        .map(condition -> ", " + word(condition))
        .collect(Collectors.joining());
  }

  String heroes() {
    StringBuilder text = new StringBuilder();
    for (View.Hero hero : view.heroes()) {
      text.append("  %s (seat %d): ".formatted(hero.name(), hero.seat()));
      text.append(
          hero.hand()
              .map(hand -> "hand " + cards(hand))
              .orElse(hero.handCards() + " cards in hand"));
      Optional<List<View.Card>> selected = hero.selected().filter(cards -> !cards.isEmpty());
      selected.ifPresent(cards -> text.append(", selected ").append(cards(cards)));
      append(text, "active", hero.active());
      append(text, "discarded", hero.discards());
      append(text, "lost", hero.lost());
      text.append(hero.items().isEmpty() ? "" : ", items " + items(hero.items()));
      text.append(hero.goals().isEmpty() ? "" : ", battle goals " + hero.goals());
      hero.mat().ifPresent(mat -> text.append(mat(mat)));
      text.append(System.lineSeparator());
    }
    return text.toString();
  }

  /** The scene, and what the mats of heroes show. */
  public String stage() {
    StringBuilder text = new StringBuilder(scene());
    for (View.Hero hero : view.heroes()) {
      String mat = hero.mat().map(Picture::mat).orElse("");
      if (!mat.isEmpty()) {
        text.append("  mat of %s: %s%n".formatted(hero.name(), mat.substring(2)));
      }
    }
    return text.toString();
  }

  private static String mat(MatSeen mat) {
    StringBuilder text = new StringBuilder();
    mat.counters().forEach(one -> text.append(", %s %d".formatted(one.name(), one.shows())));
    text.append(mat.form().isEmpty() ? "" : ", form " + mat.form());
    for (MatSeen.Goal goal : mat.masteries()) {
      text.append(", mastery ").append(goal.name());
      text.append(goal.spoilt() ? " (out of reach)" : goal.met() ? " (met)" : "");
    }
    return text.toString();
  }

  private static String items(List<View.Item> items) {
    return items.stream()
        .map(item -> item.name() + (item.wear() == Items.Wear.READY ? "" : " " + word(item.wear())))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static void append(StringBuilder text, String pile, List<View.Card> cards) {
    if (!cards.isEmpty()) {
      text.append(", ").append(pile).append(' ').append(cards(cards));
    }
  }

  private static String cards(List<View.Card> cards) {
    return cards.stream()
        .map(card -> card.card() + 1 + " " + card.name() + (card.sideB() ? " B" : ""))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  /** The map, the figures and the elements. */
  public String scene() {
    String elements = elements();
    return board()
        + marks()
        + figures()
        + (elements.isEmpty() ? "" : "  elements: " + elements + System.lineSeparator());
  }

  @Override
  public String toString() {
    String elements = elements();
    return board()
        + marks()
        + figures()
        + heroes()
        + "  round "
        + view.round()
        + (elements.isEmpty() ? "" : ", elements: " + elements)
        + System.lineSeparator();
  }
}

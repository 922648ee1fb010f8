package haven.packs;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Count;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.stage.Arena;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A half of a card as it is printed, and a position in which all of it can be performed. */
record PrintedHalf(String className, AbilityCard card, Half half) {
  static final int SHIELD = 2;
  static final Hex EAST = new Hex(1, 0);
  static final Hex NORTH_EAST = new Hex(1, -1);
  static final Hex WEST = new Hex(-1, 0);
  private static final int ROWS = 21;
  private static final int COLUMNS = 45;
  private static final Hex MIDDLE = new Hex(15, 10);
  private static final int CROWD = 4;

  /** As {@link Played} says it. */
  String name() {
    return card.name() + (half == Half.TOP ? " top" : " bottom");
  }

  CardAction action() {
    return half == Half.TOP ? card.front().top() : card.front().bottom();
  }

  /** The lines, with everything that depends on a price paid for, or with nothing. */
  List<Ability> lines(boolean paid) {
    List<Ability> lines = new ArrayList<>();
    action().abilities().forEach(ability -> write(ability, paid, lines));
    return lines;
  }

  private static void write(Ability ability, boolean paid, List<Ability> lines) {
    switch (ability) {
      case Ability.Must(Ability inner) -> write(inner, paid, lines);
      case Ability.Paid price ->
          (paid ? price.then() : price.otherwise()).forEach(one -> write(one, paid, lines));
      case Ability.When when -> when.then().forEach(one -> write(one, paid, lines));
      default -> lines.add(ability);
    }
  }

  static List<Rider> riders(Ability.Attack attack, boolean paid) {
    List<Rider> riders = new ArrayList<>();
    for (Rider rider : attack.riders()) {
      if (rider instanceof Rider.Paid price) {
        riders.addAll(paid ? price.riders() : List.of());
      } else {
        riders.add(rider);
      }
    }
    return riders;
  }

  boolean hasPrice() {
    return action().abilities().stream()
        .anyMatch(
            ability ->
                ability instanceof Ability.Paid
                    || ability instanceof Ability.Attack attack
                        && attack.riders().stream().anyMatch(Rider.Paid.class::isInstance));
  }

  /** Whether a word of the definition occurs in it. */
  boolean says(String word) {
    return action().toString().contains(word);
  }

  boolean counts(Count count) {
    return says(count.name());
  }

  /** The moves of the hero itself. */
  List<Ability.Move> moves() {
    return lines(true).stream()
        .filter(Ability.Move.class::isInstance)
        .map(Ability.Move.class::cast)
        .toList();
  }

  <T extends Effect.Change> Optional<T> lasting(Class<T> kind) {
    return lines(true).stream()
        .filter(Ability.Activate.class::isInstance)
        .flatMap(one -> ((Ability.Activate) one).effects().stream())
        .map(Effect::change)
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst();
  }

  static Optional<Aim> aim(Ability ability) {
    return switch (ability) {
      case Ability.Attack attack -> Optional.of(attack.aim());
      case Ability.Heal heal -> Optional.of(heal.aim());
      case Ability.Inflict(Consequence.Suffer _, Aim _),
          Ability.Inflict(Consequence.Die _, Aim _) ->
          Optional.empty();
      case Ability.Inflict(Consequence _, Aim aim) -> Optional.of(aim);
      case Ability.Grant grant -> Optional.of(grant.aim());
      case Ability.Control control -> Optional.of(control.aim());
      default -> Optional.empty();
    };
  }

  static boolean isForFriends(Ability ability) {
    return ability instanceof Ability.Heal
        || ability instanceof Ability.Grant
        || ability instanceof Ability.Inflict(Consequence.Recover _, Aim _);
  }

  /** The longest range of what is for friends, or for enemies. */
  private int range(boolean friends) {
    int longest = 1;
    for (Ability line : lines(true)) {
      Optional<Aim> aim = aim(line);
      if (isForFriends(line) == friends && aim.isPresent()) {
        longest = Math.max(longest, aim.get().range().orElse(Value.of(1)).on(0));
      }
    }
    return longest;
  }

  boolean isCrowded() {
    return says("Over[") || lines(true).stream().anyMatch(PrintedHalf::hasArea);
  }

  private static boolean hasArea(Ability ability) {
    return ability instanceof Ability.Attack attack && attack.aim().area().isPresent();
  }

  boolean leadsThrough() {
    return says(Aim.Among.MOVED_THROUGH.name());
  }

  Hex friend() {
    return new Hex(0, range(true));
  }

  /** Where monsters stand, seen from the hero. */
  List<Hex> monsters() {
    List<Hex> hexes = new ArrayList<>();
    int far = range(false);
    if (isCrowded()) {
      for (int q = -CROWD; q <= CROWD; q++) {
        for (int r = -CROWD; r <= CROWD; r++) {
          Hex hex = new Hex(q, r);
          int away = hex.distanceTo(new Hex(0, 0));
          if (away > 0 && away <= CROWD && !hex.equals(friend())) {
            hexes.add(hex);
          }
        }
      }
    } else if (far > 1) {
      hexes.addAll(List.of(new Hex(far, 0), new Hex(far, -1), new Hex(far, -2)));
      for (int i = 1; i < far && says("path=true"); i++) {
        hexes.add(new Hex(i, 0));
      }
    } else {
      hexes.add(EAST);
      hexes.add(leadsThrough() ? new Hex(2, 0) : NORTH_EAST);
    }
    return hexes;
  }

  private Map<Hex, String> signs() {
    Map<Hex, String> signs = new HashMap<>();
    signs.put(new Hex(0, 0), "A");
    signs.put(friend(), "B");
    for (Ability line : lines(true)) {
      if (line instanceof Ability.DestroyTile(Terrain kind, int _, int _)) {
        signs.put(WEST, kind == Terrain.TRAP ? "^" : "%");
      }
    }
    if (says("Loot[") || says("LOOTS_EVERY_HEX")) {
      for (int i = 1; i <= 3; i++) {
        signs.put(new Hex(-i, 0), ".$");
      }
    }
    if (says("PushThrough[")) {
      for (Hex hex : List.of(new Hex(2, -1), new Hex(2, 0), new Hex(1, 1))) {
        signs.put(hex, "%");
      }
    }
    return signs;
  }

  private String picture() {
    Map<Hex, String> signs = signs();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < ROWS; row++) {
      text.append(row % 2 == 0 ? "" : "  ");
      for (int column = 0; column < COLUMNS; column++) {
        Hex hex = new Hex(column - (row - row % 2) / 2, row).minus(MIDDLE);
        text.append((signs.getOrDefault(hex, ".") + "   "), 0, 4);
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** The position, with all elements strong or none, and the other half's part of the turn done. */
  Arena stage(boolean paid, MonsterCard monsters) {
    Arena stage = Gloomhaven.trying(className, picture(), card.name()).monsters(monsters);
    Hex middle = stage.hex('A');
    if (!counts(Count.DAMAGE_DEALT_THIS_TURN)) {
      stage.monsters(StatLine.of(90, 2, 2, 0).having(Effect.shield(SHIELD)));
    }
    stage.monsters(monsters().stream().map(middle::plus).toList()).start();
    stage.lose('A', 5, 6).discard('B', 0, 1);
    if (counts(Count.NEGATIVE_CONDITIONS)) {
      stage.all("Idler").forEach(idler -> stage.give(idler, Condition.MUDDLE, Condition.WOUND));
    }
    if (paid) {
      stage.strong(Element.values());
    }
    stage.turnOf('A', 0, 1);
    if (counts(Count.HEXES_MOVED_THIS_TURN)) {
      walk(stage, WEST, new Hex(0, 0)).perform(new Choice.Act(1, false, true));
    }
    if (counts(Count.DAMAGE_DEALT_THIS_TURN)) {
      stage.perform(new Choice.Act(1, true, true));
    }
    return stage;
  }

  static Arena walk(Arena stage, Hex... hexes) {
    Hex middle = stage.hex('A');
    for (Hex hex : hexes) {
      stage.answer(Prompt.Kind.STEP, new Choice.To(middle.plus(hex)));
    }
    return stage.answer(Prompt.Kind.STEP, new Choice.Decline());
  }

  @Override
  public String toString() {
    return className + ", " + card.name() + (half == Half.TOP ? ", top" : ", bottom");
  }
}

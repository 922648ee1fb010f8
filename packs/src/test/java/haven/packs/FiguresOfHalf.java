package haven.packs;

import haven.board.Area;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** The figures of one half of a card in words that both sources have in common. */
final class FiguresOfHalf {
  private final Set<String> numbers = new TreeSet<>();
  private final List<Integer> slots = new ArrayList<>();
  private int xp;
  private boolean lost;
  private boolean text;
  private Optional<Duration> lasting = Optional.empty();

  private FiguresOfHalf() {}

  Set<String> numbers() {
    return numbers;
  }

  List<Integer> slots() {
    return slots;
  }

  int xp() {
    return xp;
  }

  boolean lost() {
    return lost;
  }

  /** Whether there is something in words only. */
  boolean text() {
    return text;
  }

  Optional<Duration> lasting() {
    return lasting;
  }

  // As the public figures have it

  static FiguresOfHalf printed(JsonNode actions) {
    FiguresOfHalf figures = new FiguresOfHalf();
    actions.forEach(action -> figures.read(action, 0));
    return figures;
  }

  private void read(JsonNode node, int outer) {
    String type = node.path("type").asString("");
    String value = node.path("value").asString("");
    boolean number = value.matches("\\d+");
    int points = number ? Integer.parseInt(value) : outer;
    String how = node.path("valueType").asString("");
    switch (type) {
      case "attack" -> add(how.equals("add") ? "plus" : type, number, points);
      case "retaliate" -> add(type, number, how.equals("add") ? outer + points : points);
      case "range" -> add(type, number && how.isEmpty(), points);
      case "move", "heal", "shield", "loot", "push", "pull", "pierce", "target" ->
          add(type, number, points);
      case "jump" -> numbers.add(type);
      case "condition" -> numbers.add("gives " + value);
      case "element" -> numbers.add((how.equals("minus") ? "consumes " : "infuses ") + value);
      case "specialTarget" -> numbers.add("at " + value);
      case "area" -> numbers.add("area " + area(value));
      case "card" -> readCard(value);
      case "summon" -> readSummon(node.path("valueObject"));
      case "custom" -> text = true;
      case "concatenation", "concatenationSpacer", "grid", "box" -> {}
      default -> throw new AssertionError("unknown: " + node);
    }
    node.path("subActions").forEach(part -> read(part, points));
  }

  private void add(String name, boolean known, int number) {
    if (known) {
      numbers.add(name + " " + number);
    } else {
      text = true;
    }
  }

  private void readCard(String value) {
    switch (value.split(":")[0]) {
      case "experience" -> xp += Integer.parseInt(value.split(":")[1]);
      case "slot" -> slots.add(0);
      case "slotXp" -> slots.add(Integer.parseInt(value.split(":")[1]));
      case "lost" -> lost = true;
      case "persistent" -> lasting = Optional.of(Duration.PERSISTENT);
      case "round" -> lasting = lasting.isPresent() ? lasting : Optional.of(Duration.ROUND);
      default -> throw new AssertionError("unknown: " + value);
    }
  }

  private void readSummon(JsonNode summon) {
    numbers.add(
        "summon %s move %s attack %s range %s"
            .formatted(
                summon.path("health").asString(),
                summon.path("movement").asString("-"),
                summon.path("attack").asString("-"),
                summon.path("range").asString("-")));
    if (summon.has("action")) {
      read(summon.path("action"), 0);
    }
  }

  /** Columns and rows, each second row shifted to the right. */
  private static String area(String value) {
    List<Hex> red = new ArrayList<>();
    Optional<Hex> actor = Optional.empty();
    for (String part : value.replace("(", "").replace(")", "").split("\\|")) {
      String[] hex = part.split(",");
      int row = Integer.parseInt(hex[1]);
      Hex at = new Hex(Integer.parseInt(hex[0]) - (row - row % 2) / 2, row);
      if (hex[2].equals("target")) {
        red.add(at);
      } else if (hex[2].equals("active")) {
        actor = Optional.of(at);
      }
    }
    return shape(red, actor);
  }

  /** The same for all ways to turn and mirror it. */
  private static String shape(List<Hex> red, Optional<Hex> actor) {
    Set<String> all = new TreeSet<>();
    for (int turn = 0; turn < 12; turn++) {
      List<Hex> hexes = new ArrayList<>();
      for (Hex hex : red) {
        Hex turned = hex.minus(actor.orElse(red.getFirst()));
        turned = turn % 2 == 0 ? turned : turned.mirrored();
        for (int i = 0; i < turn / 2; i++) {
          turned = turned.turned();
        }
        hexes.add(turned);
      }
      Hex first = hexes.stream().sorted().findFirst().orElseThrow();
      Hex origin = actor.isPresent() ? new Hex(0, 0) : first;
      all.add(hexes.stream().map(hex -> hex.minus(origin)).sorted().toList().toString());
    }
    return all.iterator().next() + (actor.isPresent() ? " around" : "");
  }

  // As the pack has it

  static FiguresOfHalf defined(CardAction action) {
    FiguresOfHalf figures = new FiguresOfHalf();
    figures.xp = action.xp();
    figures.lost = action.lost();
    figures.lasting = action.active();
    action.infusions().forEach(icon -> figures.numbers.add("infuses " + name(icon)));
    action.abilities().forEach(figures::write);
    return figures;
  }

  private static String name(ElementIcon icon) {
    return icon.isChoice() ? "wild" : icon.any().iterator().next().name().toLowerCase(Locale.ROOT);
  }

  private void write(Ability ability) {
    switch (ability) {
      case Ability.Attack attack -> {
        write("attack", attack.value());
        write(attack.aim());
        attack.riders().forEach(this::write);
      }
      case Ability.Move move -> {
        write("move", move.points());
        if (move.jump()) {
          numbers.add("jump");
        }
      }
      case Ability.Heal heal -> {
        write("heal", heal.value());
        write(heal.aim());
        heal.riders().forEach(this::write);
      }
      case Ability.Inflict(Consequence.Gain gain, Aim aim) -> {
        gain.conditions().forEach(this::write);
        write(aim);
      }
      case Ability.Inflict(Consequence.Push(int hexes), Aim aim) -> {
        numbers.add("push " + hexes);
        write(aim);
      }
      case Ability.Inflict(Consequence.Pull(int hexes), Aim aim) -> {
        numbers.add("pull " + hexes);
        write(aim);
      }
      case Ability.Loot(int range) -> numbers.add("loot " + range);
      case Ability.Brings(Consequence.Infuse(ElementIcon icon)) ->
          numbers.add("infuses " + name(icon));
      case Ability.Brings(Consequence.Xp(Value points)) -> xp += points.on(0);
      case Ability.Summon(SummonCard summon, int _) -> write(summon);
      case Ability.Activate activate -> write(activate);
      case Ability.Grant(Aim _, List<Ability> abilities) -> abilities.forEach(this::write);
      case Ability.Control(Aim _, List<Ability> abilities) -> abilities.forEach(this::write);
      case Ability.Must(Ability inner) -> write(inner);
      case Ability.When when -> when.then().forEach(this::write);
      case Ability.Paid paid -> {
        write(paid.cost());
        paid.then().forEach(this::write);
        List<Integer> before = List.copyOf(slots);
        paid.otherwise().forEach(this::write);
        slots.subList(before.size(), slots.size()).clear(); // the same card either way
      }
      case Ability.Inflict _, Ability.CreateTile _, Ability.DestroyTile _ -> {} // in words only
      default -> throw new AssertionError("unknown: " + ability);
    }
  }

  private void write(String name, Value value) {
    if (value instanceof Value.Fixed(int number)) {
      numbers.add(name + " " + number);
    }
  }

  private void write(Condition condition) {
    numbers.add("gives " + condition.name().toLowerCase(Locale.ROOT));
  }

  private void write(Cost cost) {
    if (cost instanceof Cost.Elements(List<ElementIcon> icons)) {
      icons.forEach(icon -> numbers.add("consumes " + name(icon)));
    }
  }

  private void write(SummonCard summon) {
    numbers.add(
        "summon %d move %s attack %s range %s"
            .formatted(
                summon.hitPoints(),
                text(summon.move()),
                text(summon.attack()),
                text(summon.range())));
    summon.riders().forEach(this::write);
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "-";
  }

  private void write(Ability.Activate activate) {
    if (activate.duration() == Duration.PERSISTENT) { // "the next time this round" has no slot
      slots.addAll(activate.slots());
    }
    for (Effect effect : activate.effects()) {
      switch (effect.change()) {
        case Change.Shield(Value amount) -> write("shield", amount);
        case Change.Retaliate retaliate -> write("retaliate", retaliate.amount());
        case Change.Attacks(List<Rider> riders) -> riders.forEach(this::write);
        case Change.Performs(Effect.Moment _, List<Ability> abilities) ->
            abilities.forEach(this::write);
        default -> {} // in words only
      }
    }
    if (activate.aim().affects() == Affects.ALLIES_OR_SELF) {
      numbers.add("at selfAlliesAdjacentAffect");
    } else if (activate.isForSelf()) {
      numbers.add("at self");
    }
  }

  private void write(Aim aim) {
    aim.range().ifPresent(range -> write("range", range));
    aim.targets().ifPresent(targets -> write("target", targets));
    aim.area().ifPresent(this::write);
    if (aim.affects() == Affects.SELF) {
      numbers.add("at self");
    } else if (aim.among() == Aim.Among.MOVED_THROUGH) {
      numbers.add("at enemiesMovedThrough");
    } else if (aim.adjacent() && aim.affects() == Affects.ALLIES) {
      numbers.add("at alliesAdjacentAffect");
    } else if (aim.adjacent()) {
      numbers.add(aim.all() ? "at enemiesAdjacent" : "at enemyAdjacent");
    }
  }

  private void write(Area area) {
    Optional<Hex> actor = area.aroundActor() ? Optional.of(new Hex(0, 0)) : Optional.empty();
    numbers.add("area " + shape(List.copyOf(area.red()), actor));
  }

  private void write(Rider rider) {
    switch (rider) {
      case Rider.Plus(Value more) -> write("plus", more);
      case Rider.Pierce(int points) -> numbers.add("pierce " + points);
      case Rider.Inflicts(Consequence.Push(int hexes)) -> numbers.add("push " + hexes);
      case Rider.PushThrough(int hexes, int _, int _) -> numbers.add("push " + hexes);
      case Rider.Inflicts(Consequence.Pull(int hexes)) -> numbers.add("pull " + hexes);
      case Rider.Inflicts(Consequence.Gain gain) -> gain.conditions().forEach(this::write);
      case Rider.XpOnce(int points) -> xp += points;
      case Rider.Then(Ability then) -> write(then);
      case Rider.ThenIfHurt(Ability then) -> write(then);
      case Rider.When(var _, List<Rider> riders) -> riders.forEach(this::write);
      case Rider.Paid(Cost cost, List<Rider> riders) -> {
        write(cost);
        riders.forEach(this::write);
      }
      case Rider.Brings _, Rider.Times _, Rider.Over _, Rider.PlusRange _, Rider.PlusTargets _ -> {}
      default -> throw new AssertionError("unknown: " + rider);
    }
  }
}

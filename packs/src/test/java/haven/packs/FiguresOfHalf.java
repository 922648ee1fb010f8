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
import haven.model.ability.LootSome;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
  private final Map<String, Integer> before = new HashMap<>();
  private final Set<String> added = new HashSet<>();
  private int targets = 1;
  private boolean adds;

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
    actions.forEach(figures::read);
    return figures;
  }

  private void read(JsonNode node) {
    String type = node.path("type").asString("");
    String value = node.path("value").asString("");
    String how = node.path("valueType").asString("");
    switch (type) {
      case "attack" -> readNumber(how.equals("add") ? "plus" : type, value, how);
      case "move", "heal", "shield", "retaliate", "push" -> readNumber(type, value, how);
      case "range" -> readNumber(how.isEmpty() ? type : "text", value, how);
      case "loot", "pull", "pierce", "target" -> readNumber(type, value, "");
      case "sufferDamage" -> readNumber("suffer", value, "");
      case "jump", "fly" -> numbers.add(type);
      case "condition" -> numbers.add("gives " + value);
      case "element" -> readElements(value, how.equals("minus") ? "consumes " : "infuses ");
      case "specialTarget" -> readTarget(value);
      case "area" -> numbers.add("area " + area(value));
      case "card" -> readCard(value);
      case "summon" -> readSummon(node.path("valueObject"));
      case "custom" -> text = true;
      case "concatenation", "concatenationSpacer", "grid", "box" -> {}
      default -> throw new AssertionError("unknown: " + node);
    }
    node.path("subActions").forEach(this::read);
  }

  /** What is added to a number printed before comes to a number of its own, but for attacks. */
  private void readNumber(String name, String value, String how) {
    if (!value.matches("\\d+") || name.equals("text")) {
      text = true;
      return;
    }
    int number = Integer.parseInt(value);
    switch (how) {
      case "plus" -> numbers.add(name + " +" + number);
      case "minus" -> numbers.add(name + " " + -number);
      case "add" -> {
        numbers.add(name + " " + (before.getOrDefault(name, 0) + number));
        text |= !added.add(name); // two prices: either, or both
      }
      default -> {
        numbers.add(name + " " + number);
        before.put(name, number);
      }
    }
  }

  private void readElements(String value, String what) {
    for (String element : value.split(":")) {
      numbers.add(what + element);
    }
  }

  /** Who, and how near: {@code enemiesAdjacent}, {@code alliesRangeAffect:3}. */
  private void readTarget(String value) {
    String who = value.replace(" instead", "").replace("Affect", "").replaceFirst("Range:.*", "");
    if (who.matches("self|(enemy|enemies|ally|allies|selfAllies)(Adjacent)?|enemiesMovedThrough")) {
      numbers.add("at " + who);
    } else {
      text = true;
    }
    if (value.contains("Range")) {
      readNumber("range", value.replaceFirst(".*:", "").replace(" instead", ""), "");
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
    String[] attack = summon.path("attack").asString("-").split(" ?%game.element.");
    numbers.add(
        "summon %s move %s attack %s range %s"
            .formatted(
                summon.path("health").asString(),
                summon.path("movement").asString("-"),
                attack[0].replace("X", "0"),
                summon.path("range").asString("-")));
    if (attack.length > 1) {
      numbers.add("infuses " + attack[1].replace("%", ""));
    }
    if (summon.path("flying").asBoolean(false)) {
      numbers.add("fly");
    }
    for (String more : List.of("action", "additionalAction")) {
      if (summon.has(more)) {
        read(summon.path(more));
      }
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

  /** Words that are not here have no figures, or some would be missed. */
  private void write(Ability ability) {
    switch (ability) {
      case Ability.Attack attack -> {
        write("attack", attack.value());
        write(attack.aim());
        targets = fixed(attack.aim().targets().orElse(Value.of(1)));
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
        heal.riders().forEach(rider -> write(rider, heal));
      }
      case Ability.Inflict(Consequence what, Aim aim) -> {
        write(what);
        write(aim);
      }
      case Ability.Loot loot -> numbers.add("loot " + loot.range());
      case LootSome loot -> numbers.add("loot " + loot.range());
      case Ability.Brings(Consequence what) -> write(what);
      case Ability.Summon(SummonCard summon, int _) -> write(summon);
      case Ability.Activate activate -> write(activate);
      case Ability.Grant(Aim aim, List<Ability> abilities) -> {
        if (aim.among() != Aim.Among.COMPANION) { // a command says nothing of whom
          write(aim);
        }
        abilities.forEach(this::write);
      }
      case Ability.Control(Aim aim, List<Ability> abilities) -> {
        write(aim);
        abilities.forEach(this::write);
      }
      case Ability.Paid paid -> {
        write(paid.cost());
        adds = paid.otherwise().isEmpty();
        paid.then().forEach(this::write);
        adds = false;
        int size = slots.size();
        paid.otherwise().forEach(this::write);
        slots.subList(size, slots.size()).clear(); // the same card either way
        int more = attack(paid.then()) - attack(paid.otherwise());
        if (more > 0 && attack(paid.otherwise()) > 0) {
          numbers.remove("attack " + attack(paid.then()));
          numbers.add("plus " + more);
        }
      }
      case Ability.Composed composed -> composed.parts().forEach(this::write);
      default -> {}
    }
  }

  private static int attack(List<Ability> abilities) {
    return abilities.stream()
        .mapToInt(one -> one instanceof Ability.Attack attack ? fixed(attack.value()) : 0)
        .max()
        .orElse(0);
  }

  private void write(Consequence what) {
    switch (what) {
      case Consequence.Gain gain -> gain.conditions().forEach(this::write);
      case Consequence.Push push -> numbers.add("push " + push.hexes());
      case Consequence.Pull pull -> numbers.add("pull " + pull.hexes());
      case Consequence.Suffer suffer -> write("suffer", suffer.damage());
      case Consequence.Infuse infuse -> numbers.add("infuses " + name(infuse.icon()));
      case Consequence.Xp(Value.Fixed(int points)) -> xp += points;
      default -> {}
    }
  }

  private void write(String name, Value value) {
    if (value instanceof Value.Fixed(int number)) {
      numbers.add(name + " " + number);
    } else if (value instanceof Value.OnStat(int change)) {
      numbers.add(name + (change < 0 ? " " : " +") + change);
    }
  }

  private static int fixed(Value value) {
    return value instanceof Value.Fixed(int number) ? number : 0;
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
    if (summon.flying()) {
      numbers.add("fly");
    }
    summon.riders().forEach(this::write);
    summon.traits().forEach(this::write);
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "-";
  }

  private void write(Ability.Activate activate) {
    if (activate.duration() == Duration.PERSISTENT) { // "the next time this round" has no slot
      slots.addAll(activate.slots());
    }
    activate.effects().forEach(this::write);
    if (activate.effects().stream().allMatch(effect -> effect.scope().affects() == Affects.SELF)) {
      write(activate.aim());
    }
  }

  private void write(Effect effect) {
    Effect.Scope scope = effect.scope();
    if (scope.affects() != Affects.SELF) {
      Aim aim = Aim.AS_USUAL.at(scope.affects()).everybody();
      write(
          scope.range() == Effect.Scope.ANYWHERE
              ? aim
              : scope.range() == 1 ? aim.adjacently() : aim.range(scope.range()));
    }
    switch (effect.change()) {
      case Change.Shield(Value amount) -> {
        write("shield", amount);
        if (adds) { // a shield beside the one before
          numbers.add("shield " + (before.getOrDefault("shield", 0) + fixed(amount)));
        }
        before.putIfAbsent("shield", fixed(amount));
      }
      case Change.Retaliate(Value amount, int range, List<Rider> riders) -> {
        write("retaliate", amount);
        if (range > 1) {
          numbers.add("range " + range);
        }
        riders.forEach(this::write);
      }
      case Change.Attacks(List<Rider> riders) -> riders.forEach(this::write);
      case Change.Performs performs -> performs.abilities().forEach(this::write);
      default -> {}
    }
  }

  private void write(Aim aim) {
    boolean near = aim.adjacent();
    if (aim.affects() == Affects.ALLIES_OR_SELF && aim.range().equals(Optional.of(Value.of(1)))) {
      near = true; // "affect self and all adjacent allies"
    } else {
      aim.range().ifPresent(range -> write("range", range));
    }
    aim.targets().ifPresent(targets -> write("target", targets));
    aim.area().ifPresent(this::write);
    if (aim.among() == Aim.Among.MOVED_THROUGH) {
      numbers.add("at enemiesMovedThrough");
    } else if (aim.affects() == Affects.SELF || near || aim.all()) {
      numbers.add("at " + who(aim) + (near ? "Adjacent" : ""));
    } else if (aim.affects() == Affects.ALLIES) {
      numbers.add("at ally");
    }
  }

  private static String who(Aim aim) {
    return switch (aim.affects()) {
      case SELF -> "self";
      case ALLIES -> aim.all() ? "allies" : "ally";
      case ALLIES_OR_SELF -> "selfAllies";
      case AS_USUAL, ENEMIES, FIGURES -> aim.all() ? "enemies" : "enemy";
    };
  }

  private void write(Area area) {
    Optional<Hex> actor = area.aroundActor() ? Optional.of(new Hex(0, 0)) : Optional.empty();
    numbers.add("area " + shape(List.copyOf(area.red()), actor));
  }

  /** What a heal gains is added to its own number. */
  private void write(Rider rider, Ability.Heal heal) {
    switch (rider) {
      case Rider.Plus(Value more) -> numbers.add("heal " + (fixed(heal.value()) + fixed(more)));
      case Rider.When(var _, List<Rider> riders) -> riders.forEach(one -> write(one, heal));
      case Rider.Paid(Cost cost, List<Rider> riders) -> {
        write(cost);
        riders.forEach(one -> write(one, heal));
      }
      default -> write(rider);
    }
  }

  private void write(Rider rider) {
    switch (rider) {
      case Rider.Plus(Value more) -> write("plus", more);
      case Rider.Pierce(int points) -> numbers.add("pierce " + points);
      case Rider.PushThrough through -> numbers.add("push " + through.hexes());
      case Rider.PushAgainst against -> numbers.add("push " + against.hexes());
      case Rider.PlusTargets(int number) -> numbers.add("target " + (targets + number));
      case Rider.AllAdjacent() -> numbers.add("at enemiesAdjacent");
      case Rider.Inflicts(Consequence what) -> write(what);
      case Rider.Over(Area area) -> write(area);
      case Rider.Brings(Consequence.Infuse infuse) -> write(infuse);
      case Rider.XpOnce(int points) -> xp += points;
      case Rider.Then(Ability then) -> write(then);
      case Rider.ThenIfHurt(Ability then) -> write(then);
      case Rider.When(var _, List<Rider> riders) -> riders.forEach(this::write);
      case Rider.Paid(Cost cost, List<Rider> riders) -> {
        write(cost);
        riders.forEach(this::write);
      }
      default -> {}
    }
  }
}

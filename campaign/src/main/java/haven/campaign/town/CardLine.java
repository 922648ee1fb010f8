package haven.campaign.town;

import haven.board.Area;
import haven.board.Direction;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.campaign.Sticker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A main line of a card, with the modifiers printed below it, as somebody looks at it who wants to
 * put a sticker on it (ENH-10).
 */
record CardLine(Ability ability) {

  /** A boxed ability is enhanced as what stands in the box. */
  static CardLine of(Ability ability) {
    return ability instanceof Ability.Must(Ability inner) ? of(inner) : new CardLine(ability);
  }

  private Optional<Aim> aim() {
    return switch (ability) {
      case Ability.Attack attack -> Optional.of(attack.aim());
      case Ability.Affecting affecting -> Optional.of(affecting.aim());
      case Ability.Moving _,
          Ability.ForSelf _,
          Ability.Summoning _,
          Ability.OnTiles _,
          Ability.Composed _,
          Ability.OnScenario _,
          Ability.Brings _,
          Ability.Special _ ->
          Optional.empty();
    };
  }

  /** Whether it can target several figures (ENH-15, ENH-26). */
  boolean isForSeveral() {
    boolean several =
        aim()
            .filter(aim -> aim.all() || aim.path() || hexes() > 1 || isAbove(aim.targets(), 1))
            .isPresent();
    boolean shared =
        ability instanceof Ability.Activate activate
            && activate.effects().stream()
                .anyMatch(effect -> effect.scope().affects() != Affects.SELF);
    return several || shared || ability instanceof Ability.Summon summon && summon.number() > 1;
  }

  private static boolean isAbove(Optional<Value> value, int least) {
    return value.filter(one -> one instanceof Value.Fixed(int fixed) && fixed > least).isPresent();
  }

  /** The hexes of its area, those added before included (D09). */
  int hexes() {
    return aim().flatMap(Aim::area).map(area -> area.red().size()).orElse(0);
  }

  /** Whether it gives a bonus that stays (ENH-28). */
  boolean isLasting() {
    return ability instanceof Ability.Activate activate
        && activate.duration() == Duration.PERSISTENT;
  }

  /** The hexes where the pattern can grow, in order. */
  List<Hex> growth() {
    Optional<Area> area = aim().flatMap(Aim::area);
    if (area.isEmpty()) {
      return List.of();
    }
    Set<Hex> around = new TreeSet<>();
    for (Hex hex : area.get().red()) {
      for (Direction direction : Direction.values()) {
        around.add(hex.step(direction));
      }
    }
    around.removeAll(area.get().red());
    around.removeAll(area.get().blue());
    if (area.get().aroundActor()) {
      around.remove(new Hex(0, 0));
    }
    return List.copyOf(around);
  }

  /** With the sticker on it; empty where it does not belong. */
  Optional<Ability> with(Sticker sticker, int place) {
    return switch (sticker.kind()) {
      case PLUS_ONE, SUMMON -> plusOne(sticker);
      case CONDITION -> sticker.condition().flatMap(this::giving);
      case JUMP ->
          ability instanceof Ability.Move(Value points, boolean jump, var terms) && !jump
              ? Optional.of(new Ability.Move(points, true, terms))
              : Optional.empty();
      case ELEMENT -> Optional.of(ability); // it is the action that infuses
      case HEX ->
          place >= 0 && place < growth().size() ? grown(growth().get(place)) : Optional.empty();
    };
  }

  private Optional<Ability> grown(Hex hex) {
    if (!(ability instanceof Ability.Attack attack) || attack.aim().area().isEmpty()) {
      return Optional.empty();
    }
    Area area = attack.aim().area().get();
    List<Hex> red = new ArrayList<>(area.red());
    red.add(hex);
    return Optional.of(attack.over(new Area(area.aroundActor(), red, area.blue())));
  }

  /**
   * Negative ones for enemies, positive ones for allies and oneself; no move counts (ENH-05/06).
   */
  private Optional<Ability> giving(Condition condition) {
    boolean negative = condition.isNegative();
    return switch (ability) {
      case Ability.Attack attack when negative ->
          Optional.of(
              new Ability.Attack(
                  attack.value(), attack.aim(), plus(attack.riders(), Rider.gives(condition))));
      case Ability.Heal heal when !negative ->
          Optional.of(
              new Ability.Heal(
                  heal.value(), heal.aim(), plus(heal.riders(), Rider.gives(condition))));
      case Ability.Inflict(Consequence.Gain(Set<Condition> conditions, int times), Aim aim)
          when !conditions.contains(condition)
              && conditions.stream().allMatch(one -> one.isNegative() == negative) -> {
        Set<Condition> more = new TreeSet<>(conditions);
        more.add(condition);
        yield Optional.of(new Ability.Inflict(new Consequence.Gain(more, times), aim));
      }
      case Ability.Activate activate ->
          changed(activate, effect -> performing(effect, line -> line.giving(condition)));
      case Ability.Attack _,
          Ability.Affecting _,
          Ability.Moving _,
          Ability.ForSelf _,
          Ability.Summoning _,
          Ability.OnTiles _,
          Ability.Composed _,
          Ability.OnScenario _,
          Ability.Brings _,
          Ability.Special _ ->
          Optional.empty();
    };
  }

  /** What a lasting effect has somebody perform is changed in its first line that can be. */
  private static Optional<Effect.Change> performing(
      Effect.Change change, Function<CardLine, Optional<Ability>> with) {
    if (!(change instanceof Effect.Change.Performs(var moment, List<Ability> performed))) {
      return Optional.empty();
    }
    for (int i = 0; i < performed.size(); i++) {
      Optional<Ability> more = with.apply(of(performed.get(i)));
      if (more.isPresent()) {
        List<Ability> abilities = new ArrayList<>(performed);
        abilities.set(i, more.get());
        return Optional.of(new Effect.Change.Performs(moment, abilities));
      }
    }
    return Optional.empty();
  }

  private static List<Rider> plus(List<Rider> riders, Rider one) {
    List<Rider> more = new ArrayList<>(riders);
    more.add(one);
    return more;
  }

  private Optional<Ability> plusOne(Sticker sticker) {
    return switch (ability) {
      case Ability.Move(Value.Fixed(int points), boolean jump, var terms)
          when sticker == Sticker.MOVE ->
          Optional.of(new Ability.Move(Value.of(points + 1), jump, terms));
      case Ability.Teleport(int hexes, var beside, boolean into)
          when sticker == Sticker.TELEPORT && hexes != Ability.Teleport.ANYWHERE ->
          Optional.of(new Ability.Teleport(hexes + 1, beside, into));
      case Ability.Attack attack -> attack(attack, sticker);
      case Ability.Heal(Value value, Aim aim, var riders) ->
          sticker == Sticker.HEAL && value instanceof Value.Fixed(int points)
              ? Optional.of(new Ability.Heal(Value.of(points + 1), aim, riders))
              : aimed(aim, sticker).map(one -> new Ability.Heal(value, one, riders));
      case Ability.Inflict(Consequence what, Aim aim) ->
          forced(what, sticker)
              .<Ability>map(more -> new Ability.Inflict(more, aim))
              .or(() -> aimed(aim, sticker).map(one -> new Ability.Inflict(what, one)));
      case Ability.Activate activate -> lasting(activate, sticker);
      case Ability.Summon summon -> Summoned.plusOne(summon, sticker);
      case Ability.Grant _,
          Ability.Control _,
          Ability.Moving _,
          Ability.ForSelf _,
          Ability.Summoning _,
          Ability.OnTiles _,
          Ability.Composed _,
          Ability.OnScenario _,
          Ability.Brings _,
          Ability.Special _ ->
          Optional.empty();
    };
  }

  private static Optional<Ability> attack(Ability.Attack attack, Sticker sticker) {
    if (sticker == Sticker.ATTACK && attack.value() instanceof Value.Fixed(int value)) {
      return Optional.of(new Ability.Attack(Value.of(value + 1), attack.aim(), attack.riders()));
    }
    for (int i = 0; i < attack.riders().size(); i++) {
      Optional<Rider> more = rider(attack.riders().get(i), sticker);
      if (more.isPresent()) {
        List<Rider> riders = new ArrayList<>(attack.riders());
        riders.set(i, more.get());
        return Optional.of(new Ability.Attack(attack.value(), attack.aim(), riders));
      }
    }
    return aimed(attack.aim(), sticker)
        .map(aim -> new Ability.Attack(attack.value(), aim, attack.riders()));
  }

  private static Optional<Rider> rider(Rider rider, Sticker sticker) {
    if (rider instanceof Rider.Pierce(int shield) && sticker == Sticker.PIERCE) {
      return Optional.of(new Rider.Pierce(shield + 1));
    }
    return rider instanceof Rider.Inflicts(Consequence what)
        ? forced(what, sticker).map(Rider.Inflicts::new)
        : Optional.empty();
  }

  private static Optional<Consequence> forced(Consequence what, Sticker sticker) {
    if (what instanceof Consequence.Push(int hexes) && sticker == Sticker.PUSH) {
      return Optional.of(new Consequence.Push(hexes + 1));
    }
    return what instanceof Consequence.Pull(int hexes) && sticker == Sticker.PULL
        ? Optional.of(new Consequence.Pull(hexes + 1))
        : Optional.empty();
  }

  /** A range or a number of targets that is printed. */
  private static Optional<Aim> aimed(Aim aim, Sticker sticker) {
    if (sticker == Sticker.RANGE && aim.range().orElse(null) instanceof Value.Fixed(int range)) {
      return Optional.of(aim.range(range + 1));
    }
    return sticker == Sticker.TARGETS
            && aim.targets().orElse(null) instanceof Value.Fixed(int targets)
        ? Optional.of(aim.targets(targets + 1))
        : Optional.empty();
  }

  private static Optional<Ability> lasting(Ability.Activate activate, Sticker sticker) {
    return changed(activate, effect -> change(effect, sticker));
  }

  /** The first of its effects that can be changed is. */
  private static Optional<Ability> changed(
      Ability.Activate activate, Function<Effect.Change, Optional<Effect.Change>> with) {
    for (int i = 0; i < activate.effects().size(); i++) {
      Effect effect = activate.effects().get(i);
      Optional<Effect.Change> more = with.apply(effect.change());
      if (more.isPresent()) {
        List<Effect> effects = new ArrayList<>(activate.effects());
        effects.set(i, new Effect(effect.scope(), effect.checks(), more.get(), effect.once()));
        return Optional.of(
            new Ability.Activate(
                activate.duration(),
                effects,
                activate.slots(),
                activate.times(),
                activate.aim(),
                activate.stance()));
      }
    }
    return Optional.empty();
  }

  private static Optional<Effect.Change> change(Effect.Change change, Sticker sticker) {
    if (change instanceof Effect.Change.Shield(Value.Fixed(int amount))
        && sticker == Sticker.SHIELD) {
      return Optional.of(new Effect.Change.Shield(Value.of(amount + 1)));
    }
    return change instanceof Effect.Change.Retaliate(Value.Fixed(int amount), int range, var riders)
            && sticker == Sticker.RETALIATE
        ? Optional.of(new Effect.Change.Retaliate(Value.of(amount + 1), range, riders))
        : Optional.empty();
  }
}

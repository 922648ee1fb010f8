package haven.model.card;

import haven.model.AbilityKind;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Aim.Focus;
import haven.model.ability.ClearPath;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.ability.LayTiles;
import haven.model.ability.LootSome;
import haven.model.ability.PlayCard;
import haven.model.ability.ShareDamage;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One half of an ability card (ABL-01).
 *
 * @param infusions infused if any part is performed (ELM-03); visible ones count in BB (ELM-17)
 * @param price icons in the upper left corner: all are consumed to perform any part (ELM-11)
 * @param xp gained if any part is performed (XPP-01, XPP-02)
 * @param lost whether the card is lost if any part is performed (CRD-10)
 * @param irrecoverable whether nothing brings it back (CRD-12)
 */
public record CardAction(
    List<Ability> abilities,
    List<ElementIcon> infusions,
    List<ElementIcon> price,
    int xp,
    boolean lost,
    boolean irrecoverable) {
  /** Any played card may be used as one of these instead (CRD-08). */
  public static final CardAction BASIC_ATTACK = of(Ability.attack(2));

  public static final CardAction BASIC_MOVE = of(Ability.move(2));

  public CardAction {
    abilities = List.copyOf(abilities);
    infusions = List.copyOf(infusions);
    price = List.copyOf(price);
  }

  public static CardAction of(Ability... abilities) {
    return of(List.of(abilities));
  }

  public static CardAction of(List<Ability> abilities) {
    return new CardAction(abilities, List.of(), List.of(), 0, false, false);
  }

  public CardAction losing() {
    return new CardAction(abilities, infusions, price, xp, true, irrecoverable);
  }

  public CardAction losingForGood() {
    return new CardAction(abilities, infusions, price, xp, true, true);
  }

  public CardAction xp(int points) {
    return new CardAction(abilities, infusions, price, points, lost, irrecoverable);
  }

  public CardAction infusing(ElementIcon... icons) {
    return new CardAction(abilities, List.of(icons), price, xp, lost, irrecoverable);
  }

  public CardAction costing(ElementIcon... icons) {
    return new CardAction(abilities, infusions, List.of(icons), xp, lost, irrecoverable);
  }

  /** What it is called after: an action with an attack is an attack action, and so on (ABL-08). */
  public Set<AbilityKind> kinds() {
    Set<AbilityKind> kinds = EnumSet.noneOf(AbilityKind.class);
    abilities.forEach(ability -> name(ability, kinds));
    return kinds;
  }

  /** Whether it begins a lasting effect with that stance, or with a mark of that name. */
  public boolean begins(String name) {
    return abilities.stream().anyMatch(ability -> begins(ability, name));
  }

  private static boolean begins(Ability ability, String name) {
    if (ability instanceof Ability.Activate activate) {
      return activate.stance().filter(name::equals).isPresent()
          || activate.effects().stream()
              .anyMatch(
                  effect ->
                      effect.change() instanceof Effect.Change.Marked(String mark, boolean _)
                          && mark.equals(name));
    }
    return ability instanceof Ability.Composed composed
        && composed.parts().stream().anyMatch(part -> begins(part, name));
  }

  /** Whether a companion performs something by it. */
  public boolean commandsCompanion() {
    return abilities.stream().anyMatch(CardAction::commandsCompanion);
  }

  private static boolean commandsCompanion(Ability ability) {
    return ability instanceof Ability.Grant(Aim aim, var _) && aim.among() == Aim.Among.COMPANION
        || ability instanceof Ability.Composed composed
            && composed.parts().stream().anyMatch(CardAction::commandsCompanion);
  }

  private static void name(Ability ability, Set<AbilityKind> kinds) {
    switch (ability) {
      case Ability.Attack _ -> kinds.add(AbilityKind.ATTACK);
      case Ability.Move _ -> kinds.add(AbilityKind.MOVE);
      case Ability.Teleport _ -> kinds.add(AbilityKind.TELEPORT);
      case Ability.Heal _ -> kinds.add(AbilityKind.HEAL);
      case Ability.Inflict inflict -> inflict.what().kind().ifPresent(kinds::add);
      case Ability.Loot _, LootSome _ -> kinds.add(AbilityKind.LOOT);
      case Ability.Summoning _ -> kinds.add(AbilityKind.SUMMON);
      case Ability.Grant _, Ability.Control _ -> kinds.add(AbilityKind.COMMAND);
      case Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.ChangeTile _,
          LayTiles _,
          ClearPath _ ->
          kinds.add(AbilityKind.TILES);
      case Ability.Activate activate ->
          activate
              .effects()
              .forEach(
                  effect -> {
                    if (effect.change() instanceof Effect.Change.Shield) {
                      kinds.add(AbilityKind.SHIELD);
                    } else if (effect.change() instanceof Effect.Change.Retaliate) {
                      kinds.add(AbilityKind.RETALIATE);
                    }
                  });
      case Ability.Must(Ability inner) -> name(inner, kinds);
      case Ability.Paid paid -> paid.then().forEach(one -> name(one, kinds));
      case Ability.When when -> when.then().forEach(one -> name(one, kinds));
      case Ability.OneOf one ->
          one.choices().forEach(choice -> choice.forEach(each -> name(each, kinds)));
      case Ability.LayToken _,
          Ability.Brings _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.OnScenario _,
          Ability.ShiftInitiative _,
          PlayCard _,
          Focus _,
          ShareDamage _,
          Ability.OtherHalf _ -> {}
    }
  }

  /** The active icon: how long the card stays in the active area (CRD-06). */
  public Optional<Duration> active() {
    return longest(abilities);
  }

  private static Optional<Duration> longest(List<Ability> some) {
    Optional<Duration> longest = Optional.empty();
    for (Ability ability : some) {
      Optional<Duration> duration = lasting(ability);
      if (longest.isEmpty() || duration.filter(Duration.PERSISTENT::equals).isPresent()) {
        longest = duration;
      }
    }
    return longest;
  }

  private static Optional<Duration> lasting(Duration duration) {
    return switch (duration) {
      case ROUND -> Optional.of(Duration.ROUND);
      case PERSISTENT, ROUNDS, TURNS -> Optional.of(Duration.PERSISTENT);
      case TURN, ATTACK, ACTION, SCENARIO -> Optional.empty();
    };
  }

  private static Optional<Duration> lasting(Ability ability) {
    return switch (ability) {
      case Ability.Activate activate -> lasting(activate.duration());
      case Ability.Summon _ -> Optional.of(Duration.PERSISTENT); // SUM-03
      case Ability.Composed composed -> longest(composed.parts());
      case Ability.Attack _,
          Ability.Moving _,
          Ability.Affecting _,
          Ability.ForSelf _,
          Ability.Summoning _,
          Ability.OnTiles _,
          Ability.OnScenario _,
          Ability.Brings _,
          Ability.Special _ ->
          Optional.empty();
    };
  }
}

package haven.model.card;

import haven.model.ability.Ability;
import haven.model.ability.Duration;
import haven.model.ability.ElementIcon;
import java.util.List;
import java.util.Optional;

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
    return new CardAction(List.of(abilities), List.of(), List.of(), 0, false, false);
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

  /** The active icon: how long the card stays in the active area (CRD-06). */
  public Optional<Duration> active() {
    return abilities.stream()
        .flatMap(ability -> lasting(ability).stream())
        .reduce((one, other) -> one == Duration.PERSISTENT ? one : other);
  }

  private static Optional<Duration> lasting(Duration duration) {
    return switch (duration) {
      case ROUND -> Optional.of(Duration.ROUND);
      case PERSISTENT, ROUNDS, TURNS -> Optional.of(Duration.PERSISTENT);
      case TURN, ATTACK -> Optional.empty();
    };
  }

  private static Optional<Duration> lasting(Ability ability) {
    return switch (ability) {
      case Ability.Activate activate -> lasting(activate.duration());
      case Ability.Summon _ -> Optional.of(Duration.PERSISTENT); // SUM-03
      case Ability.Must(Ability inner) -> lasting(inner);
      default -> Optional.empty();
    };
  }
}

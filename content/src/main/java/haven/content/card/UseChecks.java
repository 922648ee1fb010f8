package haven.content.card;

import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Spot;
import haven.model.card.ItemCard.Use;
import haven.model.card.ItemCard.When;
import haven.model.card.ItemCard.Whose;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What of a use means nothing at the moment that it names. */
final class UseChecks {
  static final Set<When> ATTACKS =
      EnumSet.of(When.DURING_ATTACK, When.WHEN_ATTACKED, When.AFTER_ATTACKED, When.AFTER_ATTACK);
  static final Set<When> DAMAGES = EnumSet.of(When.WHEN_DAMAGED, When.DAMAGED_BY_ATTACK);

  /** When a lasting effect finds something that it can change. */
  static final Set<When> LASTING =
      EnumSet.of(
          When.ALWAYS,
          When.DURING_TURN,
          When.DURING_ATTACK,
          When.DURING_MOVE,
          When.WHEN_ATTACKED,
          When.DAMAGED_BY_ATTACK);

  /** What is worth something in the attack or move in which it is used, by its word. */
  private static final Map<When, Map<String, Class<?>>> WORTH =
      Map.of(
          When.DURING_ATTACK, Map.of("attacks", Effect.Change.Attacks.class),
          When.DURING_MOVE, Map.of("moves", Effect.Change.Moves.class),
          When.WHEN_ATTACKED, againstAttack(),
          When.DAMAGED_BY_ATTACK, againstAttack());

  private UseChecks() {}

  private static Map<String, Class<?>> againstAttack() {
    return new TreeMap<>(
        Map.of("shield", Effect.Change.Shield.class, "retaliate", Effect.Change.Retaliate.class));
  }

  /** Effects of what is used in an attack or move are about that. */
  static void effects(FormFields fields, Key<?> effects, Use use) {
    Map<String, Class<?>> worth = WORTH.getOrDefault(use.when(), Map.of());
    if (!worth.isEmpty()
        && !use.effects().stream()
            .allMatch(effect -> worth.containsValue(effect.change().getClass()))) {
      fields.wrong(
          effects,
          "it means nothing " + Forms.written(use.when()),
          "write '%s' here, or a line with 'lasts' in 'do'"
              .formatted(String.join("' or '", worth.keySet())));
    }
  }

  /** What works in one attack alone works for whoever uses it there. */
  static void bearers(FormFields fields, Key<?> effects, Use use) {
    boolean others =
        use.effects().stream()
            .map(effect -> effect.scope().affects())
            .anyMatch(affects -> affects == Affects.ENEMIES || affects == Affects.ALLIES);
    if (others && use.lasting() == Duration.ATTACK) {
      fields.wrong(effects, "in this attack nothing comes of it for others", "leave 'whom' out");
    }
  }

  /** The moments in which there is somebody else whom the item knows. */
  private static final Set<When> WITH_ANOTHER =
      EnumSet.of(
          When.DURING_ATTACK,
          When.WHEN_ATTACKED,
          When.AFTER_ATTACKED,
          When.AFTER_ATTACK,
          When.DAMAGED_BY_ATTACK,
          When.ENEMY_CONSUMES);

  /** Where nothing was done to anybody before, nobody is the target of it. */
  static void targets(FormFields fields, Key<?> performed, Use use) {
    if (!WITH_ANOTHER.contains(use.when())
        && !use.abilities().isEmpty()
        && isOfTarget(use.abilities().getFirst())) {
      fields.wrong(
          performed,
          "nobody was a target before",
          "write 'when: after-attack', or an ability with a target before it");
    }
  }

  private static boolean isOfTarget(Ability first) {
    return first instanceof Ability.Teleport(int _, Optional<Spot> beside, boolean _)
            && beside.filter(spot -> spot.where() == Spot.Where.TARGET).isPresent()
        || first instanceof Ability.Composed composed && begins(composed);
  }

  private static boolean begins(Ability.Composed composed) {
    List<List<Ability>> ways =
        switch (composed) {
          case Ability.Must(Ability inner) -> List.of(List.of(inner));
          case Ability.Paid paid -> List.of(paid.then(), paid.otherwise());
          case Ability.When when -> List.of(when.then(), when.otherwise());
          case Ability.OneOf one -> one.choices();
        };
    return ways.stream().anyMatch(way -> !way.isEmpty() && isOfTarget(way.getFirst()));
  }

  /** Who creates tiles uses it for one more of a kind. */
  static void creates(FormFields fields, Key<?> create, Use use) {
    if (use.when() == When.DURING_CREATE && use.creates().isEmpty()) {
      fields.wrong(create, "nobody knows which tiles are meant", "add 'create: obstacle', or trap");
    }
  }

  /** Fields that belong to some moments alone. */
  static void moments(FormFields fields, Map<Key<?>, Set<When>> moments, When when) {
    moments.forEach(
        (key, some) -> {
          if (fields.has(key) && !some.contains(when)) {
            fields.wrong(
                key,
                "'%s' means nothing %s".formatted(key.name(), Forms.written(when)),
                "write it with 'when: %s'"
                    .formatted(
                        String.join(
                            "' or 'when: ", some.stream().sorted().map(Forms::written).toList())));
          }
        });
  }

  /** After an attack nothing changes it any more. */
  static void afterwards(FormFields fields, Key<?> attack, Use use) {
    boolean after = use.when() == When.AFTER_ATTACK || use.when() == When.AFTER_ATTACKED;
    if (after && !use.riders().stream().allMatch(Rider.Inflicts.class::isInstance)) {
      fields.wrong(
          attack,
          "the attack is over",
          "give the other one conditions, push or pull it, or use 'do'");
    }
  }

  /** Whose attack or damage it can be. */
  static void whose(FormFields fields, Key<?> of, Use use) {
    boolean fits =
        switch (use.whose()) {
          case OWN -> true;
          case ALLY ->
              use.when() == When.DURING_ATTACK
                  && !widens(use.riders())
                  && use.afterwards().isEmpty();
          case OWN_SUMMON -> use.when() == When.DAMAGED_BY_ATTACK;
        };
    if (!fits) {
      fields.wrong(
          of,
          "nobody can use it then",
          use.whose() == Whose.ALLY
              ? "write 'when: during-attack' without range, reach, targets and area"
              : "write 'when: damaged-by-attack'");
    }
  }

  /** What is used does something; a moment, a price or a limit alone is nothing. */
  static void something(FormFields fields, Key<?>... deeds) {
    if (List.of(deeds).stream().noneMatch(fields::has)) {
      fields
          .reading()
          .wrong(fields.place(), "using it does nothing", "add what it does, such as 'do'");
    }
  }

  private static boolean widens(List<Rider> riders) {
    return riders.stream().anyMatch(Rider.OnAim.class::isInstance);
  }

  /** An attack that goes elsewhere gains nothing on its way. */
  static void redirect(FormFields fields, Key<?> redirect, Key<?> attack) {
    if (fields.has(redirect) && fields.has(attack)) {
      fields.wrong(redirect, "the attack goes to somebody else", "leave 'attack' out");
    }
  }

  /** There is one price at most. */
  static void price(FormFields fields, Key<?>... prices) {
    long number = List.of(prices).stream().filter(fields::has).count();
    if (number > 1) {
      fields.reading().wrong(fields.place(), "the use has two prices", "leave one of them out");
    }
  }
}

package haven.content.language;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.model.ability.Ability;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** What is added to an attack: fields beside it, and bonuses that must be earned or paid for. */
public final class RiderForms {
  private static final Form<List<Rider>> BONUS =
      Forms.named("bonus", "a bonus with 'when' or a price", List.<Rider>of(), RiderForms::bonus)
          .list()
          .as(lists -> lists.stream().flatMap(List::stream).toList());
  private static final Form<List<Rider>> HEAL_BONUS =
      Forms.named(
              "heal-bonus",
              "a bonus with 'when' or a price",
              List.<Rider>of(),
              RiderForms::healBonus)
          .list()
          .as(lists -> lists.stream().flatMap(List::stream).toList());

  private static final Key<Integer> HEXES = Forms.number(1, 9).required("hexes", "how many hexes");
  private static final Key<Integer> DAMAGE =
      Forms.number(0, 9).required("damage", "what the target suffers for each obstacle");
  private static final Key<Integer> XP =
      Forms.number(0, 9).or("xp", 0, "what the attacker gains for each obstacle");
  private static final Form<Rider.PushThrough> THROUGH =
      new Group<>(
          "a push that may lead into obstacles",
          List.of(HEXES, DAMAGE, XP),
          new Rider.PushThrough(1, 0, 0),
          f -> new Rider.PushThrough(f.get(HEXES), f.get(DAMAGE), f.get(XP)));

  private static final Key<Integer> BARRED =
      Forms.number(0, 9).required("damage", "what the target suffers for each hex that is barred");
  private static final Key<Integer> BARRED_XP =
      Forms.number(0, 9).or("xp", 0, "what the attacker gains for each hex that is barred");
  private static final Form<Rider.PushAgainst> AGAINST =
      new Group<>(
          "a push that hurts at walls and obstacles",
          List.of(HEXES, BARRED, BARRED_XP),
          new Rider.PushAgainst(1, 0, 0),
          f -> new Rider.PushAgainst(f.get(HEXES), f.get(BARRED), f.get(BARRED_XP)));

  /** Whoever gains experience, or may belong to somebody who does. */
  private static final Bearer[] EXPERIENCED = {
    Bearer.HERO, Bearer.ITEM, Bearer.MODIFIER, Bearer.SUMMON, Bearer.EFFECT
  };

  /** The fields that every attack may have. */
  public static final List<Key<?>> KEYS = keys();

  /** Beside the verb: what only dice know is for items. */
  public static final List<Key<?>> ATTACK =
      without(KEYS, "plus-is-neutral", "minus-is-neutral", "cleanses");

  /** Beside a summon, whose attacks reach as far as its range. */
  static final List<Key<?>> SUMMON = without(ATTACK, "reach", "kills", "with-stance");

  /** What a bonus may add to a heal, of which there is no attack value, shield or damage. */
  private static final List<Key<?>> HEALED =
      only(
          "plus",
          "times",
          "gives",
          "plus-range",
          "plus-targets",
          "infuses",
          "xp",
          "xp-each",
          "after",
          "all-adjacent",
          "cleanses");

  /** Beside a heal. */
  static final List<Key<?>> HEAL =
      with(HEALED, HEAL_BONUS.or("bonus", List.of(), "what is added under conditions or a price"));

  /** Of attacks in effects and items: dice turn some of them, but none cures anybody. */
  private static final List<Key<?>> GAINED_BY_ATTACKS = without(KEYS, "cleanses");

  /** What befalls an attacker besides the damage (RET-08). */
  static final List<Key<?>> RETALIATE = only("push", "pull", "gives");

  private static final Key<List<Check>> WHEN =
      CheckForms.CHECKS.or("when", List.of(), "what must hold for this target");
  private static final Key<Optional<Cost>> CONSUME =
      CheckForms.ELEMENTS.optional("consume", "elements that may be consumed for it");
  private static final Key<Optional<Cost>> SUFFER =
      CheckForms.DAMAGE.optional("suffer", "damage that may be suffered for it");
  private static final Key<Optional<Cost>> PAY =
      CheckForms.PRICE.optional("pay", "another price that may be paid for it");
  private static final Key<Optional<Cost>> LOSE =
      CheckForms.CARDS.optional("lose-cards", "cards that may be lost for it");

  private RiderForms() {}

  private static List<Key<?>> only(String... names) {
    List<String> some = List.of(names);
    return KEYS.stream().filter(key -> some.contains(key.name())).toList();
  }

  private static List<Key<?>> with(List<Key<?>> keys, Key<?> more) {
    List<Key<?>> all = new ArrayList<>(keys);
    all.add(more);
    return List.copyOf(all);
  }

  private static List<Key<?>> without(List<Key<?>> keys, String... names) {
    List<String> some = List.of(names);
    return keys.stream().filter(key -> !some.contains(key.name())).toList();
  }

  private static Key<List<Rider>> one(String name, Form<? extends Rider> form, String help) {
    return form.as(rider -> List.<Rider>of(rider)).or(name, List.of(), help);
  }

  private static Key<List<Rider>> plain(String name, Rider.Plain rider, String help) {
    return Forms.flag()
        .as(yes -> yes ? List.<Rider>of(rider) : List.<Rider>of())
        .or(name, List.of(), help);
  }

  private static <T> Key<List<Rider>> each(
      String name, Form<T> form, Function<T, Rider> make, String help) {
    return form.list().as(all -> all.stream().map(make).toList()).or(name, List.of(), help);
  }

  private static List<Key<?>> keys() {
    return List.of(
        one("plus", ValueForms.BONUS.as(Rider.Plus::new), "added to the attack value"),
        one("times", Forms.number(2, 5).as(Rider.Times::new), "the attack value is multiplied"),
        one("pierce", Forms.number(1, 99).as(Rider.Pierce::new), "shield that is ignored"),
        one("push", Forms.number(1, 9).as(Rider::push), "hexes the target is pushed"),
        one("pull", Forms.number(1, 9).as(Rider::pull), "hexes the target is pulled"),
        THROUGH
            .as(through -> List.<Rider>of(through))
            .or("push-through", List.of(), "a push that may lead into obstacles"),
        AGAINST
            .as(against -> List.<Rider>of(against))
            .or("push-against", List.of(), "a push that hurts at walls and obstacles"),
        each("gives", WordForms.CONDITION, Rider::gives, "conditions for the target"),
        one("plus-range", Forms.number(-9, 9).as(Rider.PlusRange::new), "added to the range"),
        one("reach", Forms.number(2, 9).as(Rider.Reach::new), "how far a melee attack reaches")
            .of(Bearer.HERO, Bearer.ITEM),
        one("plus-targets", Forms.number(1, 9).as(Rider.PlusTargets::new), "additional targets"),
        one("over", WordForms.AREA.as(Rider.Over::new), "the single target becomes an area"),
        each("infuses", WordForms.ELEMENT, Rider::infuses, "elements that are infused"),
        one("xp", Forms.number(1, 9).as(Rider.XpOnce::new), "experience for the whole ability")
            .of(EXPERIENCED),
        one("xp-each", ValueForms.BONUS.as(Rider::xp), "experience for each target")
            .of(EXPERIENCED),
        each("after", AbilityForms.ABILITY, Rider.Then::new, "performed after the attack"),
        each(
            "after-damage",
            AbilityForms.ABILITY,
            Rider.ThenIfHurt::new,
            "performed after the attack if the target suffered damage"),
        plain("all-on-one", Rider.Plain.ALL_ON_ONE, "all attacks are made against one target")
            .of(Bearer.MONSTER, Bearer.BOSS),
        plain("advantage", Rider.Plain.ADVANTAGE, "the attack has advantage"),
        plain("disadvantage", Rider.Plain.DISADVANTAGE, "the attack has disadvantage"),
        plain("kills", Rider.Plain.KILLS, "the target is killed instead of attacked")
            .of(Bearer.HERO, Bearer.ITEM, Bearer.EFFECT),
        WordForms.NAME
            .as(stance -> List.<Rider>of(new Rider.WithStance(stance)))
            .or("with-stance", List.of(), "has what a stance of whoever grants it gives attacks")
            .of(Bearer.HERO, Bearer.ITEM),
        plain("plus-is-neutral", Rider.Plain.PLUS_IS_NEUTRAL, "a plus counts as nothing"),
        plain("minus-is-neutral", Rider.Plain.MINUS_IS_NEUTRAL, "a minus counts as nothing"),
        plain("double-is-zero", Rider.Plain.DOUBLE_IS_ZERO, "a doubling card counts as +0"),
        plain("ignores-shield", Rider.Plain.IGNORES_SHIELD, "all shield is ignored"),
        Forms.flag()
            .as(yes -> yes ? List.<Rider>of(new Rider.AllAdjacent()) : List.<Rider>of())
            .or("all-adjacent", List.of(), "for all adjacent: enemies, or self and allies")
            .of(Bearer.HERO, Bearer.ITEM, Bearer.SUMMON, Bearer.EFFECT),
        plain("cleanses", Rider.Plain.CLEANSES, "negative conditions are removed before the heal")
            .of(Bearer.HERO, Bearer.ITEM, Bearer.EFFECT),
        BONUS.or("bonus", List.of(), "what is added under conditions or at a price"));
  }

  /** All that the fields add, in the order of the language. */
  @SuppressWarnings("unchecked")
  public static List<Rider> riders(FormFields fields) {
    List<Rider> riders = new ArrayList<>();
    for (Key<?> key : KEYS) {
      if (fields.declares(key)) {
        riders.addAll(fields.get((Key<List<Rider>>) key));
      }
    }
    return List.copyOf(riders);
  }

  /** Fields that make up riders and nothing else. */
  public static Group<List<Rider>> group(String what) {
    return new Group<>(what, GAINED_BY_ATTACKS, List.of(), RiderForms::some);
  }

  /** Riders, of which there must be one at least. */
  private static List<Rider> some(FormFields fields) {
    List<Rider> riders = riders(fields);
    if (fields.node().entries().isEmpty()) {
      fields.reading().wrong(fields.place(), "nothing is gained", "write what, such as 'plus: 1'");
    }
    return riders;
  }

  /** What is added to a heal without a price. */
  public static Group<List<Rider>> healing(String what) {
    return new Group<>(what, only("plus", "times", "gives"), List.of(), RiderForms::some);
  }

  /** The same for heals. */
  static Group<List<Rider>> heals(String what) {
    return new Group<>(what, HEAL, List.of(), RiderForms::some);
  }

  private static Form<List<Rider>> bonus() {
    return bonus(GAINED_BY_ATTACKS);
  }

  private static Form<List<Rider>> healBonus() {
    return bonus(HEALED);
  }

  private static Form<List<Rider>> bonus(List<Key<?>> riders) {
    List<Key<?>> keys = new ArrayList<>(List.of(WHEN, CONSUME, SUFFER, LOSE, PAY));
    keys.addAll(riders);
    return new Group<>("a bonus", keys, List.of(), RiderForms::earned);
  }

  private static Optional<Cost> cost(FormFields fields) {
    return fields
        .get(CONSUME)
        .or(() -> fields.get(SUFFER))
        .or(() -> fields.get(LOSE))
        .or(() -> fields.get(PAY));
  }

  private static final Key<Integer> POINTS =
      Forms.number(0, 9).or("plus", 0, "added to the movement points");
  private static final Key<Boolean> JUMP =
      Forms.flag().or("jump", false, "whether the move becomes a jump");

  private static final Key<Integer> GAINED =
      Forms.number(1, 9).or("xp", 0, "experience").of(Bearer.HERO, Bearer.ITEM);
  private static final Key<List<Ability>> FOLLOWING =
      AbilityForms.ABILITIES.or("after", List.of(), "performed after the move");

  /** What a move gains under conditions or at a price: the move becomes one of two. */
  static final Form<List<UnaryOperator<Ability>>> MOVE_BONUS =
      new Group<UnaryOperator<Ability>>(
              "a bonus of a move",
              List.of(WHEN, CONSUME, SUFFER, LOSE, PAY, POINTS, JUMP, GAINED, FOLLOWING),
              UnaryOperator.identity(),
              RiderForms::moreMove)
          .list();

  private static UnaryOperator<Ability> moreMove(FormFields fields) {
    Optional<Cost> cost = cost(fields);
    List<Check> checks = fields.get(WHEN);
    if (cost.isEmpty() == checks.isEmpty()) {
      fields
          .reading()
          .wrong(
              fields.place(),
              cost.isEmpty() ? "the bonus is free" : "the bonus has a price and a condition",
              "give it either 'when' or one of 'consume', 'suffer', 'lose-cards' and 'pay'");
    }
    int points = fields.get(POINTS);
    boolean jump = fields.get(JUMP);
    if (!fields.has(POINTS) && !jump && !fields.has(GAINED) && !fields.has(FOLLOWING)) {
      fields.reading().wrong(fields.place(), "the bonus is nothing", "add what, such as 'plus: 1'");
    }
    List<Ability> following = new ArrayList<>(fields.get(FOLLOWING));
    if (fields.get(GAINED) > 0) {
      following.add(Ability.xp(fields.get(GAINED)));
    }
    return ability -> {
      List<Ability> more = new ArrayList<>(List.of(farther(ability, points, jump)));
      more.addAll(following);
      return cost.<Ability>map(price -> new Ability.Paid(price, more, List.of(ability)))
          .orElseGet(() -> new Ability.When(checks, more, List.of(ability)));
    };
  }

  private static Ability farther(Ability ability, int points, boolean jump) {
    return switch (ability) {
      case Ability.Move(Value value, boolean jumps, var terms) ->
          new Ability.Move(more(value, points), jumps || jump, terms);
      case Ability.Paid(Cost cost, List<Ability> then, List<Ability> otherwise) ->
          new Ability.Paid(cost, farther(then, points, jump), farther(otherwise, points, jump));
      case Ability.When(List<Check> checks, List<Ability> then, List<Ability> otherwise) ->
          new Ability.When(checks, farther(then, points, jump), farther(otherwise, points, jump));
      case Ability.Attack _,
          Ability.Moving _,
          Ability.Affecting _,
          Ability.ForSelf _,
          Ability.Summoning _,
          Ability.OnTiles _,
          Ability.OnScenario _,
          Ability.Composed _,
          Ability.Brings _,
          Ability.Special _ ->
          ability;
    };
  }

  private static List<Ability> farther(List<Ability> all, int points, boolean jump) {
    return all.stream().map(one -> farther(one, points, jump)).toList();
  }

  private static Value more(Value value, int points) {
    return switch (value) {
      case Value.Fixed(int number) -> Value.of(number + points);
      case Value.OnStat(int change) -> Value.plus(change + points);
      case Value.Per(var count, int times, int plus) -> new Value.Per(count, times, plus + points);
      case Value.Share(var count, int times, int by, boolean up, int plus) ->
          new Value.Share(count, times, by, up, plus + points);
      case Value.AtMost(Value inner, int most) ->
          new Value.AtMost(more(inner, points), most + points);
      case Value.WhenPlayed(Value inner) -> new Value.WhenPlayed(more(inner, points));
      case Value.Computed(Formula formula) ->
          new Value.Computed(new Formula.Sum(formula, new Formula.Constant(points)));
    };
  }

  private static final Pattern UNPAID =
      Pattern.compile("attacked|traits\\[|standing\\[|rules\\[|cards\\[\\d+\\]\\.do\\[.*attack");
  private static final Pattern OF_LINES = Pattern.compile("cards\\[\\d+\\]\\.do\\[|specials\\[");

  /**
   * Whether somebody decides about the price: the player of a card or item, or a monster for a line
   * of its card (MEL-02); not a summon, a stat card or what is always there.
   */
  private static boolean isPaid(FormFields fields) {
    String way = fields.reading().field();
    if (fields.reading().isOf(Bearer.SUMMON) || UNPAID.matcher(way).find()) {
      return false;
    }
    return !AimForms.isByFocus(fields) || OF_LINES.matcher(way).find();
  }

  private static List<Rider> earned(FormFields fields) {
    List<Rider> riders = riders(fields);
    Optional<Cost> cost = cost(fields);
    List<Check> checks = fields.get(WHEN);
    if (cost.isEmpty() && checks.isEmpty()) {
      fields
          .reading()
          .wrong(
              fields.place(),
              "the bonus is free",
              "give it 'when', 'consume', 'suffer', 'lose-cards' or 'pay', or write it beside the"
                  + " attack");
    }
    if (riders.isEmpty()) {
      fields.reading().wrong(fields.place(), "the bonus is nothing", "add what, such as 'plus: 1'");
    }
    if (cost.filter(price -> !(price instanceof Cost.Elements)).isPresent()
        && AimForms.isByFocus(fields)) {
      fields
          .reading()
          .wrong(fields.place(), "monsters pay with elements alone", "write 'consume: fire', say");
    } else if (cost.isPresent() && !isPaid(fields)) {
      fields
          .reading()
          .wrong(
              fields.place(),
              "nobody pays a price here",
              "prices are paid for attacks on cards and items; give the bonus 'when' instead");
    }
    List<Rider> priced =
        cost.<List<Rider>>map(price -> List.of(new Rider.Paid(price, riders))).orElse(riders);
    return checks.isEmpty() ? priced : List.of(new Rider.When(checks, priced));
  }
}

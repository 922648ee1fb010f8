package haven.content.language;

import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Key;
import haven.model.Condition;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What of a lasting effect means nothing for those who would have it. */
final class EffectChecks {
  /** By these the owner stands up for others. */
  private static final Set<Class<?>> FOR_OTHERS =
      Set.of(Change.Intercepts.class, Change.SuffersInstead.class);

  /** These are about basic actions, stances and cards, which only characters have. */
  private static final Set<Class<?>> OF_CHARACTERS =
      Set.of(
          Change.Basic.class,
          Change.MovesAsAttacks.class,
          Change.AsHeals.class,
          Change.AsMelee.class,
          Change.SeesInvisible.class, // others find their focus by the rules
          Change.RestsFully.class);

  /** Where effects stand that no ability begins. */
  private static final Pattern ALWAYS = Pattern.compile("(traits|have|bestow|effects)\\[\\d+\\]$");

  /** What basic actions are worth by the rules (CRD-08). */
  private static final int BASIC = 2;

  private EffectChecks() {}

  static void whom(FormFields f, Key<?> key, Class<?> makes, Effect.Scope whom) {
    if (FOR_OTHERS.contains(makes)
        && (whom.affects() == Affects.SELF || whom.affects() == Affects.ENEMIES)) {
      f.reading()
          .wrong(f.place(), "the owner does this for others of its side", "write 'whom: allies'");
    }
    if (whom.ownSummons() && !f.reading().isOf(Bearer.HERO) && !f.reading().isOf(Bearer.ITEM)) {
      f.wrong(key, "only characters have summons of their own", "write 'allies'");
    }
    if (OF_CHARACTERS.contains(makes) && (whom.affects() == Affects.ENEMIES || whom.ownSummons())) {
      f.wrong(key, "only characters have anything of it", "write 'allies', or leave 'whom' out");
    }
  }

  /**
   * An amount that counts what was done just before: where an effect begins with an ability, it is
   * counted then. An effect that is always there has nothing before it.
   */
  static Value amount(FormFields f, Key<Value> key) {
    Value value = f.get(key);
    if (value.isOfDeeds() && isAlways(f)) {
      f.wrong(
          key,
          "nothing was done before it that could be counted",
          "count what is there, such as enemies-adjacent or hit-points-lost");
    }
    return value;
  }

  /** Whether no ability begins the effect. */
  static boolean isAlways(FormFields f) {
    return ALWAYS.matcher(f.reading().field()).find();
  }

  /** Whoever is attacked does not widen the attack. */
  static List<Rider> attacked(FormFields f, Key<List<Rider>> key) {
    List<Rider> riders = f.get(key);
    if (widens(riders)) {
      f.wrong(
          key,
          "whom an attack reaches is settled before",
          "leave range, reach, targets and area out");
    }
    return riders;
  }

  private static boolean widens(List<Rider> riders) {
    return riders.stream()
        .anyMatch(
            rider ->
                rider instanceof Rider.OnAim
                    || rider instanceof Rider.When(var _, List<Rider> some) && widens(some));
  }

  /** A value that basic actions have anyway is none. */
  static int basic(FormFields f, Key<Integer> key) {
    int value = f.get(key);
    if (value == BASIC) {
      f.wrong(key, "basic actions are worth " + value + " anyway", "write another value");
    }
    return value;
  }

  /** What is handed over is a card, and it goes to another character. */
  static Change handedOver(FormFields f, Key<?> key) {
    if (!f.reading().field().contains("cards[")) {
      f.wrong(key, "only a card can be handed over", "write it in 'active' of a card");
    }
    return new Change.HandedOver();
  }

  /** Another condition than the one that it stands for. */
  static Change insteadOf(FormFields f, Key<Condition> of, Key<Condition> gain) {
    if (f.get(of) == f.get(gain)) {
      f.wrong(gain, "that is the same condition", "write another one, or 'immune' instead");
    }
    return new Change.InsteadOf(f.get(of), f.get(gain));
  }

  /** Use slots are for effects that are used. */
  static void uses(
      FormFields f, Key<List<Integer>> key, List<Effect> effects, Set<Class<?>> unused) {
    if (f.declares(key)
        && f.has(key)
        && effects.stream().allMatch(effect -> unused.contains(effect.change().getClass()))) {
      f.wrong(key, "none of these effects is ever used up", "write 'lasts' instead");
    }
  }

  /** Whether somebody else than the acting figure gets it. */
  static void given(FormFields f, List<Effect> effects, Aim aim) {
    boolean spares =
        effects.stream().anyMatch(effect -> effect.change() instanceof Change.SparesSummons);
    if (spares && aim.affects() == Affects.ENEMIES) {
      f.reading()
          .wrong(
              f.place(),
              "enemies of monsters focus on no summons anyway",
              "write 'target: allies', or leave 'target' out");
    }
    boolean ofCharacters =
        effects.stream().anyMatch(effect -> OF_CHARACTERS.contains(effect.change().getClass()));
    if (ofCharacters && aim.affects() == Affects.ENEMIES && !AimForms.isByFocus(f)) {
      f.reading()
          .wrong(
              f.place(),
              "only characters have anything of it",
              "write 'target: allies', or leave 'target' out");
    }
    boolean handed =
        effects.stream().anyMatch(effect -> effect.change() instanceof Change.HandedOver);
    if (handed && (aim.affects() == Affects.SELF || aim.affects() == Affects.ENEMIES)) {
      f.reading()
          .wrong(
              f.place(),
              "the card is handed over to nobody",
              "add a target, such as 'target: ally-adjacent'");
    }
  }
}

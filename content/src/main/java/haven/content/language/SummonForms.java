package haven.content.language;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.model.ability.Effect;
import haven.model.card.Companion;
import haven.model.card.SummonCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What is printed about a summon, on an ability card or beside a class. */
public final class SummonForms {
  private static final Key<String> SUMMON =
      WordForms.NAME.required("summon", "its name").of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Integer> HIT_POINTS =
      Forms.number(1, 99).required("hit-points", "its hit points");
  private static final Key<List<Integer>> BY_LEVEL =
      Forms.number(1, 99).list().required("hit-points", "by level of the character, from level 1");
  private static final Key<Optional<Integer>> MOVE =
      Forms.number(0, 9).optional("move", "its move; without it a dash");
  private static final Key<Optional<Integer>> ATTACK =
      Forms.number(0, 9).optional("attack", "its attack; without it a dash");
  private static final Key<Optional<Integer>> REACH =
      Forms.number(1, 9).optional("range", "its range; without it melee");
  private static final Key<Boolean> FLYING = Forms.flag().or("flying", false, "whether it flies");
  private static final Key<List<Effect>> TRAITS =
      EffectForms.EFFECT.list().by(Bearer.SUMMON).or("traits", List.of(), "its lasting effects");

  /** Fields of the verb, before those of its attack. */
  static final List<Key<?>> KEYS = List.of(SUMMON, HIT_POINTS, MOVE, ATTACK, REACH, FLYING, TRAITS);

  /** A summon that a class has from the start. */
  public static final Form<Companion> COMPANION =
      Forms.named(
          "companion",
          "a summon with its hit points by level",
          new Companion(SummonCard.of("nobody", 1, 0, 0), List.of(1)),
          SummonForms::companion);

  private SummonForms() {}

  private static Form<Companion> companion() {
    List<Key<?>> keys =
        new ArrayList<>(List.of(SUMMON, BY_LEVEL, MOVE, ATTACK, REACH, FLYING, TRAITS));
    keys.addAll(RiderForms.ATTACK);
    return new Group<>(
        "a companion",
        keys,
        new Companion(SummonCard.of("nobody", 1, 0, 0), List.of(1)),
        f -> new Companion(card(f, f.get(BY_LEVEL).getFirst()), f.get(BY_LEVEL)));
  }

  static SummonCard card(FormFields f) {
    return card(f, f.get(HIT_POINTS));
  }

  private static SummonCard card(FormFields f, int hitPoints) {
    return new SummonCard(
        f.get(SUMMON),
        hitPoints,
        dash(f.get(MOVE)),
        dash(f.get(ATTACK)),
        dash(f.get(REACH)),
        f.get(FLYING),
        RiderForms.riders(f),
        f.get(TRAITS));
  }

  private static OptionalInt dash(Optional<Integer> number) {
    return number.map(OptionalInt::of).orElse(OptionalInt.empty());
  }
}

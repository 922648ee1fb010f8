package haven.content.language;

import static haven.content.language.EffectForms.kind;

import haven.board.Terrain;
import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.language.EffectForms.Kind;
import haven.model.AbilityKind;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Lasting effects that few cards have. */
final class RareEffects {
  private static final Bearer[] PLAYED = {Bearer.HERO, Bearer.ITEM};

  private static final Key<List<Rider>> HEAL_ABILITIES =
      RiderForms.heals("what heal abilities gain")
          .by(Bearer.EFFECT)
          .required("heal-abilities", "what the bearer's heal abilities gain as a whole")
          .of(PLAYED);
  private static final Key<Integer> SUFFER_INSTEAD =
      Forms.number(0, 9)
          .required("suffer-instead", "how much less the owner suffers in place of those in 'whom'")
          .of(PLAYED);
  private static final Key<Integer> MOVES_TIMES =
      Forms.number(2, 5)
          .required("moves-times", "by how much the bearer's moves are multiplied")
          .of(PLAYED);
  private static final Key<String> AT_ONCE =
      WordForms.NAME.required("at-once", "the name of a stance or mark").of(PLAYED);
  private static final Key<List<AbilityKind>> AS_HEALS =
      Forms.words(new TreeMap<>(Map.of("attack", AbilityKind.ATTACK, "move", AbilityKind.MOVE)))
          .list()
          .required("as-heals", "abilities that may be performed as heals")
          .of(PLAYED);
  private static final Key<Integer> HEAL_PLUS =
      Forms.number(0, 9).or("plus", 0, "added to the value of such a heal");
  private static final Key<Boolean> HANDED_OVER =
      Forms.flag()
          .required("handed-over", "the card is the bearer's own from now on")
          .of(Bearer.HERO);
  private static final Key<Boolean> STANDS_IN =
      Forms.flag()
          .required("stands-in", "its summoner may attack as if in its hex")
          .of(Bearer.SUMMON);
  private static final Key<String> AS_MELEE =
      WordForms.NAME
          .required("as-melee", "the stance for which ranged attacks count as melee")
          .of(PLAYED);
  private static final Key<Integer> NUMBER =
      Forms.number(2, 9).or("number", 2, "how many the bearer may have at once");
  private static final Key<Integer> HEALED =
      Forms.number(1, 9).required("healed", "added to heals of the bearer").of(PLAYED);
  private static final Key<Integer> RETALIATES =
      Forms.number(1, 9).required("retaliates", "added to each of the bearer's retaliates");
  private static final Key<Integer> MAX_HIT_POINTS =
      Forms.number(1, 20).required("max-hit-points", "by how much the maximum is higher");
  private static final Key<Integer> OVERHEAL =
      Forms.number(1, 99)
          .required("overheal", "up to how many hit points heals lift the bearer")
          .of(PLAYED);
  private static final Key<Boolean> RESTS_FULLY =
      Forms.yes().required("short-rest-is-long", "a short rest has what a long one has").of(PLAYED);
  private static final Key<Boolean> GROUNDED =
      Forms.yes().required("grounded", "the bearer cannot fly").of(PLAYED);
  private static final Key<Effect.Mind> TURNCOAT =
      WordForms.MIND
          .required("turncoat", "who decides in its turns, itself or you")
          .of(Bearer.HERO, Bearer.ITEM, Bearer.MONSTER);
  private static final Key<Terrain> CONFINED =
      Forms.words(Map.of("water", Terrain.WATER))
          .required("confined-to", "the tiles that are plain floor for it; all else is an obstacle")
          .of(Bearer.MONSTER);
  private static final Key<String> NEVER_FOCUSES =
      Forms.text("summons", Pattern.compile("summons"), "summons")
          .required("never-focuses", "on whom it does not focus: summons")
          .of(Bearer.MONSTER);
  private static final Key<Boolean> SEES =
      Forms.yes().required("sees-invisible", "invisible enemies can be targeted").of(PLAYED);

  private RareEffects() {}

  static List<Kind> all() {
    return List.of(
        kind(
            Change.HealAbilities.class,
            "Heal abilities of the bearer gain something, one use for all targets.",
            List.of(HEAL_ABILITIES),
            f -> new Change.HealAbilities(f.get(HEAL_ABILITIES))),
        kind(
            Change.SuffersInstead.class,
            "The owner may suffer the damage of others instead.",
            List.of(SUFFER_INSTEAD),
            f -> new Change.SuffersInstead(f.get(SUFFER_INSTEAD))),
        kind(
            Change.MovesTimes.class,
            "Moves of the bearer are multiplied.",
            List.of(MOVES_TIMES),
            f -> new Change.MovesTimes(f.get(MOVES_TIMES))),
        new Kind(
            Change.AtOnce.class,
            "Several effects of a stance, or marks on one figure, may be there at once.",
            List.of(AT_ONCE, NUMBER),
            f -> Effect.self(new Change.AtOnce(f.get(AT_ONCE), f.get(NUMBER)))),
        kind(
            Change.AsHeals.class,
            "Abilities of the bearer may be performed as heals.",
            List.of(AS_HEALS, HEAL_PLUS),
            f -> new Change.AsHeals(Set.copyOf(f.get(AS_HEALS)), f.get(HEAL_PLUS))),
        new Kind(
            Change.HandedOver.class,
            "The card belongs to the bearer, another character, and lies in its active area.",
            List.of(HANDED_OVER),
            f -> Effect.self(EffectChecks.handedOver(f, HANDED_OVER))),
        new Kind(
            Change.StandsIn.class,
            "Whoever summoned the bearer may perform attacks as if in its hex.",
            List.of(STANDS_IN),
            f -> Effect.self(new Change.StandsIn())),
        kind(
            Change.AsMelee.class,
            "For effects of a stance ranged attacks of the bearer count as melee.",
            List.of(AS_MELEE),
            f -> new Change.AsMelee(f.get(AS_MELEE))),
        kind(
            Change.Healed.class,
            "Heals of the bearer by anybody gain something.",
            List.of(HEALED),
            f -> new Change.Healed(f.get(HEALED))),
        kind(
            Change.Retaliates.class,
            "Retaliates of the bearer gain something.",
            List.of(RETALIATES.of(PLAYED)),
            f -> new Change.Retaliates(f.get(RETALIATES))),
        kind(
            Change.Overheals.class,
            "Heals lift the bearer above its maximum.",
            List.of(OVERHEAL),
            f -> new Change.Overheals(f.get(OVERHEAL))),
        kind(
            Change.MaxHitPoints.class,
            "The bearer's maximum hit points are higher, and its hit points with them.",
            List.of(MAX_HIT_POINTS),
            f -> new Change.MaxHitPoints(f.get(MAX_HIT_POINTS))),
        new Kind(
            Change.RestsFully.class,
            "A short rest has all that a long one has.",
            List.of(RESTS_FULLY),
            f -> Effect.self(new Change.RestsFully())),
        kind(
            Change.Grounded.class,
            "The bearer cannot fly.",
            List.of(GROUNDED),
            f -> new Change.Grounded()),
        kind(
            Change.Turncoat.class,
            "In its turns the bearer's allies are enemies, its enemies allies.",
            List.of(TURNCOAT),
            RareEffects::turncoat),
        kind(
            Change.SeesInvisible.class,
            "The bearer can target invisible enemies.",
            List.of(SEES),
            f -> new Change.SeesInvisible()),
        new Kind(
            Change.ConfinedTo.class,
            "The bearer goes only over tiles of a kind, which are plain floor for it.",
            List.of(CONFINED),
            f -> Effect.self(new Change.ConfinedTo(f.get(CONFINED)))),
        new Kind(
            Change.SparesSummons.class,
            "The bearer never focuses on summons of characters.",
            List.of(NEVER_FOCUSES),
            f -> Effect.self(new Change.SparesSummons())));
  }

  /** Nobody is there who could control it for a monster or a rule. */
  private static Change turncoat(FormFields f) {
    if (f.get(TURNCOAT) == Effect.Mind.CONTROLLED && f.reading().isOf(Bearer.MONSTER)) {
      f.wrong(TURNCOAT, "only players control a turncoat", "write 'turncoat: own'");
    }
    return new Change.Turncoat(f.get(TURNCOAT));
  }
}

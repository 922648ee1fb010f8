package haven.content.language;

import static haven.content.language.AbilityForms.boxed;
import static haven.content.language.AbilityForms.keys;

import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Effects that last, each as a line of a card, and several of one card. */
final class LastingVerbs {
  private static final Pattern LASTING =
      Pattern.compile("round|persistent|turn|action|scenario|([1-9]) (rounds|turns)");
  private static final Key<Optional<String>> LASTS =
      Forms.text(
              "round, persistent, turn, action, scenario, '2 rounds' or '2 turns'",
              LASTING,
              "round")
          .optional("lasts", "how long it works");
  private static final Key<List<Integer>> USES =
      Forms.number(0, 9)
          .list()
          .or("uses", List.of(), "its use slots, each with the experience that it gives");
  private static final Key<Aim> FOR =
      AimForms.PHRASE.or(
          "target", Aim.SELF, "who has it from now on; without it the acting figure");
  private static final Key<Optional<Integer>> GIVEN_WITHIN =
      Forms.number(1, 99).optional("given-within", "how near those must be when it is performed");
  private static final Key<Optional<String>> STANCE =
      WordForms.NAME.optional("stance", "of effects with the same stance only the last one works");
  private static final Key<List<Effect>> ACTIVE =
      EffectForms.EFFECT.list().required("active", "the effects");

  private static final Bearer[] PLAYED = {Bearer.HERO, Bearer.ITEM};

  /** Effects that are there and are not used: they have no use slots. */
  private static final Set<Class<?>> NEVER_USED =
      Set.of(
          Effect.Change.Flying.class,
          Effect.Change.Immune.class,
          Effect.Change.Unmovable.class,
          Effect.Change.Overheals.class,
          Effect.Change.MaxHitPoints.class,
          Effect.Change.AtOnce.class,
          Effect.Change.AsMelee.class,
          Effect.Change.AsHeals.class,
          Effect.Change.StandsIn.class,
          Effect.Change.HandedOver.class,
          Effect.Change.RestsFully.class,
          Effect.Change.Grounded.class,
          Effect.Change.SeesInvisible.class,
          Effect.Change.ConfinedTo.class,
          Effect.Change.SparesSummons.class,
          Effect.Change.Turncoat.class,
          Effect.Change.MovesAsAttacks.class,
          Effect.Change.Ignores.class,
          Effect.Change.FocusInitiative.class,
          Effect.Change.CountsAs.class,
          Effect.Change.InsteadOf.class,
          Effect.Change.Marked.class);

  private LastingVerbs() {}

  static void add(Verbs<Ability> verbs) {
    List<Key<?>> unused =
        List.of(LASTS, FOR, GIVEN_WITHIN, AimForms.ONLY.of(PLAYED), STANCE.of(Bearer.HERO));
    List<Key<?>> lasting = new ArrayList<>(unused);
    lasting.add(1, USES);
    for (EffectForms.Kind kind : EffectForms.kinds()) {
      boolean used = !NEVER_USED.contains(kind.makes());
      verbs.verb(
          kind.makes(),
          kind.help() + " It lasts as 'lasts' or 'uses' says.",
          keys(kind.keys(), used ? lasting : unused),
          boxed(f -> activate(f, List.of(kind.make().apply(f)))));
    }
    verbs.verb(
        Ability.Activate.class,
        "Several lasting effects of one card.",
        keys(List.of(ACTIVE), lasting),
        boxed(f -> activate(f, f.get(ACTIVE))));
  }

  private static Ability activate(FormFields fields, List<Effect> effects) {
    List<Integer> uses = fields.declares(USES) ? fields.get(USES) : List.of();
    Optional<String> lasts = fields.get(LASTS);
    if (lasts.isEmpty() && uses.isEmpty()) {
      fields
          .reading()
          .wrong(fields.place(), "nobody knows how long this lasts", "add 'lasts' or 'uses'");
    }
    if (fields.has(GIVEN_WITHIN) && fields.get(FOR).affects() == Affects.SELF) {
      fields.wrong(GIVEN_WITHIN, "the acting figure is always near", "add 'target'");
    }
    if (fields.has(STANCE) && lasts.filter("scenario"::equals).isPresent()) {
      fields.wrong(STANCE, "what lasts for the scenario ends with nothing", "leave it out");
    }
    Matcher lasting = LASTING.matcher(lasts.orElse("persistent"));
    boolean some = lasting.matches() && lasting.group(1) != null;
    Duration duration =
        Duration.valueOf((some ? lasting.group(2) : lasting.group()).toUpperCase(Locale.ROOT));
    Aim aim = fields.get(FOR).only(fields.get(AimForms.ONLY).toArray(Check[]::new));
    EffectChecks.given(fields, effects, aim);
    MomentChecks.lasting(fields, LASTS, lasts.orElse(""), effects, aim);
    EffectChecks.uses(fields, USES, effects, NEVER_USED);
    if (!aim.only().isEmpty() && aim.affects() == Affects.SELF) {
      fields
          .reading()
          .wrong(fields.place(), "'only' chooses among targets", "add 'target', or write 'when'");
    }
    return new Ability.Activate(
        duration,
        effects,
        uses,
        some ? Integer.parseInt(lasting.group(1)) : 0,
        fields.get(GIVEN_WITHIN).map(aim::range).orElse(aim),
        fields.get(STANCE));
  }
}

package haven.content.language;

import haven.board.Terrain;
import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.AbilityKind;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** Lasting effects: what they change, for whom, and under which circumstances. */
public final class EffectForms {
  private static final Effect NOTHING = Effect.shield(0);

  /** An effect by itself, as monsters and summons have them: it lasts as long as its bearer. */
  public static final Form<Effect> EFFECT =
      Forms.named(
          "effect",
          "a lasting effect",
          NOTHING,
          () -> {
            Verbs<Effect> verbs = new Verbs<>("lasting effect", NOTHING);
            kinds().forEach(kind -> verbs.verb(kind.makes, kind.help, kind.keys, kind.make));
            return verbs;
          });

  private static final Bearer[] PLAYED = {Bearer.HERO, Bearer.ITEM};

  private static final Key<Effect.Scope> WHOM =
      Forms.words(whom()).or("whom", Effect.Scope.SELF, "for whom it works, beside 'within'");
  private static final Key<Integer> WITHIN =
      Forms.number(1, 99).or("within", Effect.Scope.ANYWHERE, "how near to its owner they must be");
  private static final Key<List<Check>> WHEN =
      CheckForms.CHECKS.or("when", List.of(), "what must hold each time");

  private static final Key<Optional<Effect.Once>> ONCE =
      Forms.word(Effect.Once.class)
          .optional("once", "in what time it works only once for each bearer")
          .of(Bearer.HERO, Bearer.ITEM);

  /** Effects of which the bearer has something each time, and may have it only once. */
  private static final Set<Class<?>> ONCE_KINDS =
      Set.of(Change.Attacks.class, Change.AttackAbilities.class, Change.Performs.class);

  private static final Key<Value> SHIELD =
      ValueForms.VALUE.required("shield", "damage of attacks that is prevented");
  private static final Key<Value> RETALIATE =
      ValueForms.VALUE.required("retaliate", "damage for each attacker");
  private static final Key<Integer> REACH =
      Forms.number(1, 9).or("range", 1, "how far the retaliation reaches");
  private static final Key<List<Rider>> ATTACKS =
      RiderForms.group("what attacks gain")
          .by(Bearer.EFFECT)
          .required("attacks", "what the bearer's attacks gain");
  private static final Key<List<Rider>> ATTACKED =
      RiderForms.group("what attacks gain")
          .by(Bearer.EFFECT)
          .required("attacked", "what attacks against the bearer gain");
  private static final Key<List<Rider>> ATTACK_ABILITIES =
      RiderForms.group("what attack abilities gain")
          .by(Bearer.EFFECT)
          .required("attack-abilities", "what the bearer's attack abilities gain as a whole");
  private static final Key<Boolean> INTERCEPTS =
      Forms.yes()
          .required("intercept-attacks", "attacks on those in 'whom' hit the owner instead")
          .of(Bearer.HERO, Bearer.ITEM, Bearer.SUMMON);
  private static final Key<Integer> MOVES =
      Forms.number(-9, 9).required("moves", "added to the bearer's moves");
  private static final Key<Boolean> JUMP =
      Forms.flag().or("jump", false, "whether the moves become jumps");
  private static final Key<Boolean> MOVES_AS_ATTACKS =
      Forms.yes()
          .required("moves-as-attacks", "its moves may be attacks")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Integer> BASIC_ATTACK =
      Forms.number(1, 9)
          .required("basic-attack", "the value of the bearer's basic attacks")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Integer> BASIC_MOVE =
      Forms.number(1, 9)
          .required("basic-move", "the value of the bearer's basic moves")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Integer> HEALS =
      Forms.number(1, 9).required("heals", "added to the bearer's heals");
  private static final Key<Boolean> NEGATES =
      Forms.yes().required("negate-damage", "sources of damage do nothing");
  private static final Key<Boolean> FLYING = Forms.yes().required("flying", "the bearer flies");
  private static final Key<Boolean> UNMOVABLE =
      Forms.yes().required("unmovable", "it cannot be pushed or pulled");
  private static final Key<List<Terrain>> IGNORES =
      WordForms.HINDERING.list().required("ignores", "tiles that neither slow nor hurt the bearer");
  private static final Key<Integer> FOCUS =
      Forms.number(1, 99)
          .required("focus-initiative", "its initiative for enemies that look for a focus")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<List<Condition>> COUNTS_AS =
      Forms.words(
              new TreeMap<>(Map.of("invisible", Condition.INVISIBLE, "disarm", Condition.DISARM)))
          .list()
          .required("counts-as", "conditions that the bearer is treated as having");
  private static final Key<Condition> INSTEAD_OF =
      WordForms.CONDITION.required("instead-of", "a condition that the bearer would gain");
  private static final Key<Condition> GAIN =
      WordForms.CONDITION.required("gain", "the condition that it gains");
  private static final Key<Set<Condition>> IMMUNE =
      WordForms.CONDITIONS.required("immune", "conditions that the bearer cannot have");
  private static final Key<Effect.Moment> AT =
      Forms.word(Effect.Moment.class).required("at", "when something is performed");
  private static final Key<List<Ability>> PERFORM =
      AbilityForms.ABILITIES.required("perform", "what is performed then");

  private static final Key<String> MARK =
      WordForms.NAME.required("mark", "the name of the mark").of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Boolean> SEVERAL =
      Forms.flag().or("several", false, "whether a player may have several such marks");

  private EffectForms() {}

  /**
   * A kind of effect.
   *
   * @param keys the first one names it
   */
  record Kind(
      Class<? extends Change> makes,
      String help,
      List<Key<?>> keys,
      Function<FormFields, Effect> make) {}

  static Kind kind(
      Class<? extends Change> makes,
      String help,
      List<Key<?>> own,
      Function<FormFields, ? extends Change> change) {
    List<Key<?>> keys = new ArrayList<>(own);
    keys.addAll(List.of(WHOM, WITHIN, WHEN));
    if (ONCE_KINDS.contains(makes)) {
      keys.add(ONCE);
    }
    return new Kind(
        makes,
        help,
        keys,
        fields ->
            new Effect(
                scope(fields, makes),
                fields.get(WHEN),
                change.apply(fields),
                fields.declares(ONCE) ? fields.get(ONCE) : Optional.empty()));
  }

  private static Effect.Scope scope(FormFields fields, Class<?> makes) {
    Effect.Scope whom = fields.get(WHOM);
    EffectChecks.whom(fields, WHOM, makes, whom);
    if (fields.has(WITHIN) && !fields.has(WHOM)) {
      fields.wrong(WITHIN, "the bearer is always near itself", "add 'whom', or leave it out");
    }
    return whom.affects() == Affects.SELF
        ? Effect.Scope.SELF
        : new Effect.Scope(whom.affects(), fields.get(WITHIN), whom.ownSummons());
  }

  private static Map<String, Effect.Scope> whom() {
    Map<String, Effect.Scope> words = new TreeMap<>();
    for (Affects each : EnumSet.complementOf(EnumSet.of(Affects.AS_USUAL))) {
      words.put(Forms.written(each), new Effect.Scope(each, Effect.Scope.ANYWHERE));
    }
    words.put("own-summons", new Effect.Scope(Affects.ALLIES, Effect.Scope.ANYWHERE, true));
    return words;
  }

  /** All kinds; abilities that bestow effects have the same ones. */
  static List<Kind> kinds() {
    List<Kind> all = new ArrayList<>(common());
    all.addAll(RareEffects.all());
    return List.copyOf(all);
  }

  private static List<Kind> common() {
    List<Key<?>> retaliate = new ArrayList<>(List.of(RETALIATE, REACH));
    retaliate.addAll(RiderForms.RETALIATE);
    return List.of(
        kind(
            Change.Shield.class,
            "Prevents damage of attacks.",
            List.of(SHIELD),
            f -> new Change.Shield(EffectChecks.amount(f, SHIELD))),
        kind(
            Change.Retaliate.class,
            "Damages attackers.",
            retaliate,
            f ->
                new Change.Retaliate(
                    EffectChecks.amount(f, RETALIATE), f.get(REACH), RiderForms.riders(f))),
        kind(
            Change.Attacks.class,
            "Attacks of the bearer gain something.",
            List.of(ATTACKS),
            f -> new Change.Attacks(f.get(ATTACKS))),
        kind(
            Change.AttackAbilities.class,
            "Attack abilities of the bearer gain something, one use for all targets.",
            List.of(ATTACK_ABILITIES),
            f -> new Change.AttackAbilities(f.get(ATTACK_ABILITIES))),
        kind(
            Change.Intercepts.class,
            "Attacks against others target the owner of the effect instead.",
            List.of(INTERCEPTS),
            f -> new Change.Intercepts()),
        kind(
            Change.Attacked.class,
            "Attacks against the bearer gain something.",
            List.of(ATTACKED),
            f -> new Change.Attacked(EffectChecks.attacked(f, ATTACKED))),
        kind(
            Change.Moves.class,
            "Moves of the bearer gain something.",
            List.of(MOVES, JUMP),
            f -> new Change.Moves(f.get(MOVES), f.get(JUMP))),
        kind(
            Change.MovesAsAttacks.class,
            "Move abilities of the bearer may be performed as attacks of the same value.",
            List.of(MOVES_AS_ATTACKS),
            f -> new Change.MovesAsAttacks()),
        kind(
            Change.Basic.class,
            "The bearer's basic attacks have another value.",
            List.of(BASIC_ATTACK),
            f -> new Change.Basic(AbilityKind.ATTACK, EffectChecks.basic(f, BASIC_ATTACK))),
        kind(
            Change.Basic.class,
            "The bearer's basic moves have another value.",
            List.of(BASIC_MOVE),
            f -> new Change.Basic(AbilityKind.MOVE, EffectChecks.basic(f, BASIC_MOVE))),
        kind(
            Change.Heals.class,
            "Heals of the bearer gain something.",
            List.of(HEALS),
            f -> new Change.Heals(f.get(HEALS))),
        kind(
            Change.NegatesDamage.class,
            "A source of damage does nothing.",
            List.of(NEGATES),
            f -> new Change.NegatesDamage()),
        kind(Change.Flying.class, "The bearer flies.", List.of(FLYING), f -> new Change.Flying()),
        kind(
            Change.Unmovable.class,
            "The bearer cannot be pushed or pulled; the target of 'when' is whoever does it.",
            List.of(UNMOVABLE),
            f -> new Change.Unmovable()),
        kind(
            Change.Ignores.class,
            "Tiles of some kinds neither slow the bearer down nor hurt it.",
            List.of(IGNORES),
            f -> new Change.Ignores(Set.copyOf(f.get(IGNORES)))),
        kind(
            Change.FocusInitiative.class,
            "Enemies that look for a focus see another initiative of the bearer.",
            List.of(FOCUS),
            f -> new Change.FocusInitiative(f.get(FOCUS))),
        kind(
            Change.CountsAs.class,
            "The bearer is treated as having conditions that it does not have.",
            List.of(COUNTS_AS),
            f -> new Change.CountsAs(Set.copyOf(f.get(COUNTS_AS)))),
        kind(
            Change.InsteadOf.class,
            "Instead of one condition the bearer gains another.",
            List.of(INSTEAD_OF, GAIN),
            f -> EffectChecks.insteadOf(f, INSTEAD_OF, GAIN)),
        kind(
            Change.Immune.class,
            "The bearer cannot have conditions.",
            List.of(IMMUNE),
            f -> new Change.Immune(f.get(IMMUNE))),
        new Kind(
            Change.Marked.class,
            "The bearer has a mark, of which 'target-marked' and 'unmark' speak.",
            List.of(MARK, SEVERAL),
            f -> Effect.self(new Change.Marked(f.get(MARK), f.get(SEVERAL)))),
        performing());
  }

  private static Kind performing() {
    Kind kind =
        kind(
            Change.Performs.class,
            "The bearer performs something when something happens.",
            List.of(AT, PERFORM),
            f -> new Change.Performs(f.get(AT), f.get(PERFORM)));
    return new Kind(kind.makes, kind.help, kind.keys, f -> inTurns(f, kind.make.apply(f)));
  }

  /** What a player performs in a turn, when it likes, it performs once in each. */
  private static Effect inTurns(FormFields f, Effect effect) {
    MomentChecks.always(f, effect);
    if (f.get(AT) != Effect.Moment.DURING_TURN) {
      return effect;
    }
    if (!f.reading().isOf(Bearer.HERO) && !f.reading().isOf(Bearer.ITEM)) {
      f.wrong(AT, "only a character chooses when in its turn", "write 'start-of-turn'");
    }
    return new Effect(
        effect.scope(), effect.checks(), effect.change(), Optional.of(Effect.Once.TURN));
  }
}

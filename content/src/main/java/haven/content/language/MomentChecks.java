package haven.content.language;

import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Effect.Moment;
import haven.model.ability.PlayCard;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Moments that never come for whoever waits for them, so that nothing is ever performed. */
final class MomentChecks {
  /** Nothing is performed before the scenario starts that could wait for it. */
  private static final Set<Moment> OVER = EnumSet.of(Moment.START_OF_SCENARIO);

  /** Short rests come when what lasts for the round has ended (EOR-01). */
  private static final Set<Moment> AFTER_ROUND =
      EnumSet.of(Moment.START_OF_SCENARIO, Moment.START_OF_ROUND, Moment.SHORT_RESTED);

  private static final Set<Moment> AFTER_TURN =
      EnumSet.of(
          Moment.START_OF_SCENARIO,
          Moment.START_OF_ROUND,
          Moment.END_OF_ROUND,
          Moment.START_OF_TURN,
          Moment.SHORT_RESTED);

  private static final Set<Moment> AFTER_ACTION =
      EnumSet.of(
          Moment.START_OF_SCENARIO,
          Moment.START_OF_ROUND,
          Moment.END_OF_ROUND,
          Moment.START_OF_TURN,
          Moment.END_OF_TURN,
          Moment.DURING_TURN,
          Moment.RESTED,
          Moment.LONG_RESTED,
          Moment.SHORT_RESTED);

  /** Who plays a card in a turn does not rest in it. */
  private static final Set<Moment> RESTS = EnumSet.of(Moment.RESTED, Moment.LONG_RESTED);

  /** Others act in these lines. */
  private static final Pattern COMMANDED = Pattern.compile("\\.(grant|control|command)\\b");

  private MomentChecks() {}

  /** Whether the effect is still there when its moment comes. */
  static void lasting(FormFields f, Key<?> lasts, String word, List<Effect> effects, Aim aim) {
    Set<Moment> missed =
        switch (word) {
          case "action" -> AFTER_ACTION;
          case "turn" -> AFTER_TURN;
          case "round" -> AFTER_ROUND;
          default -> OVER;
        };
    boolean own = aim.affects() == Affects.SELF && f.reading().isOf(Bearer.HERO);
    boolean brief = word.equals("turn") || word.equals("round");
    for (Effect effect : effects) {
      if (effect.change() instanceof Change.Performs(Moment moment, List<Ability> abilities)) {
        boolean mine = own && effect.scope().affects() == Affects.SELF;
        if (missed.contains(moment) || brief && mine && RESTS.contains(moment)) {
          f.wrong(
              lasts,
              "it is over before '%s' comes".formatted(Forms.written(moment)),
              moment == Moment.START_OF_SCENARIO
                  ? "write it in 'effects' of a perk, or take another moment"
                  : "write 'lasts: persistent', or take another moment");
        }
        death(f, effect, aim.affects() == Affects.SELF);
        bearer(f, effect, abilities, aim);
      }
    }
  }

  /** The same of an effect that no ability begins. */
  static void always(FormFields f, Effect effect) {
    if (EffectChecks.isAlways(f)
        && effect.change() instanceof Change.Performs(var _, List<Ability> abilities)) {
      death(f, effect, true);
      bearer(f, effect, abilities, Aim.SELF);
    }
  }

  /** Characters are exhausted; those who die are others. */
  private static void death(FormFields f, Effect effect, boolean own) {
    if (own
        && effect.scope().affects() == Affects.SELF
        && ((Change.Performs) effect.change()).moment() == Moment.DEATH
        && isPlayed(f)
        && !isCommanded(f)) {
      f.reading()
          .wrong(
              f.place(),
              "a character does not die, it is exhausted",
              "write 'at: figure-dies', or who has it with 'target' or 'whom'");
    }
  }

  /** Only whoever has put marks can move them, and only characters have cards to play. */
  private static void bearer(FormFields f, Effect effect, List<Ability> abilities, Aim aim) {
    boolean enemies =
        aim.affects() == Affects.ENEMIES || effect.scope().affects() == Affects.ENEMIES;
    if (enemies && isPlayed(f) && abilities.stream().anyMatch(MomentChecks::isPlayingCards)) {
      f.reading()
          .wrong(f.place(), "monsters have no cards to play", "leave 'target' or 'whom' out");
    }
    boolean own = aim.affects() == Affects.SELF;
    if ((!own || effect.scope().affects() != Affects.SELF)
        && abilities.stream().anyMatch(MomentChecks::isTransfer)) {
      f.reading().wrong(f.place(), "others have put no such marks", "leave 'target' or 'whom' out");
    }
  }

  private static boolean isTransfer(Ability ability) {
    return ability instanceof Ability.Inflict(Consequence.Transfer _, var _)
        || ability instanceof Ability.Composed composed
            && composed.parts().stream().anyMatch(MomentChecks::isTransfer);
  }

  private static boolean isPlayingCards(Ability ability) {
    return ability instanceof PlayCard
        || ability instanceof Ability.Composed composed
            && composed.parts().stream().anyMatch(MomentChecks::isPlayingCards);
  }

  private static boolean isPlayed(FormFields f) {
    return f.reading().isOf(Bearer.HERO) || f.reading().isOf(Bearer.ITEM);
  }

  /** Whether somebody else performs it at a character's word. */
  static boolean isCommanded(FormFields f) {
    return COMMANDED.matcher(f.reading().field()).find();
  }
}

package haven.play.movement;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.Values;
import haven.play.attack.Attacks;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A move or an attack that lasting effects let a character perform as something else. */
public record AnotherWay(FigureId actor, FigureId decider, Ability ability, boolean must)
    implements Question {

  /** The ability begins, or the question what it is to be. */
  public static void begin(
      Play play, FigureId actor, FigureId decider, Ability ability, boolean must) {
    AnotherWay way = new AnotherWay(actor, decider, ability, must);
    if (way.others(play).isEmpty()) {
      way.asPrinted(play);
    } else {
      play.push(way);
    }
  }

  private void asPrinted(Play play) {
    if (ability instanceof Ability.Move move) {
      Moves.begin(play, actor, decider, move);
    } else {
      Attacks.begin(play, actor, decider, (Ability.Attack) ability, must);
    }
  }

  /** What it may be instead. */
  private List<Ability> others(Play play) {
    Figure figure = play.figure(actor);
    List<Ability> others = new ArrayList<>();
    if (figure.isCharacter() && !play.state().actives().isEmpty()) {
      if (ability instanceof Ability.Move(Value points, boolean _, var _)
          && play.effects().any(figure, Change.MovesAsAttacks.class)) {
        others.add(Ability.Attack.of(Value.of(value(play, figure, points))));
      }
      if (play.effects().any(figure, Change.AsHeals.class, this::isMeant)) {
        others.add(heal(play, figure));
      }
    }
    return others;
  }

  private boolean isMeant(Change.AsHeals heals) {
    AbilityKind kind = ability instanceof Ability.Move ? AbilityKind.MOVE : AbilityKind.ATTACK;
    return heals.kinds().contains(kind);
  }

  private static int value(Play play, Figure figure, Value printed) {
    return Values.of(play, figure).of(printed, figure.nature().stats().move());
  }

  /** As far and for as many as the attack; without a range for oneself or somebody adjacent. */
  private Ability.Heal heal(Play play, Figure figure) {
    int plus = play.effects().greatest(figure, Change.AsHeals.class, Change.AsHeals::plus);
    if (ability instanceof Ability.Move(Value points, boolean _, var _)) {
      Value value = Value.of(value(play, figure, points) + plus);
      return new Ability.Heal(value, Aim.AS_USUAL.range(1), List.of());
    }
    Ability.Attack attack = (Ability.Attack) ability;
    Aim aim = attack.aim().at(Affects.ALLIES_OR_SELF).among(Aim.Among.ANYBODY).only(new Check[0]);
    List<Rider> riders = new ArrayList<>(attack.riders());
    riders.removeIf(rider -> !isOfHeals(rider));
    return new Ability.Heal(
        Value.of(value(play, figure, attack.value()) + plus),
        aim.range(attack.aim().range().orElse(Value.of(1))),
        riders);
  }

  /** Conditions and whatever else the attack would have done to an enemy are left out. */
  private static boolean isOfHeals(Rider rider) {
    return switch (rider) {
      case Rider.OnValue _, Rider.ForAttacker _ -> true;
      case Rider.OnAim _,
          Rider.Afterwards _,
          Rider.Conditional _,
          Rider.Inflicts _,
          Rider.Pierce _,
          Rider.PushThrough _,
          Rider.PushAgainst _,
          Rider.Plain _ ->
          false;
    };
  }

  private Optional<Ability> chosen(Play play, Choice choice) {
    List<Ability> others = others(play);
    return choice instanceof Choice.OneOf(int part) && part < others.size()
        ? Optional.of(others.get(part))
        : Optional.empty();
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.OneOf
        ? ChoiceWords.named(CardWords.ability(chosen(play, choice).orElse(ability)))
        : Question.super.means(play, prompt, choice);
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    for (int i = 0; i <= others(play).size(); i++) {
      options.add(new Choice.OneOf(i));
    }
    return play.ask(Prompt.Kind.CHOOSE, decider, actor, Cite.SPECIAL_TEXT, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    Optional<Ability> other = chosen(play, choice);
    if (other.isPresent()) {
      Abilities.perform(play, actor, decider, other.get(), must);
    } else {
      asPrinted(play);
    }
  }
}

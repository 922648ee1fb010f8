package haven.play.movement;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/** A move ability that a lasting effect lets its bearer perform as an attack. */
public record MoveOrAttack(FigureId actor, FigureId decider, Ability.Move move, boolean must)
    implements Question {

  /** A move begins, or the question what it is to be. */
  public static void begin(
      Play play, FigureId actor, FigureId decider, Ability.Move move, boolean must) {
    Figure figure = play.figure(actor);
    if (figure.isCharacter()
        && play.effects().any(figure, Effect.Change.MovesAsAttacks.class::isInstance)) {
      play.push(new MoveOrAttack(actor, decider, move, must));
    } else {
      Moves.begin(play, actor, decider, move);
    }
  }

  private Ability.Attack attack(Play play) {
    Figure figure = play.figure(actor);
    int value = Values.of(play, figure).of(move.points(), figure.nature().stats().move());
    return Ability.Attack.of(Value.of(value));
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.OneOf(int part)
        ? ChoiceWords.named(CardWords.ability(part == 0 ? attack(play) : move))
        : Question.super.means(play, prompt, choice);
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.OneOf(0));
    options.add(new Choice.OneOf(1));
    return play.ask(Prompt.Kind.CHOOSE, decider, actor, Cite.SPECIAL_TEXT, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice.equals(new Choice.OneOf(0))) {
      Abilities.perform(play, actor, decider, attack(play), must);
    } else {
      Moves.begin(play, actor, decider, move);
    }
  }
}

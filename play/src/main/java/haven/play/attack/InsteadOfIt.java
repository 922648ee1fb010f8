package haven.play.attack;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.words.Phrase;
import haven.play.ability.Scopes;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/**
 * Somebody may suffer the damage of another figure in its place, by a lasting effect: a source of
 * damage like any other, which may be negated.
 *
 * @param less by how much it is reduced
 */
public record InsteadOfIt(Damage.Negate damage, FigureId owner, int less) implements Question {
  static void offer(Play play, Damage.Negate damage) {
    Figure victim = play.figure(damage.figure());
    List<Active> actives = play.state().actives();
    for (int i = 0; i < actives.size(); i++) {
      Active active = actives.get(i);
      for (Effect effect : active.effects()) {
        if (effect.change() instanceof Effect.Change.SuffersInstead(int less)
            && !active.owner().equals(victim.id())
            && play.isHere(active.owner())
            && Scopes.cover(play, active.owner(), effect, victim)
            && Values.of(play, victim).hold(effect.checks())) {
          play.push(new InsteadOfIt(damage, active.owner(), less));
          return;
        }
      }
    }
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.SHELTER", damage.amount(), Phrase.figure(damage.figure()));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Decline());
    options.add(new Choice.Accept());
    return play.ask(Prompt.Kind.PERFORM, owner, damage.figure(), Cite.SPECIAL_TEXT, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Accept) {
      play.state().pop(); // what the other would have suffered is asked no more
      int amount = Math.max(0, damage.amount() - less);
      play.push(new Damage.Suffer(owner, amount, damage.kind(), damage.by()));
    }
  }
}

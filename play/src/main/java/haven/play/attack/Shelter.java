package haven.play.attack;

import haven.model.Cite;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import haven.play.turn.Payment;
import haven.play.turn.Rounds;
import java.util.ArrayList;
import java.util.List;

/**
 * Characters may negate the damage of some ally with their own cards, one after the other asked
 * (EX-ALY-01).
 */
public record Shelter(Damage.Negate damage, int hero) implements Question {
  static boolean isFor(Play play, Figure figure) {
    if (figure.nature().kind() != Nature.Kind.ALLY) {
      return false;
    }
    int ally = Rounds.ally(play, figure.nature().group());
    return ally >= 0 && play.state().setup().scenario().allies().get(ally).sheltered();
  }

  @Override
  public Object asked(Play play, Prompt prompt) {
    return Phrase.figure(play.state().hero(hero).figure());
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.SHELTER", damage.amount(), Phrase.figure(damage.figure()));
  }

  @Override
  public Prompt prompt(Play play) {
    HeroState asked = play.state().hero(hero);
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Accept());
    if (!asked.isOut()) {
      for (Payment payment : asked.cards().negations(!play.state().isBetweenAbilities())) {
        options.add(new Choice.Negate(payment));
      }
    }
    return play.ask(Prompt.Kind.NEGATE, asked.figure(), damage.figure(), Cite.NEGATION, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Negate(Payment payment)) {
      damage.pay(play, play.state().hero(hero), payment);
    } else {
      play.push(hero + 1 < play.state().heroes() ? new Shelter(damage, hero + 1) : damage);
    }
  }
}

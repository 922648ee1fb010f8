package haven.play.lasting;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.ShareDamage;
import haven.model.words.Phrase;
import haven.play.ability.Values;
import haven.play.attack.Deaths;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.scenario.Deeds;
import haven.play.table.Figure;
import haven.play.table.Results;
import java.util.ArrayList;
import java.util.List;

/**
 * Damage suffered is distributed anew, one figure after the other.
 *
 * @param figures all who take part
 * @param shares the damage of those of them for whom it is decided
 * @param left what the others have together
 */
public record Sharing(
    FigureId actor, FigureId decider, List<FigureId> figures, List<Integer> shares, int left)
    implements Question {
  public Sharing {
    figures = List.copyOf(figures);
    shares = List.copyOf(shares);
  }

  public static void begin(Play play, Figure actor, FigureId decider, ShareDamage share) {
    List<FigureId> figures = new ArrayList<>(List.of(actor.id()));
    int damage = damage(actor);
    for (Figure other : play.state().alive()) {
      if (!other.id().equals(actor.id())
          && other.side() == actor.side()
          && !other.nature().isObjective()
          && Values.of(play, actor, other).hold(share.only())) {
        figures.add(other.id());
        damage += damage(other);
      }
    }
    play.result(Results::done);
    play.push(new Sharing(actor.id(), decider, figures, List.of(), damage));
  }

  private static int damage(Figure figure) {
    return Math.max(0, figure.maxHitPoints() - figure.hitPoints());
  }

  private int room(Play play, int from) {
    int room = 0;
    for (FigureId id : figures.subList(from, figures.size())) {
      room += play.figure(id).maxHitPoints();
    }
    return room;
  }

  private FigureId next() {
    return figures.get(shares.size());
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.CHOOSE.damage", Phrase.figure(next()), left);
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.OneOf(int amount)
        ? ChoiceWords.named(Phrase.of("damage", amount))
        : Question.super.means(play, prompt, choice);
  }

  /** Nobody has more than its maximum, and the rest must fit on the others. */
  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    int least = Math.max(0, left - room(play, shares.size() + 1));
    int most = Math.min(left, play.figure(next()).maxHitPoints());
    for (int amount = least; amount <= most; amount++) {
      options.add(new Choice.OneOf(amount));
    }
    return play.ask(Prompt.Kind.CHOOSE, decider, next(), Cite.SPECIAL_TEXT, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    int amount = ((Choice.OneOf) choice).part();
    List<Integer> more = new ArrayList<>(shares);
    more.add(amount);
    if (more.size() < figures.size()) {
      play.push(new Sharing(actor, decider, figures, more, left - amount));
    } else {
      share(play, more);
    }
  }

  private void share(Play play, List<Integer> amounts) {
    for (int i = 0; i < figures.size(); i++) {
      Figure figure = play.figure(figures.get(i));
      if (damage(figure) != amounts.get(i)) {
        play.state().hitPoints(figure.id(), figure.maxHitPoints() - amounts.get(i));
      }
    }
    for (FigureId id : figures) {
      if (play.isHere(id) && play.figure(id).hitPoints() <= 0) {
        Deaths.die(play, id, FigureId.NOBODY, Deeds.Blow.ANY);
      }
    }
  }
}

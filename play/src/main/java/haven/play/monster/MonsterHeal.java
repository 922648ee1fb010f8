package haven.play.monster;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Targeted;
import haven.play.ability.Values;
import haven.play.attack.Attacks;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/**
 * A monster heals itself or allies in range, whoever lacks most (MAB-05, MAB-06).
 *
 * @param left how many it still heals
 */
public record MonsterHeal(FigureId figure, Ability.Heal heal, int left, List<FigureId> done)
    implements Question {

  static void perform(Play play, Figure figure, Ability.Heal heal) {
    Values values = Values.of(play, figure);
    List<Rider> riders = new ArrayList<>();
    Attacks.flatten(values, Paying.settle(play, figure.id(), heal.riders()), riders);
    int points = values.of(heal.value(), figure.nature().stats().attack());
    int targets = heal.aim().targets().map(number -> values.of(number, 1)).orElse(1);
    for (Rider rider : riders) {
      points += rider instanceof Rider.Plus(Value more) ? values.signed(more, 0) : 0;
      targets += rider instanceof Rider.PlusTargets(int more) ? more : 0;
    }
    for (Rider rider : riders) {
      points *= rider instanceof Rider.Times(int factor) ? factor : 1;
    }
    riders.removeIf(rider -> rider instanceof Rider.OnValue || rider instanceof Rider.OnAim);
    int all = heal.aim().all() ? Integer.MAX_VALUE : targets;
    Ability.Heal settled = new Ability.Heal(Value.of(Math.max(0, points)), heal.aim(), riders);
    play.push(new MonsterHeal(figure.id(), settled, all, List.of()));
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.FIGURE.for", CardWords.ability(heal));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    Figure acting = play.figure(figure);
    if (left > 0 && play.canPerform(acting)) {
      neediest(play, acting, heal.aim()).forEach(id -> options.add(new Choice.At(id)));
    }
    return play.askGroup(Prompt.Kind.FIGURE, figure, Cite.MONSTER_FRIEND, options);
  }

  private List<FigureId> neediest(Play play, Figure figure, Aim aim) {
    List<FigureId> best = new ArrayList<>();
    int most = -1;
    for (FigureId id : MonsterAbilities.friends(play, figure, AbilityKind.HEAL, aim)) {
      Figure other = play.figure(id);
      int missing = other.maxHitPoints() - other.hitPoints();
      if (done.contains(id) || missing < most) {
        continue;
      }
      if (missing > most) {
        most = missing;
        best.clear();
      }
      best.add(id);
    }
    return best;
  }

  @Override
  public void answer(Play play, Choice choice) {
    FigureId target = ((Choice.At) choice).figure();
    List<FigureId> more = new ArrayList<>(done);
    more.add(target);
    if (left > 1) {
      play.push(new MonsterHeal(figure, heal, left - 1, List.copyOf(more)));
    }
    Targeted.apply(play, figure, FigureId.NOBODY, heal, target);
  }
}

package haven.play.monster;

import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.play.ability.Abilities;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Figure;
import haven.play.table.Frame;
import java.util.List;

/**
 * The turn of a figure that a player controls: all that its card says, read with the stat card, as
 * the player likes. Elements are consumed as always (MEL-02).
 *
 * @param abilities the lines as they come to; empty as long as the card is not read
 */
record Obeying(FigureId figure, MonsterCard card, List<Ability> abilities, int next)
    implements Task {
  Obeying(FigureId figure, MonsterCard card) {
    this(figure, card, List.of(), -1);
  }

  @Override
  public void run(Play play) {
    Figure acting = play.figure(figure);
    if (!play.canPerform(acting)) {
      return;
    }
    if (next < 0) {
      play.push(new Obeying(figure, card, new ReadCard(figure, card).settled(play), 0));
      return;
    }
    if (next >= abilities.size()) {
      return;
    }
    Ability ability = abilities.get(next);
    if (Paying.first(play, figure, ability, ability.riders(), this)) {
      return;
    }
    play.push(new Obeying(figure, card, abilities, next + 1));
    Frame frame = play.state().frameInProgress();
    play.state().frame(next == 0 ? frame : frame.next());
    perform(play, acting, frame.decider(), ability);
  }

  private void perform(Play play, Figure acting, FigureId commander, Ability ability) {
    if (ability instanceof Ability.Paid paid) {
      boolean benefits = Paying.benefits(play, figure, card, paid);
      play.push(Abilities.part(benefits ? paid.then() : paid.otherwise()));
    } else {
      Ability whole =
          ability instanceof Ability.Attack attack ? whole(play, acting, attack) : ability;
      Abilities.perform(play, figure, commander, whole, false);
    }
  }

  /** With the range and the targets of the stat card, and what was paid for. */
  private static Ability.Attack whole(Play play, Figure acting, Ability.Attack attack) {
    Ability.Attack paid =
        new Ability.Attack(
            attack.value(), attack.aim(), Paying.settle(play, acting.id(), attack.riders()));
    if (attack.aim().range().isEmpty() && MonsterAim.hasRange(play, acting)) {
      paid = paid.at(Value.STAT);
    }
    boolean several =
        attack.aim().targets().isEmpty()
            && attack.aim().area().isEmpty()
            && acting.nature().stats().targets() > 1;
    return several ? paid.on(Value.STAT) : paid;
  }
}

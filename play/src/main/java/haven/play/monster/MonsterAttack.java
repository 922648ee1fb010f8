package haven.play.monster;

import haven.board.Area;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Rider;
import haven.play.ability.Values;
import haven.play.attack.Attacks;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.mind.Attack;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/** An attack ability of a monster, with the targets that the focus rules have found (MAT). */
public record MonsterAttack(
    FigureId figure,
    Ability.Attack ability,
    List<Rider> riders,
    List<FigureId> targets,
    Values.Manner manner)
    implements Task {
  /** With all that is added to the ability as a whole. */
  static MonsterAttack of(
      Play play, Figure acting, Ability.Attack ability, Attack made, List<FigureId> targets) {
    List<Rider> riders = new ArrayList<>(ability.riders());
    riders.addAll(acting.nature().stats().riders()); // ATK-43
    boolean around = made.area().map(Area::aroundActor).orElse(false);
    Values.Manner manner =
        Values.Manner.of(made.range() > 0 && !around, made.targets() == 1 && made.area().isEmpty());
    Values values = new Values(play, acting, acting, manner);
    play.effects().ofAbility(acting, values, riders);
    play.effects().useForAbility(acting, values);
    return new MonsterAttack(
        acting.id(),
        ability,
        List.copyOf(riders),
        MonsterAim.attacks(acting, ability, targets),
        manner);
  }

  @Override
  public void run(Play play) {
    Figure acting = play.figure(figure);
    if (!play.canPerform(acting) || targets.isEmpty()) {
      return;
    }
    if (Paying.first(play, figure, ability, riders, this)) { // MEL-02c
      return;
    }
    play.push(
        new MonsterAttack(figure, ability, riders, targets.subList(1, targets.size()), manner));
    FigureId target = targets.getFirst();
    if (play.isHere(target)) {
      List<Rider> paid = Paying.settle(play, figure, riders);
      Attacks.strike(play, figure, FigureId.NOBODY, ability, paid, target, manner);
    }
  }
}

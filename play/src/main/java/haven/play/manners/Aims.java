package haven.play.manners;

import haven.board.Board;
import haven.board.Hex;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.play.ability.Targeted;
import haven.play.attack.Aiming;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Figure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Targets that nobody has to choose among others. */
record Aims(Play play, List<Choice> options) {

  Courtesy.@Nullable Answer answer(@Nullable Task asking) {
    return switch (asking) {
      case Aiming aiming -> ofAttack(aiming);
      case Targeted targeted -> of(targeted);
      case null, default -> null;
    };
  }

  private Courtesy.@Nullable Answer ofAttack(Aiming aiming) {
    if (aiming.decider().isNobody() || !aiming.isForAll(play)) {
      return null;
    }
    for (Choice option : options) {
      if (option instanceof Choice.At(FigureId target)
          && isIn(aiming.area(), target)
          && isEnemy(aiming.decider(), target)
          && !hitsBack(target, aiming.actor())) {
        return Courtesy.ALL_OF_THEM.by(option);
      }
    }
    return null;
  }

  /** Those beside an area are added to it one by one. */
  private boolean isIn(List<Hex> area, FigureId target) {
    return area.isEmpty() || area.contains(play.state().figure(target).hex());
  }

  private boolean isEnemy(FigureId decider, FigureId target) {
    return play.state().figure(decider).side() != play.state().figure(target).side();
  }

  /** Whether the attack could be answered by damage: then it is for the attacker to decide. */
  private boolean hitsBack(FigureId target, FigureId attacker) {
    Figure bearer = play.state().figure(target);
    Board board = play.board();
    int range = board.range(board.at(bearer.hex()), board.at(play.state().figure(attacker).hex()));
    return play.effects()
        .any(bearer, Effect.Change.Retaliate.class, retaliate -> range <= retaliate.range());
  }

  private Courtesy.@Nullable Answer of(Targeted targeted) {
    if (targeted.decider().isNobody() || !isPlain(targeted.ability())) {
      return null;
    }
    List<Choice> targets = options.stream().filter(Choice.At.class::isInstance).toList();
    boolean helps = targeted.ability().isPositive();
    Choice self = new Choice.At(targeted.actor());
    if (helps && targets.equals(List.of(self))) {
      return Courtesy.ON_ONESELF.by(self);
    }
    if (!targeted.isForAll(play)) {
      return null;
    }
    for (Choice option : targets) {
      if (option instanceof Choice.At(FigureId target)
          && isIn(targeted.area(), target)
          && isEnemy(targeted.decider(), target) != helps) {
        return Courtesy.ALL_OF_THEM.by(option);
      }
    }
    return null;
  }

  /** What is good for friends, or bad for enemies, and nothing else. */
  private static boolean isPlain(Ability.Affecting ability) {
    return switch (ability) {
      case Ability.Heal _ -> true;
      case Ability.Inflict inflict -> isPlain(inflict.what());
      case Ability.Activate _, Ability.Grant _, Ability.Control _ -> false;
    };
  }

  private static boolean isPlain(Consequence what) {
    return switch (what) {
      case Consequence.Gain _,
          Consequence.Suffer _,
          Consequence.Recover _,
          Consequence.Refresh _,
          Consequence.Cure _,
          Consequence.Money _,
          Consequence.Xp _,
          Consequence.Infuse _ ->
          true;
      case Consequence.Die _,
          Consequence.Push _,
          Consequence.Pull _,
          Consequence.Lead _,
          Consequence.LoseCards _,
          Consequence.DiscardCards _,
          Consequence.UseUp _,
          Consequence.MeetTile _,
          Consequence.Unmark _,
          Consequence.Transfer _,
          Consequence.HitPoints _,
          Consequence.Exhaust _,
          Consequence.Swap _,
          Consequence.Purge _,
          Consequence.ActAgain _,
          Consequence.Drive _,
          Consequence.MindControl _,
          Consequence.GiveCard _,
          Consequence.MoveCounter _,
          Consequence.TakeForm _,
          Consequence.MoveMarkers _,
          Consequence.TakeLost _,
          Consequence.MinusOnes _ ->
          false;
    };
  }
}

package haven.play.attack;

import haven.board.Hex;
import haven.model.FigureId;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.Side;
import haven.play.view.Harm;
import java.util.ArrayList;
import java.util.List;

/** The harm that an attack does to the party that makes it, before any modifier is drawn. */
final class Foreseen {
  private Foreseen() {}

  static List<Harm> of(Play play, Aiming aiming, Prompt prompt, Choice choice) {
    List<Harm> harms = new ArrayList<>();
    if (choice instanceof Choice.At(FigureId target)) {
      hit(play, aiming, target, harms);
    } else if (choice instanceof Choice.Lay(List<Hex> hexes)) {
      int hit = 0;
      for (Hex hex : hexes) {
        FigureId there = play.state().at(hex);
        if (there.isSomebody() && aiming.mayHit(play, there)) {
          hit(play, aiming, there, harms);
          hit++;
        }
      }
      if (hit == 0) {
        harms.add(Harm.hitsNobody());
      }
    } else if (choice instanceof Choice.Decline
        && prompt.kind() != Prompt.Kind.BEFORE_DRAW
        && aiming.done().isEmpty()) {
      harms.add(Harm.hitsNobody());
    }
    return harms;
  }

  private static void hit(Play play, Aiming aiming, FigureId target, List<Harm> harms) {
    Figure victim = play.figure(target);
    Figure attacker = play.figure(aiming.actor());
    if (victim.side() == Side.PARTY) {
      harms.add(Harm.hitsAlly(target));
    }
    if (attacker.side() == Side.PARTY) {
      Values values = new Values(play, attacker, victim, aiming.manner(play));
      int damage = Aftermath.retaliate(play, victim, attacker, values);
      if (damage > 0) {
        harms.add(Harm.retaliates(target, damage));
      }
    }
  }
}

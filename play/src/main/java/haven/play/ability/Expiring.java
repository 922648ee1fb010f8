package haven.play.ability;

import haven.model.FigureId;
import haven.model.ability.Duration;
import haven.play.engine.Play;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.List;

/** Lasting effects whose time is over. */
public final class Expiring {
  private Expiring() {}

  /** Lasting effects that end with the turn of a figure. */
  public static void endTurn(Play play) {
    if (play.state().actives().isEmpty()) {
      return;
    }
    FigureId figure = play.state().turn().figure();
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.duration() == Duration.TURN) {
        play.effects().end(active);
      } else if (active.duration() == Duration.TURNS && active.owner().equals(figure)) {
        age(play, active);
      }
    }
  }

  /** What items gave for one attack is over with it. */
  public static void endAttack(Play play) {
    if (play.state().actives().isEmpty()) {
      return;
    }
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.duration() == Duration.ATTACK) {
        play.effects().end(active);
      }
    }
  }

  /** One of a limited number of rounds or turns is over (BON-12). */
  private static void age(Play play, Active active) {
    Active older = active.older();
    play.state().replace(active, older);
    if (older.left() <= 0) {
      play.effects().end(older);
    }
  }

  /** Monsters' bonuses and items' round bonuses end with the round; cards see to themselves. */
  public static void endRound(Play play) {
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.duration() == Duration.ROUND && !(active.source() instanceof Active.Source.Card)) {
        play.effects().end(active);
      } else if (active.duration() == Duration.ROUNDS) {
        age(play, active);
      }
    }
  }

  /** Of the effects of one stance a figure keeps only the one that is about to begin (BON-04). */
  static void endStance(Play play, Figure owner, String stance) {
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.owner().equals(owner.id()) && active.stance().filter(stance::equals).isPresent()) {
        play.effects().end(active);
      }
    }
  }
}

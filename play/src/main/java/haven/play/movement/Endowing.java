package haven.play.movement;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Effect.Change;
import haven.play.command.Turncoats;
import haven.play.engine.Play;
import haven.play.special.StandingRules;
import haven.play.table.Active;
import haven.play.table.Endowment;
import haven.play.table.Figure;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Lasting effects that moves, focus and sight ask about are kept with the figure. */
public final class Endowing {
  private Endowing() {}

  /** After something began or ended. */
  public static void refresh(Play play) {
    refresh(play, true);
  }

  /** Somebody has come whose card says such things, or a rule of the scenario. */
  public static void arrived(Play play, Figure figure) {
    if (Endowment.isOf(figure.nature().stats().traits(), true)
        || StandingRules.isAny(play, effects -> Endowment.isOf(effects, true))) {
      refresh(play);
    }
  }

  /** The same after somebody went elsewhere: whoever flies goes on doing so for the moment. */
  static void refreshOnTheWay(Play play) {
    refresh(play, false);
  }

  private static void refresh(Play play, boolean flight) {
    if (!isAnyActive(play, flight)
        && !play.state().isAnyEndowed()
        && !StandingRules.isAny(play, effects -> Endowment.isOf(effects, flight))) {
      return;
    }
    for (Figure figure : List.copyOf(play.state().alive())) {
      Endowment all = of(play, figure);
      Endowment now = flight ? all : all.flying(figure.isFlying());
      if (!now.equals(figure.endowment())) {
        play.state().endow(figure.id(), now);
        if (figure.isFlying() && !now.flying()) {
          play.push(new Land(figure.id()));
        }
      }
    }
  }

  private static Endowment of(Play play, Figure figure) {
    Set<Terrain> ignores = EnumSet.noneOf(Terrain.class);
    Set<Condition> likened = EnumSet.noneOf(Condition.class);
    int[] focus = new int[1];
    boolean[] flies = {figure.nature().stats().flying()};
    boolean[] grounded = new boolean[1];
    Terrain[] habitat = {Terrain.NONE};
    boolean[] spares = new boolean[1];
    int[] vigour = new int[1];
    play.effects()
        .any(
            figure,
            Change.class,
            change -> {
              if (change instanceof Change.Flying) {
                flies[0] = true;
              } else if (change instanceof Change.Grounded) {
                grounded[0] = true;
              } else if (change instanceof Change.Ignores(Set<Terrain> kinds)) {
                ignores.addAll(kinds);
              } else if (change instanceof Change.FocusInitiative(int initiative)) {
                focus[0] = initiative;
              } else if (change instanceof Change.CountsAs(Set<Condition> conditions)) {
                likened.addAll(conditions);
              } else if (change instanceof Change.ConfinedTo(Terrain kind)) {
                habitat[0] = kind;
              } else if (change instanceof Change.SparesSummons) {
                spares[0] = true;
              } else if (change instanceof Change.MaxHitPoints(int more)) {
                vigour[0] += more;
              }
              return false;
            });
    return new Endowment(
        flies[0] && !grounded[0],
        ignores,
        focus[0],
        likened,
        Turncoats.isTurned(play, figure),
        habitat[0],
        spares[0],
        vigour[0]);
  }

  private static boolean isAnyActive(Play play, boolean flight) {
    List<Active> actives = play.state().actives();
    for (int i = 0; i < actives.size(); i++) {
      if (Endowment.isOf(actives.get(i).effects(), flight)) {
        return true;
      }
    }
    return false;
  }
}

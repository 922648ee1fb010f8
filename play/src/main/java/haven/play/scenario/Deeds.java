package haven.play.scenario;

import haven.model.FigureId;
import haven.model.map.Rank;
import haven.play.engine.Play;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.State;

/** What happens anywhere in a game and counts for the battle goals of characters (BGL-03). */
public final class Deeds {
  private Deeds() {}

  /** How a figure was killed. */
  public enum Blow {
    /** By one attack, and it had no damage before. */
    ONE_ATTACK,
    ANY
  }

  /** A trap was sprung or disarmed, by whomever: whose turn is it? */
  public static void trap(Play play) {
    FigureId figure = play.state().turn().figure();
    if (figure.isSomebody()) {
      play.master(play.figure(figure)).ifPresent(hero -> hero.tally().trap());
    }
  }

  /** A figure has opened a door, and there were rooms behind it. */
  static void rooms(Play play, FigureId figure, int number) {
    if (figure.isSomebody() && play.state().turn().figure().equals(figure)) {
      play.heroOf(play.figure(figure)).ifPresent(hero -> hero.tally().opensRooms(number));
    }
  }

  /** A hero is credited with a kill (DMG-16). */
  public static void kill(Play play, HeroState hero, Figure dead, Blow blow) {
    boolean first = true;
    for (int i = 0; i < play.state().heroes(); i++) {
      first &= !play.state().hero(i).tally().hasKilled();
    }
    if (dead.nature().isMonster()) {
      hero.tally().slays(dead.nature().group(), dead.nature().rank() == Rank.ELITE);
    }
    hero.tally()
        .kills(
            dead.nature().isMonster() && dead.nature().rank() == Rank.ELITE,
            first,
            blow == Blow.ONE_ATTACK,
            Math.max(0, -dead.hitPoints()));
  }

  public static void hurt(Play play, Figure figure) {
    play.heroOf(figure)
        .ifPresent(
            hero -> hero.tally().misses(figure.maxHitPoints() - Math.max(0, figure.hitPoints())));
  }

  /** A character takes no further part: its allies could not prevent it. */
  public static void exhausted(State state, HeroState hero) {
    for (int i = 0; i < state.heroes(); i++) {
      if (i != hero.index()) {
        state.hero(i).tally().allyExhausted();
      }
    }
  }

  /** A round begins, with or without monsters on the map. */
  public static void round(State state) {
    for (Figure figure : state.alive()) {
      if (figure.nature().isMonster()) {
        return;
      }
    }
    for (int i = 0; i < state.heroes(); i++) {
      state.hero(i).tally().roundWithoutMonsters();
    }
  }
}

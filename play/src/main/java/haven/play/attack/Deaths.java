package haven.play.attack;

import haven.model.Cite;
import haven.model.MonsterOrigin;
import haven.model.ability.Effect;
import haven.model.rules.CombatRules;
import haven.play.ability.Values;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.scenario.Deeds;
import haven.play.scenario.ScenarioRules;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import java.util.List;

/** Figures that leave the map: killed, destroyed, exhausted, removed. */
public final class Deaths {
  private Deaths() {}

  /**
   * The figure has no hit points left.
   *
   * @param killer who is credited, or -1
   */
  public static void die(Play play, int figure, int killer, Deeds.Blow blow) {
    Figure piece = play.piece(figure);
    if (piece.nature().isCharacter()) {
      HeroState hero = play.heroOf(piece).orElseThrow();
      if (isForGood(play)) {
        dieForGood(play, hero, piece);
      } else {
        exhaust(play, hero, Cite.EXHAUSTED_BY_DAMAGE);
      }
      return;
    }
    if (LastDeed.isDue(play, piece)) {
      play.state().hitPoints(figure, 0); // it stays until its deed is done
      play.push(new LastDeed(figure, killer, blow));
      Figure dying = play.piece(figure);
      play.effects().perform(Effect.Moment.DEATH, dying, Values.of(play, dying));
      return;
    }
    depart(play, figure, killer, blow);
  }

  /** A figure that is no character leaves, and with it everything that depends on it. */
  static void depart(Play play, int figure, int killer, Deeds.Blow blow) {
    play.tell(new Event.Died(play.cite(Cite.DEATH), figure));
    remove(play, figure, Cite.DEATH);
    Figure piece = play.piece(figure);
    credit(play, piece, killer, blow);
    play.state().story().died(piece.nature().name(), piece.nature().group());
    if (piece.nature().isMonster()) {
      play.state().story().monsterDied();
      play.state().standeeBack(figure);
    }
    if (piece.nature().isMonster() || piece.nature().kind() == Nature.Kind.ALLY) {
      leaveToken(play, piece);
    }
    play.push(new ScenarioRules.Died(piece.nature().name(), piece.nature().group()));
  }

  /** DMG-16, DMG-19: a summon's kill is its summoner's; objectives are destroyed, not killed. */
  private static void credit(Play play, Figure dead, int killer, Deeds.Blow blow) {
    if (killer < 0 || dead.nature().isObjective() || dead.side() == play.piece(killer).side()) {
      return;
    }
    Figure by = play.piece(killer);
    play.result(results -> results.killed());
    play.master(by)
        .ifPresent(
            hero -> {
              Deeds.kill(play, hero, dead, blow);
              int figure = play.state().pieceOf(hero).id();
              play.tell(new Event.Killed(play.cite(Cite.KILL_CREDIT), figure, dead.id()));
            });
    play.effects().perform(Effect.Moment.AFTER_KILL, by, Values.of(play, by, dead));
  }

  /** What a dying monster leaves in its hex (MDT-05). */
  private static void leaveToken(Play play, Figure piece) {
    MonsterOrigin origin = piece.nature().origin();
    if (play.rules().loot().leaveToken().contains(origin)) {
      play.changeGround(ground -> ground.drop(play.board().at(piece.hex())));
      play.tell(new Event.TokenDropped(play.cite(Cite.TOKEN), piece.id(), piece.hex()));
    }
  }

  /** Takes a figure off the map with its markers, its summons' card and its lasting effects. */
  public static void remove(Play play, int figure, Cite cite) {
    Figure piece = play.piece(figure);
    if (piece.isGone()) {
      return;
    }
    leave(play, figure);
    if (piece.nature().card().orElse(null) instanceof Active.Source.Card(int hero, int card)
        && Names.isActive(play.state().hero(hero), card)
        && play.state().pieces().noneMatch(other -> isOfSameCard(piece, other))) {
      play.cardLeavesActive(hero, card); // SUM-04
    }
    if (cite != Cite.DEATH) {
      play.tell(new Event.Died(play.cite(cite), figure));
    }
  }

  /** Takes a figure off the map with its lasting effects. */
  public static void leave(Play play, int figure) {
    play.state().leave(figure);
    endEffects(play, play.piece(figure));
    play.refreshFlight();
  }

  private static void endEffects(Play play, Figure piece) {
    for (Active active : List.copyOf(play.state().actives())) {
      boolean ofItsCard =
          active.source() instanceof Active.Source.Card(int hero, int _)
              && hero == piece.nature().hero(); // EXH-05: given to others, but its card is lost
      if (active.owner() == piece.id() || ofItsCard) {
        play.state().remove(active);
      }
    }
  }

  private static boolean isOfSameCard(Figure one, Figure other) {
    return one.nature().card().equals(other.nature().card());
  }

  private static boolean isForGood(Play play) {
    return play.rules().combat().fallen() == CombatRules.Fallen.DEAD;
  }

  /** EXH-12: a character without hit points dies, exhausted before or not. */
  private static void dieForGood(Play play, HeroState hero, Figure piece) {
    play.tell(new Event.Died(play.cite(Cite.PERMANENT_DEATH), piece.id()));
    if (!hero.isOut()) {
      Deeds.exhausted(play.state(), hero);
    }
    hero.die();
    removeSummons(play, piece);
    remove(play, piece.id(), Cite.DEATH);
    play.state().story().died(piece.nature().name(), piece.nature().group());
  }

  private static void removeSummons(Play play, Figure summoner) {
    for (Figure other : List.copyOf(play.state().alive())) {
      if (other.nature().summoner() == summoner.id()) {
        remove(play, other.id(), Cite.SUMMON_LEAVES);
      }
    }
  }

  /** EXH-05: cards to the lost pile, figure and summons off the map; EXH-12: the figure stays. */
  public static void exhaust(Play play, HeroState hero, Cite cite) {
    Figure piece = play.state().pieceOf(hero);
    if (piece.isGone()) {
      return;
    }
    play.tell(new Event.Exhausted(play.cite(cite), piece.id()));
    Deeds.exhausted(play.state(), hero);
    hero.exhaust(piece.hitPoints());
    removeSummons(play, piece);
    if (isForGood(play)) {
      play.state().exhaust(piece.id());
      endEffects(play, piece);
      play.refreshFlight();
      return;
    }
    remove(play, piece.id(), Cite.DEATH);
    play.state().story().died(piece.nature().name(), piece.nature().group());
  }
}

package haven.play.attack;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.MonsterOrigin;
import haven.model.ability.Effect;
import haven.model.rules.CombatRules;
import haven.play.ability.Expiring;
import haven.play.ability.Values;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.lasting.Transfers;
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
  public static void die(Play play, FigureId figure, FigureId killer, Deeds.Blow blow) {
    Figure victim = play.figure(figure);
    if (victim.nature().isCharacter()) {
      HeroState hero = play.heroOf(victim).orElseThrow();
      if (isForGood(play)) {
        dieForGood(play, hero, victim);
      } else {
        exhaust(play, hero, Cite.EXHAUSTED_BY_DAMAGE);
      }
      return;
    }
    if (LastDeed.isDue(play, victim)) {
      play.state().hitPoints(figure, 0); // it stays until its deed is done
      play.push(new LastDeed(figure, killer, blow));
      Figure dying = play.figure(figure);
      play.effects().perform(Effect.Moment.DEATH, dying);
      return;
    }
    depart(play, figure, killer, blow);
  }

  /** A figure that is no character leaves, and with it everything that depends on it. */
  static void depart(Play play, FigureId figure, FigureId killer, Deeds.Blow blow) {
    play.tell(new Event.Died(play.cite(Cite.DEATH), figure));
    Transfers.hold(play, figure);
    play.effects().performOthers(Effect.Moment.FIGURE_DIES, play.figure(figure), false);
    remove(play, figure, Cite.DEATH);
    Figure victim = play.figure(figure);
    credit(play, victim, killer, blow);
    play.state().story().died(victim.nature().name(), victim.nature().group());
    if (victim.nature().isMonster()) {
      play.state().story().monsterDied();
      play.state().standeeBack(figure);
    }
    if (victim.nature().isMonster() || victim.nature().kind() == Nature.Kind.ALLY) {
      leaveToken(play, victim);
    }
    play.push(new ScenarioRules.Died(figure));
  }

  /** DMG-16, DMG-19: a summon's kill is its summoner's; objectives are destroyed, not killed. */
  private static void credit(Play play, Figure dead, FigureId killer, Deeds.Blow blow) {
    if (killer.isNobody()
        || dead.nature().isObjective()
        || dead.side() == play.figure(killer).side()) {
      return;
    }
    Figure by = play.figure(killer);
    play.result(results -> results.killed(Math.max(0, -dead.hitPoints()), dead.hex()));
    play.state().turn().killed(killer);
    play.master(by)
        .ifPresent(
            hero -> {
              Deeds.kill(play, hero, dead, blow);
              FigureId figure = play.state().figureOf(hero).id();
              play.tell(new Event.Killed(play.cite(Cite.KILL_CREDIT), figure, dead.id()));
            });
    play.effects().perform(Effect.Moment.AFTER_KILL, by, Values.of(play, by, dead));
  }

  /** What a dying monster leaves in its hex (MDT-05). */
  private static void leaveToken(Play play, Figure figure) {
    MonsterOrigin origin = figure.nature().origin();
    if (play.rules().loot().leaveToken().contains(origin)) {
      play.changeGround(ground -> ground.drop(play.board().at(figure.hex())));
      play.tell(new Event.TokenDropped(play.cite(Cite.TOKEN), figure.id(), figure.hex()));
    }
  }

  /** Takes a figure off the map with its markers, its summons' card and its lasting effects. */
  public static void remove(Play play, FigureId figure, Cite cite) {
    Figure victim = play.figure(figure);
    if (victim.isGone()) {
      return;
    }
    leave(play, figure);
    if (victim.nature().card().orElse(null) instanceof Active.Source.Card(int hero, int card)
        && Names.isActive(play.state().hero(hero), card)
        && play.state().alive().stream().noneMatch(other -> isOfSameCard(victim, other))) {
      play.cardLeavesActive(hero, card); // SUM-04
    }
    if (cite != Cite.DEATH) {
      play.tell(new Event.Died(play.cite(cite), figure));
    }
  }

  /** Takes a figure off the map with its lasting effects. */
  public static void leave(Play play, FigureId figure) {
    play.state().leave(figure);
    endEffects(play, play.figure(figure));
    play.refreshEffects();
  }

  private static void endEffects(Play play, Figure figure) {
    for (Active active : List.copyOf(play.state().actives())) {
      boolean ofItsCard =
          active.source() instanceof Active.Source.Card(int hero, int _)
              && hero == figure.nature().hero(); // EXH-05: given to others, but its card is lost
      boolean own = active.owner().equals(figure.id()) && !Transfers.areHeld(play, figure.id());
      if (own || ofItsCard) {
        play.state().remove(active);
        if (!ofItsCard) {
          Expiring.endMark(play, active);
        }
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
  private static void dieForGood(Play play, HeroState hero, Figure figure) {
    play.tell(new Event.Died(play.cite(Cite.PERMANENT_DEATH), figure.id()));
    if (!hero.isOut()) {
      Deeds.exhausted(play.state(), hero);
    }
    hero.die();
    removeSummons(play, figure);
    remove(play, figure.id(), Cite.DEATH);
    play.state().story().died(figure.nature().name(), figure.nature().group());
  }

  private static void removeSummons(Play play, Figure summoner) {
    for (Figure other : List.copyOf(play.state().alive())) {
      if (other.nature().summoner().equals(summoner.id())) {
        remove(play, other.id(), Cite.SUMMON_LEAVES);
      }
    }
  }

  /** EXH-05: cards to the lost pile, figure and summons off the map; EXH-12: the figure stays. */
  public static void exhaust(Play play, HeroState hero, Cite cite) {
    Figure figure = play.state().figureOf(hero);
    if (figure.isGone()) {
      return;
    }
    play.tell(new Event.Exhausted(play.cite(cite), figure.id()));
    Deeds.exhausted(play.state(), hero);
    hero.exhaust(figure.hitPoints());
    removeSummons(play, figure);
    ScenarioRules.exhausted(play, figure.id());
    if (isForGood(play)) {
      play.state().exhaust(figure.id());
      endEffects(play, figure);
      play.refreshEffects();
      return;
    }
    remove(play, figure.id(), Cite.DEATH);
    play.state().story().died(figure.nature().name(), figure.nature().group());
  }
}

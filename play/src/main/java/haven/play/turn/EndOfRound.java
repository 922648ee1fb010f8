package haven.play.turn;

import haven.model.Cite;
import haven.model.ability.Effect;
import haven.model.rules.ElementRules;
import haven.model.rules.RoundRules;
import haven.play.ability.Expiring;
import haven.play.engine.Bits;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.mat.Feats;
import haven.play.modifier.Modifiers;
import haven.play.scenario.Ending;
import haven.play.scenario.ScenarioRules;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;

/** The end of a round, in the order of each game (EOR). */
final class EndOfRound {
  private EndOfRound() {}

  /** All turns are over. */
  record Begin() implements Task {
    @Override
    public void run(Play play) {
      play.state().story().roundIsOver();
      Feats.roundIsOver(play);
      List<Task> tasks = new ArrayList<>();
      for (RoundRules.Ending step : play.rules().rounds().endOfRound()) {
        tasks.add(new Step(step));
      }
      tasks.add(new Ending.Check());
      play.pushAll(tasks);
    }
  }

  /** One step of it. */
  record Step(RoundRules.Ending step) implements Task {
    @Override
    public void run(Play play) {
      switch (step) {
        case EFFECTS -> effects(play);
        case SHUFFLE_MODIFIERS -> shuffleModifiers(play);
        case SHUFFLE_MONSTER_CARDS -> play.state().monsterCards().endRound();
        case WANE -> {
          play.state().elements().endRound();
          play.state().monsterElements().endRound();
          if (play.rules().elements().source() == ElementRules.Source.BOARD) { // EOR-11
            play.tell(new Event.Waned(play.cite(Cite.WANE)));
          }
        }
        case ROUND_BONUSES -> roundBonuses(play);
        case SHORT_RESTS -> shortRests(play);
      }
    }

    private static void effects(Play play) {
      play.push(new ScenarioRules.RoundEnds(play.state().round()));
      for (Figure figure : play.state().alive()) {
        play.effects().perform(Effect.Moment.END_OF_ROUND, figure);
      }
    }

    private static void shuffleModifiers(Play play) {
      State state = play.state();
      List<Modifiers> decks = new ArrayList<>();
      decks.add(state.monsterModifiers());
      decks.add(state.allyModifiers());
      for (int i = 0; i < state.heroes(); i++) {
        decks.add(state.hero(i).modifiers());
      }
      for (Modifiers deck : decks) {
        if (deck.endOfRound()) {
          play.tell(new Event.Shuffled(play.cite(Cite.SHUFFLE_MODIFIERS)));
        }
      }
    }

    /** BON-08. */
    private static void roundBonuses(Play play) {
      for (Figure figure : play.state().alive()) {
        if (figure.isCharacter() && play.effects().any(figure, Effect.Change.RestsFully.class)) {
          play.state().turn().restsFully(figure.id());
        }
      }
      for (int i = 0; i < play.state().heroes(); i++) {
        HeroState hero = play.state().hero(i);
        int before = hero.cards().active();
        hero.cards().endRound();
        int index = i;
        Bits.each(
            before & ~hero.cards().active(),
            card -> {
              play.tell(
                  new Event.CardMoved(
                      play.cite(Cite.ROUND_BONUS),
                      hero.figure(),
                      Names.printed(hero, card),
                      Names.zone(hero, card)));
              play.dropEffectsOf(index, card);
            });
      }
      Expiring.endRound(play);
    }

    private static void shortRests(Play play) {
      for (int i = play.state().heroes() - 1; i >= 0; i--) {
        HeroState hero = play.state().hero(i);
        if (!hero.isOut()) {
          play.push(new Rests.Short(hero.figure()));
        }
      }
    }
  }
}

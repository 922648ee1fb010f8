package haven.play.mat;

import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.card.Perk;
import haven.play.engine.Play;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.Collections;
import java.util.List;

/** What works for a character from the start: by its mat, and by its perks. */
public final class Gifts {
  private Gifts() {}

  /** The scenario starts: everything begins to work, and what is done at the start is done. */
  public static void begin(Play play) {
    for (int i = 0; i < play.state().heroes(); i++) {
      HeroState hero = play.state().hero(i);
      List<Perk.Gift> gifts = hero.hero().gifts();
      for (int j = 0; j < gifts.size() && hero.takesPart(); j++) {
        Perk.Gift gift = gifts.get(j);
        if (!gift.effects().isEmpty()) {
          play.state()
              .add(
                  new Active(
                      hero.figure(),
                      new Active.Source.Mat(i, j),
                      Duration.SCENARIO,
                      gift.effects(),
                      Collections.nCopies(gift.uses(), 0),
                      0,
                      0));
          play.refreshEffects();
        }
      }
    }
    if (play.effects().isAwaited(Effect.Moment.START_OF_SCENARIO)) {
      for (Figure figure : play.state().alive()) {
        play.effects().perform(Effect.Moment.START_OF_SCENARIO, figure);
      }
    }
  }
}

package haven.play.table;

import haven.play.item.LootDeck;
import haven.play.item.LootPlan;
import haven.play.scenario.Hero;
import haven.play.scenario.Setup;
import java.util.List;

/** What is laid out before a scenario starts. */
record Opening(Stage stage) {

  private Setup setup() {
    return stage.setup();
  }

  HeroState[] heroes() {
    List<Hero> party = setup().party().heroes();
    HeroState[] heroes = new HeroState[party.size()];
    for (int i = 0; i < heroes.length; i++) {
      Hero hero = party.get(i);
      heroes[i] =
          new HeroState(i, setup().party().players().get(i), hero, stage.hand(i), stage.deck(i));
    }
    return heroes;
  }

  /** Monsters that share what they consume: types, which are at least as many as sets. */
  int groups() {
    return Math.max(1, setup().scenario().monsters().size() + setup().scenario().decks().size());
  }

  /** SET-11: as the scenario page says. */
  LootDeck lootDeck() {
    return setup()
        .box()
        .loot()
        .filter(_ -> !setup().scenario().loot().isEmpty())
        .map(
            pool ->
                LootDeck.of(
                    new LootPlan(setup().scenario().loot()),
                    pool,
                    setup().scenario().particulars().specialLoot()))
        .orElse(LootDeck.NONE);
  }
}

package haven.samples;

import haven.laws.Playable;
import haven.model.Condition;
import haven.model.Facts;
import haven.model.LootCard;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.map.MapToken;
import haven.model.scenario.Reward;
import haven.play.item.LootPool;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Set-ups to play, by name. */
public enum Samples implements Playable {
  CELLAR_GH("cellar-gh"),
  CELLAR_JL("cellar-jl"),
  CELLAR_FH("cellar-fh"),
  KITCHEN_BB("kitchen-bb");

  private final String id;

  Samples(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  public static Samples named(String id) {
    for (Samples sample : values()) {
      if (sample.id.equals(id)) {
        return sample;
      }
    }
    throw new IllegalArgumentException("no scenario is called " + id);
  }

  @Override
  public int fewest() {
    return this == KITCHEN_BB ? 1 : 2;
  }

  @Override
  public int most() {
    return this == KITCHEN_BB ? 1 : 4;
  }

  @Override
  public Setup setup(int heroes) {
    return switch (this) {
      case CELLAR_GH ->
          cellar(
              Ruleset.GLOOMHAVEN,
              heroes,
              MapToken.Kind.OBJECTIVE_TOKEN,
              Condition.STRENGTHEN,
              false);
      case CELLAR_JL ->
          cellar(
              Ruleset.JAWS_OF_THE_LION,
              heroes,
              MapToken.Kind.OBJECTIVE_TOKEN,
              Condition.STRENGTHEN,
              false);
      case CELLAR_FH ->
          cellar(
              Ruleset.FROSTHAVEN, heroes, MapToken.Kind.SCENARIO_AID_TOKEN, Condition.WARD, true);
      case KITCHEN_BB ->
          Setup.of(
              Ruleset.BUTTONS_AND_BUGS,
              Kitchen.scenario(),
              Party.of(hero(Kitchen.mouse(), List.of(), List.of())));
    };
  }

  /** Samples are written in code: what changes in them changes with the engine's behaviour. */
  @Override
  public long print(int heroes) {
    return new Facts().word("sample").word(id).number(heroes).sum();
  }

  private static Setup cellar(
      Ruleset ruleset, int heroes, MapToken.Kind tokens, Condition boon, boolean lootDeck) {
    List<Hero> party =
        List.of(
            hero(Heroes.warden(), List.of(Wares.BOOTS, Wares.BUCKLER, Wares.BLADE), List.of()),
            hero(Heroes.hedgeMage(), List.of(Wares.SCOPE, Wares.POTION), List.of()),
            hero(Heroes.footpad(), List.of(Wares.CAPE, Wares.CHARM), List.of()),
            hero(Heroes.chanter(), List.of(Wares.HELM, Wares.POTION), List.of()));
    Setup setup =
        Setup.of(
                ruleset,
                Cellar.scenario(tokens, boon, lootDeck),
                Party.of(party.subList(0, heroes).toArray(Hero[]::new)))
            .withBattleGoals(Wares.GOALS)
            .withTreasures(Map.of(7, List.of(new Reward.Gold(15))));
    return lootDeck ? setup.withLoot(pool()) : setup;
  }

  private static Hero hero(CharacterClass type, List<ItemCard> items, List<AbilityCard> chosen) {
    List<AbilityCard> hand = chosen.isEmpty() ? type.cards().subList(0, type.handSize()) : chosen;
    return Hero.of(type.name(), type, 1).taking(hand).with(items.toArray(ItemCard[]::new));
  }

  /** The loot cards of a box, with amounts of our own. */
  private static LootPool pool() {
    List<LootCard> cards = new ArrayList<>();
    for (LootKind kind : LootKind.values()) {
      for (int i = 0; i < kind.copies(); i++) {
        cards.add(
            switch (kind.group()) {
              case MONEY -> LootCard.money(1 + i % 3);
              case MATERIAL -> LootCard.material(kind, 2, 1, 1);
              case HERB -> LootCard.herb(kind);
              case ITEM, SPECIAL -> LootCard.randomItem();
            });
      }
    }
    return new LootPool(cards);
  }
}

package haven.play.table;

import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.map.RoomSetup;
import haven.model.map.Terms;
import haven.model.rules.ModifierRules;
import haven.play.engine.Chance;
import haven.play.lasting.Lending;
import haven.play.map.SetUp;
import haven.play.mind.SharedMind;
import haven.play.modifier.Modifiers;
import haven.play.modifier.Owner;
import haven.play.monster.CardReadings;
import haven.play.scenario.Hero;
import haven.play.scenario.Setup;
import haven.play.turn.Cards;
import haven.play.turn.HandChoice;
import java.util.ArrayList;
import java.util.List;

/**
 * A set-up laid out once, as far as it is the same for every seed: the bare map with its tables of
 * range and sight, the hands, the numbers of the level. Many games can be started from it, on
 * several threads too; they share its tables.
 */
public final class Stage {
  private final Setup setup;
  private final Ruleset rules;
  private final Terms terms;
  private final SetUp.Laid opening;
  private final List<Cards> hands;
  private final List<Modifiers> decks;
  private final Modifiers monsterModifiers;
  private final Modifiers allyModifiers;
  private final SharedMind mind = new SharedMind();
  private final CardReadings readings = new CardReadings();

  private Stage(Setup setup) {
    this.setup = setup;
    rules = setup.rulesInPlay();
    terms = setup.terms();
    opening = SetUp.of(setup.setting(), rules, setup.standees());
    ModifierRules modifiers = rules.modifiers();
    monsterModifiers = Modifiers.of(modifiers, Owner.MONSTERS, setup.monsterModifiers());
    allyModifiers = Modifiers.of(modifiers, Owner.ALLIES, Modifiers.standard(modifiers));
    hands = new ArrayList<>();
    decks = new ArrayList<>();
    List<AbilityCard> lent = Lending.supply(setup.party().heroes());
    for (Hero hero : setup.party().heroes()) {
      HandChoice choice = new HandChoice(hero.characterClass(), hero.level(), rules);
      hands.add(choice.take(hero.hand(), lent));
      decks.add(Modifiers.of(modifiers, Owner.CHARACTER, hero.deck()));
    }
  }

  public static Stage of(Setup setup) {
    return new Stage(setup);
  }

  /** The table before anybody has done anything. */
  public State table(Chance chance) {
    return new State(this, chance, opening.field());
  }

  public Setup setup() {
    return setup;
  }

  /** A mind for another game on this map, whose tables those before it have filled. */
  public SharedMind mind() {
    return mind.forCopy();
  }

  /** What games before have read on the monsters' cards. */
  public CardReadings readings() {
    return readings;
  }

  Ruleset rules() {
    return rules;
  }

  Terms terms() {
    return terms;
  }

  /** The rooms that are open from the start. */
  public List<RoomSetup> rooms() {
    return opening.rooms();
  }

  Cards hand(int hero) {
    return hands.get(hero).copy();
  }

  Modifiers deck(int hero) {
    return decks.get(hero).copy();
  }

  Modifiers monsterModifiers() {
    return monsterModifiers.copy();
  }

  Modifiers allyModifiers() {
    return allyModifiers.copy();
  }
}

package haven.play.modifier;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import java.util.List;
import java.util.Set;

/** Short words for decks and draws. */
final class Table {
  static final Rider WOUND = Rider.gives(Condition.WOUND);
  static final Rider MUDDLE = Rider.gives(Condition.MUDDLE);

  private Table() {}

  /** A character's deck, top card first. */
  static ModifierDeck deck(Ruleset ruleset, ModifierCard... cards) {
    return ModifierDeck.stacked(ruleset.modifiers(), Owner.CHARACTER, List.of(cards));
  }

  static ModifierDeck standard(Ruleset ruleset, Owner owner, Chance chance) {
    return ModifierDeck.shuffled(
        ruleset.modifiers(), owner, Modifiers.standard(ruleset.modifiers()), chance);
  }

  static Supply supply(Ruleset ruleset) {
    return new Supply(ruleset.modifiers());
  }

  static Chance chance(long seed) {
    return new Chance(Dice.of(seed));
  }

  /** A character's draw for an attack of 3, without a lean. */
  static Draw draw(Modifiers modifiers) {
    return draw(modifiers, Lean.NEITHER, Attacker.CHARACTER);
  }

  static Draw draw(Modifiers modifiers, Lean lean, Attacker attacker) {
    return modifiers.draw(lean, attacker, 3, Set.of(), chance(1));
  }

  /** The cards that apply where nobody has a choice. */
  static List<ModifierCard> used(Draw draw) {
    return only(draw).cards();
  }

  static Applied only(Draw draw) {
    if (draw.choices().size() != 1) {
      throw new AssertionError("a choice between " + draw.choices());
    }
    return draw.choices().getFirst();
  }

  static List<List<ModifierCard>> choices(Draw draw) {
    return draw.choices().stream().map(Applied::cards).toList();
  }

  /** What the attack may come to. */
  static List<Integer> values(Applied applied, int attackValue) {
    return applied.results(attackValue).stream().map(Applied.Result::value).toList();
  }
}

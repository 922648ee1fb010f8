package haven.play.modifier;

import haven.model.Ruleset;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Chance;
import haven.play.engine.Dice;
import haven.play.engine.Lots;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Short words for decks and draws. */
final class Table {
  private Table() {}

  /** A character's deck; equal cards are given together. */
  static ModifierDeck deck(Ruleset ruleset, ModifierCard... cards) {
    return ModifierDeck.of(ruleset.modifiers(), Owner.CHARACTER, List.of(cards));
  }

  static ModifierDeck standard(Ruleset ruleset, Owner owner) {
    return ModifierDeck.of(ruleset.modifiers(), owner, Modifiers.standard(ruleset.modifiers()));
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

  /** The cards come in the order in which the deck was given, those added to it last. */
  static Draw draw(Modifiers modifiers, Lean lean, Attacker attacker) {
    return draw(modifiers, lean, attacker, Set.of(), _ -> 0);
  }

  /** The cards come, or the die falls, by chance. */
  static Draw draw(
      Modifiers modifiers, Lean lean, Attacker attacker, Set<Rider.Plain> twists, Chance chance) {
    return draw(modifiers, lean, attacker, twists, chance::below);
  }

  private static Draw draw(
      Modifiers modifiers,
      Lean lean,
      Attacker attacker,
      Set<Rider.Plain> twists,
      IntUnaryOperator lot) {
    modifiers.requireSettled();
    while (modifiers.wantsMore(lean)) {
      Lots lots = modifiers.lots();
      modifiers.came(lots.at(lot.applyAsInt(lots.total())));
    }
    return modifiers.draw(lean, attacker, 3, twists);
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

  /** What the attack may come to. */
  static List<Integer> values(Applied applied, int attackValue) {
    return applied.results(attackValue).stream().map(Applied.Result::value).toList();
  }
}

package haven.play.turn;

import haven.model.Cite;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.play.Refusal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The choice of the cards a character takes into a scenario.
 *
 * @param type the class, with the cards of the character's pool
 * @param level of the character; the scenario's where characters have none (XPP-09)
 */
public record HandChoice(CharacterClass type, int level, Ruleset ruleset) {

  /** The cards to choose from: a higher level only enlarges it (CRD-02). */
  public List<AbilityCard> pool() {
    return type.cards().stream().filter(card -> card.level() <= highest()).toList();
  }

  private int highest() {
    return switch (ruleset.cards().hand()) {
      case FROM_POOL, FROM_POOL_AFTER_TUTORIAL -> level;
      case UPGRADED_BY_LEVEL -> level == 1 ? 1 : 2;
    };
  }

  /** Why this is no hand; empty if it is one. */
  public Optional<Refusal> refusal(List<AbilityCard> chosen) {
    RuleId rule = ruleset.cite(Cite.HAND);
    Set<String> names = new HashSet<>();
    for (AbilityCard card : chosen) {
      if (!type.cards().contains(card)) {
        return Refusal.of(rule, "otherClass", card.name(), type.name());
      }
      if (card.level() > highest()) {
        return Refusal.of(ruleset.cite(Cite.CARD_LEVEL), "cardLevel", card.name(), card.level());
      }
      if (!names.add(card.name())) {
        return Refusal.of(rule, "cardOnce", card.name());
      }
    }
    if (chosen.size() != type.handSize()) {
      return Refusal.of(rule, "handSize", type.name(), type.handSize(), chosen.size());
    }
    return upgrades(chosen);
  }

  private Optional<Refusal> upgrades(List<AbilityCard> chosen) {
    long upgraded = chosen.stream().filter(card -> card.level() == 2).count();
    return switch (ruleset.cards().hand()) {
      case FROM_POOL, FROM_POOL_AFTER_TUTORIAL -> Optional.empty();
      case UPGRADED_BY_LEVEL ->
          upgraded == level - 1
              ? Optional.empty()
              : Refusal.of(ruleset.cite(Cite.HAND), "upgrades", level - 1, (int) upgraded);
    };
  }

  /**
   * The chosen cards in hand.
   *
   * @param others cards of other classes that may be given to the character
   */
  public Cards take(List<AbilityCard> chosen, List<AbilityCard> others) {
    Cards.orRefuse(refusal(chosen));
    return new Cards(chosen, others, ruleset);
  }
}

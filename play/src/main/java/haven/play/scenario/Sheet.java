package haven.play.scenario;

import haven.model.Cite;
import haven.model.Facts;
import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.card.CharacterClass;
import haven.model.card.ItemCard;
import haven.model.card.LearningLevel;
import haven.model.card.Ware;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.scenario.Scenario;
import haven.model.words.Phrase;
import haven.play.Refused;
import haven.play.turn.HandChoice;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * A character as its player has written it down: everything by name.
 *
 * @param name empty for that of the class
 * @param level its own; where the scenario gives it one (LVL-08), for scenarios without
 * @param hand the cards it takes along; empty for those to begin with
 * @param items those it brings
 * @param perks how many boxes are marked, by the place of the perk on the sheet, from 0
 * @param gold from which it has bought what it brings; empty for what a new character has
 */
public record Sheet(
    String characterClass,
    String name,
    int level,
    List<String> hand,
    List<String> items,
    Map<Integer, Integer> perks,
    OptionalInt gold) {

  public Sheet {
    hand = List.copyOf(hand);
    items = List.copyOf(items);
    perks = Collections.unmodifiableMap(new TreeMap<>(perks));
  }

  /** A new character of that level. */
  public static Sheet of(String characterClass, int level) {
    return new Sheet(
        characterClass, "", level, List.of(), List.of(), Map.of(), OptionalInt.empty());
  }

  public Sheet named(String other) {
    return new Sheet(characterClass, other, level, hand, items, perks, gold);
  }

  public Sheet taking(List<String> cards) {
    return new Sheet(characterClass, name, level, cards, items, perks, gold);
  }

  public Sheet bringing(List<String> others) {
    return new Sheet(characterClass, name, level, hand, others, perks, gold);
  }

  public Sheet marking(Map<Integer, Integer> boxes) {
    return new Sheet(characterClass, name, level, hand, items, boxes, gold);
  }

  public Sheet owning(int coins) {
    return new Sheet(characterClass, name, level, hand, items, perks, OptionalInt.of(coins));
  }

  /**
   * The character.
   *
   * @throws Refused if a rule speaks against it
   * @throws IllegalArgumentException if the pack does not have what is named
   */
  Hero hero(Pack pack, Scenario scenario, OptionalInt chosen) {
    ClassEntry entry = pack.characterClass(characterClass);
    Ruleset ruleset = Ruleset.named(pack.manifest().ruleset());
    OptionalInt given = scenario.level().isPresent() ? scenario.level() : chosen;
    Hero hero = setOut(entry, scenario, ruleset, ruleset.levels().characterLevel(level, given));
    if (!perks.isEmpty()) {
      hero = hero.withPerks(perks);
    }
    List<ItemCard> brought = items.stream().map(pack::item).toList();
    int coins = gold.orElse(ruleset.levels().party().startingGold(level));
    int cost = brought.stream().mapToInt(item -> cost(pack, item)).sum();
    if (cost > coins) {
      throw new Refused(
          ruleset.cite(Cite.STARTING_GOLD),
          "%s has %d gold, not %d".formatted(hero.name(), coins, cost));
    }
    return hero.with(brought.toArray(ItemCard[]::new));
  }

  /**
   * With its hand: the one that was chosen, or the one that the scenario teaches with (CRD-03c).
   */
  private Hero setOut(ClassEntry entry, Scenario scenario, Ruleset ruleset, int at) {
    String called = name.isEmpty() ? entry.characterClass().name() : name;
    Optional<LearningLevel> taught = scenario.particulars().cards();
    if (taught.isPresent()) {
      CharacterClass learning =
          entry
              .learning(taught.get())
              .orElseThrow(
                  () ->
                      new Refused(
                          ruleset.cite(Cite.NO_LEARNING_CARDS),
                          Phrase.of("no.learning", entry.characterClass().name())));
      List<String> cards = learning.cards().stream().map(entry::called).toList();
      if (!hand.isEmpty() && !Set.copyOf(hand).equals(Set.copyOf(cards))) {
        throw new Refused(
            ruleset.cite(Cite.LEARNING_CARDS),
            Phrase.of("no.learntWith", Phrase.list(", ", cards)));
      }
      return Hero.of(called, learning, at).taking(learning.cards());
    }
    Hero hero = Hero.of(called, entry, at);
    return hand.isEmpty() ? hero : hero.taking(cards(entry, ruleset, at));
  }

  private static int cost(Pack pack, ItemCard item) {
    return pack.items().stream()
        .filter(ware -> ware.item().equals(item))
        .mapToInt(Ware::cost)
        .findFirst()
        .orElse(0);
  }

  private List<AbilityCard> cards(ClassEntry entry, Ruleset ruleset, int at) {
    CharacterClass of = entry.characterClass();
    if (new HashSet<>(hand).size() < hand.size()) {
      throw new IllegalArgumentException("a hand has each card once");
    }
    if (hand.size() != of.handSize()) {
      throw new Refused(
          ruleset.cite(Cite.HAND_SIZE),
          Phrase.of("no.handSize", of.name(), of.handSize(), hand.size()));
    }
    List<AbilityCard> cards = hand.stream().map(card -> card(entry, card, at)).toList();
    for (int least = 2; least <= at; least++) {
      int from = least;
      if (cards.stream().filter(card -> card.level() >= from).count() > at - least + 1) {
        throw new Refused(ruleset.cite(Cite.OWN_CARDS), Phrase.of("no.ownCards", of.name()));
      }
    }
    new HandChoice(of, at, ruleset)
        .refusal(cards)
        .ifPresent(
            refusal -> {
              throw new Refused(refusal);
            });
    return cards;
  }

  private static AbilityCard card(ClassEntry entry, String wanted, int level) {
    CharacterClass of = entry.characterClass();
    return entry
        .card(wanted)
        .filter(card -> of.cards().contains(card) && card.level() <= level)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    level == 1
                        ? "no card of a new %s is called '%s'".formatted(of.name(), wanted)
                        : "no card of a %s of level %d is called '%s'"
                            .formatted(of.name(), level, wanted)));
  }

  void tell(Facts facts) {
    facts.word(characterClass).word(name).number(level).words(hand).words(items);
    facts.number(perks.size());
    perks.forEach((perk, boxes) -> facts.number(perk).number(boxes));
  }
}

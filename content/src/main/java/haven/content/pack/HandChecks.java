package haven.content.pack;

import haven.content.card.PrintedCard;
import haven.content.card.PrintedClass;
import haven.content.yaml.Problems;
import haven.model.Ruleset;
import haven.model.card.LearningLevel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What the rules of the pack ask of the cards of a class, so that a hand can be made of them. */
record HandChecks(Ruleset rules, Definition<PrintedClass> one, Problems problems) {
  /** With how many cards of level A a character begins, and how many are exchanged (CRD-03c). */
  private static final int FIRST_CARDS = 6;

  private static final int EXCHANGED_CARDS = 2;

  static boolean teaches(PrintedClass type) {
    return type.cards().stream().anyMatch(HandChecks::isForLearning);
  }

  private static boolean isForLearning(PrintedCard card) {
    return card.card().level() <= LearningLevel.B.number();
  }

  void run() {
    switch (rules.cards().hand()) {
      case FROM_POOL -> {
        noneForLearning();
        oneOfEachName();
      }
      case FROM_POOL_AFTER_TUTORIAL -> {
        oneOfEachName();
        learning();
      }
      case UPGRADED_BY_LEVEL -> {
        noneForLearning();
        upgrades();
      }
    }
  }

  private List<PrintedCard> cards() {
    return one.thing().cards();
  }

  private Set<String> names(int level) {
    return cards().stream()
        .filter(card -> card.lent() == 0 && card.card().level() == level)
        .map(card -> card.card().name())
        .collect(Collectors.toSet());
  }

  private void wrong(int card, String field, String message, String remedy) {
    one.wrong(problems, message, remedy, "cards", card, field);
  }

  private void noneForLearning() {
    for (int i = 0; i < cards().size(); i++) {
      if (isForLearning(cards().get(i))) {
        wrong(
            i,
            "level",
            "by the rules %s there are no cards of level %s"
                .formatted(rules.id(), cards().get(i).level()),
            "write another level");
      }
    }
  }

  /** Where cards are not upgraded, none has a counterpart at another level. */
  private void oneOfEachName() {
    Map<String, Integer> names = new HashMap<>();
    for (int i = 0; i < cards().size(); i++) {
      PrintedCard card = cards().get(i);
      if (isForLearning(card)) {
        continue;
      }
      Integer first = names.putIfAbsent(card.card().name(), i);
      if (first != null && cards().get(first).card().level() != card.card().level()) {
        wrong(
            i,
            "card",
            "there is another card '" + card.card().name() + "'",
            "give one of them another name");
      }
    }
  }

  /** Six of level A, and two of level B in the places of two of them (CRD-03c). */
  private void learning() {
    if (!teaches(one.thing())) {
      return;
    }
    Set<String> first = names(LearningLevel.A.number());
    Set<String> second = names(LearningLevel.B.number());
    if (first.size() != FIRST_CARDS || second.size() != EXCHANGED_CARDS) {
      one.wrong(
          problems,
          "there are %d cards of level A and %d of level B".formatted(first.size(), second.size()),
          "by the rules %s a class has %d and %d"
              .formatted(rules.id(), FIRST_CARDS, EXCHANGED_CARDS),
          "cards");
    }
    for (int i = 0; i < cards().size(); i++) {
      PrintedCard card = cards().get(i);
      if (card.card().level() == LearningLevel.B.number() && !first.contains(card.card().name())) {
        wrong(
            i,
            "card",
            "no card of level A is called so",
            "name it as the card of level A whose place it takes");
      }
    }
  }

  /** All cards of level 1 are the hand, and each has its counterpart of level 2 (CRD-01c). */
  private void upgrades() {
    Set<String> plain = names(1);
    Set<String> better = names(2);
    int hand = one.thing().characterClass().handSize();
    if (plain.size() > hand) {
      one.wrong(
          problems,
          "there are " + plain.size() + " cards of level 1",
          "by the rules "
              + rules.id()
              + " they are the hand; write 'hand-size: "
              + plain.size()
              + "'",
          "hand-size");
    }
    for (int i = 0; i < cards().size(); i++) {
      PrintedCard card = cards().get(i);
      boolean has = better.contains(card.card().name()) || better.isEmpty();
      if (!card.level().equals("1") && !card.level().equals("2") && !isForLearning(card)) {
        wrong(
            i,
            "level",
            "by the rules " + rules.id() + " cards are of level 1 or 2",
            "write one of these");
      } else if (card.card().level() == 2 && !plain.contains(card.card().name())) {
        wrong(
            i,
            "card",
            "no card of level 1 is called so",
            "name it as the card of level 1 that is upgraded into it");
      } else if (card.card().level() == 1 && !has) {
        wrong(
            i,
            "card",
            "it has no card of level 2",
            "write one of the same name, into which it is upgraded");
      }
    }
  }
}

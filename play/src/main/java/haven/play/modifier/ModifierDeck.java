package haven.play.modifier;

import haven.model.Facts;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.card.ModifierCard.Kind;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A deck of attack modifier cards. It is kept in one row: the draw pile with its top at the right
 * end, then the cards drawn for the current attack, then the discards. Drawing and discarding thus
 * only move the two borders to the left.
 */
public final class ModifierDeck implements Modifiers {
  private static final Set<Kind> BLESS_AND_CURSE = EnumSet.of(Kind.BLESS, Kind.CURSE);
  private static final Set<Kind> TEMPORARY = EnumSet.of(Kind.BLESS, Kind.CURSE, Kind.EXTRA_MINUS);

  private final ModifierRules rules;
  private final Owner owner;
  private ModifierCard[] cards;
  private int pile;
  private int discards;
  private boolean shuffleDue;

  private ModifierDeck(ModifierRules rules, Owner owner, ModifierCard[] cards) {
    this.rules = rules;
    this.owner = owner;
    this.cards = cards;
    this.pile = cards.length;
    this.discards = cards.length;
  }

  /** A deck in the order given, top card first. */
  public static ModifierDeck stacked(ModifierRules rules, Owner owner, List<ModifierCard> cards) {
    return new ModifierDeck(rules, owner, cards.reversed().toArray(ModifierCard[]::new));
  }

  public static ModifierDeck shuffled(
      ModifierRules rules, Owner owner, List<ModifierCard> cards, Chance chance) {
    ModifierDeck deck = stacked(rules, owner, cards);
    deck.shuffle(deck.cards.length, chance);
    return deck;
  }

  @Override
  public ModifierDeck copy() {
    ModifierDeck copy = new ModifierDeck(rules, owner, cards.clone());
    copy.pile = pile;
    copy.discards = discards;
    copy.shuffleDue = shuffleDue;
    return copy;
  }

  @Override
  public void reshuffle(Chance chance) {
    shuffle(pile, chance);
  }

  /** All its cards, wherever they are. */
  public int size() {
    return cards.length;
  }

  /** Top card first: nobody at the table may know this order. */
  public List<ModifierCard> drawPile() {
    return between(0, pile);
  }

  /** The cards drawn for the current attack, in the order drawn. */
  public List<ModifierCard> drawn() {
    return between(pile, discards);
  }

  /** The cards discarded first come first. */
  public List<ModifierCard> discards() {
    return between(discards, cards.length);
  }

  /** Part of the row, from right to left. */
  private List<ModifierCard> between(int from, int to) {
    ModifierCard[] part = new ModifierCard[to - from];
    for (int i = 0; i < part.length; i++) {
      part[i] = cards[to - 1 - i];
    }
    return List.of(part);
  }

  @Override
  public Draw draw(
      Lean lean, Attacker attacker, int attackValue, Set<Rider.Plain> twists, Chance chance) {
    requireSettled();
    if (lean == Lean.NEITHER) {
      drawUntilNotRolling(chance);
      return Draw.of(drawn(), applied(taken(twists))); // AMD-09
    }
    Draw draw =
        switch (rules.rolling()) {
          case COUNTS_AMONG_THE_TWO -> amongTwo(lean, attacker, attackValue, twists, chance);
          case LEADS_TO_THE_TWO -> leadingToTwo(lean, attacker, attackValue, twists, chance);
        };
    return new Draw(drawn(), draw.choices());
  }

  /** The cards drawn, as they count in this attack: what doubles may be a +0. */
  private List<ModifierCard> taken(Set<Rider.Plain> twists) {
    List<ModifierCard> drawn = drawn();
    if (!twists.contains(Rider.Plain.DOUBLE_IS_ZERO)) {
      return drawn;
    }
    List<ModifierCard> taken = new ArrayList<>(drawn);
    taken.replaceAll(
        card ->
            card.kind() == Kind.DOUBLE || card.kind() == Kind.BLESS
                ? new ModifierCard(Kind.PLUS, 0, card.rolling(), false, card.effects())
                : card);
    return taken;
  }

  /** AMD-26, AMD-27. */
  private Draw amongTwo(
      Lean lean, Attacker attacker, int attackValue, Set<Rider.Plain> twists, Chance chance) {
    boolean firstRolls = drawAnother(chance) && top().rolling();
    boolean secondRolls = drawAnother(chance) && top().rolling();
    if (firstRolls && secondRolls) {
      drawUntilNotRolling(chance);
    }
    List<ModifierCard> all = taken(twists);
    if (!firstRolls && !secondRolls) {
      return ofTwo(lean, attacker, attackValue, all, all);
    }
    if (lean == Lean.ADVANTAGE) {
      return Draw.of(all, applied(all));
    }
    return Draw.of(all, applied(List.of(firstRolls ? all.getLast() : all.getFirst())));
  }

  /** AMD-29: the rolling icon of the very last card means nothing. */
  private Draw leadingToTwo(
      Lean lean, Attacker attacker, int attackValue, Set<Rider.Plain> twists, Chance chance) {
    drawUntilNotRolling(chance);
    drawAnother(chance);
    List<ModifierCard> all = taken(twists);
    List<ModifierCard> lastTwo = all.subList(Math.max(0, all.size() - 2), all.size());
    return ofTwo(lean, attacker, attackValue, all, lastTwo);
  }

  /** One of the last two cards; those before it count with advantage only. */
  private Draw ofTwo(
      Lean lean,
      Attacker attacker,
      int attackValue,
      List<ModifierCard> all,
      List<ModifierCard> two) {
    if (two.size() < 2) {
      return Draw.of(all, applied(all));
    }
    ModifierCard first = two.getFirst();
    ModifierCard second = two.getLast();
    List<ModifierCard> leading =
        lean == Lean.ADVANTAGE ? all.subList(0, all.size() - 2) : List.of();
    if (lean == Lean.ADVANTAGE
        && rules.chooseWithAdvantage().contains(attacker)
        && !first.equals(second)) {
      return new Draw(all, List.of(applied(leading, first), applied(leading, second)));
    }
    int order = new Worth(rules.reducedRandomness()).compare(first, second, attackValue);
    boolean takeSecond = lean == Lean.ADVANTAGE ? order < 0 : order > 0; // else AMD-32
    return Draw.of(all, applied(leading, takeSecond ? second : first));
  }

  private Applied applied(List<ModifierCard> leading, ModifierCard last) {
    if (leading.isEmpty()) {
      return applied(List.of(last));
    }
    List<ModifierCard> all = new ArrayList<>(leading);
    all.add(last);
    return applied(all);
  }

  private Applied applied(List<ModifierCard> all) {
    return new Applied(all, rules.reducedRandomness());
  }

  private void drawUntilNotRolling(Chance chance) {
    boolean another = true;
    while (another) {
      another = drawAnother(chance) && top().rolling();
    }
  }

  /** The card drawn last. */
  private ModifierCard top() {
    return cards[pile];
  }

  /** Draws a card; not even a shuffle helps if all are drawn for this very attack. */
  private boolean drawAnother(Chance chance) {
    if (pile == 0) {
      shuffleDiscards(chance);
    }
    if (pile == 0) {
      return false;
    }
    pile--;
    shuffleDue |= top().shuffle(); // used or not (AMD-11)
    return true;
  }

  /** AMD-13: the draw pile is empty; the discards become it, the cards of this attack stay out. */
  private void shuffleDiscards(Chance chance) {
    pile = cards.length - discards;
    Collections.rotate(Arrays.asList(cards), pile);
    discards = cards.length;
    shuffle(pile, chance);
  }

  private void shuffle(int number, Chance chance) {
    for (int left = number; left > 1; left--) {
      int other = chance.below(left);
      ModifierCard last = cards[left - 1];
      cards[left - 1] = cards[other];
      cards[other] = last;
    }
  }

  /** Discards what was drawn (AMD-10), but bless and curse go to the supply (AMD-16, AMD-17). */
  @Override
  public void settle(Supply supply) {
    remove(pile, discards, BLESS_AND_CURSE, supply);
    discards = pile;
  }

  /** AMD-11: at the end of a round all discards come back if the icon was drawn. */
  @Override
  public boolean endOfRound(Chance chance) {
    requireSettled();
    if (!shuffleDue) {
      return false;
    }
    shuffleDue = false;
    pile = cards.length;
    discards = cards.length;
    shuffle(cards.length, chance);
    return true;
  }

  @Override
  public boolean bless(Supply supply, Chance chance) {
    if (!supply.takeBless()) {
      return false;
    }
    shuffleIn(ModifierCard.BLESS, chance);
    return true;
  }

  @Override
  public boolean curse(Supply supply, Chance chance) {
    if (!supply.takeCurse(owner)) {
      return false;
    }
    shuffleIn(ModifierCard.CURSE, chance);
    return true;
  }

  @Override
  public boolean addExtraMinus(Chance chance) {
    shuffleIn(ModifierCard.EXTRA_MINUS, chance);
    return true;
  }

  /** The others lie in random order, so that one in a random place is as good as shuffling all. */
  private void shuffleIn(ModifierCard card, Chance chance) {
    int place = chance.below(pile + 1);
    ModifierCard[] longer = Arrays.copyOf(cards, cards.length + 1);
    System.arraycopy(cards, place, longer, place + 1, cards.length - place);
    longer[place] = card;
    cards = longer;
    pile++;
    discards++;
  }

  @Override
  public void endOfScenario(Supply supply) {
    settle(supply);
    remove(pile, cards.length, TEMPORARY, supply); // AMD-24
    pile -= remove(0, pile, TEMPORARY, supply);
    discards = pile;
  }

  /** Takes cards of some kinds out of part of the row, and says how many; borders stay. */
  private int remove(int from, int to, Set<Kind> kinds, Supply supply) {
    int kept = from;
    for (int place = from; place < to; place++) {
      ModifierCard card = cards[place];
      if (kinds.contains(card.kind())) {
        giveBack(card.kind(), supply);
      } else {
        cards[kept] = card;
        kept++;
      }
    }
    if (kept < to) {
      System.arraycopy(cards, to, cards, kept, cards.length - to);
      cards = Arrays.copyOf(cards, cards.length - (to - kept));
    }
    return to - kept;
  }

  private void giveBack(Kind kind, Supply supply) {
    if (kind == Kind.BLESS) {
      supply.returnBless();
    } else if (kind == Kind.CURSE) {
      supply.returnCurse(owner);
    }
  }

  private void requireSettled() {
    if (pile < discards) {
      throw new IllegalStateException("the cards of the last attack have not been settled");
    }
  }

  @Override
  public void tell(List<ModifierCard> printed, Facts facts) {
    facts.number(pile).number(discards).number(cards.length).truth(shuffleDue);
    for (ModifierCard card : cards) {
      facts.word(
          switch (card.kind()) {
            case PLUS -> "plus";
            case DOUBLE -> "double";
            case MISS -> "miss";
            case BLESS -> "bless";
            case CURSE -> "curse";
            case EXTRA_MINUS -> "extra";
          });
      facts.number(card.number()).truth(card.rolling()).truth(card.shuffle());
      if (!card.effects().isEmpty()) {
        facts.number(printed.indexOf(card)); // what it does, the class says
      }
    }
  }

  @Override
  public String toString() {
    return "deck of "
        + owner
        + ": draw pile "
        + drawPile()
        + ", drawn "
        + drawn()
        + ", discards "
        + discards()
        + (shuffleDue ? ", to be shuffled" : "");
  }
}

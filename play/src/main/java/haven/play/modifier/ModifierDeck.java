package haven.play.modifier;

import haven.model.Facts;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.card.ModifierCard.Kind;
import haven.model.rules.ModifierRules;
import haven.model.rules.ModifierRules.Attacker;
import haven.play.engine.Lots;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A deck of attack modifier cards. Its draw pile has no order: it is what may still come, so many
 * of each card, and any of them may be next. What has come lies in a row: the discards, then the
 * cards drawn for the current attack.
 */
public final class ModifierDeck implements Modifiers, Lots {
  private static final Set<Kind> BLESS_AND_CURSE = EnumSet.of(Kind.BLESS, Kind.CURSE);
  private static final Set<Kind> TEMPORARY = EnumSet.of(Kind.BLESS, Kind.CURSE, Kind.EXTRA_MINUS);

  private final ModifierRules rules;
  private final Owner owner;

  /** Its different cards, as printed; what may be added comes last. Copies share it. */
  private final List<ModifierCard> kinds;

  /** By kind, how many are still to come. */
  private final byte[] toCome;

  private int pile;

  /** The kinds that have come. */
  private byte[] row;

  private int discards;
  private int drawn;
  private boolean shuffleDue;

  private ModifierDeck(
      ModifierRules rules, Owner owner, List<ModifierCard> kinds, byte[] toCome, byte[] row) {
    this.rules = rules;
    this.owner = owner;
    this.kinds = kinds;
    this.toCome = toCome;
    this.row = row;
  }

  /** A deck of these cards. */
  public static ModifierDeck of(ModifierRules rules, Owner owner, List<ModifierCard> cards) {
    List<ModifierCard> kinds = new ArrayList<>();
    for (ModifierCard card : cards) {
      if (!kinds.contains(card)) {
        kinds.add(card);
      }
    }
    for (ModifierCard card :
        List.of(ModifierCard.BLESS, ModifierCard.CURSE, ModifierCard.EXTRA_MINUS)) {
      if (!kinds.contains(card)) {
        kinds.add(card);
      }
    }
    ModifierDeck deck =
        new ModifierDeck(
            rules, owner, List.copyOf(kinds), new byte[kinds.size()], new byte[cards.size() + 4]);
    cards.forEach(deck::put);
    return deck;
  }

  @Override
  public ModifierDeck copy() {
    ModifierDeck copy = new ModifierDeck(rules, owner, kinds, toCome.clone(), row.clone());
    copy.pile = pile;
    copy.discards = discards;
    copy.drawn = drawn;
    copy.shuffleDue = shuffleDue;
    return copy;
  }

  /** All its cards, wherever they are. */
  public int size() {
    return pile + discards + drawn;
  }

  /** What may still come, in the order of print: nobody knows another one. */
  public List<ModifierCard> drawPile() {
    List<ModifierCard> cards = new ArrayList<>(pile);
    for (int kind = 0; kind < toCome.length; kind++) {
      for (int i = 0; i < toCome[kind]; i++) {
        cards.add(kinds.get(kind));
      }
    }
    return cards;
  }

  /** How many cards are still to come. */
  public int left() {
    return pile;
  }

  /** The cards drawn for the current attack, in the order drawn. */
  public List<ModifierCard> drawn() {
    return between(discards, discards + drawn);
  }

  /** The cards discarded first come first. */
  public List<ModifierCard> discards() {
    return between(0, discards);
  }

  private List<ModifierCard> between(int from, int to) {
    ModifierCard[] part = new ModifierCard[to - from];
    for (int i = 0; i < part.length; i++) {
      part[i] = kinds.get(row[from + i]);
    }
    return List.of(part);
  }

  // Chance

  @Override
  public int kinds() {
    return toCome.length;
  }

  /** The least change; of two cards the other is one better, as advantage has it. */
  @Override
  public int typical() {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int what = 0; what < toCome.length; what++) {
      ModifierCard card = kinds.get(what);
      int change = Math.abs(card.number() - Math.min(1, drawn));
      if (toCome[what] > 0 && card.kind() == Kind.PLUS && !card.rolling() && change < least) {
        least = change;
        best = what;
      }
    }
    return best;
  }

  @Override
  public int weight(int what) {
    return toCome[what];
  }

  @Override
  public int total() {
    return pile;
  }

  /** AMD-13: an empty draw pile is made of the discards; the cards of this attack stay out. */
  @Override
  public Lots lots() {
    if (pile == 0) {
      takeBackDiscards();
    }
    return this;
  }

  @Override
  public ModifierCard card(int what) {
    return kinds.get(what);
  }

  @Override
  public int number(ModifierCard card) {
    return kinds.indexOf(card);
  }

  @Override
  public void came(int what) {
    toCome[what]--;
    pile--;
    if (discards + drawn == row.length) {
      row = Arrays.copyOf(row, row.length + 4);
    }
    row[discards + drawn] = (byte) what;
    drawn++;
    shuffleDue |= kinds.get(what).shuffle(); // used or not (AMD-11)
  }

  /** The discards are shuffled in; what was drawn for this attack moves up. */
  private void takeBackDiscards() {
    for (int i = 0; i < discards; i++) {
      toCome[row[i]]++;
    }
    pile += discards;
    System.arraycopy(row, discards, row, 0, drawn);
    discards = 0;
  }

  private boolean rolls(int place) {
    return kinds.get(row[discards + place]).rolling();
  }

  /** Not even a shuffle helps if all cards are drawn for this very attack. */
  @Override
  public boolean wantsMore(Lean lean) {
    if (pile + discards == 0) {
      return false;
    }
    if (lean == Lean.NEITHER) {
      return drawn == 0 || rolls(drawn - 1); // AMD-09
    }
    return drawn < 2
        || switch (rules.rolling()) {
          case COUNTS_AMONG_THE_TWO -> rolls(0) && rolls(1) && (drawn == 2 || rolls(drawn - 1));
          case LEADS_TO_THE_TWO -> rollsUpTo(drawn - 1);
        };
  }

  private boolean rollsUpTo(int place) {
    for (int i = 0; i < place; i++) {
      if (!rolls(i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Draw draw(Lean lean, Attacker attacker, int attackValue, Set<Rider.Plain> twists) {
    List<ModifierCard> cards = drawn();
    return new Draw(cards, new Counting(rules, attacker, attackValue).choices(lean, cards, twists));
  }

  /** Discards what was drawn (AMD-10), but bless and curse go to the supply (AMD-16, AMD-17). */
  @Override
  public void settle(Supply supply) {
    discards = keep(discards, discards + drawn, BLESS_AND_CURSE, supply);
    drawn = 0;
  }

  /** AMD-11: at the end of a round all discards come back if the icon was drawn. */
  @Override
  public boolean endOfRound() {
    requireSettled();
    if (!shuffleDue) {
      return false;
    }
    shuffleDue = false;
    takeBackDiscards();
    return true;
  }

  @Override
  public boolean bless(Supply supply) {
    return supply.takeBless() && put(ModifierCard.BLESS);
  }

  @Override
  public boolean curse(Supply supply) {
    return supply.takeCurse(owner) && put(ModifierCard.CURSE);
  }

  @Override
  public boolean addExtraMinus() {
    return put(ModifierCard.EXTRA_MINUS);
  }

  /** A card is shuffled into the draw pile: it may come next, or later. */
  private boolean put(ModifierCard card) {
    toCome[kinds.indexOf(card)]++;
    pile++;
    return true;
  }

  @Override
  public void endOfScenario(Supply supply) {
    settle(supply);
    discards = keep(0, discards, TEMPORARY, supply); // AMD-24
    for (int kind = 0; kind < toCome.length; kind++) {
      if (TEMPORARY.contains(kinds.get(kind).kind())) {
        pile -= toCome[kind];
        for (; toCome[kind] > 0; toCome[kind]--) {
          giveBack(kinds.get(kind).kind(), supply);
        }
      }
    }
  }

  @Override
  public void purge(Supply supply) {
    discards = keep(0, discards, EnumSet.of(Kind.CURSE), supply);
    int curses = kinds.indexOf(ModifierCard.CURSE);
    if (curses >= 0) {
      pile -= toCome[curses];
      for (; toCome[curses] > 0; toCome[curses]--) {
        giveBack(Kind.CURSE, supply);
      }
    }
    takeBackDiscards();
  }

  /** Takes cards of some kinds out of part of the row, and says where the others end. */
  private int keep(int from, int to, Set<Kind> without, Supply supply) {
    int kept = from;
    for (int place = from; place < to; place++) {
      Kind kind = kinds.get(row[place]).kind();
      if (without.contains(kind)) {
        giveBack(kind, supply);
      } else {
        row[kept] = row[place];
        kept++;
      }
    }
    return kept;
  }

  private void giveBack(Kind kind, Supply supply) {
    if (kind == Kind.BLESS) {
      supply.returnBless();
    } else if (kind == Kind.CURSE) {
      supply.returnCurse(owner);
    }
  }

  @Override
  public void requireSettled() {
    if (drawn > 0) {
      throw new IllegalStateException("the cards of the last attack have not been settled");
    }
  }

  @Override
  public void tell(List<ModifierCard> printed, Facts facts) {
    facts.number(pile).number(discards).number(drawn).truth(shuffleDue);
    for (ModifierCard card : drawPile()) {
      tell(card, printed, facts);
    }
    for (int i = 0; i < discards + drawn; i++) {
      tell(kinds.get(row[i]), printed, facts);
    }
  }

  private static void tell(ModifierCard card, List<ModifierCard> printed, Facts facts) {
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

  @Override
  public String toString() {
    return "deck of "
        + owner
        + ": to come "
        + drawPile()
        + ", drawn "
        + drawn()
        + ", discards "
        + discards()
        + (shuffleDue ? ", to be shuffled" : "");
  }
}

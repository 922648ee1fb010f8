package haven.play.table;

import haven.model.Facts;
import haven.model.FigureId;
import haven.model.LootCard;
import haven.model.card.CharacterMat;
import haven.model.card.ItemCard;
import haven.play.engine.Chance;
import haven.play.item.Opened;
import haven.play.mat.Mat;
import haven.play.modifier.Modifiers;
import haven.play.scenario.Hero;
import haven.play.scenario.HeroTally;
import haven.play.turn.Cards;
import java.util.List;

/** A hero in the scenario: cards, items, modifiers, and what it has done so far. */
public final class HeroState {
  /** What a hero is going to do in this round. */
  public enum Plan {
    UNDECIDED,
    CARDS,
    LONG_REST
  }

  private final int index;
  private final int seat;
  private final Hero hero;
  private final Cards cards;
  private final Modifiers modifiers;
  private final HeroTally tally;
  private final Mat mat;
  private Items items;
  private Plan plan = Plan.UNDECIDED;
  private int second = -1;
  private boolean revealed;

  /** Whether it may still take the short rest of the last end of a round. */
  private boolean restsLater;

  /** The cards of its own turn while it has an extra one, as bits. */
  private int aside;

  private FigureId figure = FigureId.NOBODY;

  public HeroState(int index, int seat, Hero hero, Cards cards, Modifiers modifiers) {
    this(
        index,
        seat,
        hero,
        cards,
        modifiers,
        new HeroTally(),
        new Mat(hero.characterClass().mat()),
        new Items(hero.items()));
  }

  private HeroState(
      int index,
      int seat,
      Hero hero,
      Cards cards,
      Modifiers modifiers,
      HeroTally tally,
      Mat mat,
      Items items) {
    this.index = index;
    this.seat = seat;
    this.hero = hero;
    this.cards = cards;
    this.modifiers = modifiers;
    this.tally = tally;
    this.mat = mat;
    this.items = items;
  }

  HeroState copy() {
    HeroState copy =
        new HeroState(
            index,
            seat,
            hero,
            cards.copy(),
            modifiers.copy(),
            tally.copy(),
            mat.copy(),
            items.copy());
    copy.plan = plan;
    copy.second = second;
    copy.revealed = revealed;
    copy.aside = aside;
    copy.restsLater = restsLater;
    copy.figure = figure;
    return copy;
  }

  public int index() {
    return index;
  }

  public int seat() {
    return seat;
  }

  public Hero hero() {
    return hero;
  }

  public Cards cards() {
    return cards;
  }

  public Modifiers modifiers() {
    return modifiers;
  }

  public HeroTally tally() {
    return tally;
  }

  public Mat mat() {
    return mat;
  }

  /** Whether it is in the form that a card asks for. */
  public boolean isInFormOf(int card) {
    return cards.all().get(card).form().filter(form -> !form.equals(mat.form())).isEmpty();
  }

  public Items items() {
    return items;
  }

  public void gain(ItemCard item) {
    items = items.plus(item);
  }

  public Plan plan() {
    return plan;
  }

  /** The second of the selected cards, for ties of initiative (RND-14). */
  public int second() {
    return second;
  }

  public void select(int leading, int other) {
    cards.select(leading, other);
    plan = Plan.CARDS;
    second = other;
    revealed = false;
    restsLater = false;
  }

  /** The selected cards that are for the turn at hand. */
  public int playable() {
    return cards.selected() & ~aside;
  }

  /** Those that wait for its own turn. */
  public int aside() {
    return aside;
  }

  public void setAside(int waiting) {
    aside = waiting;
  }

  public void declareLongRest() {
    plan = Plan.LONG_REST;
    revealed = false;
    restsLater = false;
  }

  /** A short rest is put off, or the one put off is taken. */
  public void restsLater(boolean later) {
    restsLater = later;
  }

  /** Whether it may take a short rest before it chooses cards. */
  public boolean mayRestNow() {
    return restsLater && cards.mayRest();
  }

  /** What it may have chosen instead, for all that the others know. */
  void chooseAgain(Chance chance) {
    if (plan == Plan.UNDECIDED) {
      return;
    }
    cards.unselect();
    second = -1;
    boolean rests = !cards.mayPlay() || cards.mayRest() && chance.below(4) == 0;
    if (rests) {
      declareLongRest();
    } else {
      int first = bit(cards.hand(), chance.below(Integer.bitCount(cards.hand())));
      int rest = cards.hand() & ~(1 << first);
      select(first, bit(rest, chance.below(Integer.bitCount(rest))));
    }
  }

  private static int bit(int bits, int index) {
    int left = bits;
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }

  /** Whether the others have seen what it selected. */
  public boolean isRevealed() {
    return revealed;
  }

  public void reveal() {
    revealed = true;
  }

  public void newRound() {
    plan = Plan.UNDECIDED;
    second = -1;
    revealed = false;
  }

  /** The figure on the map; -1 before it is placed. */
  public FigureId figure() {
    return figure;
  }

  void figure(FigureId id) {
    figure = id;
  }

  /** Exhausted, dead or escaped: it takes no further part (EXH-05, SCN-01). */
  public boolean isOut() {
    return tally.fate() != HeroTally.Fate.TAKES_PART;
  }

  /** Neither exhausted nor dead nor escaped. */
  public boolean takesPart() {
    return tally.fate() == HeroTally.Fate.TAKES_PART;
  }

  /** Only where a character can die (EXH-12). */
  public void die() {
    if (!isOut()) {
      tally.isLeftWith(0, 0, 0);
    }
    cards.exhaust();
    tally.dies();
  }

  /** EXH-05: all its cards are lost, so that none are left. */
  public void exhaust(int hitPoints) {
    tally.isLeftWith(0, 0, Math.max(0, hitPoints));
    cards.exhaust();
    tally.becomesExhausted();
  }

  public void loot(int tokens, int money, List<LootCard> drawn) {
    tally.loots(tokens, money, drawn);
  }

  public void found(Opened treasure) {
    tally.opens(treasure);
  }

  void tell(Facts facts) {
    facts.word(hero.name()).number(seat).number(figure.number());
    cards.tell(facts);
    modifiers.tell(hero.modifiers(), facts);
    tally.tell(facts);
    items.tell(facts);
    mat.tell(facts);
    facts.word(
        switch (plan) {
          case UNDECIDED -> "undecided";
          case CARDS -> "cards";
          case LONG_REST -> "long rest";
        });
    facts.number(second).truth(revealed);
    if (restsLater) { // as in no game of before
      facts.word("rests later");
    }
  }

  @Override
  public String toString() {
    return "%s: %s; %s; %s; %s; %s second %d%s figure %d%s"
        .formatted(
            hero.name(),
            cards,
            modifiers,
            tally,
            items,
            plan,
            second,
            (revealed ? " revealed" : "") + (restsLater ? " rests later" : ""),
            figure.number(),
            mat.printed().equals(CharacterMat.EMPTY) ? "" : " mat " + mat);
  }
}

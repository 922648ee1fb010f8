package haven.laws;

import haven.model.Cite;
import haven.model.RuleId;
import haven.model.Ruleset;
import haven.model.ability.Effect;
import haven.model.card.ModifierCard;
import haven.play.engine.Event;
import haven.play.engine.Spoils;
import haven.play.modifier.ModifierDeck;
import haven.play.modifier.Modifiers;
import haven.play.modifier.Owner;
import haven.play.table.Figure;
import haven.play.table.State;
import haven.play.turn.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is on the table and can neither appear nor vanish.
 *
 * @param decks the modifier cards of each owner, sorted, without those added for the scenario
 * @param tokens loot tokens on the map: more when something dies, fewer when somebody loots
 */
record Inventory(
    List<List<String>> decks,
    int blesses,
    int monsterCurses,
    int otherCurses,
    int lootCards,
    int tokens) {
  private static final Set<ModifierCard.Kind> ADDED =
      Set.of(ModifierCard.Kind.BLESS, ModifierCard.Kind.CURSE, ModifierCard.Kind.EXTRA_MINUS);

  static Inventory of(State state) {
    List<Modifiers> all = new ArrayList<>();
    int lootCards = state.lootDeck().size();
    for (int i = 0; i < state.heroes(); i++) {
      all.add(state.hero(i).modifiers());
      lootCards += state.hero(i).tally().loot().cards().size();
    }
    all.add(state.allyModifiers());
    int others = state.supply().curses(Owner.CHARACTER);
    int blesses = state.supply().blesses() + count(state.monsterModifiers(), ModifierCard.BLESS);
    for (Modifiers deck : all) {
      others += count(deck, ModifierCard.CURSE);
      blesses += count(deck, ModifierCard.BLESS);
    }
    int monsters =
        state.supply().curses(Owner.MONSTERS) + count(state.monsterModifiers(), ModifierCard.CURSE);
    all.add(state.monsterModifiers());
    return new Inventory(
        all.stream().map(Inventory::printed).toList(),
        blesses,
        monsters,
        others,
        lootCards,
        tokens(state));
  }

  private static Stream<ModifierCard> cards(Modifiers modifiers) {
    return modifiers instanceof ModifierDeck deck
        ? Stream.of(deck.drawPile(), deck.drawn(), deck.discards()).flatMap(List::stream)
        : Stream.of();
  }

  private static int count(Modifiers modifiers, ModifierCard card) {
    return (int) cards(modifiers).filter(card::equals).count();
  }

  private static List<String> printed(Modifiers modifiers) {
    return cards(modifiers)
        .filter(card -> !ADDED.contains(card.kind()))
        .map(ModifierCard::toString)
        .sorted()
        .toList();
  }

  private static int tokens(State state) {
    int tokens = 0;
    for (int cell = 0; cell < state.board().cells(); cell++) {
      tokens += state.ground().tokens(cell);
    }
    return tokens;
  }

  /** Tokens that a text gives come from the supply and not from the map, under all rules. */
  private static final RuleId FROM_THE_SUPPLY = Ruleset.GLOOMHAVEN.cite(Cite.SPECIAL_TEXT);

  /** What it should be after these events; a revealed room brings tokens of its own. */
  Inventory after(List<Event> events, Inventory now) {
    int expected = tokens;
    for (Event event : events) {
      if (event instanceof Event.RoomRevealed) {
        return new Inventory(decks, blesses, monsterCurses, otherCurses, lootCards, now.tokens);
      }
      if (event instanceof Event.TokenDropped) {
        expected++;
      } else if (event instanceof Event.Looted(RuleId rule, _, Spoils.Tokens(int taken))
          && !rule.equals(FROM_THE_SUPPLY)) {
        expected -= taken;
      }
    }
    return new Inventory(decks, blesses, monsterCurses, otherCurses, lootCards, expected);
  }

  /** Each ability card is in one zone, and hit points are never beyond their bounds. */
  static void check(State state) {
    for (int i = 0; i < state.heroes(); i++) {
      Cards cards = state.hero(i).cards();
      int[] zones = {
        cards.hand(),
        cards.selected(),
        cards.active(),
        cards.discards(),
        cards.lost(),
        cards.supply()
      };
      int union = 0;
      int count = 0;
      for (int zone : zones) {
        union |= zone;
        count += Integer.bitCount(zone);
      }
      if (count != cards.all().size() || union != (1 << count) - 1) {
        throw new BrokenLaw("the ability cards are not each in one zone: " + cards);
      }
    }
    for (Figure figure : state.alive()) {
      if (figure.hitPoints() < 0
          || figure.hitPoints() > figure.maxHitPoints() && !isOverhealed(state, figure)) {
        throw new BrokenLaw("hit points beyond their bounds: " + figure);
      }
      if (state.board().cell(figure.hex()) < 0) {
        throw new BrokenLaw("a figure beside the map: " + figure);
      }
    }
  }

  /** A lasting effect may let heals lift somebody above its maximum. */
  private static boolean isOverhealed(State state, Figure figure) {
    return figure.nature().isCharacter()
        && state.hero(figure.nature().hero()).cards().all().stream()
            .anyMatch(
                card -> card.toString().contains(Effect.Change.Overheals.class.getSimpleName()));
  }
}

package haven.stage;

import static haven.model.card.ModifierCard.BLESS;
import static haven.model.card.ModifierCard.CURSE;
import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.model.card.ModifierCard.rolling;
import static haven.rulebook.Edition.BB;
import static haven.rulebook.Edition.FH;
import static haven.rulebook.Edition.GH;
import static haven.rulebook.Edition.JL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.engine.Stock;
import haven.play.view.Odds;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/** The odds of an attack are those of all orders in which the deck may lie. */
final class OddsTest {
  /** A thousand and more, together with the other games. */
  private static final int DECKS = 340;

  private static final List<ModifierCard> KINDS =
      List.of(
          plus(-2), plus(-1), plus(0), plus(1), plus(2), MISS, DOUBLE, BLESS, CURSE, rolling(1));

  private final Random random = new Random(4);

  /** What an attack comes to. */
  private record Hit(int damage, boolean kills) {}

  private Ability.Attack attack() {
    int value = 1 + random.nextInt(4);
    return switch (random.nextInt(5)) {
      case 0 -> Ability.attack(value, Aim.AS_USUAL, Rider.Plain.ADVANTAGE);
      case 1 -> Ability.attack(value, Aim.AS_USUAL, Rider.Plain.DISADVANTAGE);
      case 2 -> Ability.attack(value, Aim.AS_USUAL, new Rider.Pierce(1));
      default -> Ability.attack(value);
    };
  }

  private Arena arena(Ruleset ruleset, List<ModifierCard> deck) {
    int hitPoints = 1 + random.nextInt(9);
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A', Arena.top(attack()), Arena.bottom(Ability.move(1)))
            .company('B')
            .monster(
                'g',
                "Guard",
                StatLine.of(hitPoints, 0, 0, 0).having(Effect.shield(random.nextInt(3))),
                MonsterCard.of(90))
            .answering(Answers.Policy.LITTLE);
    arena.decks.put('A', new Stack(deck, List.of()));
    arena.start().turnOf('A').choose("top 0");
    if (random.nextInt(3) == 0) {
      arena.give(arena.only("Guard"), Condition.POISON);
    }
    return arena;
  }

  @RulesetTest({GH, JL, FH})
  void theyAreThoseOfAllOrdersOfTheDeck(Ruleset ruleset) {
    for (int i = 0; i < DECKS; i++) {
      List<ModifierCard> deck = new ArrayList<>();
      for (int card = 0; card < 5; card++) {
        deck.add(KINDS.get(random.nextInt(KINDS.size())));
      }
      Arena arena = arena(ruleset, deck);
      SortedMap<Integer, Double> damage = new TreeMap<>();
      double kills = 0;
      List<List<ModifierCard>> orders = orders(deck);
      for (List<ModifierCard> order : orders) {
        Hit hit = hit(arena, order);
        damage.merge(hit.damage, 1.0 / orders.size(), Double::sum);
        kills += hit.kills ? 1.0 / orders.size() : 0;
      }
      assertEqual(arena, damage, kills, deck);
    }
  }

  /** A row of the board lies open; the die has three sides (BMD-02, BMD-04). */
  @RulesetTest(BB)
  void onABoardTheyAreThoseOfTheDie(Ruleset ruleset) {
    for (int i = 0; i < 20; i++) {
      Arena arena = arena(ruleset, ModifierCard.STANDARD_BOARD);
      SortedMap<Integer, Double> damage = new TreeMap<>();
      double kills = 0;
      for (int roll = 0; roll < 9; roll++) {
        Game game = arena.game.copy();
        game.state().chance().foretell(Stock.modifiers("A"), roll / 3);
        game.state().chance().foretell(Stock.modifiers("A"), roll % 3);
        Hit hit = hit(arena, game);
        damage.merge(hit.damage, 1.0 / 9, Double::sum);
        kills += hit.kills ? 1.0 / 9 : 0;
      }
      assertEqual(arena, damage, kills, ModifierCard.STANDARD_BOARD);
    }
  }

  private static void assertEqual(
      Arena arena, SortedMap<Integer, Double> damage, double kills, List<ModifierCard> deck) {
    Watched guard = arena.only("Guard");
    Prompt prompt = arena.prompt();
    Odds odds = Odds.of(arena.game.insightFor(prompt.seat()), prompt.seat(), arena.at(guard));
    Odds.Target target = Objects.requireNonNull(odds.targets().get(guard.id().number()));
    assertThat(odds.exact()).isTrue();
    assertThat(target.damage().keySet()).as("%s", deck).isEqualTo(damage.keySet());
    damage.forEach(
        (amount, likely) ->
            assertThat(target.damage().get(amount))
                .as("%d damage with %s", amount, deck)
                .isCloseTo(likely, within(1e-9)));
    assertThat(target.kills()).as("%s", deck).isCloseTo(kills, within(1e-9));
  }

  private static Hit hit(Arena arena, List<ModifierCard> order) {
    Game game = arena.game.copy();
    for (ModifierCard card : order) {
      game.state()
          .chance()
          .foretell(Stock.modifiers("A"), arena.sheet('A').modifiers().number(card));
    }
    return hit(arena, game);
  }

  private static Hit hit(Arena arena, Game game) {
    Watched guard = arena.only("Guard");
    Prompt prompt = arena.prompt();
    return worst(guard, game, game.choose(prompt.seat(), arena.at(guard)), 0);
  }

  /** What the attacker makes of it who takes the better card. */
  private static Hit worst(Watched guard, Game game, List<Event> events, int before) {
    int damage = before;
    boolean dead = false;
    for (Event event : events) {
      if (event.who().equals(guard.id())) {
        damage += event instanceof Event.Damaged(_, _, _, int amount) ? amount : 0;
        dead |= event instanceof Event.Died;
      }
    }
    Hit worst = new Hit(damage, dead);
    if (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.BEFORE_DRAW) {
      return worst(guard, game, game.choose(prompt.seat(), new Choice.Accept()), damage);
    }
    if (game.prompt() instanceof Prompt prompt
        && (prompt.kind() == Prompt.Kind.MODIFIER
            || prompt.kind() == Prompt.Kind.ORDER_OF_BONUSES)) {
      for (Choice option : prompt.options()) {
        Game other = game.copy();
        Hit hit = worst(guard, other, other.choose(prompt.seat(), option), damage);
        worst = hit.damage > worst.damage ? hit : worst;
      }
    }
    return worst;
  }

  private static List<List<ModifierCard>> orders(List<ModifierCard> cards) {
    if (cards.isEmpty()) {
      return List.of(List.of());
    }
    List<List<ModifierCard>> orders = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      List<ModifierCard> others = new ArrayList<>(cards);
      ModifierCard first = others.remove(i);
      for (List<ModifierCard> rest : orders(others)) {
        List<ModifierCard> order = new ArrayList<>(List.of(first));
        order.addAll(rest);
        orders.add(order);
      }
    }
    return orders;
  }
}

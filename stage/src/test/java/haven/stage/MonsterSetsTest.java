package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierDeck;
import haven.play.view.View;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** The decks of monster sets, round after round, and the modifiers of monsters. */
final class MonsterSetsTest {
  private static final StatLine LINE = StatLine.of(20, 0, 0, 9);
  private static final StatLine STRONGER = StatLine.of(20, 0, 10, 9);

  private static MonsterType type(String name, String deck) {
    return MonsterType.of(name, deck, 6, Map.of(Rank.NORMAL, LINE, Rank.ELITE, STRONGER));
  }

  /** Card by card one more damage, at an initiative by which it can be told. */
  private static MonsterCard card(int number) {
    return MonsterCard.of(10 + number, Ability.Attack.of(Value.plus(number)).at(Value.of(9)));
  }

  private static MonsterDeck deck(String name, int cards) {
    return new MonsterDeck(
        name, IntStream.rangeClosed(1, cards).mapToObj(MonsterSetsTest::card).toList());
  }

  /** Two types of one set, of the first a normal one and an elite, and one of another set. */
  private static Arena guards(Ruleset ruleset) {
    return Arena.in(ruleset, "A   .   g   h   i   j   B")
        .hero('A')
        .hitPoints('A', 99)
        .company('B')
        .type(type("City Guard", "Guard"), deck("Guard", 8))
        .scenario(scenario -> scenario.ordering("City Guard", "Inox Guard"))
        .type(type("Inox Guard", "Guard"), deck("Imp", 8))
        .type(type("Imp", "Imp"), deck("Unused", 1))
        .another('g', "City Guard", Rank.NORMAL)
        .another('h', "City Guard", Rank.ELITE)
        .another('i', "Inox Guard", Rank.NORMAL)
        .another('j', "Imp", Rank.NORMAL)
        .answering(Answers.Policy.LITTLE)
        .start();
  }

  private static List<Event> ofRound(Arena arena, Event.What what) {
    int start = 0;
    for (int i = 0; i < arena.log.size(); i++) {
      start = arena.log.get(i).what() == Event.What.CARDS_REVEALED ? i : start;
    }
    return arena.log.subList(start, arena.log.size()).stream()
        .filter(event -> event.what() == what)
        .toList();
  }

  @RulesetTest
  @Rule({"MON-06", "MON-07", "MON-08"})
  void allTypesOfASetAndAllRanksActOnOneCardOfItsDeck(Ruleset ruleset) {
    Arena arena = guards(ruleset);
    Set<Integer> drawn = new HashSet<>();
    for (int round = 1; round <= 4; round++) {
      arena.figure("A").hitPoints(99);
      arena.selectFirstTwo();
      arena.endRound();
      List<Event> cards = ofRound(arena, Event.What.MONSTER_CARD);
      assertThat(cards).as("one for each set").hasSize(2);
      int guards = cardOf(cards, "Guard");
      int imps = cardOf(cards, "Imp");
      drawn.add(guards);
      assertThat(attacks(arena, "City Guard", Rank.NORMAL)).containsOnly(guards - 10);
      assertThat(attacks(arena, "City Guard", Rank.ELITE)).containsOnly(guards - 10 + 10);
      assertThat(attacks(arena, "Inox Guard", Rank.NORMAL)).containsOnly(guards - 10);
      assertThat(attacks(arena, "Imp", Rank.NORMAL)).containsOnly(imps - 10);
    }
    assertThat(drawn).as("a new card every round").hasSize(4);
    assertThat(set(arena).left()).as("of one deck").isEqualTo(4);
  }

  private static int cardOf(List<Event> cards, String type) {
    return cards.stream()
        .filter(event -> event.words().contains(type))
        .findFirst()
        .orElseThrow()
        .number();
  }

  private static List<Integer> attacks(Arena arena, String type, Rank rank) {
    List<Integer> values = new ArrayList<>();
    for (Event event : ofRound(arena, Event.What.ATTACKED)) {
      var nature = arena.game.state().figure(event.who()).nature();
      if (nature.group().equals(type) && nature.rank() == rank) {
        values.add(event.number());
      }
    }
    assertThat(values).as(type).isNotEmpty();
    return values;
  }

  private static View.MonsterSet set(Arena arena) {
    return arena.game.viewFor(0).monsters().getFirst();
  }

  @RulesetTest
  @Rule({"MON-10", "RND-24"})
  void theIconShufflesTheDeckAtTheEndOfTheRound(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   g   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Guard",
                StatLine.of(9, 0, 0, 0),
                MonsterCard.of(10),
                MonsterCard.of(11),
                MonsterCard.of(12),
                MonsterCard.of(13).shuffling());
    Set<Integer> lengths = new HashSet<>();
    for (long seed = 1; seed <= 12; seed++) {
      arena.start(seed);
      Set<Integer> drawn = new HashSet<>();
      boolean icon = false;
      while (!icon) {
        assertThat(set(arena).left()).isEqualTo(4 - drawn.size());
        assertThat(set(arena).present()).as("last round's has lapsed").isEmpty();
        arena.selectFirstTwo();
        MonsterCard card = set(arena).present().orElseThrow();
        assertThat(drawn.add(card.initiative())).as("not drawn before").isTrue();
        icon = card.shuffle();
        assertThat(set(arena).left()).as("only noted").isEqualTo(4 - drawn.size());
        arena.endRound();
      }
      assertThat(set(arena).left()).as("all are back").isEqualTo(4);
      assertThat(set(arena).drawn()).isEmpty();
      lengths.add(drawn.size());
    }
    assertThat(lengths).as("the icon comes early and late").hasSizeGreaterThan(2);
  }

  @RulesetTest
  @Rule("EOR-10")
  void cardsAndTheirBonusesLapseAtTheEndOfTheRound(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', attacking(50), attacking(51), attacking(5), attacking(6))
            .hero('B')
            .monster(
                'g',
                "Guard",
                StatLine.of(30, 0, 0, 0),
                MonsterCard.of(10, Ability.round(Effect.shield(2))))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.lost(arena.only("Guard"))).as("3 against shield 2").isEqualTo(1);
    arena.endRound();
    assertThat(set(arena).present()).isEmpty();
    arena.selectFirst(2);
    arena.until(Prompt.Kind.ACTION, "A").choose("top 2");
    arena.choose(arena.at(arena.only("Guard")));
    assertThat(arena.lost(arena.only("Guard"))).as("before it acts again").isEqualTo(1 + 3);
  }

  private static AbilityCard attacking(int initiative) {
    return Arena.card(
        "At " + initiative, initiative, CardAction.of(Ability.attack(3)), CardAction.of());
  }

  @RulesetTest
  @Rule("EOR-05")
  void anEmptyModifierDeckIsShuffledAtOnce(Ruleset ruleset) {
    Ability[] attacks = new Ability[20];
    Arrays.fill(attacks, Ability.attack(0));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0), MonsterCard.of(10, attacks))
            .start()
            .turnOf('A');
    ModifierDeck deck = (ModifierDeck) arena.game.state().monsterModifiers();
    assertThat(arena.events(Event.What.DREW)).as("with 18 cards").hasSize(20);
    assertThat(deck.drawPile()).hasSize(16);
    assertThat(deck.discards()).hasSize(2);
  }

  /** What one attack of 3 comes to, with these modifiers on top of the deck. */
  private static int attack(Ruleset ruleset, Condition condition, int first, int second) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .hero('B')
            .stackMonsters(ModifierCard.plus(first), ModifierCard.plus(second))
            .monster('g', "Guard", StatLine.of(30, 0, 0, 0), MonsterCard.of(10, Ability.attack(3)))
            .start();
    arena.give(arena.only("Guard"), condition);
    arena.turnOf('A');
    return arena.lost('A');
  }

  @RulesetTest
  @Rule("MON-21")
  void aMonsterUsesTheBetterOrTheWorseOfTwoModifiers(Ruleset ruleset) {
    for (int better : List.of(1, 2)) {
      assertThat(attack(ruleset, Condition.STRENGTHEN, better, -1)).isEqualTo(3 + better);
      assertThat(attack(ruleset, Condition.STRENGTHEN, -1, better)).isEqualTo(3 + better);
      assertThat(attack(ruleset, Condition.MUDDLE, better, -1)).isEqualTo(2);
      assertThat(attack(ruleset, Condition.MUDDLE, -1, better)).isEqualTo(2);
    }
  }

  @RulesetTest
  @Rule("MON-22")
  void aMonsterRollsTwiceInOneRow(Ruleset ruleset) {
    ModifierCard[] cells = new ModifierCard[18];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = ModifierCard.plus(i); // 0 is minus, 1 neutral, 2 plus; then the next row
    }
    Set<List<Integer>> seen = new HashSet<>();
    for (Condition condition : List.of(Condition.STRENGTHEN, Condition.MUDDLE)) {
      for (long seed = 1; seed <= 40; seed++) {
        Arena arena =
            Arena.in(ruleset, "A   g   .")
                .hero('A')
                .monsterModifiers(cells)
                .monster('g', "Rat", StatLine.of(9, 0, 0, 0), MonsterCard.of(10, Ability.attack(3)))
                .start(seed);
        arena.give(arena.only("Rat"), condition);
        arena.turnOf('A');
        Event.Drew drew = (Event.Drew) arena.events(Event.What.DREW).getFirst();
        List<Integer> rolled = drew.cards().stream().map(ModifierCard::number).toList();
        assertThat(rolled).hasSize(2).allMatch(number -> number <= 2);
        seen.add(rolled);
        boolean better = condition == Condition.STRENGTHEN;
        int used =
            better
                ? Math.max(rolled.get(0), rolled.get(1))
                : Math.min(rolled.get(0), rolled.get(1));
        assertThat(arena.lost('A')).isEqualTo(3 + used);
      }
    }
    assertThat(seen).as("all pairs of one row").hasSize(9);
  }
}

package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Cite;
import haven.model.Policy;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Situation;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.item.LootPile;
import haven.play.scenario.Hero;
import haven.play.scenario.Party;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A table switches a reading about rounds, monsters or the end, and the game goes that way. */
final class RoundPoliciesTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final StatLine LINE = StatLine.of(9, 0, 0, 0);

  private static Ruleset jaws(Policy policy, String value) {
    return policy.set(Ruleset.JAWS_OF_THE_LION, value);
  }

  private static Ruleset gloomhaven(Policy policy, String value) {
    return policy.set(Ruleset.GLOOMHAVEN, value);
  }

  @Test
  void activation() {
    assertThat(ranks(jaws(Policy.ACTIVATION, "rank-then-number")))
        .containsExactly(Rank.ELITE, Rank.NORMAL);
    List<Rank> byNumber = new ArrayList<>();
    for (long seed = 1; seed < 20 && byNumber.isEmpty(); seed++) {
      List<Rank> ranks = ranks(jaws(Policy.ACTIVATION, "number"), seed);
      byNumber.addAll(ranks.getFirst() == Rank.NORMAL ? ranks : List.of());
    }
    assertThat(byNumber).containsExactly(Rank.NORMAL, Rank.ELITE);
  }

  private static List<Rank> ranks(Ruleset ruleset) {
    List<Rank> ranks = ranks(ruleset, 1);
    for (long seed = 2; seed < 20; seed++) {
      assertThat(ranks(ruleset, seed)).isEqualTo(ranks);
    }
    return ranks;
  }

  private static List<Rank> ranks(Ruleset ruleset, long seed) {
    Arena arena =
        Arena.in(ruleset, "A   B   .   g   h")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", LINE, MonsterCard.of(5))
            .another('h', "Guard", Rank.ELITE)
            .start(seed)
            .selectFirstTwo()
            .until(Prompt.Kind.ACTION);
    return arena.events(Event.What.TURN_STARTS).stream()
        .map(event -> arena.game.state().figure(event.who()).nature())
        .filter(nature -> nature.isMonster())
        .map(nature -> nature.rank())
        .toList();
  }

  @Test
  void secondCardBreaksTies() {
    assertThat(isTied(jaws(Policy.SECOND_CARD_BREAKS_TIES, "true"))).isFalse();
    assertThat(isTied(jaws(Policy.SECOND_CARD_BREAKS_TIES, "false"))).isTrue();
  }

  private static boolean isTied(Ruleset ruleset) {
    return Arena.in(ruleset, "A   B   .   g")
        .hero('A', Arena.top(), Arena.bottom())
        .hero('B', Arena.top(), Arena.card("Other", 40, CardAction.of(), CardAction.of()))
        .monster('g', "Guard", LINE, MonsterCard.of(90))
        .start()
        .selectFirstTwo()
        .isAsked(Prompt.Kind.WHO_FIRST);
  }

  /** The card has a move, and nothing to be aimed at anybody. */
  @Test
  void focusesWithoutAttack() {
    assertThat(stays(jaws(Policy.FOCUSES_WITHOUT_ATTACK, "true"), Ability.move(2))).isFalse();
    assertThat(stays(jaws(Policy.FOCUSES_WITHOUT_ATTACK, "false"), Ability.move(2))).isTrue();
    assertThat(
            stays(jaws(Policy.FOCUSES_WITHOUT_ATTACK, "false"), Ability.move(2), Ability.attack(1)))
        .isFalse();
  }

  private static boolean stays(Ruleset ruleset, Ability... abilities) {
    Arena arena = turn(ruleset, abilities);
    return arena.only("Guard").hex().equals(arena.hex('g'));
  }

  private static Arena turn(Ruleset ruleset, Ability... abilities) {
    return Arena.in(ruleset, "A   B   .   x   g")
        .hero('A')
        .hero('B')
        .monster('g', "Guard", StatLine.of(10, 0, 2, 0), MonsterCard.of(5, abilities))
        .start()
        .selectFirstTwo()
        .until(Prompt.Kind.ACTION);
  }

  /** Attack first, then the move: near enough only once it has moved. */
  @Test
  void orderOfAbilities() {
    assertThat(attacks(jaws(Policy.ORDER_OF_ABILITIES, "printed"))).isZero();
    assertThat(attacks(jaws(Policy.ORDER_OF_ABILITIES, "move-attack-others"))).isEqualTo(1);
  }

  private static int attacks(Ruleset ruleset) {
    return turn(ruleset, Ability.attack(1), Ability.move(2)).events(Event.What.ATTACKED).size();
  }

  @Test
  void solo() {
    assertThat(monsterLevel(jaws(Policy.SOLO, "nothing"))).isEqualTo(1);
    assertThat(monsterLevel(jaws(Policy.SOLO, "characters-count-one-more"))).isEqualTo(2);
    assertThat(monsterLevel(jaws(Policy.SOLO, "monsters-and-traps-one-up"))).isEqualTo(2);
    assertThat(scenarioLevel(jaws(Policy.SOLO, "monsters-and-traps-one-up"))).isEqualTo(1);
    assertThat(scenarioLevel(jaws(Policy.SOLO, "characters-count-one-more"))).isEqualTo(2);
  }

  private static int monsterLevel(Ruleset ruleset) {
    return soloGame(ruleset).game.setup().scenarioLevel().monsterLevel();
  }

  private static int scenarioLevel(Ruleset ruleset) {
    return soloGame(ruleset).game.state().terms().level();
  }

  private static Arena soloGame(Ruleset ruleset) {
    return Arena.in(ruleset, "A   B   .   g")
        .hero('A')
        .hero('B')
        .level(2)
        .monster('g', "Guard", LINE)
        .setup(
            usual ->
                new Setup(
                        usual.ruleset(),
                        usual.scenario(),
                        Party.solo(usual.party().heroes().toArray(Hero[]::new)),
                        usual.choices(),
                        usual.circumstances(),
                        usual.box())
                    .playing(Variant.SOLO))
        .start();
  }

  @Test
  void endOfRound() {
    assertThat(steps(gloomhaven(Policy.END_OF_ROUND, "GH"))).containsSubsequence("wane", "bonus");
    assertThat(steps(gloomhaven(Policy.END_OF_ROUND, "JL")))
        .containsSubsequence("bonus", "shuffle", "wane");
    assertThat(steps(gloomhaven(Policy.END_OF_ROUND, "FH")))
        .containsSubsequence("shuffle", "bonus", "wane");
    assertThat(steps(gloomhaven(Policy.END_OF_ROUND, "BB"))).containsSubsequence("bonus", "wane");
  }

  private static List<String> steps(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.attack(1), Ability.round(Effect.shield(1))))
            .hero('B')
            .modifiers('A', ModifierCard.DOUBLE)
            .monster('g', "Guard", StatLine.of(50, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.answering(Answers.Policy.MUCH).choose("top 0");
    arena.endRound();
    List<String> steps = new ArrayList<>();
    for (Event event : arena.log) {
      switch (event.what()) {
        case SHUFFLED -> steps.add("shuffle");
        case WANED -> steps.add("wane");
        case CARD_MOVED -> {
          if (event.rule().equals(ruleset.cite(Cite.ROUND_BONUS))) {
            steps.add("bonus");
          }
        }
        default -> {}
      }
    }
    return steps;
  }

  @Test
  void lossPrevails() {
    assertThat(isWon(gloomhaven(Policy.LOSS_PREVAILS, "true"))).isFalse();
    assertThat(isWon(gloomhaven(Policy.LOSS_PREVAILS, "false"))).isTrue();
  }

  private static Arena ended(Ruleset ruleset, boolean alsoWon) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", LINE)
            .scenario(
                scenario ->
                    (alsoWon ? scenario.wonBy(new Situation.Rounds(1)) : scenario)
                        .lostBy(new Situation.Rounds(1)))
            .start()
            .selectFirstTwo();
    return Parties.finishRound(arena);
  }

  private static boolean isWon(Ruleset ruleset) {
    Arena arena = ended(ruleset, true);
    Event.Ended end = (Event.Ended) arena.events(Event.What.ENDED).getFirst();
    return end.won();
  }

  @Test
  void lostScenario() {
    assertThat(ended(gloomhaven(Policy.LOST_SCENARIO, "may"), false).game.result().end())
        .isEqualTo(LootPile.End.LOST_AND_RETURNED);
    assertThat(ended(gloomhaven(Policy.LOST_SCENARIO, "must"), false).game.result().end())
        .isEqualTo(LootPile.End.LOST_AND_PLAYED_AGAIN);
  }

  @Test
  void cardForSummoned() {
    assertThat(cardsDrawn(gloomhaven(Policy.CARD_FOR_SUMMONED, "false"))).isEqualTo(1);
    assertThat(cardsDrawn(gloomhaven(Policy.CARD_FOR_SUMMONED, "true"))).isEqualTo(2);
  }

  private static int cardsDrawn(Ruleset ruleset) {
    Ability summon = new Ability.SummonMonster("Imp", MonsterSymbol.of("white/white/white"), 1);
    return Arena.in(ruleset, "g   .   .   .   .   A   B")
        .hero('A')
        .hero('B')
        .type(
            MonsterType.of("Imp", "Imps", 4, Map.of(Rank.NORMAL, LINE)),
            new MonsterDeck("Imps", List.of(MonsterCard.of(60))))
        .monster('g', "Summoner", LINE, MonsterCard.of(5, summon))
        .start()
        .turnOf('A')
        .events(Event.What.MONSTER_CARD)
        .size();
  }

  @Test
  void proximityBreaksFocusTies() {
    Policy policy = Policy.PROXIMITY_BREAKS_FOCUS_TIES;
    assertThat(attacked(gloomhaven(policy, "true"), "A   ~   g   .   .   B", 0, 9)).isEqualTo("A");
    assertThat(attacked(gloomhaven(policy, "false"), "A   ~   g   .   .   B", 0, 9)).isEqualTo("B");
  }

  /** Whom a guard attacks that acts first; B is before A in initiative. */
  private static String attacked(Ruleset ruleset, String map, int move, int range) {
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', Arena.top(), Arena.bottom())
            .hero(
                'B',
                Arena.card("Fast", 10, CardAction.of(), CardAction.of()),
                Arena.card("Faster", 11, CardAction.of(), CardAction.of()))
            .monster(
                'g',
                "Guard",
                GUARD,
                MonsterCard.of(5, Ability.move(move), Ability.attack(1, Aim.AS_USUAL.range(range))))
            .start()
            .selectFirstTwo()
            .until(Prompt.Kind.NEGATE);
    return arena.game.state().figure(arena.prompt().figure()).name();
  }

  private static List<String> attacked(
      Ruleset ruleset, String map, StatLine line, Ability... card) {
    Arena arena =
        Arena.in(ruleset, map)
            .hero('B', Arena.top(), Arena.bottom())
            .hero('C')
            .monster('g', "Guard", line, MonsterCard.of(5, card));
    arena.start().selectFirstTwo().until(Prompt.Kind.ACTION);
    return arena.events(Event.What.ATTACKED).stream()
        .map(event -> arena.game.state().figure(((Event.Attacked) event).whom()).name())
        .toList();
  }

  /** Next to its focus: it steps back to attack it alone, or stays to attack both. */
  @Test
  void targetOrder() {
    String map = "a   g   B   .   C";
    Ability two = Ability.attack(1, Aim.AS_USUAL.range(3).targets(2));
    assertThat(
            attacked(
                gloomhaven(Policy.TARGET_ORDER, "focus-first"), map, GUARD, Ability.move(1), two))
        .containsExactly("B");
    assertThat(
            attacked(
                gloomhaven(Policy.TARGET_ORDER, "number-first"), map, GUARD, Ability.move(1), two))
        .containsExactlyInAnyOrder("B", "C");
  }
}

package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.map.Treasure;
import haven.model.monster.StatLine;
import haven.model.scenario.Reward;
import haven.model.scenario.Reward.Access;
import haven.model.scenario.Reward.Scope;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.scenario.HeroResult;
import haven.play.scenario.ScenarioResult;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What treasures do at once, and what they and the scenario leave for the campaign to book. */
final class TreasuresTest {
  private static final int NUMBER = 46;

  /** Hero A next to a treasure that holds this, in a scenario of one round. */
  private static Arena arena(Ruleset ruleset, Reward... held) {
    Arena arena =
        Parties.of(ruleset, "B   A   t   .   g", Arena.top(new Ability.Loot(1)), Arena.bottom())
            .monster('g', "Guard", StatLine.of(9, 0, 0, 0))
            .scenario(
                scenario ->
                    scenario
                        .wonBy(new Situation.Rounds(1))
                        .rewarding(
                            new Reward.Gold(10),
                            new Reward.Achievement(Scope.PARTY, "some steps", true),
                            new Reward.OtherScenario("2", Access.UNLOCKED)))
            .setup(
                setup ->
                    setup.withLoot(StartTest.pool()).withTreasures(Map.of(NUMBER, List.of(held))));
    arena.room().treasure(arena.hex('t'), new Treasure.Numbered(NUMBER));
    return arena.start().turnOf('A');
  }

  private static Arena looted(Ruleset ruleset, Reward... held) {
    Arena arena = arena(ruleset, held).performTop();
    arena.choose("yes");
    return arena.asIs();
  }

  private static HeroResult result(Arena arena) {
    return Parties.finishRound(arena).game.result().heroes().getFirst();
  }

  @RulesetTest
  @Rule({"LOT-40", "LOT-42"})
  void damageAndConditionsForTheLooterAtOnce(Ruleset ruleset) {
    Arena arena =
        looted(
            ruleset,
            new Reward.Brings(new Consequence.Suffer(Value.of(3))),
            new Reward.Brings(Consequence.gain(Condition.POISON)));
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.figure("A").has(Condition.POISON)).isTrue();
    assertThat(arena.lost('B')).isZero();
    assertThat(arena.figure("B").has(Condition.POISON)).isFalse();
    assertThat(result(arena).rewards()).as("nothing is left to do").isEmpty();
  }

  @RulesetTest
  @Rule("LOT-40")
  void itsDamageCanBeNegatedButNotItsConditions(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                new Reward.Brings(new Consequence.Suffer(Value.of(3))),
                new Reward.Brings(Consequence.gain(Condition.WOUND)))
            .performTop();
    arena.choose("yes");
    Choice negate =
        arena.prompt().options().stream()
            .filter(Choice.Negate.class::isInstance)
            .findFirst()
            .orElseThrow();
    arena.choose(negate);
    assertThat(arena.lost('A')).isZero();
    assertThat(arena.figure("A").has(Condition.WOUND)).isTrue();
  }

  @RulesetTest
  @Rule("LOT-40")
  void itsDamageMayExhaustTheLooter(Ruleset ruleset) {
    Arena arena =
        looted(
            ruleset,
            new Reward.Brings(new Consequence.Suffer(Value.of(10))),
            new Reward.Brings(Consequence.gain(Condition.POISON)));
    assertThat(arena.figure("A").isGone()).isTrue();
    assertThat(arena.sheet('A').isOut()).isTrue();
    assertThat(result(arena).treasures()).as("it stays looted").hasSize(1);
  }

  @RulesetTest
  @Rule({"LOT-40", "XPP-07"})
  void experienceIsOnTheDialAtOnce(Ruleset ruleset) {
    Arena arena = looted(ruleset, new Reward.Brings(new Consequence.Xp(10)));
    assertThat(arena.xp('A')).isEqualTo(10);
    assertThat(arena.xp('B')).isZero();
    HeroResult hero = result(arena);
    assertThat(hero.experience()).isEqualTo(10);
    assertThat(hero.rewards()).as("not twice").isEmpty();
  }

  @RulesetTest
  @Rule({"LOT-41", "LOT-42"})
  void theRestIsReportedToTheCampaign(Ruleset ruleset) {
    Reward[] held = {
      new Reward.Gold(15),
      new Reward.Checkmarks(1),
      new Reward.Item("Ring"),
      new Reward.ItemDesign("Helm"),
      new Reward.RandomScenario(),
      new Reward.OtherScenario("17", Access.UNLOCKED),
    };
    Arena arena = looted(ruleset, held);
    assertThat(arena.events(Event.What.LOOTED).getLast().words())
        .isEqualTo(
            "15 gold, one checkmark, item: Ring, item design: Helm, a random side scenario,"
                + " scenario 17 unlocked");
    assertThat(arena.sheet('A').items().size()).as("no such item lies ready").isZero();
    HeroResult hero = result(arena);
    assertThat(hero.rewards()).containsExactly(held);
    assertThat(hero.rewards().stream().filter(Reward::isForTheCampaign)).hasSize(3);
    assertThat(hero.treasures().getFirst().treasure().number()).isEqualTo(NUMBER);
  }

  @RulesetTest
  @Rule({"LOT-43a", "LOT-43b"})
  void anItemOfATreasureIsTheLooters(Ruleset ruleset) {
    ItemCard ring =
        ItemCard.of(
            "Ring",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.LOST,
            ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.xp(1)));
    Arena arena =
        Parties.of(ruleset, "B   A   t   .   g", Arena.top(new Ability.Loot(1)), Arena.bottom())
            .monster('g', "Guard", StatLine.of(9, 0, 0, 0))
            .scenario(scenario -> scenario.wonBy(new Situation.Rounds(1)))
            .setup(
                setup ->
                    setup
                        .withTreasures(Map.of(NUMBER, List.of(new Reward.Item("Ring"))))
                        .withItems(List.of(), List.of(ring)));
    arena.room().treasure(arena.hex('t'), new Treasure.Numbered(NUMBER));
    arena.start().turnOf('A').performTop().choose("yes");
    boolean usable = ruleset.combat().uses().foundItems();
    assertThat(arena.sheet('A').items().size()).isEqualTo(usable ? 1 : 0);
    assertThat(arena.sheet('B').items().size()).isZero();
    assertThat(result(arena).rewards()).containsExactly(new Reward.Item("Ring"));
  }

  private static Terrain at(Arena arena, char letter) {
    return arena.game.state().ground().at(arena.game.state().board().at(arena.hex(letter)));
  }

  /** Treasures at t and u, the first for the scenario's goal; 46 holds experience. */
  private static Arena two(Ruleset ruleset, Set<Integer> looted) {
    Arena arena =
        Parties.of(
                ruleset,
                "B   A   t   u   .   g",
                Arena.top(Ability.attack(1, Aim.AS_USUAL.range(4))),
                Arena.bottom(Ability.move(3)))
            .monster('g', "Guard", StatLine.of(9, 0, 0, 0))
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "relic",
                            new Moment.TreasureLooted("relic"),
                            new Deed.Inflict(Consequence.gain(Condition.POISON), Affects.ALLIES))))
            .setup(
                setup ->
                    setup
                        .withLooted(looted)
                        .withTreasures(
                            Map.of(NUMBER, List.of(new Reward.Brings(new Consequence.Xp(7))))));
    arena.room().treasure(arena.hex('t'), new Treasure.Goal("relic"));
    arena.room().treasure(arena.hex('u'), new Treasure.Numbered(NUMBER));
    return arena.start().turnOf('A');
  }

  @RulesetTest
  @Rule("OVL-85")
  void aTreasureHindersNobodyAndIsTakenByLooting(Ruleset ruleset) {
    Arena arena = two(ruleset, Set.of());
    assertThat(at(arena, 't')).isEqualTo(Terrain.TREASURE);
    Parties.strike(arena, arena.only("Guard"));
    arena.asIs();
    assertThat(arena.lost(arena.only("Guard"))).as("seen past both").isEqualTo(1);
    arena.choose("bottom 1");
    arena.walk('t');
    assertThat(at(arena, 't')).as("not by entering").isEqualTo(Terrain.TREASURE);
    arena.walk('u');
    assertThat(at(arena, 'u')).as("a point each").isEqualTo(Terrain.TREASURE);
    assertThat(arena.prompt().options()).contains(new Choice.To(arena.hex('t')));
    arena.choose("no");
    assertThat(at(arena, 'u')).as("at the end of the turn").isEqualTo(Terrain.NONE);
    assertThat(at(arena, 't')).as("passed").isEqualTo(Terrain.TREASURE);
  }

  @RulesetTest
  @Rule("OVL-86")
  void aGoalTreasureFollowsTheScenarioAndANumberedOneTheIndex(Ruleset ruleset) {
    for (char where : new char[] {'t', 'u'}) {
      Arena arena = two(ruleset, Set.of());
      arena.choose("bottom 1");
      arena.walk('t');
      if (where == 'u') {
        arena.walk('u');
      }
      arena.chooseIfOffered(new Choice.Decline());
      arena.chooseIfOffered(new Choice.Decline());
      assertThat(at(arena, where)).isEqualTo(Terrain.NONE);
      assertThat(arena.figure("B").has(Condition.POISON)).isEqualTo(where == 't');
      assertThat(arena.xp('A')).isEqualTo(where == 'u' ? 7 : 0);
    }
  }

  @RulesetTest
  @Rule("OVL-87")
  void onlyNumbersThatWereLootedBeforeStayAway(Ruleset ruleset) {
    Arena again = two(ruleset, Set.of(NUMBER));
    assertThat(at(again, 't')).as("a goal is always there").isEqualTo(Terrain.TREASURE);
    assertThat(at(again, 'u')).isEqualTo(Terrain.NONE);
    Arena other = two(ruleset, Set.of(NUMBER + 1));
    assertThat(at(other, 't')).isEqualTo(Terrain.TREASURE);
    assertThat(at(other, 'u')).isEqualTo(Terrain.TREASURE);
  }

  @Test
  void theRewardsOfTheScenarioAreReportedAsTheyArePrinted() {
    ScenarioResult result = Parties.finishRound(arena(Ruleset.GLOOMHAVEN)).game.result();
    assertThat(result.rewards())
        .containsExactly(
            new Reward.Gold(10),
            new Reward.Achievement(Scope.PARTY, "some steps", true),
            new Reward.OtherScenario("2", Access.UNLOCKED));
  }
}

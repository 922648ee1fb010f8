package haven.play.scenario;

import static haven.play.scenario.Heroes.heroes;
import static haven.play.scenario.Heroes.party;
import static haven.play.scenario.Heroes.scenario;
import static haven.play.scenario.Heroes.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import haven.model.Condition;
import haven.model.Difficulty;
import haven.model.LootKind;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.ability.Consequence;
import haven.model.card.ModifierCard;
import haven.model.map.Treasure;
import haven.model.rules.PartyRules.Journey;
import haven.model.rules.PartyRules.Standing;
import haven.play.Refused;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What may be chosen before a scenario, and what the campaign brings along. */
final class SetupTest {

  private static List<String> refused(Setup setup) {
    return setup.refusals().stream().map(refusal -> refusal.rule().text()).toList();
  }

  private static void levelsZeroToSeven(Ruleset ruleset, String rule) {
    for (int level = 0; level <= 7; level++) {
      assertThat(setup(ruleset).withLevel(level).checked().level()).isEqualTo(level);
    }
    assertThat(refused(setup(ruleset).withLevel(-1))).containsExactly(rule);
    assertThat(refused(setup(ruleset).withLevel(8))).containsExactly(rule);
  }

  private static void namedSteps(Ruleset ruleset) {
    Setup setup = setup(ruleset, party(3, 4));
    assertThat(setup.level()).isEqualTo(2);
    assertThat(setup.withDifficulty(Difficulty.EASY).checked().level()).isEqualTo(1);
    assertThat(setup.withDifficulty(Difficulty.NORMAL).checked().level()).isEqualTo(2);
    assertThat(setup.withDifficulty(Difficulty.HARD).checked().level()).isEqualTo(3);
    assertThat(setup.withDifficulty(Difficulty.VERY_HARD).checked().level()).isEqualTo(4);
  }

  @RulesetTest
  @Rule("LVL-02a")
  void anyLevelByNumberOrByName(Ruleset ruleset) {
    levelsZeroToSeven(ruleset, "LVL-02a");
    namedSteps(ruleset);
  }

  @RulesetTest
  @Rule("LVL-02b")
  void anotherLevelForTheNextAttempt(Ruleset ruleset) {
    levelsZeroToSeven(ruleset, "LVL-02b");
    namedSteps(ruleset);
    Setup hard = setup(ruleset).withDifficulty(Difficulty.HARD).arriving(Journey.TRIED_AGAIN);
    assertThat(hard.withDifficulty(Difficulty.EASY).checked().level()).isZero();
  }

  @RulesetTest
  @Rule("LVL-02c")
  void anyLevelByNumberOnly(Ruleset ruleset) {
    levelsZeroToSeven(ruleset, "LVL-02c");
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> setup(ruleset).withDifficulty(Difficulty.HARD))
        .withMessageContaining("LVL-02c");
  }

  @RulesetTest
  @Rule("LVL-09")
  void monstersDoNotGrowButTheirModifiersMayBeOthers(Ruleset ruleset) {
    Setup first = setup(ruleset, party(1));
    Setup fifth = setup(ruleset, party(5));
    assertThat(fifth.level()).isEqualTo(5);
    assertThat(fifth.scenarioLevel().monsterLevel())
        .isEqualTo(first.scenarioLevel().monsterLevel());
    assertThat(fifth.terms().eliteHitPoints()).isEqualTo(first.terms().eliteHitPoints());
    assertThat(first.choices().monsterModifiers()).as("the standard ones").isEmpty();
    List<ModifierCard> harder = List.of(ModifierCard.plus(2));
    assertThat(first.withMonsterModifiers(harder).checked().choices().monsterModifiers())
        .contains(harder);
  }

  @RulesetTest
  @Rule("LVL-16")
  void aScenarioMayPrintItsLevel(Ruleset ruleset) {
    Setup printed =
        Setup.of(ruleset, scenario().atLevel(6), party(1, 1)).withLooted(Set.of(7)).checked();
    assertThat(printed.level()).isEqualTo(6);
    assertThat(refused(printed.withLevel(1))).containsExactly("LVL-16");
  }

  @RulesetTest
  @Rule("EX-LVL-04")
  void oneMoreCharacterOrOneLevelMore(Ruleset ruleset) {
    Setup three = setup(ruleset, party(4, 4, 4)).asIfOneMore().checked();
    assertThat(three.terms().characters()).isEqualTo(4);
    assertThat(three.level()).isEqualTo(2);
    Setup four = setup(ruleset, party(4, 4, 4, 4)).asIfOneMore().checked();
    assertThat(four.terms().characters()).isEqualTo(4);
    assertThat(four.level()).isEqualTo(3);
    assertThat(four.scenarioLevel().monsterLevel()).isEqualTo(3);
    assertThat(four.withLevel(7).level()).isEqualTo(7);
  }

  private static boolean may(Setup setup, Standing... standing) {
    return setup.withStanding(standing).refusals().isEmpty();
  }

  @RulesetTest
  @Rule({"SET-02a", "CAS-01b"})
  void unlockedAndWithRequirementsMetAlsoIfCompleted(Ruleset ruleset) {
    Setup campaign = setup(ruleset);
    assertThat(may(campaign, Standing.COMPLETED)).isTrue();
    assertThat(may(campaign, Standing.REQUIREMENTS_NOT_MET)).isFalse();
    assertThat(may(campaign, Standing.COMPLETED, Standing.REQUIREMENTS_NOT_MET)).isFalse();
    assertThat(refused(campaign.withStanding(Standing.NOT_UNLOCKED))).containsExactly("SET-02a");
    Setup casual = campaign.playing(Variant.CASUAL);
    assertThat(may(casual, Standing.REQUIREMENTS_NOT_MET, Standing.COMPLETED)).isTrue();
    assertThat(may(casual, Standing.NOT_UNLOCKED)).isFalse();
  }

  @RulesetTest
  @Rule({"SET-02b", "CAS-01a"})
  void aCompletedScenarioOnlyInCasualMode(Ruleset ruleset) {
    Setup campaign = setup(ruleset);
    assertThat(may(campaign)).isTrue();
    assertThat(refused(campaign.withStanding(Standing.COMPLETED))).containsExactly("SET-02b");
    assertThat(may(campaign, Standing.REQUIREMENTS_NOT_MET)).isFalse();
    Setup casual = campaign.playing(Variant.CASUAL);
    assertThat(may(casual, Standing.COMPLETED, Standing.REQUIREMENTS_NOT_MET)).isTrue();
    assertThat(may(casual, Standing.NOT_UNLOCKED)).isFalse();
  }

  @RulesetTest
  @Rule("SET-02c")
  void anyScenarioAtAll(Ruleset ruleset) {
    assertThat(may(setup(ruleset), Standing.values())).isTrue();
  }

  @RulesetTest
  @Rule("SET-02d")
  void aScenarioUntilItIsCompletedOrLocked(Ruleset ruleset) {
    assertThat(may(setup(ruleset))).isTrue();
    assertThat(refused(setup(ruleset).withStanding(Standing.COMPLETED))).containsExactly("SET-02d");
    assertThat(may(setup(ruleset), Standing.LOCKED)).isFalse();
  }

  @RulesetTest
  @Rule("SET-09")
  void theRoadTouchesOnlyThoseOnIt(Ruleset ruleset) {
    Consequence muddle = Consequence.gain(Condition.MUDDLE);
    Setup setup =
        setup(ruleset)
            .withEventEffects(
                List.of(new EventEffect("Cy", muddle), new EventEffect("Ada", muddle)));
    assertThat(setup.circumstances().effects()).containsExactly(new EventEffect("Ada", muddle));
  }

  @RulesetTest
  @Rule("SET-10")
  void noRoadEventOnSomeWays(Ruleset ruleset) {
    Set<Journey> due = EnumSet.noneOf(Journey.class);
    for (Journey journey : Journey.values()) {
      if (setup(ruleset).arriving(journey).isRoadEventDue()) {
        due.add(journey);
      }
    }
    assertThat(due).containsExactly(Journey.TRAVELLED);
    assertThat(setup(ruleset).playing(Variant.CASUAL).isRoadEventDue()).isFalse();
  }

  @RulesetTest
  @Rule("CAS-05")
  void noRoadEventInCasualMode(Ruleset ruleset) {
    assertThat(setup(ruleset).isRoadEventDue()).isTrue();
    assertThat(setup(ruleset).playing(Variant.CASUAL).isRoadEventDue()).isFalse();
  }

  @Test
  void variantsThatAGameDoesNotKnowAreRefused() {
    for (Variant variant : Variant.values()) {
      assertThat(refused(setup(Ruleset.GLOOMHAVEN, Party.solo(heroes(1, 1))).playing(variant)))
          .isEmpty();
      assertThat(refused(setup(Ruleset.BUTTONS_AND_BUGS).playing(variant))).isNotEmpty();
    }
    assertThat(refused(setup(Ruleset.JAWS_OF_THE_LION).playing(Variant.PERMANENT_DEATH)))
        .containsExactly("EXH-01");
    assertThat(refused(setup(Ruleset.JAWS_OF_THE_LION).playing(Variant.REDUCED_RANDOMNESS)))
        .isEmpty();
  }

  @Test
  void whatIsNeededMustLieReady() {
    Setup bare = Setup.of(Ruleset.FROSTHAVEN, scenario(), party(1, 1));
    assertThat(refused(bare)).containsExactly("LOT-40");
    assertThat(refused(bare.withLooted(Set.of(7)))).isEmpty();
    assertThat(bare.withLooted(Set.of(7)).setting().looted()).containsExactly(7);
    assertThat(new Treasure.Numbered(7).isLaidOut(bare.setting().looted())).isTrue();
    Setup loot =
        Setup.of(Ruleset.FROSTHAVEN, scenario().loot(Map.of(LootKind.MONEY, 2)), party(1, 1))
            .withLooted(Set.of(7));
    assertThat(refused(loot)).containsExactly("SET-11");
    assertThat(refused(setup(Ruleset.FROSTHAVEN).withBattleGoals(Heroes.goals().subList(0, 5))))
        .containsExactly("BGL-01a");
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(loot::checked)
        .withMessageContaining("SET-11");
  }

  @Test
  void standeesAreThoseOfTheMonstersThatTakePart() {
    Setup setup = setup(Ruleset.GLOOMHAVEN);
    assertThat(setup.standees().numbers()).isEqualTo(Map.of("Guard", List.of(1, 2, 3, 4, 5, 6)));
  }
}

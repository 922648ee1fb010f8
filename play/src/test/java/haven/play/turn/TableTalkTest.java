package haven.play.turn;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.RuleId;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What may be said while cards are selected; the statements are ours, the kinds the books'. */
final class TableTalkTest {
  private static final TableTalk TALK =
      new TableTalk(RuleId.of("RND-08"), List.of("Deflecting Blow", "Long March"));

  private static void allows(String... statements) {
    for (String statement : statements) {
      assertThat(TALK.refusal(statement)).as(statement).isEmpty();
    }
  }

  private static void forbids(String... statements) {
    for (String statement : statements) {
      assertThat(TALK.refusal(statement))
          .as(statement)
          .hasValueSatisfying(refusal -> assertThat(refusal.rule().text()).isEqualTo("RND-08"));
    }
  }

  @Test
  @Rule(value = "EX-RND-03", in = Edition.FH)
  void plansInGeneralWordsAreAllowed() {
    allows(
        "late in the round I will go for that archer",
        "I want to come over and heal you fairly early, before the monsters hit, I hope",
        "could you leave some earth for me? I will try to go after you");
  }

  @Test
  @Rule(value = "EX-RND-04", in = Edition.FH)
  void numbersPartsOfTheRoundAndTitlesAreForbidden() {
    forbids(
        "go below 17 and you are before me",
        "I am in the first quarter of the round",
        "the guard should lose 4 hit points to me",
        "stand there for my deflecting blow");
  }

  @Test
  @Rule(value = "EX-RND-05", in = Edition.GH)
  void theSameGoesForGloomhaven() {
    allows(
        "somewhere in the middle of the round I attack this guard",
        "I would like to move here and heal you early in the round");
    forbids(
        "only initiative 17 brings you before me",
        "I should do 4 damage to the bandit",
        "I am going to use Long March");
  }
}

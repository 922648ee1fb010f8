package haven.play.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

final class StartingGoldTest {

  @RulesetTest
  @Rule({"CHR-08a", "CHR-08b", "CHR-08d"})
  void aNewCharacterHasTheGoldOfItsGame(Ruleset ruleset) {
    List<Integer> gold =
        switch (ruleset.id()) {
          case "GH" -> List.of(30, 45, 150);
          case "FH" -> List.of(30, 50, 110);
          default -> List.of(0, 0, 0);
        };
    assertThat(List.of(1, 2, 9))
        .extracting(level -> ruleset.levels().party().startingGold(level))
        .isEqualTo(gold);
  }
}

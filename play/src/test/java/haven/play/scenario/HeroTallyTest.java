package haven.play.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.LootCard;
import haven.model.map.Treasure;
import haven.model.scenario.Reward;
import haven.play.item.Opened;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is counted of one hero. */
final class HeroTallyTest {
  @Test
  void aCopyGoesItsOwnWayAndTheTextTellsEverything() {
    Opened found = new Opened(new Treasure.Numbered(7), List.of(new Reward.Gold(10)));
    List<Consumer<HeroTally>> deeds =
        List.of(
            tally -> tally.gainsExperience(1),
            HeroTally::kills,
            tally -> tally.loots(1, 1, List.of()),
            tally -> tally.loots(1, 0, List.of(LootCard.money(2))),
            tally -> tally.opens(found),
            HeroTally::longRests,
            HeroTally::shortRests,
            tally -> tally.losesToNegation(2),
            HeroTally::usesItem,
            tally -> tally.masters("Unseen"),
            tally -> tally.isLeftWith(1, 2, 3),
            HeroTally::becomesExhausted,
            HeroTally::escapes,
            HeroTally::dies);
    HeroTally tally = new HeroTally();
    for (Consumer<HeroTally> deed : deeds) {
      HeroTally copy = tally.copy();
      String before = tally.toString();
      assertThat(copy).hasToString(before);
      deed.accept(tally);
      assertThat(tally.toString()).isNotEqualTo(before);
      assertThat(copy).hasToString(before);
    }
  }
}

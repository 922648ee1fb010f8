package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.keeper.CampaignChoice.Prepare;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.card.Ware;
import haven.model.pack.Pack;
import haven.testkit.LittlePack;
import haven.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** When the items of Buttons &amp; Bugs can be had in a campaign (BBI). */
final class ButtonSupplyTest {
  private static final int SCENARIOS = 20;

  /** The attic with twenty scenarios and the printed items. */
  private static Pack pack() {
    Map<String, String> texts = new TreeMap<>(LittlePack.ATTIC.texts());
    String all = texts.getOrDefault("scenarios.yaml", "");
    String first = all.substring(0, all.indexOf("- scenario: Under"));
    StringBuilder more = new StringBuilder(all);
    for (int number = 4; number <= SCENARIOS; number++) {
      more.append(
          first
              .replace("The Hat Box", "Hat Box " + number)
              .replace("number: 1", "number: " + number));
    }
    texts.put("scenarios.yaml", more.toString());
    texts.put("campaign.yaml", "campaign: The Attic\nopen: [1]\n");
    Pack read = Packs.read(new PackFiles(LittlePack.ATTIC.id(), texts)).orRefuse();
    List<Ware> wares =
        Arrays.stream(ButtonItem.values())
            .map(one -> new Ware(one.card, one.ordinal() + 1, 0, 1, OptionalInt.empty()))
            .toList();
    return new Pack(
        read.manifest(),
        read.prints(),
        read.classes(),
        read.monsters(),
        read.decks(),
        wares,
        read.battleGoals(),
        read.scenarios(),
        read.treasures(),
        read.lootCards(),
        read.monsterModifiers(),
        read.campaign(),
        read.texts(),
        read.notes());
  }

  @Test
  @Rule("BBI-43")
  void eachItemLiesReadyAfterItsScenarioAndIsTakenAlong() {
    CampaignTable table = CampaignTable.of(CampaignSetup.of(pack(), "Ada")).creates(0, "Thimbler");
    Set<String> seen = new TreeSet<>();
    for (int scenario = 1; scenario <= SCENARIOS; scenario++) {
      table.completes(scenario);
      int number = scenario;
      List<String> mine =
          Arrays.stream(ButtonItem.values())
              .filter(one -> after(one) == number)
              .map(one -> one.card.name())
              .toList();
      assertThat(table.books().supply().keySet()).containsAll(mine);
      seen.addAll(mine);
      assertThat(table.books().supply().keySet()).isEqualTo(seen);
      if (!mine.isEmpty() && scenario < SCENARIOS) {
        table.does(0, new Prepare(0, List.of(), List.of(mine.getFirst()))).setsOut(scenario + 1);
        assertThat(table.campaign().scenario().orElseThrow().party().heroes().getFirst().items())
            .extracting(item -> item.name())
            .containsExactly(mine.getFirst());
        table.returns(haven.play.item.LootPile.End.LOST_AND_PLAYED_AGAIN, share -> share);
      }
    }
    assertThat(seen).hasSize(42);
  }

  /** The cover and the collection card count with the first scenario (BBI-00). */
  private static int after(ButtonItem one) {
    String digits = one.card.group().replaceAll("\\D", "");
    return digits.isEmpty() ? 1 : Integer.parseInt(digits);
  }
}

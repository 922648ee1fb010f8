package haven.app.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.app.Run;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.ImportedGame;
import haven.app.imports.data.NotConverted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Sentences on items and perks, and a scenario, of data that is made up. */
final class SentencesReadTest {
  @TempDir private Path folder;

  @BeforeEach
  void someData() throws IOException {
    Files.createDirectories(folder.resolve("figures/fh"));
    Files.writeString(folder.resolve("figures/fh/items.json"), "[]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "During your turn, add attack +2 to all your attacks"
            + " | {when=during-turn, do=[{attacks={plus=2}, lasts=turn}]}",
        "During your turn, consume.wild to add attack +1 to all your attacks"
            + " | {when=during-turn, consume=any, do=[{attacks={plus=1}, lasts=turn}]}",
        "During your turn, add range +2 to one of your ranged attacks"
            + " | {when=during-attack, only=ranged, attack={plus-range=2}}",
        "During your attack, add pierce 4 to all your ranged attacks"
            + " | {when=during-attack, only=ranged, attack={pierce=4}, for=whole-ability}",
        "During an ally's ranged attack ability, add muddle and curse one attack"
            + " | {when=during-attack, only=ranged, attack={gives=[muddle, curse]}, of=ally}",
        "During your turn, perform heal 4 self"
            + " | {when=during-turn, do=[{heal=4, target=self}]}",
        "During your turn, perform ward target 2 adjacent allies and self"
            + " | {when=during-turn, do=[{give=ward, target=self},"
            + " {give=ward, target=ally, targets=2, range=1}]}",
        "When you use the basic bottom action of an ability card, perform move 4 instead of move 2"
            + " | {when=always, effects=[{basic-move=4}]}",
        "On the next three attacks targeting you, the attacker gains disadvantage"
            + " | {when=when-attacked, attack={disadvantage=true}}",
        "At the end of your turn, play one card from your hand and perform the top action of the"
            + " card | {when=end-of-turn, do=[{play-card=top}]}",
        "During your turn, loot one loot token within range 3"
            + " | {when=during-turn, do=[{loot=3, at-most=1}]}"
      })
  void anItemIsUsed(String sentence, String use) {
    assertThat(ItemSentences.use(sentence, Optional.empty())).hasToString(use);
  }

  @Test
  void someItemsHelpWhoeverIsHeld() {
    String sentence =
        "During your turn, remove all negative conditions you have. This item can be used while you"
            + " have impair or stun";
    assertThat(ItemSentences.use(sentence, Optional.empty()).toString())
        .startsWith("{when=during-turn, do=[{cleanse=[")
        .endsWith("target=self}], for=while-stunned}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "During your turn, reveal the top card of one monster ability deck",
        "During your turn, add attack +2 to all your attacks against owls"
      })
  void whatIsNotUnderstoodIsNotGuessed(String sentence) {
    assertThatThrownBy(() -> ItemSentences.use(sentence, Optional.empty()))
        .isInstanceOf(NotConverted.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%game.custom.perks.ignoreScenario% | {ignore=scenario-effects}",
        "%game.custom.perks.ignoreNegativeItemFh%, and whenever you would gain"
            + " %game.condition.stun%, prevent the condition"
            + " | {ignore=item-minuses, effects=[{immune=stun}]}",
        "Whenever you short rest, you may %game.element.consume.fire% to perform"
            + " %game.condition.bless%, %game.action.range:2% and %game.element.consume.dark% to"
            + " perform %game.condition.ward%, %game.action.range:4% | {effects=[{at=short-rested,"
            + " perform=[{consume=fire, then=[{give=bless, range=2}]}, {consume=dark,"
            + " then=[{give=ward, range=4}]}]}]}",
        "Whenever you long rest, you may destroy one adjacent obstacle to gain"
            + " %game.condition.bless% | {effects=[{at=long-rested, perform=[{destroy=obstacle},"
            + " {when=did, then=[{give=bless, target=self}]}]}]}",
        "At the start of each scenario, you may create one %game.damage:3% trap in an adjacent"
            + " empty hex | {effects=[{at=start-of-scenario, perform=[{create=trap, damage=3}]}]}",
        "Once each scenario, during your turn, gain %game.action.shield:3% for the round"
            + " | {effects=[{at=during-turn, perform=[{shield=3, lasts=round}]}], uses=1}",
        "While you have %game.condition.ward%, gain advantage on all your attacks"
            + " | {effects=[{attacks={advantage=true}, when={self-has=ward}}]}",
        "Increase your maximum hit point value by 4 | {hit-points=4}"
      })
  void aPerkIsRead(String sentence, String perk) {
    assertThat(perk(sentence)).hasToString(perk);
  }

  @Test
  void aPerkThatIsNotUnderstoodIsNoted() {
    assertThat(perk("Whenever you sneeze, gain 2 owls"))
        .hasToString("{note=not converted: a perk in words}");
  }

  private PackLine perk(String sentence) {
    CommunityData data = new CommunityData(folder, ImportedGame.FH);
    String json = JsonMapper.shared().createObjectNode().put("custom", sentence).toString();
    return new PerkReading(data, new Tally()).line(JsonMapper.shared().readTree(json));
  }

  @Test
  void aScenarioHasItsLootDeckAndItsWater() throws IOException {
    Path maps = Files.createDirectories(folder.resolve("fh-scenarios"));
    Files.writeString(
        maps.resolve("tiles.json"),
        """
        {"shapes": [{"codes": ["1-A", "1-B"],
                     "hexes": [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]}]}
        """);
    Files.writeString(
        maps.resolve("001.json"),
        """
        {"name": "The Puddle", "number": 1, "lootDeck": {"money": 3, "random_item": 1},
         "tiles": [{"code": "1-A", "origin": [0, 0], "turns": 0}],
         "startHexes": [[0, 0], [1, 0], [0, 1], [1, 1]],
         "rooms": [{"id": 1, "initial": true,
                    "hexes": [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]}],
         "overlays": [{"type": "difficult", "name": "large-water", "hexes": [[2, 0]], "room": 1},
                      {"type": "difficult", "name": "log", "hexes": [[2, 1]], "room": 1}]}
        """);
    Path pack = folder.resolve("pack");
    Run run = Run.haven("import", folder.toString(), "--edition", "fh", "--to", pack.toString());
    assertThat(run.out()).containsPattern("loot decks +1 +0").containsPattern("scenarios +1 +0");
    assertThat(Files.readString(pack.resolve("scenarios/001.yaml")))
        .contains("loot-deck: {money: 3, random-item: 1}", "water: large water", "difficult: log");
  }
}

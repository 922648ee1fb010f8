package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Books;
import haven.campaign.keeper.CampaignChoice.Delve;
import haven.campaign.keeper.CampaignChoice.Penalize;
import haven.laws.Laws;
import haven.laws.Playable;
import haven.model.Condition;
import haven.model.campaign.DungeonBook;
import haven.model.campaign.RoomCard;
import haven.model.campaign.RoomCard.Gate;
import haven.model.campaign.RoomCard.Severity;
import haven.play.scenario.Setup;
import haven.stage.CampaignTable;
import haven.stage.ScenarioGame;
import haven.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The room and dweller cards of the pack. */
final class DungeonCardsTest {
  private static final List<Severity> RECOMMENDED = List.of(Severity.values());

  private static CampaignTable party() {
    return CampaignTable.of(CampaignSetup.of(Gloomhaven.PACK, "Ada", "Bo"));
  }

  private static Setup delve(CampaignTable table, List<Severity> penalties) {
    table.creates(0, "Brute").creates(1, "Scoundrel");
    table.does(new Delve()).does(new Penalize(penalties)).settle();
    return table.campaign().scenario().orElseThrow();
  }

  @Test
  @Rule("EX-RDG-01")
  void theSewerMuddlesEverybodyAndAsTheLastRoomForGood() {
    RoomCard sewer = Gloomhaven.PACK.campaign().dungeon().room("Sewer");
    assertThat(sewer.side()).isEqualTo("H1b");
    assertThat(sewer.entrances()).extracting(Gate::kind).containsExactly(Gate.Kind.A);
    assertThat(sewer.exits()).extracting(Gate::kind).containsOnly(Gate.Kind.A);
    for (Severity severity : Severity.values()) {
      Setup setup =
          delve(
              party().comesUp(Books.ROOMS, "Sewer", "Cellar", "Gallery", "Hall"),
              List.of(severity, Severity.NONE, Severity.NONE));
      ScenarioGame game = ScenarioGame.of(setup).start();
      boolean muddled = severity != Severity.NONE;
      assertThat(game.figure("Brute").has(Condition.MUDDLE)).isEqualTo(muddled);
      assertThat(game.figure("Scoundrel").has(Condition.MUDDLE)).isEqualTo(muddled);
      game.selectFirstTwo().endRound().selectFirstTwo().endRound();
      assertThat(game.figure("Brute").has(Condition.MUDDLE))
          .as("permanent")
          .isEqualTo(severity == Severity.MAJOR);
    }
  }

  @Test
  void everyRoomLeadsOnToAnother() {
    DungeonBook dungeon = Gloomhaven.PACK.campaign().dungeon();
    for (RoomCard first : dungeon.rooms()) {
      for (RoomCard second : dungeon.rooms()) {
        if (first != second) {
          Setup setup =
              delve(party().comesUp(Books.ROOMS, first.noun(), second.noun()), RECOMMENDED);
          assertThat(setup.scenario().map().rooms().size())
              .as(first.noun() + " and " + second.noun())
              .isGreaterThanOrEqualTo(3);
        }
      }
    }
  }

  @Test
  void randomGamesInDungeonsObeyTheLaws() {
    for (long seed = 1; seed <= 12; seed++) {
      Setup setup =
          delve(
              CampaignTable.of(CampaignSetup.of(Gloomhaven.PACK, "Ada", "Bo"), seed), RECOMMENDED);
      Laws.check(seed, List.of(new Dungeon(setup)));
    }
  }

  private record Dungeon(Setup made) implements Playable {
    @Override
    public String id() {
      return made.scenario().name();
    }

    @Override
    public int fewest() {
      return 2;
    }

    @Override
    public int most() {
      return 2;
    }

    @Override
    public long print(int heroes) {
      return 0;
    }

    @Override
    public Setup setup(int heroes) {
      return made;
    }
  }
}

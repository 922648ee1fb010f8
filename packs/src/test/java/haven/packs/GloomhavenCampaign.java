package haven.packs;

import haven.campaign.CampaignSetup;
import haven.model.campaign.CampaignBook;
import haven.model.campaign.CampaignBook.PriceShift;
import haven.model.campaign.PersonalQuest;
import haven.model.pack.Pack;
import haven.model.scenario.Reward;
import haven.stage.CampaignTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A campaign of the pack, with quests and events of our own. */
final class GloomhavenCampaign {
  private GloomhavenCampaign() {}

  static final CampaignBook BOOK =
      new CampaignBook(
          List.of(4, 9, 15, 22, 30, 39, 50, 64),
          prices(),
          Set.of(1),
          Set.of(),
          List.of(),
          List.of(
              quest("Old Debts", new PersonalQuest.Owning(60)),
              quest("Tomb Watcher", new PersonalQuest.Doing("kills of bandits", 5)),
              quest("Barrow Seeker", new PersonalQuest.Completing(List.of(1, 2, 4), 1))),
          List.of(),
          Map.of(),
          List.of(),
          Map.of());

  private static PersonalQuest quest(String name, PersonalQuest.Demand demand) {
    return new PersonalQuest(name, List.of(demand), new Reward.CharacterClass("Sunkeeper"));
  }

  private static List<PriceShift> prices() {
    List<PriceShift> prices = new ArrayList<>();
    int gold = 5;
    for (int[] range :
        new int[][] {
          {-20, -19},
          {-18, -15},
          {-14, -11},
          {-10, -7},
          {-6, -3},
          {-2, 2},
          {3, 6},
          {7, 10},
          {11, 14},
          {15, 18},
          {19, 20}
        }) {
      prices.add(new PriceShift(range[0], range[1], gold--));
    }
    return prices;
  }

  static CampaignTable table() {
    return table(Gloomhaven.PACK, BOOK);
  }

  static CampaignTable table(Pack pack, CampaignBook book) {
    return CampaignTable.of(CampaignSetup.of(pack, book, "Ada", "Bo"));
  }

  /** A Brute of Ada's and a Tinkerer of Bo's. */
  static CampaignTable party() {
    return table().creates(0, "Brute").creates(1, "Tinkerer");
  }
}

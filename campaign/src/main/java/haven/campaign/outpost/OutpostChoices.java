package haven.campaign.outpost;

import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import java.util.ArrayList;
import java.util.List;

/** What people may want of an outpost, whether it is possible or not. */
public final class OutpostChoices {
  private OutpostChoices() {}

  public static List<CampaignChoice> together(Keeper keeper) {
    return Outpost.stands(keeper) ? Buildings.candidates(keeper) : List.of();
  }

  public static List<CampaignChoice> of(Keeper keeper, CharacterSheet one) {
    List<CampaignChoice> all = new ArrayList<>();
    if (Outpost.stands(keeper)) {
      one.resources()
          .forEach(
              (kind, most) -> {
                for (int number = 1; number <= most; number++) {
                  all.add(new CampaignChoice.Store(one.number(), kind, number));
                }
              });
      all.addAll(Craftsman.candidates(keeper, one));
      all.addAll(Alchemist.candidates(keeper, one));
    }
    return all;
  }
}

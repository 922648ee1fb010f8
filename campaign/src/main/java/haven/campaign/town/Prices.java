package haven.campaign.town;

import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.campaign.outpost.Craftsman;
import java.util.OptionalInt;

/** What a choice costs in gold; less than nothing for what it brings. */
public final class Prices {
  private Prices() {}

  /** Empty for what is no matter of gold. */
  public static OptionalInt of(Keeper keeper, CampaignChoice choice) {
    return switch (choice) {
      case CampaignChoice.Buy(_, String item) -> OptionalInt.of(Shop.price(keeper, item));
      case CampaignChoice.Sell(_, String item) ->
          OptionalInt.of(-Craftsman.worth(keeper, Shop.ware(keeper, item)));
      case CampaignChoice.Donate _ -> OptionalInt.of(keeper.rules().campaign().town().donation());
      case CampaignChoice.Enhance enhance -> OptionalInt.of(Enhancer.price(keeper, enhance));
      case CampaignChoice.Create _,
          CampaignChoice.Join _,
          CampaignChoice.StayBehind _,
          CampaignChoice.LevelUp _,
          CampaignChoice.Retire _,
          CampaignChoice.Respec _,
          CampaignChoice.Prepare _,
          CampaignChoice.OutpostErrand _,
          CampaignChoice.Together _,
          CampaignChoice.Answer _ ->
          OptionalInt.empty();
    };
  }
}

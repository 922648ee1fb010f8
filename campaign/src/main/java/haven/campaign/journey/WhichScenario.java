package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.World;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import java.util.List;

/** The group opens one of several scenarios, as it likes. */
record WhichScenario(List<Integer> scenarios) implements Inquiry {
  WhichScenario {
    scenarios = List.copyOf(scenarios);
  }

  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    return List.of(
        CampaignPrompt.of(
            CampaignPrompt.Kind.WHICH_SCENARIO,
            CampaignPrompt.ALL,
            -1,
            keeper.cite(CampaignCite.SCENARIO_UNLOCKED),
            scenarios.stream().map(one -> new CampaignChoice.Take(String.valueOf(one))).toList()));
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    int chosen = Integer.parseInt(((CampaignChoice.Take) choice).what());
    keeper.book(
        new Booking.Marked(
            keeper.cite(CampaignCite.SCENARIO_UNLOCKED), chosen, World.Mark.UNLOCKED));
  }
}

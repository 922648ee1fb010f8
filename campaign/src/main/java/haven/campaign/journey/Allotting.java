package haven.campaign.journey;

import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Topic;
import haven.model.scenario.Reward;
import java.util.ArrayList;
import java.util.List;

/** What the party decides about something that is given or taken: whose it is, or which it is. */
final class Allotting {
  private Allotting() {}

  /** One of them has all of it. */
  record Whose(Rewards to, List<Reward> what) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      return List.of(
          CampaignPrompt.of(
                  CampaignPrompt.Kind.WHO_GETS_IT,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(to.why()),
                  to.who().stream().map(CampaignChoice.Give::new).toList())
              .about(new Topic.Rewards(what)));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      int one = ((CampaignChoice.Give) choice).character();
      new Rewards(List.of(one), to.why(), to.scenario()).give(keeper, what);
    }
  }

  /** One of several things, by its number. */
  record Which(Rewards to, List<Reward> what) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      List<CampaignChoice> options = new ArrayList<>();
      for (int i = 1; i <= what.size(); i++) {
        options.add(new CampaignChoice.Take(String.valueOf(i)));
      }
      return List.of(
          CampaignPrompt.of(
                  CampaignPrompt.Kind.WHICH_REWARD,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(to.why()),
                  options)
              .about(new Topic.Rewards(what)));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      int chosen = Integer.parseInt(((CampaignChoice.Take) choice).what());
      to.give(keeper, List.of(what.get(chosen - 1)));
    }
  }
}

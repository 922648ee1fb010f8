package haven.campaign.keeper;

import java.util.List;

/** A rule in progress. Immutable; what is still to be done lies on a stack. */
public interface Step {
  void run(Keeper keeper);

  /** Leaves the stack and is done; or stays there and tells what has to be decided first. */
  default List<CampaignPrompt> goOn(Keeper keeper) {
    keeper.pop();
    run(keeper);
    return List.of();
  }
}

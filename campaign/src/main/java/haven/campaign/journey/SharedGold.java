package haven.campaign.journey;

import haven.campaign.book.Books;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Topic;
import haven.model.CampaignCite;
import java.util.ArrayList;
import java.util.List;

/**
 * An amount of gold for all together, gained or lost, which they divide as they wish (BKK-16): one
 * after the other they say how much of it is theirs.
 *
 * @param who those who have not said so yet
 * @param left what is still to be divided; lost if negative
 */
public record SharedGold(List<Integer> who, int left) implements Inquiry {
  public SharedGold {
    who = List.copyOf(who);
  }

  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    if (who.isEmpty() || left == 0) {
      return List.of();
    }
    int most = most(keeper.books(), who.getFirst());
    int others = 0;
    for (int other : who.subList(1, who.size())) {
      others += most(keeper.books(), other);
    }
    int least = Math.max(0, Math.min(Math.abs(left) - others, most));
    List<CampaignChoice> options = new ArrayList<>();
    for (int amount = least; amount <= most; amount++) {
      options.add(new CampaignChoice.Amount(amount));
    }
    return List.of(
        CampaignPrompt.of(
                CampaignPrompt.Kind.HOW_MUCH,
                CampaignPrompt.ALL,
                who.getFirst(),
                keeper.cite(CampaignCite.SHARING),
                options)
            .about(new Topic.Amount(left)));
  }

  /** How much of it can be somebody's: of a loss, no more than they have (BKK-17). */
  private int most(Books books, int character) {
    return left > 0 ? left : Math.min(-left, books.character(character).gold());
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    int amount = ((CampaignChoice.Amount) choice).number() * Integer.signum(left);
    keeper.push(new SharedGold(who.subList(1, who.size()), left - amount));
    Purse.change(keeper, who.getFirst(), amount, CampaignCite.SHARING);
  }
}

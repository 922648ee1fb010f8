package haven.campaign.outpost;

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
 * An amount that goes to, or comes from, several supplies as the party likes (RES-05): one after
 * the other it says how much. Of a loss that all together cannot pay, what there is is lost.
 *
 * @param holdings those that were not asked about yet
 * @param left what is still to be divided; lost if negative
 */
record SharedResource(List<Holding> holdings, int left, CampaignCite why) implements Inquiry {
  SharedResource {
    holdings = List.copyOf(holdings);
  }

  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    if (holdings.isEmpty() || left == 0) {
      return List.of();
    }
    Holding first = holdings.getFirst();
    int most = most(keeper.books(), first);
    int others = 0;
    for (Holding other : holdings.subList(1, holdings.size())) {
      others += most(keeper.books(), other);
    }
    int least = Math.max(0, Math.min(Math.abs(left) - others, most));
    List<CampaignChoice> options = new ArrayList<>();
    for (int number = least; number <= most; number++) {
      options.add(first.portion(number));
    }
    return List.of(
        CampaignPrompt.of(
                CampaignPrompt.Kind.HOW_MUCH,
                CampaignPrompt.ALL,
                first.character(),
                keeper.cite(why),
                options)
            .about(new Topic.Amount(left)));
  }

  private int most(Books books, Holding holding) {
    return left > 0 ? left : Math.min(-left, holding.amount(books));
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    int number = ((CampaignChoice.Portion) choice).number() * Integer.signum(left);
    keeper.push(new SharedResource(holdings.subList(1, holdings.size()), left - number, why));
    if (number != 0) {
      holdings.getFirst().change(keeper, number, why);
    }
  }
}

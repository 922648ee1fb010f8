package haven.model.campaign.rules;

/** The rules between two scenarios. */
public record CampaignRules(GrowthRules growth, TownRules town, OutpostRules outpost) {

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public final GrowthRules.Draft growth;
    public final TownRules.Draft town;
    public final OutpostRules.Draft outpost;

    public Draft() {
      growth = new GrowthRules.Draft();
      town = new TownRules.Draft();
      outpost = new OutpostRules.Draft();
    }

    public Draft(CampaignRules like) {
      growth = new GrowthRules.Draft(like.growth);
      town = new TownRules.Draft(like.town);
      outpost = new OutpostRules.Draft(like.outpost);
    }

    public CampaignRules done() {
      return new CampaignRules(growth.done(), town.done(), outpost.done());
    }
  }
}

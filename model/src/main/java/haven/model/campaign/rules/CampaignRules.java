package haven.model.campaign.rules;

/** The rules between two scenarios. */
public record CampaignRules(GrowthRules growth, TownRules town, EnhancementRules enhancement) {

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public final GrowthRules.Draft growth;
    public final TownRules.Draft town;
    public final EnhancementRules.Draft enhancement;

    public Draft() {
      growth = new GrowthRules.Draft();
      town = new TownRules.Draft();
      enhancement = new EnhancementRules.Draft();
    }

    public Draft(CampaignRules like) {
      growth = new GrowthRules.Draft(like.growth);
      town = new TownRules.Draft(like.town);
      enhancement = new EnhancementRules.Draft(like.enhancement);
    }

    public CampaignRules done() {
      return new CampaignRules(growth.done(), town.done(), enhancement.done());
    }
  }
}

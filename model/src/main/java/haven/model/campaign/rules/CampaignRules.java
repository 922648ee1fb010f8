package haven.model.campaign.rules;

/** The rules between two scenarios. */
public record CampaignRules(
    GrowthRules growth,
    TownRules town,
    EnhancementRules enhancement,
    OutpostRules outpost,
    LessonRules lessons) {

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public final GrowthRules.Draft growth;
    public final TownRules.Draft town;
    public final EnhancementRules.Draft enhancement;
    public final OutpostRules.Draft outpost;
    public final LessonRules.Draft lessons;

    public Draft() {
      growth = new GrowthRules.Draft();
      town = new TownRules.Draft();
      enhancement = new EnhancementRules.Draft();
      outpost = new OutpostRules.Draft();
      lessons = new LessonRules.Draft();
    }

    public Draft(CampaignRules like) {
      growth = new GrowthRules.Draft(like.growth);
      town = new TownRules.Draft(like.town);
      enhancement = new EnhancementRules.Draft(like.enhancement);
      outpost = new OutpostRules.Draft(like.outpost);
      lessons = new LessonRules.Draft(like.lessons);
    }

    public CampaignRules done() {
      return new CampaignRules(
          growth.done(), town.done(), enhancement.done(), outpost.done(), lessons.done());
    }
  }
}

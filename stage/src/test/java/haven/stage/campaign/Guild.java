package haven.stage.campaign;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Books;
import haven.campaign.journey.Homecoming.Share;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Ruleset;
import haven.model.pack.Pack;
import haven.stage.CampaignTable;
import haven.testkit.GuildPack;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Campaigns of the guild, by the rules of each game. */
final class Guild {
  private static final Map<String, Pack> PACKS = new ConcurrentHashMap<>();

  private Guild() {}

  static Pack pack(Ruleset ruleset) {
    return PACKS.computeIfAbsent(ruleset.id(), id -> read(new GuildPack(id)));
  }

  static Pack read(GuildPack guild) {
    return Packs.read(new PackFiles(guild.id(), guild.texts())).orRefuse();
  }

  static CampaignSetup setup(Ruleset ruleset) {
    return CampaignSetup.of(pack(ruleset), "Ada", "Bo");
  }

  static CampaignTable table(Ruleset ruleset) {
    return CampaignTable.of(setup(ruleset));
  }

  /** Ada's Porter and Bo's Smith, home again from a first scenario that has given this. */
  static CampaignTable rewarded(Ruleset ruleset, String rewards) {
    return rewarded(new GuildPack(ruleset.id()).rewarding(rewards));
  }

  static CampaignTable rewarded(GuildPack guild) {
    return quests(CampaignTable.of(CampaignSetup.of(read(guild), "Ada", "Bo")))
        .creates(0, "Porter")
        .creates(1, "Smith")
        .completes(1)
        .goesHome();
  }

  /** Ada's Porter and Bo's Smith. */
  static CampaignTable party(Ruleset ruleset) {
    return quests(table(ruleset)).creates(0, "Porter").creates(1, "Smith");
  }

  /** The Porter is a rat catcher and the Smith a good soul, where there are quests. */
  private static CampaignTable quests(CampaignTable table) {
    return table.comesUp(Books.QUESTS, "Rat Catcher", "Good Soul", "Good Soul", "Old Debts");
  }

  /** The same with experience, gold and check marks. */
  static Share told(Share share, int experience, int gold, int checkmarks) {
    return new Share(share.character(), share.fate(), experience, gold, checkmarks);
  }
}

package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.CampaignVariant;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.CampaignLaws;
import haven.laws.RandomCampaign;
import haven.model.Variant;
import haven.model.pack.Pack;
import haven.testkit.FrontierPack;
import haven.testkit.GuildPack;
import haven.testkit.LittlePack;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random campaigns obey the laws; more of them with {@code -Dhaven.campaigns=2000}. */
final class CampaignLawsTest {
  private static final int CAMPAIGNS = Integer.getInteger("haven.campaigns", 4);
  private static final int SCENARIOS = 20;
  private static final int MOST_CHOICES = 600;

  @ParameterizedTest
  @ValueSource(strings = {"GH", "JL", "FH"})
  void campaignsOfTheGuild(String ruleset) {
    GuildPack guild = new GuildPack(ruleset);
    Pack pack = Packs.read(new PackFiles(guild.id(), guild.texts())).orRefuse();
    int played = 0;
    for (long seed = 1; seed <= CAMPAIGNS; seed++) {
      CampaignSetup setup = CampaignSetup.of(pack, "Ada", "Bo", "Cy");
      boolean deadly = seed % 3 == 0 && !ruleset.equals("JL");
      RandomCampaign random =
          CampaignLaws.obey(
              deadly ? setup.playing(Variant.PERMANENT_DEATH) : setup,
              seed,
              SCENARIOS,
              MOST_CHOICES);
      played += random.played();
    }
    assertThat(played).as("scenarios").isGreaterThan(5 * CAMPAIGNS);
  }

  @Test
  void campaignsOfTheFrontier() {
    FrontierPack frontier = new FrontierPack().withTreasureIndex().with(EVENTS);
    Pack pack = Packs.read(new PackFiles(frontier.id(), frontier.texts())).orRefuse();
    int played = 0;
    for (long seed = 1; seed <= CAMPAIGNS; seed++) {
      played += CampaignLaws.obey(frontier(pack, seed), seed, SCENARIOS, MOST_CHOICES).played();
    }
    assertThat(played).as("scenarios").isGreaterThan(5 * CAMPAIGNS);
  }

  /** Two players, one alone, or four, some of them by all variants. */
  private static CampaignSetup frontier(Pack pack, long seed) {
    CampaignSetup setup =
        switch ((int) (seed % 3)) {
          case 0 -> CampaignSetup.of(pack, "Ada").playing(Variant.SOLO, Variant.PERMANENT_DEATH);
          case 1 -> CampaignSetup.of(pack, "Ada", "Bo");
          default -> CampaignSetup.of(pack, "Ada", "Bo", "Cy", "Di");
        };
    return seed % 2 == 0 ? setup.keeping(CampaignVariant.values()) : setup;
  }

  private static final String EVENTS =
      """
      - event-card: summer-outpost 1
        first: true
        a: {results: [{gives: [{attack-value: 5}, {soldiers: 1}]}], returns: true}
        b: {results: [{gives: [{morale: 2}, {collective: lumber, number: -2}]}], returns: true}
        attack: {value: 20, targets: 2, afterwards: [{collective: hide, number: 2}]}
      - event-card: winter-outpost 1
        first: true
        a: {results: [{gives: [{time-passes: 1}]}], returns: true}
        b: {results: [{gives: [{later: "12.1", weeks: 2}]}], returns: true}
        attack: {value: 40, targets: 9, which: odd, order: descending}
      - event-card: summer-road 1
        first: true
        a:
          guest:
            who:
              ally: Ormi
              stats: {hit-points: 2 * L + 8, move: 2, attack: 4}
              initiative: 30
              do: [{move: +0}, {attack: +0}]
              sheltered: true
              levels-up: 2
            lost: [{morale: -1}, {soldiers: -1}]
          returns: true
        b: {results: [{when: [{pays-resource: hide, number: 2}], gives: [{gold: 20}]}], returns: true}
      - event-card: winter-road 1
        first: true
        a: {results: [{gives: [{inspiration: 5}]}], returns: true}
        b: {results: [{when: [{lacks: Ice}], gives: [{global-achievement: Ice}]}], returns: true}
      - building: Enhancer 1
        number: 44
        at-first: standing
        offers: [enhance]
      - building: Temple 1
        number: 81
        at-first: standing
        offers: [favours]
      """;

  @Test
  void campaignsOfGloomhaven() {
    for (long seed = 1; seed <= CAMPAIGNS; seed++) {
      CampaignLaws.obey(
          CampaignSetup.of(Gloomhaven.PACK, "Ada", "Bo"), seed, SCENARIOS, MOST_CHOICES);
    }
  }

  /** With cards of levels A and B, and with lessons (JLC-01). */
  @Test
  void campaignsThatTeachTheGame() {
    Map<String, String> texts = new TreeMap<>(LittlePack.HARBOUR.texts());
    texts.put("campaign.yaml", "campaign: The Harbour\nopen: [1, 2, 4]\nlearning: true\n");
    obey(LittlePack.HARBOUR, texts, "Ada", "Bo", "Cy");
  }

  @Test
  void campaignsOfButtonsAndBugs() {
    Map<String, String> texts = new TreeMap<>(LittlePack.ATTIC.texts());
    texts.put("campaign.yaml", "campaign: The Attic\nopen: [1]\n");
    texts.put("items.yaml", item("Bent Needle", 1) + item("Lost Button", 1) + item("Thread", 2));
    assertThat(obey(LittlePack.ATTIC, texts, "Ada")).isEqualTo(SCENARIOS * CAMPAIGNS);
  }

  private static String item(String name, int card) {
    return """
    - item: %s
      number: %d
      slot: small
      then: lost
      one-of: "%d"
      use: {when: during-turn, do: [{heal: 1, target: self}]}
      cost: 0
      copies: 1
      text: Heal 1, self.
    """
        .formatted(name, name.length(), card);
  }

  private static int obey(LittlePack little, Map<String, String> texts, String... people) {
    Pack pack = Packs.read(new PackFiles(little.id(), texts)).orRefuse();
    int played = 0;
    for (long seed = 1; seed <= CAMPAIGNS; seed++) {
      played +=
          CampaignLaws.obey(CampaignSetup.of(pack, people), seed, SCENARIOS, MOST_CHOICES).played();
    }
    assertThat(played).as("scenarios").isPositive();
    return played;
  }
}

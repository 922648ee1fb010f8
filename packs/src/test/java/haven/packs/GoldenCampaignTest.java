package haven.packs;

import haven.campaign.Campaign;
import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.laws.RandomCampaign;
import haven.model.Facts;
import haven.model.pack.Pack;
import haven.testkit.GuildPack;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A random campaign of the guild, choice by choice with what each rests on: it changes only if the
 * rules of campaigns do. Written anew with {@code -Dhaven.golden=write}.
 */
final class GoldenCampaignTest {
  private static final int CHOICES = 120;

  @ParameterizedTest
  @ValueSource(strings = {"GH", "JL", "FH"})
  void theCampaignGoesAsItAlwaysWent(String ruleset) throws IOException {
    GuildPack guild = new GuildPack(ruleset);
    Pack pack = Packs.read(new PackFiles(guild.id(), guild.texts())).orRefuse();
    RandomCampaign random = new RandomCampaign(CampaignSetup.of(pack, "Ada", "Bo", "Cy"), 15);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < CHOICES; i++) {
      random.step();
      Campaign campaign = random.campaign();
      Campaign.Made made = campaign.choices().getLast();
      text.append(made.person()).append(": ").append(made.choice().text()).append('\n');
      for (Booking booking : campaign.events()) {
        text.append("    ").append(booking.rule()).append('\n');
      }
    }
    text.append(Facts.text(random.campaign().hash())).append('\n');
    KeptFile.golden(Path.of("src", "test", "resources", "campaigns", "guild-" + ruleset + ".txt"))
        .holds(text.toString());
  }
}

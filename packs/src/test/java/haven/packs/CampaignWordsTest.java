package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.Campaign;
import haven.campaign.CampaignSetup;
import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.OutpostChange;
import haven.campaign.book.OutpostSheet;
import haven.campaign.book.World;
import haven.campaign.keeper.CampaignPrompt;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.content.words.Languages;
import haven.laws.RandomCampaign;
import haven.model.campaign.Sticker;
import haven.model.pack.Pack;
import haven.model.scenario.Reward;
import haven.model.words.Phrase;
import haven.play.item.LootPile.End;
import haven.testkit.FrontierPack;
import haven.testkit.GuildPack;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is asked, offered, refused and booked in campaigns has words in every language. */
final class CampaignWordsTest {
  private static final int CAMPAIGNS = 6;
  private static final int CHOICES = 250;

  private final Set<Phrase> seen = new HashSet<>();
  private final Set<Class<?>> kinds = new HashSet<>();

  @Test
  void inCampaignsOfAllKinds() {
    for (String ruleset : new String[] {"GH", "JL", "FH"}) {
      GuildPack guild = new GuildPack(ruleset);
      play(Packs.read(new PackFiles(guild.id(), guild.texts())).orRefuse());
    }
    FrontierPack frontier = new FrontierPack().withTreasureIndex();
    play(Packs.read(new PackFiles(frontier.id(), frontier.texts())).orRefuse());
    play(Gloomhaven.PACK);
    assertThat(seen).hasSizeGreaterThan(500);
    assertThat(kinds).as("kinds of bookings that were told").hasSizeGreaterThan(40);
  }

  private void play(Pack pack) {
    for (int seed = 1; seed <= CAMPAIGNS; seed++) {
      RandomCampaign random = new RandomCampaign(CampaignSetup.of(pack, "Ada", "Bo"), seed);
      for (int i = 0; i < CHOICES; i++) {
        Campaign campaign = random.campaign();
        for (CampaignPrompt prompt : campaign.prompts()) {
          said(campaign.phrase(prompt));
          prompt.options().forEach(option -> said(campaign.phrase(prompt, option)));
          prompt
              .barred()
              .forEach(
                  (choice, no) -> {
                    said(campaign.phrase(prompt, choice));
                    said(no.why());
                  });
        }
        random.step();
        for (Booking booking : campaign.events()) {
          kinds.add(
              booking instanceof Booking.AtOutpost(_, OutpostChange what)
                  ? what.getClass()
                  : booking.getClass());
          said(campaign.phrase(booking));
          said(campaign.phrase(booking.inSecret()));
        }
      }
    }
  }

  private void said(Phrase phrase) {
    if (seen.add(phrase)) {
      for (String code : Languages.CODES) {
        assertThat(Languages.of(code).lacking(phrase)).as(code + ": " + phrase).isEmpty();
      }
      assertThat(phrase.toString())
          .isNotBlank()
          .doesNotContainPattern("[\\[{]\\w+[=|}]|[A-Z]_[A-Z]");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "it"})
  void allConstantsHaveWords(String code) {
    Map<String, String> templates = Languages.templates(code);
    Set<String> missing = new TreeSet<>();
    Stream.of(
            keys("book.gone.", CharacterSheet.Fate.values()),
            keys("book.marked.", World.Mark.values()),
            keys("book.returned.", End.values()),
            keys("book.achieved.", Reward.Scope.values()),
            keys("book.achievementLost.", Reward.Scope.values()),
            keys("outpost.began.", OutpostSheet.Stage.values()),
            keys("outpost.checked.", OutpostSheet.Harm.values()),
            keys("campaign.ask.", CampaignPrompt.Kind.values()),
            Arrays.stream(Sticker.values())
                .filter(one -> one.condition().isEmpty())
                .map(one -> Phrase.of(one).key()))
        .flatMap(keys -> keys)
        .filter(key -> !templates.containsKey(key))
        .forEach(missing::add);
    assertThat(missing).isEmpty();
  }

  private static Stream<String> keys(String before, Enum<?>[] constants) {
    return Arrays.stream(constants).map(one -> before + one.name());
  }
}

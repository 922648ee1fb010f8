package haven.stage.campaign;

import static haven.campaign.keeper.CampaignPrompt.Kind.QUEST;
import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice.Create;
import haven.campaign.keeper.CampaignChoice.Join;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.Retire;
import haven.campaign.keeper.CampaignChoice.SetOut;
import haven.campaign.keeper.CampaignChoice.StayBehind;
import haven.campaign.keeper.CampaignChoice.Take;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.CampaignCite;
import haven.model.Ruleset;
import haven.model.card.ModifierCard;
import haven.model.pack.Pack;
import haven.play.item.LootPile.End;
import haven.play.scenario.Hero;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.GuildPack;
import haven.testkit.LittlePack;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** New characters (CHR). */
final class CreationTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;

  @Test
  @Rule({"CHR-05a", "CHR-17"})
  void twoQuestsAreDrawnAndOneIsKept() {
    CampaignTable table = Guild.table(GH).comesUp(Books.QUESTS, "Old Debts", "Good Soul");
    table.does(0, new Create(0, "Porter", "Hulda", 1));
    assertThat(table.campaign().prompt().kind()).isEqualTo(QUEST);
    assertThat(table.campaign().prompt().options())
        .containsExactly(new Take("Old Debts"), new Take("Good Soul"));
    table.does(new Take("Good Soul"));
    assertThat(table.sheet("Hulda").quest()).isEqualTo("Good Soul");
    assertThat(table.books().deck(Books.QUESTS).mayCome())
        .contains("Old Debts")
        .doesNotContain("Good Soul");
  }

  @RulesetTest
  @Rule("CHR-19")
  void aSheetTracksClassNameLevelExperienceGoldItemsCheckMarksAndPerks(Ruleset ruleset) {
    CharacterSheet sheet = Guild.party(ruleset).sheet("Porter");
    assertThat(sheet.characterClass()).isEqualTo("Porter");
    assertThat(sheet.level()).isEqualTo(1);
    assertThat(sheet.experience()).isZero();
    assertThat(sheet.items()).isEmpty();
    assertThat(sheet.checkmarks()).isZero();
    assertThat(sheet.perks()).isEmpty();
  }

  @Test
  @Rule({"CHR-01a", "CHR-03a", "CHR-04a"})
  void aLockedClassAndASecondOfAClassAreRefused() {
    CampaignTable table = Guild.party(GH);
    table.refuses(0, new Create(0, "Lamplighter", "", 1), "CHR-01a");
    table.refuses(0, new Create(0, "Smith", "Another", 1), "CHR-03a");
    table.does(0, new StayBehind(table.number("Porter")));
    table.does(0, new Create(0, "Porter", "Another", 1)).settle(); // where nobody sees the other
    table.refuses(0, new Join(table.number("Porter")), "CHR-03a");
  }

  @RulesetTest
  @Rule({"CHR-02b"})
  void upToFourCharactersGoTogether(Ruleset ruleset) {
    CampaignTable table =
        CampaignTable.of(CampaignSetup.of(Guild.pack(ruleset), "Ada", "Bo", "Cy", "Di"));
    table.creates(0, "Porter").creates(1, "Smith").creates(2, "Cook").creates(3, "Fiddler");
    assertThat(table.books().members()).hasSize(4);
    assertThat(table.campaign().prompts().stream().flatMap(one -> one.options().stream()))
        .noneMatch(Create.class::isInstance);
    table.setsOut(1);
    assertThat(table.campaign().scenario().orElseThrow().characters()).isEqualTo(4);
  }

  @Test
  @Rule({"CHR-07a", "CHR-08a", "CHR-09a", "LVU-10a", "SHP-03"})
  void aProsperousTownLetsCharactersStartHigher() {
    Guild.party(GH).refuses(0, new Create(0, "Cook", "", 2), "CHR-07a");
    CampaignTable table = Guild.rewarded(GH, "{prosperity: 4}");
    assertThat(table.books().prosperityLevel()).isEqualTo(2);
    table.creates(0, "Cook", 2);
    CharacterSheet cook = table.sheet("Cook");
    assertThat(cook.level()).isEqualTo(2);
    assertThat(cook.gold()).isEqualTo(45);
    assertThat(cook.experience()).isEqualTo(45);
    assertThat(cook.cards()).hasSize(1);
    assertThat(cook.perks().values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(1);
  }

  @Test
  @Rule({"CHR-08a", "CHR-09a"})
  void aNewCharacterOfLevelOneHasThirtyGoldToKeep() {
    CampaignTable table = Guild.party(GH);
    assertThat(table.sheet("Porter").gold()).isEqualTo(30);
    assertThat(table.sheet("Porter").experience()).isZero();
    table.setsOut(1);
    assertThat(table.sheet("Porter").gold()).isEqualTo(30);
  }

  @Test
  @Rule("CHR-08d")
  void nothingIsStatedOfGoldInJaws() {
    assertThat(Guild.party(Ruleset.JAWS_OF_THE_LION).sheet("Porter").gold()).isZero();
  }

  @RulesetTest
  @Rule({"CHR-13"})
  void everybodyStartsWithTheStandardDeck(Ruleset ruleset) {
    CampaignTable table = Guild.party(ruleset).setsOut(1);
    Hero hero = table.campaign().scenario().orElseThrow().party().heroes().getFirst();
    assertThat(hero.deck()).containsExactlyInAnyOrderElementsOf(ModifierCard.STANDARD_DECK);
    assertThat(hero.deck()).hasSize(20);
  }

  @RulesetTest
  @Rule(
      value = {"CHR-15a", "RTR-14"},
      in = Edition.GH)
  void withoutAQuestLeftThereIsNoneAndNoRetirement(Ruleset ruleset) {
    CampaignTable table = Guild.party(ruleset);
    while (!table.books().deck(Books.QUESTS).isEmpty()) {
      int next = table.books().characters().size();
      table.does(0, new Create(0, "Cook", "Cook " + next, 1)).settle();
      table.does(0, new StayBehind(next));
    }
    table.does(0, new Create(0, "Cook", "Questless", 1)).settle();
    assertThat(table.sheet("Questless").quest()).isEmpty();
    table.refuses(0, new Retire(table.number("Questless")), "RTR-01a");
  }

  @Test
  @Rule(
      value = {"CHR-12", "CHR-11a"},
      in = Edition.GH)
  void cardsOfLevelXCountAsLevelOneAndAreThereFromTheStart() {
    CampaignTable table = Guild.party(GH).setsOut(1);
    Hero hero = table.campaign().scenario().orElseThrow().party().heroes().getFirst();
    assertThat(hero.characterClass().cards().stream().filter(card -> card.level() == 1))
        .hasSize(11);
    table.returns(End.COMPLETED, share -> Guild.told(share, 45, 0, 0)).goesHome().settle();
    table.does(0, new LevelUp(0));
    assertThat(table.campaign().prompt().options()).hasSize(2); // neither level 1 nor X
  }

  @RulesetTest
  @Rule(
      value = {"EVT-06", "CHR-14b"},
      in = Edition.GH)
  void aPartyChangesItsCharactersAndWhoeverStaysKeepsTheSheet(Ruleset ruleset) {
    CampaignTable table = Guild.party(ruleset).creates(0, "Cook");
    table.does(0, new StayBehind(table.number("Porter")));
    assertThat(table.books().party().members()).hasSize(2);
    assertThat(table.sheet("Porter").gold()).isEqualTo(30);
    table.refuses(1, new Join(table.number("Porter")), "GHC-01"); // not Bo's to say
    table.does(0, new Join(table.number("Porter")));
    table.does(0, new SetOut(1, false)).settle();
    assertThat(table.campaign().scenario().orElseThrow().party().heroes()).hasSize(3);
  }

  @RulesetTest
  @Rule("VAR-10")
  void classesOfAnotherGameMayBeChosenWhereThePackHasThem(Ruleset ruleset) {
    GuildPack guild = new GuildPack(ruleset.id());
    Map<String, String> texts = new TreeMap<>(guild.texts());
    texts.computeIfPresent("pack.yaml", (_, text) -> text + "depends-on: [harbour]\n");
    Map<String, String> others = new TreeMap<>(LittlePack.HARBOUR.texts());
    others.remove("scenarios.yaml");
    PackFiles harbour = new PackFiles("harbour", others);
    Pack pack = Packs.read(new PackFiles(guild.id(), texts), _ -> Optional.of(harbour)).orRefuse();
    CampaignTable table = CampaignTable.of(CampaignSetup.of(pack, "Ada", "Bo"));
    table.creates(0, "Docker").creates(1, "Porter").setsOut(1);
    assertThat(table.campaign().scenario().orElseThrow().party().heroes())
        .extracting(hero -> hero.name())
        .containsExactly("Docker", "Porter");
    Guild.party(ruleset)
        .refuses(
            0, new Create(0, "Docker", "", 1), ruleset.cite(CampaignCite.CLASS_UNLOCKED).text());
  }
}

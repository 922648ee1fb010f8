package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.campaign.CampaignSetup;
import haven.campaign.journey.Homecoming.Share;
import haven.campaign.keeper.CampaignChoice.Buy;
import haven.campaign.keeper.CampaignChoice.LevelUp;
import haven.campaign.keeper.CampaignChoice.MarkPerk;
import haven.model.Condition;
import haven.model.ability.Element;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.play.item.LootPile.End;
import haven.play.scenario.Hero;
import haven.rulebook.Edition;
import haven.stage.CampaignTable;
import haven.testkit.Rule;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The perk lists that the book prints, taken in a campaign of the pack (PRK). */
final class PrintedPerksTest {
  @Test
  @Rule({
    "PRK-01", "PRK-02", "PRK-03", "PRK-04", "PRK-05", "PRK-06", "PRK-07", "PRK-08", "PRK-09",
    "PRK-10", "PRK-11", "PRK-12"
  })
  void theBrute() {
    List<Perk> perks = perks("Brute");
    assertThat(perks.stream().mapToInt(Perk::boxes).sum()).isEqualTo(15);
    takesEach("Brute", perks);
    assertThat(perks.get(0).removed()).containsExactly(minus(1), minus(1));
    assertThat(perks.get(1).removed()).containsExactly(minus(1));
    assertThat(perks.get(1).added()).containsExactly(ModifierCard.plus(1));
    assertThat(perks.get(2).boxes()).isEqualTo(2);
    assertThat(perks.get(2).added()).containsExactly(ModifierCard.plus(1), ModifierCard.plus(1));
    assertThat(perks.get(3).added()).containsExactly(ModifierCard.plus(3));
    rolling(perks.get(4), 2, 3, "push");
    rolling(perks.get(5), 1, 2, "pierce");
    rolling(perks.get(6), 2, 1, Condition.STUN.name());
    rolling(perks.get(7), 1, 2, Condition.DISARM.name());
    rolling(perks.get(8), 2, 1, "targets");
    assertThat(perks.get(9).added()).hasSize(1);
    assertThat(perks.get(9).added().getFirst().toString().toLowerCase(Locale.ROOT))
        .contains("shield");
    assertThat(perks.get(10).ignores()).containsExactly(Perk.Ignores.ITEM_MINUSES);
    assertThat(perks.get(10).added()).containsExactly(ModifierCard.plus(1));
  }

  @Test
  @Rule({
    "PRK-01", "PRK-13", "PRK-14", "PRK-15", "PRK-16", "PRK-17", "PRK-18", "PRK-19", "PRK-20",
    "PRK-21", "PRK-22", "PRK-23"
  })
  void theTinkerer() {
    List<Perk> perks = perks("Tinkerer");
    assertThat(perks.stream().mapToInt(Perk::boxes).sum()).isEqualTo(15);
    takesEach("Tinkerer", perks);
    assertThat(perks.get(0).boxes()).isEqualTo(2);
    assertThat(perks.get(0).removed()).containsExactly(minus(1), minus(1));
    assertThat(perks.get(1).removed()).containsExactly(minus(2));
    assertThat(perks.get(1).added()).containsExactly(ModifierCard.plus(0));
    assertThat(perks.get(2).added()).containsExactly(ModifierCard.plus(1), ModifierCard.plus(1));
    assertThat(perks.get(3).added()).containsExactly(ModifierCard.plus(3));
    rolling(perks.get(4), 1, 2, Element.FIRE.name());
    rolling(perks.get(5), 1, 3, Condition.MUDDLE.name());
    plusOne(perks.get(6), Condition.WOUND.name());
    plusOne(perks.get(7), Condition.IMMOBILIZE.name());
    plusOne(perks.get(8), "heal");
    assertThat(perks.get(9).added()).hasSize(1);
    assertThat(text(perks.get(9))).contains("targets");
    assertThat(perks.get(10).ignores()).containsExactly(Perk.Ignores.SCENARIO_EFFECTS);
  }

  private static List<Perk> perks(String name) {
    return Gloomhaven.PACK.characterClass(name).characterClass().perks();
  }

  private static ModifierCard minus(int number) {
    return ModifierCard.plus(-number);
  }

  private static String text(Perk perk) {
    return perk.added().toString().toLowerCase(Locale.ROOT);
  }

  private static void rolling(Perk perk, int boxes, int cards, String what) {
    assertThat(perk.boxes()).isEqualTo(boxes);
    assertThat(perk.added()).hasSize(cards).allMatch(ModifierCard::rolling);
    assertThat(text(perk)).contains(what.toLowerCase(Locale.ROOT));
  }

  private static void plusOne(Perk perk, String what) {
    assertThat(perk.boxes()).isEqualTo(2);
    assertThat(perk.added()).hasSize(1).allMatch(card -> !card.rolling() && card.number() == 1);
    assertThat(text(perk)).contains(what.toLowerCase(Locale.ROOT));
  }

  /** Each perk is taken by a character of level 2, and is in the deck it sets out with. */
  private static void takesEach(String name, List<Perk> perks) {
    for (int place = 0; place < perks.size(); place++) {
      CampaignTable table = table(name).setsOut(1);
      table.returns(
          End.LOST_AND_RETURNED, share -> new Share(share.character(), share.fate(), 45, 0, 0));
      table.goesHome().does(0, new LevelUp(0));
      table.does(table.campaign().prompt().options().getFirst()).does(new MarkPerk(place));
      table.does(1, new LevelUp(1)).settle().setsOut(1);
      Hero hero = table.campaign().scenario().orElseThrow().party().heroes().getFirst();
      Perk perk = perks.get(place);
      assertThat(hero.deck()).hasSize(20 - perk.removed().size() + perk.added().size());
      assertThat(hero.deck()).containsAll(perk.added());
      assertThat(hero.ignores()).isEqualTo(perk.ignores());
    }
  }

  private static CampaignTable table(String first) {
    return CampaignTable.of(CampaignSetup.of(Gloomhaven.PACK, "Ada", "Bo"))
        .creates(0, first)
        .creates(1, "Scoundrel");
  }

  @Test
  @Rule({"LVU-09", "CHR-01a", "SHP-05"})
  void whatTheBookPrintsOfTheScoundrelTheBruteAndTheFirstItems() {
    assertThat(Gloomhaven.PACK.characterClass("Scoundrel").characterClass().hitPoints())
        .containsExactly(8, 9, 11, 12, 14, 15, 17, 18, 20);
    assertThat(Gloomhaven.PACK.characterClass("Brute").characterClass().hitPoints())
        .containsExactly(10, 12, 14, 16, 18, 20, 22, 24, 26);
    CampaignTable table = table("Brute");
    assertThat(table.books().world().classes())
        .containsExactlyInAnyOrder(
            "Brute", "Tinkerer", "Spellweaver", "Scoundrel", "Cragheart", "Mindthief");
    assertThat(table.books().supply()).hasSize(14);
    table.does(0, new Buy(0, "Boots of Striding"));
    assertThat(table.sheet("Brute").gold()).isEqualTo(10);
    Hero scoundrel =
        table.setsOut(1).campaign().scenario().orElseThrow().party().heroes().getLast();
    assertThat(scoundrel.hand()).hasSize(9);
  }

  @Test
  @Rule(
      value = {"LVU-24", "LVU-12"},
      in = Edition.GH)
  void ignoringItemEffectsIsAboutTheirMinusOneCardsOnly() {
    CampaignTable table = table("Brute").does(0, new Buy(0, "Hide Armor")).setsOut(1);
    Hero with = table.campaign().scenario().orElseThrow().party().heroes().getFirst();
    assertThat(with.deck()).hasSize(22);
    table.returns(
        End.LOST_AND_RETURNED, share -> new Share(share.character(), share.fate(), 45, 0, 0));
    table.goesHome().does(0, new LevelUp(0));
    table.does(table.campaign().prompt().options().getFirst()).does(new MarkPerk(10));
    table.does(1, new LevelUp(1)).settle().setsOut(1);
    Hero without = table.campaign().scenario().orElseThrow().party().heroes().getFirst();
    assertThat(without.deck()).hasSize(21); // one +1, and no -1 for the armour
  }
}

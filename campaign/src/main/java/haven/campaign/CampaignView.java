package haven.campaign;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.OutpostSheet;
import haven.campaign.book.PartySheet;
import haven.campaign.keeper.CampaignPrompt;
import haven.model.LootKind;
import haven.model.campaign.PotionRecipe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What one person may know of a campaign: the one place where hidden things are cut away. Nobody
 * sees what lies in a deck, or what is in a box that is not open.
 *
 * @param decks how many cards each deck has
 * @param supply how many copies of each item the shop has
 */
public record CampaignView(
    int person,
    List<Hero> characters,
    Band party,
    int prosperity,
    int prosperityLevel,
    int donated,
    List<String> achievements,
    Map<Integer, Set<haven.campaign.book.World.Mark>> scenarios,
    Set<String> classes,
    Map<String, Integer> supply,
    Map<String, Integer> decks,
    Outpost outpost,
    List<CampaignPrompt> prompts,
    List<Booking> events) {

  /**
   * A character as this person sees it.
   *
   * @param quest empty if it is not theirs to see
   */
  public record Hero(
      int number,
      int player,
      String characterClass,
      String name,
      CharacterSheet.Fate fate,
      int level,
      int experience,
      int gold,
      int checkmarks,
      Map<Integer, Integer> perks,
      List<String> cards,
      List<String> items,
      Map<LootKind, Integer> resources,
      String quest,
      List<String> drawnQuests,
      Map<Integer, Integer> progress) {}

  /** The party as all see it. */
  public record Band(
      String name, Set<Integer> members, List<String> achievements, int reputation, int place) {}

  /**
   * The campaign sheet of an outpost as all see it.
   *
   * @param defence with what the morale adds to it (OUT-15)
   * @param buildings by their numbers; of sealed ones nobody knows
   * @param potions what is behind the open windows of the alchemy chart
   */
  public record Outpost(
      OutpostSheet.Stage stage,
      int weeks,
      int morale,
      int inspiration,
      int defence,
      int soldiers,
      Map<LootKind, Integer> supply,
      Map<Integer, OutpostSheet.Standing> buildings,
      Map<Integer, List<String>> calendar,
      Map<String, String> potions) {

    private static Outpost of(Books books) {
      OutpostSheet sheet = books.outpost();
      Map<String, String> potions = new TreeMap<>();
      for (PotionRecipe recipe : books.setup().book().outpost().potions()) {
        if (sheet.windows().contains(recipe.window())) {
          potions.put(recipe.window(), recipe.potion());
        }
      }
      return new Outpost(
          sheet.stage(),
          sheet.weeks(),
          sheet.morale(),
          sheet.inspiration(),
          sheet.defence() + books.setup().book().outpost().defence(sheet.morale()),
          sheet.soldiers(),
          Map.copyOf(sheet.supply()),
          Map.copyOf(sheet.buildings()),
          Map.copyOf(sheet.calendar()),
          potions);
    }
  }

  static CampaignView of(Campaign campaign, int person) {
    Books books = campaign.books();
    Map<String, Integer> decks = new TreeMap<>();
    books.decks().forEach((name, deck) -> decks.put(name, deck.size()));
    PartySheet party = books.party();
    return new CampaignView(
        person,
        books.characters().stream().map(one -> hero(campaign, one, person)).toList(),
        new Band(
            party.name(),
            Set.copyOf(party.members()),
            List.copyOf(party.achievements()),
            party.reputation(),
            party.place()),
        books.world().prosperity(),
        books.prosperityLevel(),
        books.donated(),
        List.copyOf(books.world().achievements()),
        Map.copyOf(books.world().scenarios()),
        Set.copyOf(books.world().classes()),
        Map.copyOf(books.supply()),
        decks,
        Outpost.of(books),
        campaign.prompts().stream().filter(prompt -> prompt.asks(person)).toList(),
        seen(campaign, person));
  }

  private static boolean knowsQuest(Campaign campaign, CharacterSheet one, int person) {
    return one.player() == person || campaign.setup().openQuests();
  }

  private static Hero hero(Campaign campaign, CharacterSheet one, int person) {
    boolean knows = knowsQuest(campaign, one, person);
    return new Hero(
        one.number(),
        one.player(),
        one.characterClass(),
        one.name(),
        one.fate(),
        one.level(),
        one.experience(),
        one.gold(),
        one.checkmarks(),
        Map.copyOf(one.perks()),
        List.copyOf(one.cards()),
        List.copyOf(one.items()),
        Map.copyOf(one.resources()),
        knows ? one.quest() : "",
        knows ? List.copyOf(one.drawnQuests()) : List.of(),
        knows ? Map.copyOf(one.progress()) : Map.of());
  }

  private static List<Booking> seen(Campaign campaign, int person) {
    List<Booking> seen = new ArrayList<>();
    for (Booking booking : campaign.events()) {
      boolean secret =
          booking instanceof Booking.Hidden
              || booking instanceof Booking.Secret
                  && !knowsQuest(campaign, campaign.books().character(booking.character()), person);
      seen.add(secret ? booking.inSecret() : booking);
    }
    return seen;
  }
}

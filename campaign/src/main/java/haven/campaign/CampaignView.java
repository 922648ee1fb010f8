package haven.campaign;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.OutpostSheet;
import haven.campaign.book.PartySheet;
import haven.campaign.book.World;
import haven.campaign.character.Quests;
import haven.campaign.keeper.CampaignPrompt;
import haven.model.LootKind;
import haven.model.ability.Consequence;
import haven.model.campaign.Enhancement;
import haven.model.campaign.PersonalQuest;
import haven.model.campaign.PotionRecipe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What one person, or whoever answers for several, may know of a campaign: the one place where
 * hidden things are cut away. Nobody sees what lies in a deck, or what is in a box that is not
 * open.
 *
 * @param people whom they answer for
 * @param scenarios what has become of those of which something is known
 * @param links from where the way leads where without a road event
 * @param treasures the numbers of those that were looted
 * @param stickers on the cards of all classes
 * @param decks how many cards each deck has
 * @param supply how many copies of each item the shop has
 */
public record CampaignView(
    Set<Integer> people,
    List<Hero> characters,
    Band party,
    int prosperity,
    int prosperityLevel,
    int donated,
    List<String> achievements,
    Map<Integer, Set<World.Mark>> scenarios,
    Map<Integer, Set<Integer>> links,
    Set<Integer> treasures,
    List<Enhancement> stickers,
    Set<String> classes,
    Map<String, Integer> supply,
    Map<String, Integer> decks,
    Outpost outpost,
    List<CampaignPrompt> prompts,
    List<Booking> events) {

  /**
   * A character as this person sees it.
   *
   * @param freePerks boxes that may still be marked
   * @param hand what it takes along; empty for what fits, as with what it brings
   * @param awaiting what will happen to it at the start of its next scenario
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
      int enhancementGold,
      int checkmarks,
      int freePerks,
      int donated,
      Map<Integer, Integer> perks,
      List<String> cards,
      List<String> items,
      List<String> hand,
      List<String> brings,
      List<Consequence> awaiting,
      Map<LootKind, Integer> resources,
      String quest,
      List<String> drawnQuests,
      Map<Integer, Integer> progress) {}

  /**
   * The party as all see it.
   *
   * @param place the scenario where it is; 0 in the town
   * @param due the scenario that it must try again; 0 for none
   * @param level at which it plays; -1 for the recommended one
   */
  public record Band(
      String name,
      Set<Integer> members,
      List<String> achievements,
      int reputation,
      int place,
      int due,
      int level) {}

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

  static CampaignView of(Campaign campaign, Set<Integer> people) {
    Books books = campaign.books();
    Map<String, Integer> decks = new TreeMap<>();
    books.decks().forEach((name, deck) -> decks.put(name, deck.size()));
    PartySheet party = books.party();
    return new CampaignView(
        people,
        books.characters().stream().map(one -> hero(campaign, one, people)).toList(),
        new Band(
            party.name(),
            Set.copyOf(party.members()),
            List.copyOf(party.achievements()),
            party.reputation(),
            party.place(),
            party.due(),
            party.level()),
        books.world().prosperity(),
        books.prosperityLevel(),
        books.donated(),
        List.copyOf(books.world().achievements()),
        Map.copyOf(books.world().scenarios()),
        Map.copyOf(books.world().links()),
        Set.copyOf(books.world().treasures()),
        List.copyOf(books.enhancements()),
        Set.copyOf(books.world().classes()),
        Map.copyOf(books.supply()),
        decks,
        Outpost.of(books),
        campaign.prompts().stream()
            .filter(prompt -> people.stream().anyMatch(prompt::asks))
            .toList(),
        seen(campaign, campaign.events(), people));
  }

  private static boolean knowsQuest(Campaign campaign, CharacterSheet one, Set<Integer> people) {
    return people.contains(one.player()) || campaign.setup().openQuests();
  }

  private static Hero hero(Campaign campaign, CharacterSheet one, Set<Integer> people) {
    boolean knows = knowsQuest(campaign, one, people);
    return new Hero(
        one.number(),
        one.player(),
        one.characterClass(),
        one.name(),
        one.fate(),
        one.level(),
        one.experience(),
        one.gold(),
        one.enhancementGold(),
        one.checkmarks(),
        one.freePerks(),
        one.donated(),
        Map.copyOf(one.perks()),
        List.copyOf(one.cards()),
        List.copyOf(one.items()),
        one.hand(),
        one.brings(),
        List.copyOf(one.awaiting()),
        Map.copyOf(one.resources()),
        knows ? one.quest() : "",
        knows ? List.copyOf(one.drawnQuests()) : List.of(),
        knows ? progress(campaign, one) : Map.of());
  }

  /** How far it has come with each demand of its quest. */
  private static Map<Integer, Integer> progress(Campaign campaign, CharacterSheet one) {
    Map<Integer, Integer> progress = new TreeMap<>();
    if (!one.quest().isEmpty()) {
      for (PersonalQuest.Demand demand : campaign.setup().book().quest(one.quest()).demands()) {
        progress.put(
            progress.size(), Quests.counted(campaign.setup().pack(), one, progress.size(), demand));
      }
    }
    return progress;
  }

  /** What they may know of things that were booked. */
  public static List<Booking> seen(Campaign campaign, List<Booking> booked, Set<Integer> people) {
    List<Booking> seen = new ArrayList<>();
    for (Booking booking : booked) {
      boolean secret =
          booking instanceof Booking.Hidden
              || booking instanceof Booking.Secret
                  && !knowsQuest(campaign, campaign.books().character(booking.character()), people);
      seen.add(secret ? booking.inSecret() : booking);
    }
    return seen;
  }
}

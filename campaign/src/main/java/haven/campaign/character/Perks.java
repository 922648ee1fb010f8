package haven.campaign.character;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.model.CampaignCite;
import haven.model.campaign.rules.GrowthRules;
import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Perks, and the check marks that bring them (LVU-11 to LVU-17). */
public final class Perks {
  private Perks() {}

  /** A perk is gained, and its box is marked at once (LVU-12). */
  public record Gain(int character, CampaignCite cite) implements Step {
    @Override
    public void run(Keeper keeper) {
      keeper.book(new Booking.PerkGained(keeper.cite(cite), character));
      keeper.push(new Mark(character));
    }
  }

  /** The player chooses freely among the boxes that are left (LVU-25). */
  record Mark(int character) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      CharacterSheet one = keeper.books().character(character);
      CharacterClass of = keeper.classOf(one).characterClass();
      List<CampaignChoice> options = new ArrayList<>();
      for (int place = 0; place < of.perks().size(); place++) {
        if (isFree(of, one, place)) {
          options.add(new CampaignChoice.MarkPerk(place));
        }
      }
      return options.isEmpty()
          ? List.of()
          : List.of(
              CampaignPrompt.of(
                  CampaignPrompt.Kind.PERK,
                  one.player(),
                  character,
                  keeper.cite(CampaignCite.PERK),
                  options));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      int perk = ((CampaignChoice.MarkPerk) choice).perk();
      keeper.book(new Booking.PerkMarked(keeper.cite(CampaignCite.PERK), character, perk));
    }
  }

  /** Whether a box of it is free (LVU-13), and the deck has the cards that it would remove. */
  private static boolean isFree(CharacterClass of, CharacterSheet one, int place) {
    Perk perk = of.perks().get(place);
    if (one.perks().getOrDefault(place, 0) >= perk.boxes()) {
      return false;
    }
    if (perk.times(one.perks().getOrDefault(place, 0) + 1) == perk.times(0)) {
      return true; // the box before the last of several that are joined (LVU-14)
    }
    List<ModifierCard> deck = deck(of, one.perks());
    deck.addAll(perk.added());
    return perk.removed().stream().allMatch(deck::remove);
  }

  private static List<ModifierCard> deck(CharacterClass of, Map<Integer, Integer> marked) {
    List<ModifierCard> deck = new ArrayList<>(of.modifiers());
    marked.forEach(
        (place, times) -> {
          for (int i = 0; i < of.perks().get(place).times(times); i++) {
            deck.addAll(of.perks().get(place).added());
          }
        });
    marked.forEach(
        (place, times) -> {
          for (int i = 0; i < of.perks().get(place).times(times); i++) {
            of.perks().get(place).removed().forEach(deck::remove);
          }
        });
    return deck;
  }

  /** Check marks are gained; every third one brings a perk, up to the last that counts (LVU-15). */
  public static void checkmarks(Keeper keeper, CharacterSheet one, int number, CampaignCite why) {
    GrowthRules growth = keeper.rules().campaign().growth();
    int before = one.checkmarks();
    int gained = Math.min(number, growth.mostCheckmarks() - before);
    if (gained <= 0) {
      return;
    }
    keeper.book(new Booking.Checkmarks(keeper.cite(why), one.number(), gained));
    List<Step> perks = new ArrayList<>();
    for (int i = growth.perks(before); i < growth.perks(before + gained); i++) {
      perks.add(new Gain(one.number(), CampaignCite.PERK_FOR_CHECKMARKS));
    }
    keeper.push(perks);
  }

  /** Check marks are lost, down to the last full set (LVU-17). */
  public static void loseCheckmarks(Keeper keeper, CharacterSheet one, int number) {
    int lost = Math.min(number, keeper.rules().campaign().growth().losable(one.checkmarks()));
    if (lost > 0) {
      keeper.book(
          new Booking.Checkmarks(keeper.cite(CampaignCite.CHECKMARKS_LOST), one.number(), -lost));
    }
  }
}

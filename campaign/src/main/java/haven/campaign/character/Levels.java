package haven.campaign.character;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Lessons;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.model.CampaignCite;
import haven.model.campaign.rules.GrowthRules;
import haven.model.card.AbilityCard;
import haven.model.pack.ClassEntry;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Levelling up (LVU): by experience, or because the town has prospered. */
public final class Levels {
  private Levels() {}

  private static GrowthRules growth(Keeper keeper) {
    return keeper.rules().campaign().growth();
  }

  /** Whether its experience demands a level-up (LVU-02). */
  public static boolean isDue(Keeper keeper, CharacterSheet one) {
    return growth(keeper).isEnoughForMore(one.level(), one.experience())
        && Lessons.areOver(keeper, keeper.rules().campaign().lessons().levels());
  }

  /** Whether the town lets it have a level without the experience (LVU-10). */
  private static boolean isFree(Keeper keeper, CharacterSheet one) {
    return one.level() < growth(keeper).free().highest(keeper.books().prosperityLevel());
  }

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.LevelUp wanted) {
    CharacterSheet one = keeper.books().character(wanted.character());
    if (!one.isActive() || !(isDue(keeper, one) || isFree(keeper, one))) {
      return keeper.refuse(CampaignCite.LEVEL_UP_DUE, "campaign.noLevel", one.name());
    }
    return keeper.rules().campaign().town().levelsUpAtHomeOnly() && !keeper.books().party().isHome()
        ? keeper.refuse(CampaignCite.LEVEL_UP_DUE, "campaign.notHome")
        : Optional.empty();
  }

  public static void levelUp(Keeper keeper, int character) {
    keeper.push(new Gain(character, keeper.books().character(character).level() + 1));
  }

  /** One level more, with all that it gives (LVU-05). */
  record Gain(int character, int level) implements Step {
    @Override
    public void run(Keeper keeper) {
      keeper.book(new Booking.Levelled(keeper.cite(CampaignCite.LEVEL_UP), character, level));
      int missing =
          growth(keeper).experience(level) - keeper.books().character(character).experience();
      if (missing > 0) { // LVU-10a: the level came without the experience
        keeper.book(
            new Booking.Experience(keeper.cite(CampaignCite.FREE_LEVEL), character, missing));
      }
      keeper.push(
          List.of(
              new TakeCard(character, level), new Perks.Gain(character, CampaignCite.LEVEL_UP)));
    }
  }

  /** A card of its class, not above its level, that it does not have yet (LVU-06). */
  record TakeCard(int character, int level) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      CharacterSheet one = keeper.books().character(character);
      ClassEntry entry = keeper.classOf(one);
      List<CampaignChoice> options = new ArrayList<>();
      for (AbilityCard card : entry.characterClass().cards()) {
        String called = entry.called(card);
        if (card.level() > 1 && card.level() <= level && !one.cards().contains(called)) {
          options.add(new CampaignChoice.Take(called));
        }
      }
      return options.isEmpty()
          ? List.of()
          : List.of(
              CampaignPrompt.of(
                  CampaignPrompt.Kind.CARD,
                  one.player(),
                  character,
                  keeper.cite(CampaignCite.CARD_GAINED),
                  options));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      String card = ((CampaignChoice.Take) choice).what();
      keeper.book(new Booking.CardGained(keeper.cite(CampaignCite.CARD_GAINED), character, card));
    }
  }
}

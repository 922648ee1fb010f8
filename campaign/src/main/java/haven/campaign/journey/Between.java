package haven.campaign.journey;

import haven.campaign.book.CharacterSheet;
import haven.campaign.character.Creation;
import haven.campaign.character.Levels;
import haven.campaign.character.Respec;
import haven.campaign.character.Retirement;
import haven.campaign.dungeon.Delving;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.outpost.Outpost;
import haven.campaign.outpost.OutpostChoices;
import haven.campaign.outpost.OutpostPhase;
import haven.campaign.town.Enhancer;
import haven.campaign.town.EventCards;
import haven.campaign.town.Shop;
import haven.campaign.town.Temple;
import haven.model.CampaignCite;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Between two scenarios: everybody does what they like, in any order, until all set out. */
public record Between() implements Inquiry {

  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    List<CampaignPrompt> prompts = new ArrayList<>();
    prompts.add(prompt(keeper, CampaignPrompt.Kind.TRAVEL, CampaignPrompt.ALL, together(keeper)));
    for (int person = 0; person < keeper.books().setup().people().size(); person++) {
      prompts.add(prompt(keeper, CampaignPrompt.Kind.ERRANDS, person, errands(keeper, person)));
    }
    return prompts;
  }

  private static CampaignPrompt prompt(
      Keeper keeper, CampaignPrompt.Kind kind, int person, List<CampaignChoice> candidates) {
    List<CampaignChoice> options = new ArrayList<>();
    Map<CampaignChoice, Refusal> barred = new LinkedHashMap<>();
    for (CampaignChoice choice : candidates) {
      refusal(keeper, choice)
          .ifPresentOrElse(no -> barred.put(choice, no), () -> options.add(choice));
    }
    for (CharacterSheet one : keeper.books().characters()) {
      if (one.player() == person && one.isActive()) {
        options.addAll(Enhancer.options(keeper, one));
      }
    }
    return new CampaignPrompt(
        kind,
        person,
        -1,
        keeper.cite(CampaignCite.VISIT),
        options,
        false,
        Optional.empty(),
        barred);
  }

  private static List<CampaignChoice> together(Keeper keeper) {
    List<CampaignChoice> all = new ArrayList<>(Departure.candidates(keeper));
    all.add(new CampaignChoice.Delve());
    all.addAll(EventCards.candidates());
    all.addAll(OutpostChoices.together(keeper));
    return all;
  }

  private static List<CampaignChoice> errands(Keeper keeper, int person) {
    List<CampaignChoice> all = new ArrayList<>(Creation.candidates(keeper, person));
    for (CharacterSheet one : keeper.books().characters()) {
      if (one.player() == person && one.isActive()) {
        int number = one.number();
        all.add(new CampaignChoice.Join(number));
        all.add(new CampaignChoice.StayBehind(number));
        all.add(new CampaignChoice.LevelUp(number));
        all.add(new CampaignChoice.Donate(number));
        all.add(new CampaignChoice.Retire(number));
        all.add(new CampaignChoice.Respec(number));
        all.addAll(Shop.candidates(keeper, one));
        all.addAll(OutpostChoices.of(keeper, one));
      }
    }
    return all;
  }

  @Override
  public Optional<Refusal> refusal(Keeper keeper, int person, CampaignChoice choice) {
    boolean theirs =
        switch (choice) {
          case CampaignChoice.Together _ -> true;
          case CampaignChoice.Errand errand -> person == player(keeper, errand);
          case CampaignChoice.Create create -> person == create.player();
          case CampaignChoice.Answer _ -> false;
        };
    return theirs ? refusal(keeper, choice) : keeper.refuse(CampaignCite.VISIT, "notAsked");
  }

  private static int player(Keeper keeper, CampaignChoice.Errand errand) {
    List<CharacterSheet> all = keeper.books().characters();
    boolean exists = errand.character() >= 0 && errand.character() < all.size();
    return exists ? all.get(errand.character()).player() : Integer.MIN_VALUE;
  }

  /** The rule against it, if there is one. */
  private static Optional<Refusal> refusal(Keeper keeper, CampaignChoice choice) {
    Optional<Refusal> untimely = Outpost.refusal(keeper, choice);
    if (untimely.isPresent()) {
      return untimely;
    }
    return switch (choice) {
      case CampaignChoice.OutpostErrand errand -> OutpostPhase.refusal(keeper, errand);
      case CampaignChoice.OutpostWork work -> OutpostPhase.refusal(keeper, work);
      case CampaignChoice.Create create -> Creation.refusal(keeper, create);
      case CampaignChoice.Join join -> Membership.refusal(keeper, join);
      case CampaignChoice.StayBehind stay -> Membership.refusal(keeper, stay);
      case CampaignChoice.LevelUp level -> Levels.refusal(keeper, level);
      case CampaignChoice.Buy buy -> Shop.refusal(keeper, buy);
      case CampaignChoice.Sell sell -> Shop.refusal(keeper, sell);
      case CampaignChoice.Donate donate -> Temple.refusal(keeper, donate);
      case CampaignChoice.Retire retire -> Retirement.refusal(keeper, retire);
      case CampaignChoice.Respec respec -> Respec.refusal(keeper, respec);
      case CampaignChoice.Enhance enhance -> Enhancer.refusal(keeper, enhance);
      case CampaignChoice.Prepare prepare -> Outfits.refusal(keeper, prepare);
      case CampaignChoice.GoHome _ -> Departure.refusalOfHome(keeper);
      case CampaignChoice.HaveEvent _ -> EventCards.refusal(keeper);
      case CampaignChoice.PlayAt at -> Departure.refusal(keeper, at);
      case CampaignChoice.SetOut out -> Departure.refusal(keeper, out);
      case CampaignChoice.Delve _ -> Departure.refusalOfDungeon(keeper);
      case CampaignChoice.Answer _ -> keeper.refuse(CampaignCite.VISIT, "option");
    };
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    keeper.push(this);
    switch (choice) {
      case CampaignChoice.OutpostErrand errand -> OutpostPhase.perform(keeper, errand);
      case CampaignChoice.OutpostWork work -> OutpostPhase.perform(keeper, work);
      case CampaignChoice.Create create -> Creation.begin(keeper, create);
      case CampaignChoice.Join(int one) -> Membership.change(keeper, one, true);
      case CampaignChoice.StayBehind(int one) -> Membership.change(keeper, one, false);
      case CampaignChoice.LevelUp(int one) -> Levels.levelUp(keeper, one);
      case CampaignChoice.Buy buy -> Shop.buy(keeper, buy);
      case CampaignChoice.Sell(int one, String item) -> Shop.sell(keeper, one, item);
      case CampaignChoice.Donate(int one) -> Temple.donate(keeper, one);
      case CampaignChoice.Retire(int one) -> Retirement.begin(keeper, one);
      case CampaignChoice.Respec(int one) -> Respec.begin(keeper, one);
      case CampaignChoice.Enhance enhance -> Enhancer.enhance(keeper, enhance);
      case CampaignChoice.Prepare prepare -> Outfits.prepare(keeper, prepare);
      case CampaignChoice.GoHome _ -> Departure.goHome(keeper);
      case CampaignChoice.HaveEvent _ -> EventCards.inTown(keeper);
      case CampaignChoice.PlayAt(int level) -> Departure.playAt(keeper, level);
      case CampaignChoice.SetOut out -> Departure.setOut(keeper, out);
      case CampaignChoice.Delve _ -> Delving.begin(keeper);
      case CampaignChoice.Answer _ -> throw new IllegalStateException("refused before");
    }
  }
}

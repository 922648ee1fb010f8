package haven.campaign.journey;

import haven.campaign.book.Booking;
import haven.campaign.book.PartySheet;
import haven.campaign.journey.Departure.Away;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.outpost.Outpost;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.campaign.BuildingCard.Interaction;
import haven.model.campaign.Favour;
import haven.model.monster.MonsterDeck;
import haven.model.scenario.Scenario;
import haven.play.Refusal;
import haven.play.Refused;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * As a scenario begins the party may ask for favours (FAV-01), and everybody prepares for what it
 * gets.
 */
record Favours(Away away) implements Inquiry {
  private static final String MINUS_ONES = "-1";
  private static final String MINUS_TWO = "-2";
  private static final int FEWEST_WITH_MINUS_TWO = 2;
  private static final int MINUS_ONE_CARDS = 5;

  static boolean areGranted(Keeper keeper) {
    return Outpost.stands(keeper) && Outpost.offers(keeper, Interaction.FAVOURS);
  }

  @Override
  public List<CampaignPrompt> prompts(Keeper keeper) {
    List<CampaignChoice> options = new ArrayList<>();
    options.add(new CampaignChoice.Accept());
    int left = keeper.rules().campaign().outpost().favours() - points(keeper);
    keeper
        .rules()
        .campaign()
        .outpost()
        .favourCosts()
        .forEach(
            (favour, cost) -> {
              if (cost <= left) {
                things(keeper, favour)
                    .forEach(what -> options.add(new CampaignChoice.AskFavour(favour, what)));
              }
            });
    return List.of(
        CampaignPrompt.of(
            CampaignPrompt.Kind.FAVOURS,
            CampaignPrompt.ALL,
            -1,
            keeper.cite(CampaignCite.FAVOUR),
            options));
  }

  /** Asked even if no point is left: some must prepare for what they got. */
  @Override
  public List<CampaignPrompt> goOn(Keeper keeper) {
    return prompts(keeper);
  }

  /** What a favour can be about now; one that is about nothing is about the empty word. */
  private List<String> things(Keeper keeper, Favour favour) {
    Scenario scenario = away.setup(keeper).scenario();
    return switch (favour) {
      case KNOWLEDGE, WEALTH, CAPACITY, POTENTIAL -> List.of("");
      case STRATEGY ->
          scenario.decks().stream()
              .filter(deck -> deck.cards().size() > 2)
              .map(MonsterDeck::name)
              .filter(deck -> !keeper.books().party().scouted().containsKey(deck)) // FAV-05
              .toList();
      case DISCOVERY -> {
        List<String> kinds = new ArrayList<>();
        for (LootKind kind : LootKind.values()) {
          if (kind.isResource()
              && !scenario.loot().isEmpty()
              && !scenario.loot().containsKey(kind)) {
            kinds.add(kind.name().toLowerCase(Locale.ROOT));
          }
        }
        yield kinds;
      }
    };
  }

  private static int points(Keeper keeper) {
    Map<Favour, Integer> costs = keeper.rules().campaign().outpost().favourCosts();
    return keeper.books().party().favours().stream()
        .mapToInt(one -> costs.getOrDefault(one.favour(), 0))
        .sum();
  }

  /** Somebody may prepare in the meantime; and all must be ready at last. */
  @Override
  public Optional<Refusal> refusal(Keeper keeper, int person, CampaignChoice choice) {
    if (choice instanceof CampaignChoice.Prepare prepare) {
      boolean own =
          keeper.books().members().stream()
              .anyMatch(one -> one.number() == prepare.character() && one.player() == person);
      return own ? Outfits.refusal(keeper, prepare) : keeper.refuse(CampaignCite.VISIT, "notAsked");
    }
    Optional<Refusal> refused = Inquiry.super.refusal(keeper, person, choice);
    if (refused.isPresent() || !(choice instanceof CampaignChoice.Accept)) {
      return refused;
    }
    try {
      Setup _ = away.setup(keeper);
      return Optional.empty();
    } catch (Refused why) {
      return Optional.of(new Refusal(why.rule(), why.why()));
    }
  }

  @Override
  public void answer(Keeper keeper, CampaignChoice choice) {
    if (choice instanceof CampaignChoice.Prepare prepare) {
      keeper.push(this);
      Outfits.prepare(keeper, prepare);
    } else if (choice instanceof CampaignChoice.AskFavour(Favour favour, String what)) {
      keeper.push(this);
      keeper.book(new Booking.FavourAsked(keeper.cite(CampaignCite.FAVOUR), favour, what));
      if (favour == Favour.STRATEGY) {
        keeper.push(new Scouting.Look(away, what, List.of()));
      }
    } else {
      keeper.push(new Payment());
    }
  }

  /** Each point is a -1 less in the monsters' deck; two may be their -2 (FAV-02). */
  private record Payment() implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      int points = points(keeper);
      List<CampaignChoice> options = new ArrayList<>();
      if (points >= 1 && points <= MINUS_ONE_CARDS) {
        options.add(new CampaignChoice.Take(MINUS_ONES));
      }
      if (points >= FEWEST_WITH_MINUS_TWO) {
        options.add(new CampaignChoice.Take(MINUS_TWO));
      }
      return options.isEmpty()
          ? List.of()
          : List.of(
              CampaignPrompt.of(
                  CampaignPrompt.Kind.PAY,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(CampaignCite.FAVOUR_PAID),
                  options));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      boolean two = ((CampaignChoice.Take) choice).what().equals(MINUS_TWO);
      keeper.book(new Booking.FavoursPaid(keeper.cite(CampaignCite.FAVOUR_PAID), two));
    }
  }

  /** What the favours of a party cost, as cards of the monsters' deck: -1 cards, and the -2. */
  static List<Integer> price(Keeper keeper) {
    PartySheet party = keeper.books().party();
    int points = points(keeper);
    List<Integer> cards = new ArrayList<>();
    if (party.paysMinusTwo() || points > MINUS_ONE_CARDS) {
      cards.add(-2);
      points -= 2;
    }
    for (int i = 0; i < points; i++) {
      cards.add(-1);
    }
    return cards;
  }
}

package haven.campaign.town;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.journey.Lessons;
import haven.campaign.journey.Purse;
import haven.campaign.journey.Rewards;
import haven.campaign.journey.SharedGold;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.CardDraw;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.keeper.Topic;
import haven.campaign.outpost.Calendar;
import haven.campaign.outpost.Outpost;
import haven.campaign.outpost.Siege;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.campaign.Clause;
import haven.model.campaign.EventCard;
import haven.model.campaign.rules.TownRules.Service;
import haven.model.scenario.OutpostGain;
import haven.play.Refusal;
import java.util.List;
import java.util.Optional;

/** Event cards, on the road and in the town (EVT-17 to EVT-23). */
public final class EventCards {
  private static final String CITY = "city";
  private static final String ROAD = "road";

  private EventCards() {}

  public static List<CampaignChoice> candidates() {
    return List.of(new CampaignChoice.HaveEvent());
  }

  /** Once in a visit (GHC-03). */
  public static Optional<Refusal> refusal(Keeper keeper) {
    boolean offered = keeper.rules().campaign().town().offers().contains(Service.EVENT);
    if (!offered || !keeper.books().party().isHome() || keeper.books().deck(CITY).isEmpty()) {
      return keeper.refuse(CampaignCite.VISIT, "option");
    }
    if (!Lessons.areOver(keeper, keeper.rules().campaign().lessons().events())) {
      return keeper.refuse(CampaignCite.CITY_EVENT, "campaign.notYet");
    }
    return keeper.books().party().mayHaveEvent()
        ? Optional.empty()
        : keeper.refuse(CampaignCite.CITY_EVENT, "campaign.oneEvent");
  }

  public static void inTown(Keeper keeper) {
    keeper.book(new Booking.EventUsed(keeper.cite(CampaignCite.CITY_EVENT)));
    keeper.push(new Turn(CITY, CampaignCite.CITY_EVENT));
  }

  public static void onTheRoad(Keeper keeper) {
    keeper.push(new Turn(Calendar.deck(keeper, ROAD), CampaignCite.ROAD_EVENT));
  }

  /** The event of an Outpost Phase (OUT-10). */
  public static void atHome(Keeper keeper, String deck) {
    keeper.push(new Turn(deck, CampaignCite.OUTPOST_EVENT));
  }

  /** The top card of a deck is turned. */
  private record Turn(String deck, CampaignCite cite) implements CardDraw {
    @Override
    public void came(Keeper keeper, String card) {
      keeper.push(new Decide(deck, Integer.parseInt(card)));
    }
  }

  /** The party chooses a way out before it knows what comes of it (EVT-17a). */
  private record Decide(String deck, int number) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      return List.of(
          CampaignPrompt.of(
                  CampaignPrompt.Kind.EVENT,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(CampaignCite.EVENT_OPTION),
                  List.of(new CampaignChoice.Way(true), new CampaignChoice.Way(false)))
              .about(new Topic.Event(deck, number)));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      keeper.reveals();
      EventCard card = keeper.print().event(deck, number);
      EventCard.Option option = ((CampaignChoice.Way) choice).first() ? card.a() : card.b();
      keeper.push(new PutAway(deck, number, option.returns()));
      option
          .guest()
          .ifPresent(
              guest ->
                  keeper.book(new Booking.Accompanied(keeper.cite(CampaignCite.GUEST), guest)));
      card.attack().ifPresent(attack -> keeper.push(new Siege.Attack(attack))); // TWG-01
      keeper.push(new Read(deck, number, option.results(), false));
    }
  }

  /** Results are read from top to bottom (EVT-18), each after what the one before has brought. */
  private record Read(String deck, int number, List<EventCard.Result> results, boolean any)
      implements Step {
    @Override
    public void run(Keeper keeper) {
      if (results.isEmpty()) {
        return;
      }
      EventCard.Result result = results.getFirst();
      boolean holds = result.when().stream().allMatch(clause -> holds(keeper, clause));
      keeper.push(new Read(deck, number, results.subList(1, results.size()), any || holds));
      if (holds) {
        keeper.push(new PutAway(deck, number, result.returns()));
        List<Integer> party =
            keeper.books().members().stream().map(CharacterSheet::number).toList();
        new Rewards(party, CampaignCite.EVENT_RESULT, 0).give(keeper, result.what());
        result.when().forEach(clause -> pay(keeper, party, clause));
      }
    }

    /** EVT-19: what a condition asks for is lost. */
    private static void pay(Keeper keeper, List<Integer> party, Clause clause) {
      if (clause instanceof Clause.Pays(int gold)) {
        keeper.push(new SharedGold(party, -gold));
      } else if (clause instanceof Clause.EachPays(int gold)) {
        party.forEach(one -> Purse.change(keeper, one, -gold, CampaignCite.EVENT_RESULT));
      } else if (clause instanceof Clause.PaysItem(String item)) {
        keeper.push(new Parting(item));
      } else if (clause instanceof Clause.PaysResource(LootKind kind, int number)) {
        Outpost.gain(keeper, new OutpostGain.Collective(kind, -number), CampaignCite.EVENT_RESULT);
      }
    }

    private boolean holds(Keeper keeper, Clause clause) {
      return clause instanceof Clause.Otherwise ? !any : Clauses.isTrue(keeper, clause);
    }
  }

  /** Out of the game, or under its deck without shuffling (EVT-21). */
  private record PutAway(String deck, int number, boolean returns) implements Step {
    @Override
    public void run(Keeper keeper) {
      if (returns) {
        keeper.book(
            new Booking.CardBeneath(
                keeper.cite(CampaignCite.EVENT_GONE), deck, String.valueOf(number)));
      }
    }
  }
}

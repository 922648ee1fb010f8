package haven.campaign.outpost;

import haven.campaign.book.OutpostChange;
import haven.campaign.book.OutpostSheet.Stage;
import haven.campaign.journey.Departure;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.town.EventCards;
import haven.model.CampaignCite;
import haven.play.Refusal;
import java.util.List;
import java.util.Optional;

/**
 * The Outpost Phase with its five steps (OUT-02). The first three go by themselves; in Downtime and
 * Construction all do what they like until the party goes on.
 */
public final class OutpostPhase {
  private static final String OUTPOST = "outpost";

  private OutpostPhase() {}

  /** The party has come home. */
  public static void begin(Keeper keeper) {
    if (Outpost.stands(keeper)) {
      keeper.push(
          List.of(
              new Begin(Stage.PASSAGE_OF_TIME),
              new Begin(Stage.OUTPOST_EVENT),
              new Begin(Stage.BUILDING_OPERATIONS),
              new Begin(Stage.DOWNTIME)));
    }
  }

  private record Begin(Stage stage) implements Step {
    @Override
    public void run(Keeper keeper) {
      Outpost.book(keeper, CampaignCite.STAGE, new OutpostChange.Began(stage));
      switch (stage) {
        case PASSAGE_OF_TIME -> Calendar.mark(keeper);
        case OUTPOST_EVENT -> {
          if (!Outpost.sheet(keeper).isWithoutEvent()) {
            EventCards.atHome(keeper, Calendar.deck(keeper, OUTPOST));
          }
        }
        case BUILDING_OPERATIONS -> Buildings.operate(keeper);
        case BEFORE_ALL, AWAY, DOWNTIME, CONSTRUCTION, READY -> {}
      }
    }
  }

  /** Whoever has to level up or retire does so first; and somebody must be there to go on. */
  private static Optional<Refusal> refusal(Keeper keeper) {
    return keeper.books().members().isEmpty()
        ? keeper.refuse(CampaignCite.PARTY, "campaign.nobody")
        : Departure.duties(keeper);
  }

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.OutpostWork work) {
    return switch (work) {
      case CampaignChoice.Proceed _ -> refusal(keeper);
      case CampaignChoice.Build build -> Buildings.refusal(keeper, build);
      case CampaignChoice.Rebuild rebuild -> Buildings.refusal(keeper, rebuild);
    };
  }

  public static void perform(Keeper keeper, CampaignChoice.OutpostWork work) {
    switch (work) {
      case CampaignChoice.Proceed _ ->
          keeper.push(
              new Begin(
                  Outpost.sheet(keeper).stage() == Stage.DOWNTIME
                      ? Stage.CONSTRUCTION
                      : Stage.READY));
      case CampaignChoice.Build(int building) -> Buildings.build(keeper, building);
      case CampaignChoice.Rebuild(int building) -> Buildings.rebuild(keeper, building);
    }
  }

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.OutpostErrand errand) {
    return switch (errand) {
      case CampaignChoice.Store store -> Outpost.refusal(keeper, store);
      case CampaignChoice.Craft craft -> Craftsman.refusal(keeper, craft);
      case CampaignChoice.Brew brew -> Alchemist.refusal(keeper, brew);
      case CampaignChoice.Distil distil -> Alchemist.refusal(keeper, distil);
    };
  }

  public static void perform(Keeper keeper, CampaignChoice.OutpostErrand errand) {
    switch (errand) {
      case CampaignChoice.Store store -> Outpost.store(keeper, store);
      case CampaignChoice.Craft craft -> Craftsman.craft(keeper, craft);
      case CampaignChoice.Brew brew -> Alchemist.brew(keeper, brew);
      case CampaignChoice.Distil distil -> Alchemist.distil(keeper, distil);
    }
  }
}

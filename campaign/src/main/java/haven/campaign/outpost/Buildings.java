package haven.campaign.outpost;

import haven.campaign.book.OutpostChange;
import haven.campaign.book.OutpostSheet;
import haven.campaign.book.OutpostSheet.Standing;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.campaign.BuildingCard;
import haven.model.campaign.BuildingCard.Operation;
import haven.model.campaign.rules.OutpostRules;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Buildings: what they do, and how they are built, upgraded, wrecked and rebuilt (BLD). */
final class Buildings {
  private Buildings() {}

  /** The card of a building at the level after the present one. */
  private static Optional<BuildingCard> next(Keeper keeper, int building) {
    Standing standing = Outpost.sheet(keeper).buildings().get(building);
    return standing == null
        ? Optional.empty()
        : keeper.print().outpost().building(building, standing.level() + 1);
  }

  /** The card that lies in the deck; empty for a mere spot (BLD-01). */
  static Optional<BuildingCard> card(Keeper keeper, int building) {
    Standing standing = Outpost.sheet(keeper).buildings().get(building);
    return standing == null
        ? Optional.empty()
        : keeper.print().outpost().building(building, standing.level());
  }

  static List<CampaignChoice> candidates(Keeper keeper) {
    List<CampaignChoice> all = new ArrayList<>();
    all.add(new CampaignChoice.Proceed());
    for (int building : Outpost.sheet(keeper).buildings().keySet()) {
      all.add(new CampaignChoice.Build(building));
      all.add(new CampaignChoice.Rebuild(building));
    }
    return all;
  }

  /** Step 3: all cards in the order of their numbers (BLD-04). */
  static void operate(Keeper keeper) {
    List<Step> steps = new ArrayList<>();
    Outpost.sheet(keeper).buildings().keySet().forEach(number -> steps.add(new Operate(number)));
    keeper.push(steps);
  }

  private record Operate(int building) implements Step {
    @Override
    public void run(Keeper keeper) {
      Standing standing = Outpost.sheet(keeper).buildings().get(building);
      Optional<BuildingCard> card = card(keeper, building);
      if (standing == null || card.isEmpty()) {
        return;
      }
      List<Operation> all = standing.wrecked() ? card.get().wrecked() : card.get().each();
      List<Step> steps = new ArrayList<>();
      all.forEach(operation -> steps.add(new Effect(operation)));
      keeper.push(steps);
    }
  }

  /** One effect; what has a price is had by those who pay it in full (BLD-06). */
  private record Effect(Operation operation) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      boolean payable =
          operation.cost().entrySet().stream()
              .allMatch(
                  one ->
                      Holding.total(keeper.books(), Holding.all(keeper.books(), one.getKey()))
                          >= one.getValue());
      return operation.isOptional() && payable
          ? List.of(
              CampaignPrompt.of(
                  CampaignPrompt.Kind.PAY,
                  CampaignPrompt.ALL,
                  -1,
                  keeper.cite(CampaignCite.BUILDING_EFFECT_PAID),
                  List.of(new CampaignChoice.Accept(), new CampaignChoice.Decline())))
          : List.of();
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      if (choice instanceof CampaignChoice.Accept) {
        keeper.push(new Happening(operation));
        for (Map.Entry<LootKind, Integer> one : operation.cost().entrySet()) {
          keeper.push(
              new SharedResource(
                  Holding.all(keeper.books(), one.getKey()),
                  -one.getValue(),
                  CampaignCite.BUILDING_EFFECT_PAID));
        }
      }
    }

    @Override
    public void run(Keeper keeper) {
      if (!operation.isOptional()) {
        new Happening(operation).run(keeper);
      }
    }
  }

  private record Happening(Operation operation) implements Step {
    @Override
    public void run(Keeper keeper) {
      Outpost.rewards(keeper, CampaignCite.BUILDING_EFFECT).give(keeper, operation.gives());
    }
  }

  /** A card enters the deck, with all that it gives once (BLD-13, BLD-14). */
  static void enter(Keeper keeper, BuildingCard card, CampaignCite why) {
    Outpost.book(keeper, why, new OutpostChange.Built(card.number(), card.level()));
    Outpost.rewards(keeper, why).give(keeper, card.once());
  }

  private record Enter(BuildingCard card, CampaignCite why) implements Step {
    @Override
    public void run(Keeper keeper) {
      enter(keeper, card, why);
    }
  }

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Build build) {
    OutpostSheet sheet = Outpost.sheet(keeper);
    OutpostRules rules = keeper.rules().campaign().outpost();
    Optional<BuildingCard> next = next(keeper, build.building());
    if (next.isEmpty()) {
      return keeper.refuse(CampaignCite.BUILDING, "outpost.notOpen", build.building());
    }
    if (isWrecked(sheet, build.building())) {
      return keeper.refuse(
          CampaignCite.BUILDING_WRECKED_AS_IS, "outpost.wrecked", next.get().name());
    }
    if (sheet.hasRebuilt()) {
      return keeper.refuse(CampaignCite.BUILDING_REBUILT_LAST, "outpost.rebuilt");
    }
    boolean more = sheet.built() == rules.buildings() && sheet.morale() >= rules.second();
    if (sheet.built() >= rules.buildings() && !more) {
      return keeper.refuse(CampaignCite.BUILDING_LIMIT, "outpost.built");
    }
    if (keeper.books().prosperityLevel() < next.get().prosperity()) {
      return keeper.refuse(
          CampaignCite.BUILDING_PROSPERITY, "outpost.prosperity", next.get().prosperity());
    }
    return Bill.isPayable(keeper.books(), next.get().cost())
        ? Optional.empty()
        : keeper.refuse(CampaignCite.BUILDING_COST, "outpost.cost", next.get().name());
  }

  private static boolean isWrecked(OutpostSheet sheet, int building) {
    Standing standing = sheet.buildings().get(building);
    return standing != null && standing.wrecked();
  }

  static void build(Keeper keeper, int building) {
    OutpostRules rules = keeper.rules().campaign().outpost();
    BuildingCard card = next(keeper, building).orElseThrow();
    CampaignCite why = card.level() == 1 ? CampaignCite.BUILDING : CampaignCite.BUILDING_UPGRADED;
    boolean second = Outpost.sheet(keeper).built() >= rules.buildings();
    Outpost.book(keeper, CampaignCite.BUILDING_LIMIT, new OutpostChange.BuildingUsed());
    keeper.push(List.of(new Bill(card.cost()), new Enter(card, why)));
    if (second) {
      Outpost.morale(keeper, -rules.second(), CampaignCite.BUILDING_LIMIT);
    }
  }

  /** Its card is turned; whatever happens to it happens in the next step 3 (TWG-17). */
  static void wreck(Keeper keeper, int building) {
    Standing standing = Outpost.sheet(keeper).buildings().get(building);
    if (standing != null && standing.level() > 0 && !standing.wrecked()) {
      Outpost.book(keeper, CampaignCite.BUILDING_WRECKED, new OutpostChange.Turned(building, true));
    }
  }

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Rebuild rebuild) {
    Optional<BuildingCard> card = card(keeper, rebuild.building());
    if (card.isEmpty() || !isWrecked(Outpost.sheet(keeper), rebuild.building())) {
      return keeper.refuse(
          CampaignCite.BUILDING_REBUILT,
          "outpost.notWrecked",
          card.map(BuildingCard::name).orElse(String.valueOf(rebuild.building())));
    }
    return Bill.isPayable(keeper.books(), card.get().rebuild())
        ? Optional.empty()
        : keeper.refuse(CampaignCite.BUILDING_COST, "outpost.cost", card.get().name());
  }

  /** Any number of them, after all building and upgrading (BLD-11, BLD-16). */
  static void rebuild(Keeper keeper, int building) {
    BuildingCard card = card(keeper, building).orElseThrow();
    keeper.push(List.of(new Bill(card.rebuild()), new TurnBack(building)));
  }

  private record TurnBack(int building) implements Step {
    @Override
    public void run(Keeper keeper) {
      Outpost.book(
          keeper, CampaignCite.BUILDING_REBUILT, new OutpostChange.Turned(building, false));
    }
  }
}

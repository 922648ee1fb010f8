package haven.campaign.outpost;

import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.OutpostChange;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Inquiry;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Step;
import haven.campaign.keeper.Topic;
import haven.campaign.town.Shop;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.LootKind.Group;
import haven.model.campaign.BuildingCard.Interaction;
import haven.model.campaign.PotionRecipe;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Herbs become potions, and potions herbs (BRW). */
final class Alchemist {
  private static final List<LootKind> HERBS =
      Arrays.stream(LootKind.values()).filter(kind -> kind.group() == Group.HERB).toList();

  private Alchemist() {}

  /** Every combination of two and of three herbs, and every potion that somebody has. */
  static List<CampaignChoice> candidates(Keeper keeper, CharacterSheet one) {
    List<CampaignChoice> all = new ArrayList<>();
    for (PotionRecipe recipe : keeper.print().outpost().potions()) {
      all.add(new CampaignChoice.Brew(one.number(), recipe.herbs()));
    }
    one.items().forEach(item -> all.add(new CampaignChoice.Distil(one.number(), item)));
    return all;
  }

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Brew brew) {
    CharacterSheet one = keeper.books().character(brew.character());
    boolean three = brew.herbs().size() == 3;
    CampaignCite cite = three ? CampaignCite.BREWING_OF_THREE : CampaignCite.BREWING;
    if (!one.isActive()
        || !Outpost.offers(keeper, three ? Interaction.BREW_OF_THREE : Interaction.BREW)) {
      return keeper.refuse(CampaignCite.DOWNTIME, "outpost.noBuilding");
    }
    String window = PotionRecipe.window(brew.herbs());
    Optional<PotionRecipe> recipe = keeper.print().outpost().window(window);
    if (recipe.isEmpty()) {
      return keeper.refuse(cite, "outpost.noWindow");
    }
    for (LootKind herb : HERBS) {
      int need = Collections.frequency(brew.herbs(), herb);
      if (Holding.total(keeper.books(), Craftsman.holdings(one.number(), herb)) < need) {
        return keeper.refuse(cite, "outpost.herbs");
      }
    }
    boolean known = Outpost.sheet(keeper).windows().contains(window);
    return known && keeper.books().available(recipe.get().potion()) == 0
        ? keeper.refuse(CampaignCite.BREWED, "campaign.noCopy", recipe.get().potion())
        : Optional.empty();
  }

  static void brew(Keeper keeper, CampaignChoice.Brew brew) {
    List<Step> steps = new ArrayList<>();
    for (LootKind herb : HERBS) {
      int need = Collections.frequency(brew.herbs(), herb);
      if (need > 0) {
        steps.add(
            new SharedResource(
                Craftsman.holdings(brew.character(), herb), -need, CampaignCite.BREWING));
      }
    }
    steps.add(new LookAtChart(brew.character(), PotionRecipe.window(brew.herbs())));
    keeper.push(steps);
  }

  /** A window that was closed is opened, and cannot be closed again (BRW-02). */
  private record LookAtChart(int character, String window) implements Step {
    @Override
    public void run(Keeper keeper) {
      String potion = keeper.print().outpost().window(window).orElseThrow().potion();
      if (!Outpost.sheet(keeper).windows().contains(window)) {
        keeper.reveals();
        Outpost.book(keeper, CampaignCite.WINDOW, new OutpostChange.WindowOpened(window));
        Shop.design(keeper, potion, CampaignCite.BREWED);
      }
      if (keeper.books().available(potion) > 0) {
        keeper.push(new HandOver(character, potion));
      }
    }
  }

  /** The brewer keeps it or gives it away at once (BRW-03); a second copy is sold (CRA-10). */
  private record HandOver(int brewer, String potion) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      List<CampaignChoice> options = new ArrayList<>();
      options.add(new CampaignChoice.Give(brewer));
      for (int other : Outpost.party(keeper)) {
        if (other != brewer) {
          options.add(new CampaignChoice.Give(other));
        }
      }
      return List.of(
          CampaignPrompt.of(
                  CampaignPrompt.Kind.WHO_GETS_IT,
                  keeper.books().character(brewer).player(),
                  brewer,
                  keeper.cite(CampaignCite.BREWED),
                  options)
              .about(new Topic.Item(potion)));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      int whose = ((CampaignChoice.Give) choice).character();
      boolean has = keeper.books().character(whose).items().contains(potion);
      keeper.book(new Booking.ItemGained(keeper.cite(CampaignCite.BREWED), whose, potion, false));
      if (has) {
        Shop.sell(keeper, whose, potion, CampaignCite.SECOND_COPY);
      }
    }
  }

  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Distil distil) {
    CharacterSheet one = keeper.books().character(distil.character());
    if (!one.isActive() || !Outpost.offers(keeper, Interaction.DISTIL)) {
      return keeper.refuse(CampaignCite.DOWNTIME, "outpost.noBuilding");
    }
    if (!one.items().contains(distil.potion())) {
      return keeper.refuse(CampaignCite.DISTILLING, "notOwned", one.name(), distil.potion());
    }
    List<PotionRecipe> all = keeper.print().outpost().recipes(distil.potion());
    if (!all.isEmpty() && all.stream().noneMatch(PotionRecipe::isDistilled)) {
      return keeper.refuse(CampaignCite.BREWING_OF_THREE, "outpost.notDistilled", distil.potion());
    }
    return herbs(keeper, distil.potion()).isEmpty()
        ? keeper.refuse(CampaignCite.DISTILLING, "outpost.notRevealed", distil.potion())
        : Optional.empty();
  }

  /** The herbs of all its windows that are open (BRW-04). */
  private static List<LootKind> herbs(Keeper keeper, String potion) {
    return keeper.print().outpost().recipes(potion).stream()
        .filter(recipe -> Outpost.sheet(keeper).windows().contains(recipe.window()))
        .filter(PotionRecipe::isDistilled)
        .flatMap(recipe -> recipe.herbs().stream())
        .distinct()
        .sorted()
        .toList();
  }

  static void distil(Keeper keeper, CampaignChoice.Distil distil) {
    keeper.push(new TakeHerb(distil.character(), herbs(keeper, distil.potion())));
    keeper.book(
        new Booking.ItemReturned(
            keeper.cite(CampaignCite.DISTILLING), distil.character(), distil.potion()));
  }

  private record TakeHerb(int character, List<LootKind> herbs) implements Inquiry {
    @Override
    public List<CampaignPrompt> prompts(Keeper keeper) {
      return List.of(
          CampaignPrompt.of(
              CampaignPrompt.Kind.HERB,
              keeper.books().character(character).player(),
              character,
              keeper.cite(CampaignCite.DISTILLING),
              herbs.stream()
                  .map(herb -> new CampaignChoice.Take(herb.name().toLowerCase(Locale.ROOT)))
                  .toList()));
    }

    @Override
    public void answer(Keeper keeper, CampaignChoice choice) {
      String herb = ((CampaignChoice.Take) choice).what();
      LootKind kind = LootKind.valueOf(herb.toUpperCase(Locale.ROOT));
      new Holding.Own(character, kind).change(keeper, 1, CampaignCite.DISTILLING);
    }
  }
}

package haven.campaign.town;

import haven.campaign.CampaignVariant;
import haven.campaign.book.Booking;
import haven.campaign.book.CharacterSheet;
import haven.campaign.character.Quests;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.campaign.outpost.Outpost;
import haven.model.CampaignCite;
import haven.model.RuleId;
import haven.model.ability.Ability;
import haven.model.campaign.BuildingCard.Interaction;
import haven.model.campaign.Enhancement;
import haven.model.campaign.Sticker;
import haven.model.campaign.rules.EnhancementRules;
import haven.model.campaign.rules.TownRules.Service;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.pack.ClassEntry;
import haven.play.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Cards get stickers (ENH). */
public final class Enhancer {
  private Enhancer() {}

  /** Whether anybody enhances cards here yet (ENH-01). */
  private static boolean isOpen(Keeper keeper) {
    boolean known =
        Outpost.stands(keeper)
            ? Outpost.offers(keeper, Interaction.ENHANCE) // ENH-20
            : !keeper.print().enhancing().isEmpty()
                && keeper.print().enhancing().stream().allMatch(one -> Clauses.isTrue(keeper, one));
    return known
        && keeper.rules().campaign().town().offers().contains(Service.ENHANCER)
        && keeper.books().party().isHome();
  }

  /** All stickers that the character can pay for now; they need no further check. */
  public static List<CampaignChoice> options(Keeper keeper, CharacterSheet one) {
    EnhancementRules rules = keeper.rules().campaign().enhancement();
    int cheapest = rules.prices().values().stream().mapToInt(Integer::intValue).min().orElse(0);
    boolean timely =
        Outpost.refusal(keeper, new CampaignChoice.Retire(one.number())).isEmpty(); // an errand
    if (!isOpen(keeper)
        || !timely
        || one.goldForStickers() < cheapest / 4) { // nothing makes one cheaper than that
      return List.of();
    }
    List<CampaignChoice> all = new ArrayList<>();
    pool(keeper, one)
        .forEach(
            (called, card) -> {
              if (!isOneTooMany(keeper, one, called)) {
                options(keeper, one, called, card, true, all);
                options(keeper, one, called, card, false, all);
              }
            });
    return all;
  }

  private static void options(
      Keeper keeper,
      CharacterSheet one,
      String called,
      AbilityCard card,
      boolean top,
      List<CampaignChoice> all) {
    List<Ability> lines = action(card, top).abilities();
    for (int line = 0; line < lines.size(); line++) {
      for (Sticker sticker : keeper.rules().campaign().enhancement().prices().keySet()) {
        CampaignChoice.Enhance wanted =
            new CampaignChoice.Enhance(one.number(), called, top, line, sticker, 0);
        if (CardLine.of(lines.get(line)).with(sticker, 0).isPresent()
            && price(keeper, wanted, card) <= one.goldForStickers()) {
          all.add(wanted);
        }
      }
    }
  }

  /** The cards that it has, with the stickers on them, by what they are called (ENH-02). */
  private static Map<String, AbilityCard> pool(Keeper keeper, CharacterSheet one) {
    ClassEntry entry = Enhanced.entry(keeper.classOf(one), keeper.books().enhancements());
    Map<String, AbilityCard> pool = new LinkedHashMap<>();
    for (AbilityCard card : entry.characterClass().cards()) {
      String called = entry.called(card);
      if (card.level() == 1 || one.cards().contains(called)) {
        pool.put(called, card);
      }
    }
    return pool;
  }

  private static CardAction action(AbilityCard card, boolean top) {
    return top ? card.front().top() : card.front().bottom();
  }

  private static Optional<AbilityCard> card(Keeper keeper, CampaignChoice.Enhance wanted) {
    CharacterSheet one = keeper.books().character(wanted.character());
    return Optional.ofNullable(pool(keeper, one).get(wanted.card()));
  }

  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Enhance wanted) {
    CharacterSheet one = keeper.books().character(wanted.character());
    if (!isOpen(keeper) || !one.isActive()) {
      return keeper.refuse(CampaignCite.ENHANCER, "campaign.noEnhancer");
    }
    Optional<AbilityCard> card = card(keeper, wanted);
    if (card.isEmpty()) {
      return keeper.refuse(CampaignCite.ENHANCEMENT, "campaign.notInPool", wanted.card());
    }
    List<Ability> lines = action(card.get(), wanted.top()).abilities();
    boolean fits =
        keeper.rules().campaign().enhancement().prices().containsKey(wanted.sticker())
            && wanted.line() >= 0
            && wanted.line() < lines.size()
            && CardLine.of(lines.get(wanted.line()))
                .with(wanted.sticker(), wanted.place())
                .isPresent();
    if (!fits) {
      return keeper.refuse(CampaignCite.STICKER, "campaign.noSpot", wanted.card());
    }
    if (isOneTooMany(keeper, one, wanted.card())) {
      return keeper.refuse(
          CampaignCite.ENHANCED_CARDS, "campaign.enhanced", keeper.books().prosperityLevel());
    }
    int price = price(keeper, wanted, card.get());
    int gold = one.goldForStickers();
    return gold < price
        ? keeper.refuse(CampaignCite.ENHANCEMENT, "campaign.gold", one.name(), gold, price)
        : Optional.empty();
  }

  /** ENH-03. */
  private static boolean isOneTooMany(Keeper keeper, CharacterSheet one, String card) {
    List<String> enhanced =
        keeper.books().enhancements().stream()
            .filter(other -> other.characterClass().equals(one.characterClass()))
            .map(Enhancement::card)
            .distinct()
            .toList();
    return keeper.rules().campaign().enhancement().limited()
        && !enhanced.contains(card)
        && enhanced.size() >= keeper.books().prosperityLevel();
  }

  /** What a sticker costs that fits. */
  static int price(Keeper keeper, CampaignChoice.Enhance wanted) {
    return price(keeper, wanted, card(keeper, wanted).orElseThrow());
  }

  /** What it costs, to the gold piece. */
  private static int price(Keeper keeper, CampaignChoice.Enhance wanted, AbilityCard card) {
    CardAction action = action(card, wanted.top());
    CardLine line = CardLine.of(action.abilities().get(wanted.line()));
    Enhancement made = enhancement(keeper, wanted);
    int earlier =
        (int)
            keeper.books().enhancements().stream()
                .filter(other -> other.isOnActionOf(made))
                .count();
    return keeper
        .rules()
        .campaign()
        .enhancement()
        .price(
            new EnhancementRules.Job(
                wanted.sticker(),
                line.isForSeveral(),
                line.hexes(),
                action.lost(),
                line.isLasting(),
                card.level(),
                earlier,
                Outpost.discount(keeper),
                isTemporary(keeper)));
  }

  private static Enhancement enhancement(Keeper keeper, CampaignChoice.Enhance wanted) {
    String of = keeper.books().character(wanted.character()).characterClass();
    return new Enhancement(
        of, wanted.card(), wanted.top(), wanted.line(), wanted.sticker(), wanted.place());
  }

  public static void enhance(Keeper keeper, CampaignChoice.Enhance wanted) {
    int price = price(keeper, wanted);
    pay(keeper, wanted.character(), price);
    keeper.book(
        new Booking.Enhanced(
            keeper.cite(CampaignCite.ENHANCEMENT),
            wanted.character(),
            enhancement(keeper, wanted)));
    Quests.enhanced(keeper, keeper.books().character(wanted.character()));
  }

  /** Where stickers are not for good, they come off when somebody retires (ENH-33). */
  public static void takeOff(Keeper keeper, CharacterSheet one) {
    String of = one.characterClass();
    boolean any =
        keeper.books().enhancements().stream().anyMatch(other -> other.characterClass().equals(of));
    if (any && isTemporary(keeper)) {
      keeper.book(
          new Booking.StickersRemoved(
              keeper.cite(CampaignCite.STICKERS_REMOVED), one.number(), of));
    }
  }

  private static boolean isTemporary(Keeper keeper) {
    return keeper.books().setup().plays(CampaignVariant.TEMPORARY_ENHANCEMENTS);
  }

  /** Gold that is good for nothing else goes first. */
  private static void pay(Keeper keeper, int character, int price) {
    RuleId rule = keeper.cite(CampaignCite.ENHANCEMENT);
    int kept = Math.min(price, keeper.books().character(character).enhancementGold());
    if (kept > 0) {
      keeper.book(new Booking.EnhancementGold(rule, character, -kept));
    }
    if (price > kept) {
      keeper.book(new Booking.Gold(rule, character, kept - price));
    }
  }
}

package haven.campaign.outpost;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.campaign.book.OutpostChange;
import haven.campaign.book.OutpostSheet;
import haven.campaign.book.OutpostSheet.Stage;
import haven.campaign.book.PartySheet;
import haven.campaign.journey.Rewards;
import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.Keeper;
import haven.model.CampaignCite;
import haven.model.LootKind;
import haven.model.campaign.BuildingCard;
import haven.model.campaign.BuildingCard.AtFirst;
import haven.model.campaign.BuildingCard.Discount;
import haven.model.campaign.BuildingCard.Garrison;
import haven.model.campaign.BuildingCard.Interaction;
import haven.model.campaign.TownGuardCard;
import haven.model.scenario.OutpostGain;
import haven.play.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The outpost as a whole: how it begins, what it gains, and what can be done in which step. */
public final class Outpost {
  private Outpost() {}

  /** Whether the party's home is one. */
  public static boolean stands(Keeper keeper) {
    return keeper.rules().levels().end().outpostPhase();
  }

  static void book(Keeper keeper, CampaignCite why, OutpostChange what) {
    keeper.book(new Booking.AtOutpost(keeper.cite(why), what));
  }

  static OutpostSheet sheet(Keeper keeper) {
    return keeper.books().outpost();
  }

  static List<Integer> party(Keeper keeper) {
    return keeper.books().members().stream().map(CharacterSheet::number).toList();
  }

  /** As a campaign begins: what stands, what can be built, and the town guard (BLD-02, TWG-14). */
  public static void found(Keeper keeper) {
    if (!stands(keeper)) {
      return;
    }
    for (TownGuardCard card : keeper.print().outpost().guard()) {
      if (card.first()) {
        book(keeper, CampaignCite.GUARD_DECK, new OutpostChange.GuardCard(card.number(), true));
      }
    }
    keeper.book(new Booking.GuardShuffled(keeper.cite(CampaignCite.GUARD_DECK), List.of()));
    for (BuildingCard card : keeper.print().outpost().buildings().reversed()) {
      if (card.level() == 1 && card.atFirst() == AtFirst.STANDING) {
        Buildings.enter(keeper, card, CampaignCite.BUILDING_ONCE);
      } else if (card.level() == 1 && card.atFirst() == AtFirst.SPOT) {
        spot(keeper, card.number());
      }
    }
  }

  private static void spot(Keeper keeper, int building) {
    if (!sheet(keeper).buildings().containsKey(building)) {
      book(keeper, CampaignCite.BUILDING_SPOT, new OutpostChange.Built(building, 0));
    }
  }

  /** Why a choice is not for this step of the time between two scenarios (OUT-02, OUT-11). */
  public static Optional<Refusal> refusal(Keeper keeper, CampaignChoice choice) {
    if (!stands(keeper)) {
      boolean outposts =
          choice instanceof CampaignChoice.OutpostErrand
              || choice instanceof CampaignChoice.OutpostWork;
      return outposts ? keeper.refuse(CampaignCite.VISIT, "option") : Optional.empty();
    }
    Stage now = sheet(keeper).stage();
    return switch (choice) {
      case CampaignChoice.Store _,
          CampaignChoice.Join _,
          CampaignChoice.StayBehind _,
          CampaignChoice.Prepare _,
          CampaignChoice.PlayAt _,
          CampaignChoice.Answer _ ->
          Optional.empty();
      case CampaignChoice.GoHome _ -> refusalOfHome(keeper);
      case CampaignChoice.SetOut out -> refusal(keeper, out, now);
      case CampaignChoice.Delve _ ->
          in(keeper, now == Stage.READY || now == Stage.BEFORE_ALL, CampaignCite.STAGE);
      case CampaignChoice.Proceed _ ->
          in(keeper, now == Stage.DOWNTIME || now == Stage.CONSTRUCTION, CampaignCite.STAGE);
      case CampaignChoice.Build _, CampaignChoice.Rebuild _ ->
          in(keeper, now == Stage.CONSTRUCTION, CampaignCite.STAGE);
      case CampaignChoice.LevelUp _ ->
          in(
              keeper,
              now == Stage.DOWNTIME || now == Stage.CONSTRUCTION || now == Stage.BEFORE_ALL,
              CampaignCite.LEVEL_UP_DUE);
      case CampaignChoice.Create create ->
          in(
              keeper,
              now == Stage.DOWNTIME || now == Stage.BEFORE_ALL || isUrgent(keeper, create.player()),
              CampaignCite.CREATION_IN_DOWNTIME);
      case CampaignChoice.OutpostErrand _ ->
          in(keeper, now == Stage.DOWNTIME, CampaignCite.DOWNTIME);
      case CampaignChoice.Errand _ ->
          in(keeper, now == Stage.DOWNTIME || now == Stage.BEFORE_ALL, CampaignCite.DOWNTIME);
      case CampaignChoice.HaveEvent _ -> keeper.refuse(CampaignCite.OUTPOST_EVENT, "option");
    };
  }

  /** Whose character has died needs another one before a scenario that must follow (VAR-08b). */
  public static boolean isUrgent(Keeper keeper, int player) {
    return following(keeper).isPresent()
        && keeper.books().members().stream().noneMatch(one -> one.player() == player)
        && keeper.books().characters().stream()
            .anyMatch(one -> one.player() == player && one.fate() == CharacterSheet.Fate.DEAD);
  }

  private static Optional<Refusal> in(Keeper keeper, boolean allowed, CampaignCite cite) {
    return allowed ? Optional.empty() : keeper.refuse(cite, "outpost.stage");
  }

  /** The scenario that must come next; links count after the first completion only (BKK-14b). */
  private static Optional<Integer> following(Keeper keeper) {
    PartySheet party = keeper.books().party();
    return party.hasRepeated()
        ? Optional.empty()
        : Optional.ofNullable(sheet(keeper).mustFollow().get(party.place()));
  }

  /** A scenario that must follow comes before the way home (OUT-01). */
  private static Optional<Refusal> refusalOfHome(Keeper keeper) {
    return following(keeper)
        .flatMap(next -> keeper.refuse(CampaignCite.GO_HOME, "outpost.mustFollow", next));
  }

  /** From a scenario the way leads home, or to the same one again, or to a linked one (OUT-01). */
  private static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.SetOut out, Stage now) {
    Books books = keeper.books();
    if (out.casual()) {
      return in(
          keeper,
          now == Stage.READY || now == Stage.BEFORE_ALL || now == Stage.AWAY,
          CampaignCite.STAGE);
    }
    if (now != Stage.AWAY) {
      return in(keeper, now == Stage.READY || now == Stage.BEFORE_ALL, CampaignCite.STAGE);
    }
    int place = books.party().place();
    Optional<Integer> next = following(keeper);
    if (next.isPresent() && next.get() != out.scenario()) {
      return keeper.refuse(CampaignCite.GO_HOME, "outpost.mustFollow", next.get());
    }
    if (books.party().hasRepeated()) { // nor is anything linked then
      return keeper.refuse(CampaignCite.REPLAYED, "outpost.goHome");
    }
    boolean near =
        next.isPresent()
            || place == out.scenario()
            || books.world().isLinked(place, out.scenario());
    return near ? Optional.empty() : keeper.refuse(CampaignCite.GO_HOME, "outpost.goHome");
  }

  /** Whether a building that is not wrecked offers it (OUT-11). */
  public static boolean offers(Keeper keeper, Interaction what) {
    for (Map.Entry<Integer, OutpostSheet.Standing> one : sheet(keeper).buildings().entrySet()) {
      boolean offered =
          keeper
              .print()
              .outpost()
              .building(one.getKey(), one.getValue().level())
              .filter(card -> card.offers().contains(what))
              .isPresent();
      if (offered && !one.getValue().wrecked()) {
        return true;
      }
    }
    return false;
  }

  /** What the buildings make of the price of stickers. */
  public static Discount discount(Keeper keeper) {
    Discount all = Discount.NONE;
    for (Map.Entry<Integer, OutpostSheet.Standing> one : sheet(keeper).buildings().entrySet()) {
      Discount more =
          keeper
              .print()
              .outpost()
              .building(one.getKey(), one.getValue().level())
              .map(BuildingCard::discount)
              .orElse(Discount.NONE);
      all =
          new Discount(
              all.off() + more.off(),
              all.perLevel() + more.perLevel(),
              all.perEarlier() + more.perEarlier());
    }
    return all;
  }

  /** The soldiers' quarters: what they offer, and whether they are wrecked. */
  record Quarters(Garrison garrison, boolean wrecked) {}

  static Optional<Quarters> quarters(Keeper keeper) {
    for (Map.Entry<Integer, OutpostSheet.Standing> one : sheet(keeper).buildings().entrySet()) {
      Optional<Garrison> garrison =
          keeper
              .print()
              .outpost()
              .building(one.getKey(), one.getValue().level())
              .map(BuildingCard::garrison)
              .filter(it -> it.most() > 0);
      if (garrison.isPresent()) {
        return Optional.of(new Quarters(garrison.get(), one.getValue().wrecked()));
      }
    }
    return Optional.empty();
  }

  /** With what the morale adds to it (OUT-15, OUT-19). */
  public static int defence(Keeper keeper) {
    OutpostSheet sheet = sheet(keeper);
    return sheet.defence() + keeper.print().outpost().defence(sheet.morale());
  }

  /** Something is gained or lost, or happens, whatever says so. */
  public static void gain(Keeper keeper, OutpostGain gain, CampaignCite why) {
    switch (gain) {
      case OutpostGain.Collective(LootKind kind, int number) ->
          keeper.push(
              new SharedResource(
                  Holding.all(keeper.books(), kind), number, CampaignCite.COLLECTIVE));
      case OutpostGain.Morale(int number) -> morale(keeper, number, why);
      case OutpostGain.Inspiration(int number) -> inspire(keeper, number, why);
      case OutpostGain.Defence(int number) ->
          book(keeper, CampaignCite.DEFENCE, new OutpostChange.Defence(number));
      case OutpostGain.Soldiers(int number) -> soldiers(keeper, number, CampaignCite.SOLDIERS);
      case OutpostGain.Section(String section) -> Calendar.read(keeper, section);
      case OutpostGain.Later(String section, int weeks) ->
          book(
              keeper,
              CampaignCite.CALENDAR,
              new OutpostChange.Noted(sheet(keeper).weeks() + weeks, section));
      case OutpostGain.Weeks(int number) -> Calendar.timePasses(keeper, number);
      case OutpostGain.NoEvent() ->
          book(keeper, CampaignCite.OUTPOST_EVENT, new OutpostChange.EventDropped());
      case OutpostGain.Spot(int building) -> spot(keeper, building);
      case OutpostGain.Wreck(int building) -> Buildings.wreck(keeper, building);
      case OutpostGain.GuardCard(int card, boolean joins) -> {
        book(keeper, CampaignCite.GUARD_DECK, new OutpostChange.GuardCard(card, joins));
        keeper.book(new Booking.GuardShuffled(keeper.cite(CampaignCite.GUARD_DECK), List.of()));
      }
      case OutpostGain.Quest(String quest) ->
          keeper.book(
              new Booking.CardAdded(keeper.cite(CampaignCite.BUILDING_SPOT), Books.QUESTS, quest));
      case OutpostGain.LootSticker(LootKind kind) ->
          book(keeper, CampaignCite.LOOT_STICKER, new OutpostChange.LootCardMarked(kind));
      case OutpostGain.Attack(int value, int targets, int defence) ->
          book(
              keeper,
              CampaignCite.ATTACK,
              new OutpostChange.AttackChanged(value, targets, defence));
    }
  }

  /** How much of a resource all together have. */
  public static int together(Keeper keeper, LootKind kind) {
    return Holding.total(keeper.books(), Holding.all(keeper.books(), kind));
  }

  /** Within the track; at its ends the sections printed there are read (OUT-13). */
  static void morale(Keeper keeper, int number, CampaignCite why) {
    int before = sheet(keeper).morale();
    int most = keeper.rules().campaign().outpost().morale();
    int after = Math.clamp(before + (long) number, 0, most);
    if (after != before) {
      book(keeper, why, new OutpostChange.Morale(after - before));
      String section = keeper.print().outpost().atMorale().get(after);
      if (section != null) {
        Calendar.read(keeper, section);
      }
    }
  }

  /** Never below nothing. */
  public static void inspire(Keeper keeper, int number, CampaignCite why) {
    int changed = Math.max(number, -sheet(keeper).inspiration());
    if (changed != 0) {
      book(keeper, why, new OutpostChange.Inspiration(changed));
    }
  }

  /** For a random thing of which none is left there is inspiration (BKK-24b, BKK-25b). */
  public static void console(Keeper keeper, CampaignCite why) {
    if (stands(keeper)) {
      inspire(keeper, 1, why);
    }
  }

  /** As many as the quarters hold; a surplus is lost (TWG-11). */
  static void soldiers(Keeper keeper, int number, CampaignCite why) {
    int before = sheet(keeper).soldiers();
    int most = quarters(keeper).map(it -> it.garrison().most()).orElse(0);
    int changed = Math.clamp(before + (long) number, 0, Math.max(before, most)) - before;
    if (changed != 0) {
      book(keeper, why, new OutpostChange.Soldiers(changed));
    }
  }

  /** A resource for a personal supply, never below nothing. */
  public static void resource(
      Keeper keeper, int character, LootKind kind, int number, CampaignCite why) {
    int changed = Math.max(number, -keeper.books().character(character).resource(kind));
    if (changed != 0) {
      keeper.book(new Booking.Resource(keeper.cite(why), character, kind, changed));
    }
  }

  /** What somebody leaves behind is the outpost's from now on (RTR-02b). */
  public static void takeOver(Keeper keeper, CharacterSheet one, CampaignCite why) {
    for (LootKind kind : LootKind.values()) {
      int number = one.resource(kind);
      if (number > 0) {
        new Holding.Own(one.number(), kind).change(keeper, -number, why);
        new Holding.Common(kind).change(keeper, number, why);
      }
    }
  }

  /** A scenario that must be played before the party goes home (OUT-01). */
  public static void mustFollow(Keeper keeper, int from, int to) {
    book(keeper, CampaignCite.GO_HOME, new OutpostChange.MustFollow(from, to));
  }

  /** What somebody gives to the common supply, at any time, and never gets back (RES-02). */
  static Optional<Refusal> refusal(Keeper keeper, CampaignChoice.Store store) {
    CharacterSheet one = keeper.books().character(store.character());
    return store.number() > 0 && one.resource(store.kind()) >= store.number()
        ? Optional.empty()
        : keeper.refuse(CampaignCite.RESOURCES, "outpost.resources", one.name());
  }

  static void store(Keeper keeper, CampaignChoice.Store store) {
    new Holding.Own(store.character(), store.kind())
        .change(keeper, -store.number(), CampaignCite.RESOURCES);
    new Holding.Common(store.kind()).change(keeper, store.number(), CampaignCite.RESOURCES);
  }

  static Rewards rewards(Keeper keeper, CampaignCite why) {
    return new Rewards(party(keeper), why, 0);
  }
}

package haven.campaign.words;

import haven.campaign.book.Booking;
import haven.campaign.book.Books;
import haven.campaign.book.CharacterSheet;
import haven.model.LootKind;
import haven.model.campaign.Enhancement;
import haven.model.campaign.Favour;
import haven.model.campaign.Guest;
import haven.model.rules.PartyRules.Journey;
import haven.model.scenario.Reward;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import haven.play.item.LootPile.End;
import java.util.List;

/** What was booked, as whoever keeps the books would tell it. */
public final class BookingWords {
  private final Books books;
  private final Naming names;

  public BookingWords(Books books) {
    this.books = books;
    names = new Naming(books);
  }

  /** The sentence for something that was booked, in full or as others see it. */
  public Phrase sentence(Booking booking) {
    Object who = names.character(booking.character());
    return switch (booking) {
      case Booking.Created(_, _, _, String of, String name) ->
          name.equals(of) ? Phrase.of("book.created", name) : Phrase.of("book.named", name, of);
      case Booking.Secret secret -> quest(secret, who);
      case Booking.Gold(_, _, int number) -> Naming.change("book.gold", number, who);
      case Booking.EnhancementGold(_, _, int number) ->
          Naming.change("book.enhancementGold", number, who);
      case Booking.Experience(_, _, int number) -> Naming.change("book.experience", number, who);
      case Booking.Levelled(_, _, int level) -> Phrase.of("book.levelled", who, level);
      case Booking.CardGained(_, _, String card) -> Phrase.of("book.cardGained", who, card);
      case Booking.Checkmarks(_, _, int number) -> Naming.change("book.checkmarks", number, who);
      case Booking.PerkGained _ -> Phrase.of("book.perkGained", who);
      case Booking.PerkMarked(_, int one, int perk) ->
          Phrase.of("book.perkMarked", who, names.perk(one, perk));
      case Booking.ItemGained(_, _, String item, boolean found) ->
          Phrase.of(found ? "book.itemFound" : "book.itemGained", who, item);
      case Booking.ItemReturned(_, _, String item) -> Phrase.of("book.itemReturned", who, item);
      case Booking.ItemsAvailable(_, String item, int copies) ->
          Phrase.of("book.itemsAvailable", item, copies);
      case Booking.Gone(_, _, CharacterSheet.Fate fate) -> Phrase.of("book.gone." + fate, who);
      case Booking.Awaits(_, _, var what) ->
          Phrase.of("book.awaits", who, ScenarioWords.reward(new Reward.Brings(what)));
      case Booking.Donated(_, _, int gold) -> Phrase.of("book.donated", who, gold);
      case Booking.Enhanced(_, _, Enhancement what) ->
          Phrase.of("book.enhanced", who, what.card(), names.sticker(what.sticker()));
      case Booking.Prepared _ -> Phrase.of("book.prepared", who);
      case Booking.Founded(_, String name) ->
          name.isEmpty() ? Phrase.of("book.founded") : Phrase.of("book.foundedAs", name);
      case Booking.Joined(_, _, boolean joins) ->
          Phrase.of(joins ? "book.joined" : "book.stayed", who);
      case Booking.Reputation(_, int number) -> Naming.change("book.reputation", number);
      case Booking.Prosperity(_, int number) -> Naming.change("book.prosperity", number);
      case Booking.Achieved(_, Reward.Scope scope, String name, boolean gained) ->
          Phrase.of((gained ? "book.achieved." : "book.achievementLost.") + scope, name);
      case Booking.Marked(_, int scenario, var mark) ->
          Phrase.of("book.marked." + mark, names.scenario(scenario));
      case Booking.Linked(_, int from, int to) ->
          Phrase.of("book.linked", Phrase.of("scenario.number", from), names.scenario(to));
      case Booking.TreasureLooted(_, int treasure) -> Phrase.of("book.treasure", treasure);
      case Booking.ClassUnlocked(_, String name) -> Phrase.of("book.class", name);
      case Booking.Opened(_, String name) -> Phrase.of("book.opened", name);
      case Booking.CardDrawn(_, String deck, String card) ->
          Phrase.of("book.cardDrawn", names.deck(deck), card);
      case Booking.DungeonDrawn(_, _, String card) ->
          card.isEmpty()
              ? Phrase.of("book.dungeonDrawn")
              : Phrase.of("book.dungeonDrawnOpen", card);
      case Booking.QuestDone(_, _, String quest) -> Phrase.of("book.questDone", who, quest);
      case Booking.CardsReturned _ -> Phrase.of("book.cardsReturned", who);
      case Booking.Mastered(_, _, String mastery) -> Phrase.of("book.mastered", who, mastery);
      case Booking.StickersRemoved(_, _, String of) -> Phrase.of("book.stickersRemoved", of);
      case Booking.CardRemoved(_, String deck, String card) ->
          Phrase.of("book.cardRemoved", names.deck(deck), card);
      case Booking.Accompanied(_, Guest guest) ->
          Phrase.of("book.accompanied", guest.ally().name());
      case Booking.FavourAsked(_, Favour favour, _) ->
          Phrase.of("book.favour", Phrase.of("favour." + favour));
      case Booking.FavoursPaid(_, boolean minusTwo) ->
          Phrase.of(minusTwo ? "book.favoursPaidMinusTwo" : "book.favoursPaid");
      case Booking.CardScouted(_, String deck, _, boolean out) ->
          Phrase.of(out ? "book.scoutedOut" : "book.scouted", deck);
      case Booking.DungeonLeft _ -> Phrase.of("book.dungeonLeft");
      case Booking.CardAdded(_, String deck, String card) ->
          Phrase.of("book.cardAdded", names.deck(deck), card);
      case Booking.CardBeneath(_, String deck, String card) ->
          Phrase.of("book.cardBeneath", names.deck(deck), card);
      case Booking.CameHome _ -> Phrase.of("book.cameHome");
      case Booking.EventUsed _ -> Phrase.of("book.eventUsed");
      case Booking.SetOut(_, int scenario, boolean casual, Journey _) ->
          Phrase.of(casual ? "book.setOutCasually" : "book.setOut", names.scenario(scenario));
      case Booking.Returned(_, int scenario, End end, _) ->
          Phrase.of("book.returned." + end, names.scenario(scenario));
      case Booking.LevelChosen(_, int level) ->
          level < 0 ? Phrase.of("book.levelRecommended") : Phrase.of("book.levelChosen", level);
      case Booking.Resource(_, _, LootKind kind, int number) ->
          Phrase.of(
              number < 0 ? "book.resourceLost" : "book.resource",
              who,
              names.amount(Math.abs(number), kind));
      case Booking.AtOutpost(_, var what) -> new OutpostWords(books).sentence(what);
      case Booking.GuardShuffled(_, List<Integer> _) -> Phrase.of("book.guardShuffled");
      case Booking.Told(_, String text) -> Phrase.of("name", text);
    };
  }

  private static Phrase quest(Booking.Secret secret, Object who) {
    return switch (secret) {
      case Booking.QuestDrawn(_, _, String quest) -> quest("book.questDrawn", who, quest);
      case Booking.QuestKept(_, _, String quest) -> quest("book.questKept", who, quest);
      case Booking.QuestReturned(_, _, String quest) -> quest("book.questReturned", who, quest);
      case Booking.Trophy(_, _, String monster) -> quest("book.trophy", who, monster);
      case Booking.QuestProgress(_, _, _, int number) ->
          number == 0
              ? Phrase.of("book.questProgress.secret", who)
              : Phrase.of("book.questProgress", who, number);
    };
  }

  private static Phrase quest(String key, Object who, String quest) {
    return quest.isEmpty() ? Phrase.of(key + ".secret", who) : Phrase.of(key, who, quest);
  }
}

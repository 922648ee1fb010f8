package haven.campaign.words;

import haven.campaign.keeper.CampaignChoice;
import haven.campaign.keeper.CampaignPrompt;
import haven.campaign.keeper.Keeper;
import haven.campaign.keeper.Topic;
import haven.campaign.town.Prices;
import haven.model.LootKind;
import haven.model.campaign.Favour;
import haven.model.campaign.RoomCard.Severity;
import haven.model.scenario.Reward;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import java.util.List;

/** What somebody can do or answer, as it would be said at the table. */
public final class OptionWords {
  private final Keeper keeper;
  private final Naming names;

  public OptionWords(Keeper keeper) {
    this.keeper = keeper;
    names = new Naming(keeper.books());
  }

  /** What a choice means as an answer to that question. */
  public Phrase means(CampaignPrompt prompt, CampaignChoice choice) {
    return switch (choice) {
      case CampaignChoice.Create(_, String of, String name, int level) ->
          name.isEmpty() || name.equals(of)
              ? Phrase.of("do.create", of, level)
              : Phrase.of("do.createNamed", of, level, name);
      case CampaignChoice.Errand errand -> errand(errand, names.character(errand.character()));
      case CampaignChoice.Together together -> together(together);
      case CampaignChoice.Answer answer -> answer(prompt, answer);
    };
  }

  private Phrase errand(CampaignChoice.Errand errand, Object who) {
    int gold = Prices.of(keeper, errand).orElse(0);
    return switch (errand) {
      case CampaignChoice.Join _ -> Phrase.of("do.join", who);
      case CampaignChoice.StayBehind _ -> Phrase.of("do.stay", who);
      case CampaignChoice.LevelUp _ -> Phrase.of("do.levelUp", who);
      case CampaignChoice.Buy(_, String item) -> Phrase.of("do.buy", who, item, gold);
      case CampaignChoice.Sell(_, String item) -> Phrase.of("do.sell", who, item, -gold);
      case CampaignChoice.Donate _ -> Phrase.of("do.donate", who, gold);
      case CampaignChoice.Retire _ -> Phrase.of("do.retire", who);
      case CampaignChoice.Respec _ -> Phrase.of("do.respec", who);
      case CampaignChoice.Enhance enhance ->
          Phrase.of(
              enhance.top() ? "do.enhanceTop" : "do.enhanceBottom",
              who,
              enhance.card(),
              names.sticker(enhance.sticker()),
              enhance.line() + 1,
              gold);
      case CampaignChoice.Prepare _ -> Phrase.of("do.prepare", who);
      case CampaignChoice.Store(_, LootKind kind, int number) ->
          Phrase.of("do.store", who, names.amount(number, kind));
      case CampaignChoice.Craft(_, String item) -> Phrase.of("do.craft", who, item);
      case CampaignChoice.Brew(_, List<LootKind> herbs) ->
          Phrase.of("do.brew", who, Phrase.list(", ", herbs.stream().map(Phrase::of).toList()));
      case CampaignChoice.Distil(_, String potion) -> Phrase.of("do.distil", who, potion);
    };
  }

  private Phrase together(CampaignChoice.Together together) {
    return switch (together) {
      case CampaignChoice.GoHome() -> Phrase.of("do.goHome");
      case CampaignChoice.HaveEvent() -> Phrase.of("do.haveEvent");
      case CampaignChoice.PlayAt(int level) ->
          level < 0 ? Phrase.of("do.playAtRecommended") : Phrase.of("do.playAt", level);
      case CampaignChoice.SetOut(int scenario, boolean casual) ->
          Phrase.of(casual ? "do.setOutCasually" : "do.setOut", names.scenario(scenario));
      case CampaignChoice.Delve() -> Phrase.of("do.delve");
      case CampaignChoice.Proceed() -> Phrase.of("do.proceed");
      case CampaignChoice.Build(int building) -> Phrase.of("do.build", names.building(building));
      case CampaignChoice.Rebuild(int building) ->
          Phrase.of("do.rebuild", names.building(building));
    };
  }

  private Phrase answer(CampaignPrompt prompt, CampaignChoice.Answer answer) {
    return switch (answer) {
      case CampaignChoice.Portion(int holder, String what, int number) ->
          Phrase.of(
              holder < 0 ? "do.portionOfAll" : "do.portion",
              names.character(holder),
              Phrase.of("amount", number, names.resource(what)));
      case CampaignChoice.Take(String what) -> taken(prompt, what);
      case CampaignChoice.MarkPerk(int perk) ->
          Phrase.of("do.markPerk", names.perk(prompt.character(), perk));
      case CampaignChoice.AskFavour(Favour favour, String what) ->
          Phrase.of("colon", Phrase.of("favour." + favour), favour(favour, what));
      case CampaignChoice.Abandon(int character) ->
          Phrase.of("do.abandon", names.character(character));
      case CampaignChoice.Give(int character) -> Phrase.of("do.give", names.character(character));
      case CampaignChoice.Amount(int number) ->
          prompt.kind() == CampaignPrompt.Kind.ENTRANCE
              ? Phrase.of("do.entrance", number + 1)
              : Phrase.of("do.amount", number);
      case CampaignChoice.Way(boolean first) -> Phrase.of(first ? "do.wayA" : "do.wayB");
      case CampaignChoice.Penalize(List<Severity> all) ->
          Phrase.list(", ", all.stream().map(each -> Phrase.of("penalty." + each)).toList());
      case CampaignChoice.Return _ -> Phrase.of("do.return");
      case CampaignChoice.Came(int what) -> came(prompt, what);
      case CampaignChoice.Undo() -> Phrase.of("do.undo");
      case CampaignChoice.Accept() -> Phrase.of("do.yes");
      case CampaignChoice.Decline() -> Phrase.of("do.no");
    };
  }

  private Phrase taken(CampaignPrompt prompt, String what) {
    return switch (prompt.kind()) {
      case WHICH_REWARD -> reward(prompt, Integer.parseInt(what));
      case WHICH_SCENARIO -> names.scenario(Integer.parseInt(what));
      case TARGET -> Phrase.of("do.target", names.building(Integer.parseInt(what)));
      case SECTION -> Phrase.of("do.section", what);
      case HERB -> names.resource(what);
      case ERRANDS,
          TRAVEL,
          QUEST,
          CARD,
          PERK,
          WHO_GETS_IT,
          WHO_GIVES_IT,
          PENALTIES,
          ENTRANCE,
          WHOM,
          FAREWELL,
          FAVOURS,
          HOW_MUCH,
          EVENT,
          SOLDIERS,
          PAY,
          FIRST_ITEMS,
          SCENARIO,
          CHANCE,
          UNDO ->
          Phrase.of("name", what);
    };
  }

  private Phrase favour(Favour favour, String what) {
    return favour == Favour.DISCOVERY ? names.resource(what) : Phrase.of("name", what);
  }

  private static Phrase reward(CampaignPrompt prompt, int number) {
    return prompt.topic().orElseThrow() instanceof Topic.Rewards(List<Reward> what)
        ? ScenarioWords.reward(what.get(number - 1))
        : Phrase.of("name", String.valueOf(number));
  }

  /** By what is printed: cards have names or numbers. */
  private Phrase came(CampaignPrompt prompt, int what) {
    return prompt
        .topic()
        .map(topic -> topic instanceof Topic.Deck(String deck) ? deck : "")
        .map(deck -> keeper.books().deck(deck).print())
        .filter(print -> what >= 0 && what < print.size())
        .map(print -> Phrase.of("name", print.get(what)))
        .orElseGet(() -> Phrase.of("name", String.valueOf(what)));
  }
}

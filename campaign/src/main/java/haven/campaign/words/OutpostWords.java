package haven.campaign.words;

import haven.campaign.book.Books;
import haven.campaign.book.OutpostChange;
import haven.model.LootKind;
import haven.model.scenario.OutpostGain;
import haven.model.scenario.Reward;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import java.util.Arrays;

/** What has changed in an outpost. */
final class OutpostWords {
  private final Naming names;

  OutpostWords(Books books) {
    names = new Naming(books);
  }

  Phrase sentence(OutpostChange change) {
    return switch (change) {
      case OutpostChange.Began(var stage) -> Phrase.of("outpost.began." + stage);
      case OutpostChange.Week() -> Phrase.of("outpost.week");
      case OutpostChange.Noted(int box, String section) -> Phrase.of("outpost.noted", section, box);
      case OutpostChange.SectionRead(String section) -> Phrase.of("outpost.read", section);
      case OutpostChange.EventDropped() ->
          ScenarioWords.reward(new Reward.Outpost(new OutpostGain.NoEvent()));
      case OutpostChange.Morale(int number) -> Naming.change("outpost.moraleBy", number);
      case OutpostChange.Inspiration(int number) -> Naming.change("outpost.inspirationBy", number);
      case OutpostChange.Defence(int number) -> Naming.change("outpost.defenceBy", number);
      case OutpostChange.Soldiers(int number) -> Naming.change("outpost.soldiersBy", number);
      case OutpostChange.Supply(LootKind kind, int number) ->
          Phrase.of(
              number < 0 ? "outpost.supplyLost" : "outpost.supply",
              names.amount(Math.abs(number), kind));
      case OutpostChange.LootCardMarked(LootKind kind) ->
          ScenarioWords.reward(new Reward.Outpost(new OutpostGain.LootSticker(kind)));
      case OutpostChange.Built(int building, int level) ->
          level == 0
              ? ScenarioWords.reward(new Reward.Outpost(new OutpostGain.Spot(building)))
              : Phrase.of("outpost.built", names.building(building), level);
      case OutpostChange.Turned(int building, boolean wrecked) ->
          Phrase.of(wrecked ? "outpost.wrecked" : "outpost.rebuilt", names.building(building));
      case OutpostChange.BuildingUsed() -> Phrase.of("outpost.buildingUsed");
      case OutpostChange.AttackChanged(int value, int targets, int defence) ->
          ScenarioWords.reward(new Reward.Outpost(new OutpostGain.Attack(value, targets, defence)));
      case OutpostChange.Checked(int building, var harm) ->
          Phrase.of("outpost.checked." + harm, names.building(building));
      case OutpostChange.AttackOver() -> Phrase.of("outpost.attackOver");
      case OutpostChange.GuardCard(int card, boolean joins) ->
          ScenarioWords.reward(new Reward.Outpost(new OutpostGain.GuardCard(card, joins)));
      case OutpostChange.WindowOpened(String window) -> Phrase.of("outpost.window", herbs(window));
      case OutpostChange.MustFollow(int from, int to) -> Phrase.of("outpost.follows", from, to);
    };
  }

  private Phrase herbs(String window) {
    return Phrase.list(", ", Arrays.stream(window.split(" ", -1)).map(names::resource).toList());
  }
}

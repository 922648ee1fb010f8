package haven.model.words;

import haven.model.LootKind;
import haven.model.scenario.OutpostGain;

/** What is gained or lost by an outpost, in words. */
final class OutpostWords {
  private OutpostWords() {}

  static Phrase gain(OutpostGain gain) {
    return switch (gain) {
      case OutpostGain.Collective(LootKind kind, int number) ->
          Phrase.of("outpost.collective", Phrase.of("times", number, Phrase.of(kind)));
      case OutpostGain.Morale(int number) -> signed("outpost.morale", number);
      case OutpostGain.Inspiration(int number) -> signed("outpost.inspiration", number);
      case OutpostGain.Defence(int number) -> signed("outpost.defence", number);
      case OutpostGain.Soldiers(int number) -> signed("outpost.soldiers", number);
      case OutpostGain.Section(String section) -> Phrase.of("outpost.section", section);
      case OutpostGain.Later(String section, int weeks) ->
          Phrase.of("outpost.later", section, weeks);
      case OutpostGain.Weeks(int number) -> Phrase.of("outpost.weeks", number);
      case OutpostGain.NoEvent() -> Phrase.of("outpost.noEvent");
      case OutpostGain.Spot(int building) -> Phrase.of("outpost.spot", building);
      case OutpostGain.Wreck(int building) -> Phrase.of("outpost.wreck", building);
      case OutpostGain.GuardCard(int card, boolean joins) ->
          Phrase.of(joins ? "outpost.guardCard" : "outpost.guardCardLost", card);
      case OutpostGain.Quest _ -> Phrase.of("outpost.quest");
      case OutpostGain.LootSticker(LootKind kind) ->
          Phrase.of("outpost.lootSticker", Phrase.of(kind));
      case OutpostGain.Attack(int value, int targets, int defence) ->
          Phrase.of(
              "outpost.attack",
              ValueWords.signed(value),
              ValueWords.signed(targets),
              ValueWords.signed(defence));
    };
  }

  private static Phrase signed(String key, int number) {
    return Phrase.of(key, ValueWords.signed(number));
  }
}

package haven.content.show;

import haven.board.Hex;
import haven.model.ability.Affects;
import haven.model.scenario.Goal;
import haven.model.scenario.Reward;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import java.util.List;
import java.util.stream.Collectors;

/** Words for goals, special rules and rewards. */
final class ScenarioWords {
  private ScenarioWords() {}

  static String goal(Goal goal) {
    return switch (goal) {
      case Goal.KillAll() -> "all enemies are dead, in all rooms";
      case Goal.KillRevealed() -> "all revealed enemies are dead";
      case Goal.KillType(String type) -> "every " + type + " is dead";
      case Goal.KillCount(String type, int number) ->
          number + " enemies are dead" + (type.isEmpty() ? "" : ": " + type);
      case Goal.Destroyed(String name) -> name + " is destroyed";
      case Goal.Rounds(int number) -> Wording.number(number, "round") + " are over";
      case Goal.EveryRound(int every, int first) ->
          every == 1
              ? "it is round " + first + " or later"
              : "it is round " + first + ", or one of every " + every + " after it";
      case Goal.Looted(int tokens) -> Wording.number(tokens, "loot token") + " are looted";
      case Goal.TreasuresLooted(String rule, int number) ->
          Wording.number(number, "treasure") + " are looted: " + rule;
      case Goal.AllEscaped() -> "all characters have escaped";
      case Goal.Reached(List<Hex> hexes, boolean all) ->
          (all ? "all characters stand on " : "a character stands on ") + hexes(hexes);
      case Goal.Revealed(Hex room) -> "the room with " + room + " is revealed";
      case Goal.Counted(String counter, int number) -> counter + " is at least " + number;
      case Goal.All(List<Goal> goals) -> joined(goals, " and ");
      case Goal.Any(List<Goal> goals) -> joined(goals, " or ");
      case Goal.Not(Goal other) -> "it is not so that " + goal(other);
    };
  }

  private static String joined(List<Goal> goals, String by) {
    return goals.stream().map(ScenarioWords::goal).collect(Collectors.joining(by));
  }

  private static String hexes(List<Hex> hexes) {
    return hexes.stream().map(Hex::toString).collect(Collectors.joining(" or "));
  }

  static String rule(ScenarioRule rule) {
    String conditions =
        rule.conditions().isEmpty() ? "" : ", if " + joined(rule.conditions(), " and ");
    return moment(rule.moment())
        + conditions
        + ": "
        + rule.deeds().stream().map(ScenarioWords::deed).collect(Collectors.joining("; "))
        + (rule.once() ? " (once)" : "");
  }

  private static String moment(Moment moment) {
    return switch (moment) {
      case Moment.Start() -> "At the start";
      case Moment.RoundStart(int round) -> "At the start of " + round(round);
      case Moment.RoundEnd(int round) -> "At the end of " + round(round);
      case Moment.Section(String name) -> "When section " + name + " is read";
      case Moment.Plate(String effect) -> "When the plate " + effect + " acts";
      case Moment.TreasureLooted(String rule) -> "When the treasure " + rule + " is looted";
      case Moment.Died(String name) -> "When " + name + " dies";
      case Moment.Whenever() -> "As soon as it is so";
    };
  }

  private static String round(int number) {
    return number == 0 ? "every round" : "round " + number;
  }

  private static String deed(Deed deed) {
    return switch (deed) {
      case Deed.Spawn spawn ->
          "%s spawns at %s (%s)"
              .formatted(spawn.type(), spawn.hex(), AbilityWords.ranks(spawn.symbol()));
      case Deed.Unlock(Hex door) -> "the door " + door + " is unlocked";
      case Deed.OpenDoor(Hex door) -> "the door " + door + " opens";
      case Deed.Give give ->
          whom(give.whom())
              + " gain "
              + Wording.title(give.condition())
              + (give.times() > 1 ? " x " + give.times() : "");
      case Deed.Damage damage ->
          whom(damage.whom()) + " suffer " + Wording.formula(damage.amount()) + " damage";
      case Deed.Infuse infuse -> Wording.title(infuse.element()) + " is infused";
      case Deed.MinusOnes(int number) -> "each character gets " + number + " cards -1";
      case Deed.Count(String counter, int by) -> counter + " " + Wording.signed(by);
      case Deed.RecoverLost(int number) ->
          "each character recovers " + Wording.number(number, "lost card");
      case Deed.Win() -> "the scenario is won";
      case Deed.Lose() -> "the scenario is lost";
      case Deed.Tell(String text) -> "“" + text + "”";
    };
  }

  private static String whom(Affects whom) {
    return switch (whom) {
      case ALLIES, ALLIES_OR_SELF, SELF -> "all characters";
      case ENEMIES -> "all monsters";
      case AS_USUAL, FIGURES -> "all figures";
    };
  }

  static String reward(Reward reward) {
    return switch (reward) {
      case Reward.Gold(int amount) -> amount + " gold each";
      case Reward.SharedGold(int amount) -> amount + " gold for all together";
      case Reward.Experience(int points) -> points + " XP each";
      case Reward.Damage(int amount) -> amount + " damage";
      case Reward.Gives gives -> Wording.title(gives.condition());
      case Reward.Checkmarks(int number) -> Wording.number(number, "checkmark");
      case Reward.Item(String item) -> "item: " + item;
      case Reward.ItemDesign(String item) -> "item design: " + item;
      case Reward.RandomItemDesign() -> "a random item design";
      case Reward.RandomScenario() -> "a random side scenario";
      case Reward.OtherScenario other ->
          "scenario " + other.scenario() + " " + Wording.words(other.access());
      case Reward.Prosperity(int amount) -> Wording.signed(amount) + " prosperity";
      case Reward.Reputation(int amount) -> Wording.signed(amount) + " reputation";
      case Reward.Achievement achievement ->
          "%s achievement %s %s"
              .formatted(
                  Wording.words(achievement.scope()),
                  achievement.name(),
                  achievement.gained() ? "gained" : "lost");
      case Reward.Event(String deck, int number) -> "event " + number + " joins " + deck;
      case Reward.CharacterClass(String name) -> "class " + name;
      case Reward.Envelope(String name) -> "open envelope " + name;
      case Reward.Other(String text) -> text;
    };
  }
}

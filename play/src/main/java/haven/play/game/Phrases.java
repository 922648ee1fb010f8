package haven.play.game;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.scenario.Reward;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What is printed on cards, in words. */
final class Phrases {
  private Phrases() {}

  static String abilities(List<Ability> abilities) {
    return abilities.isEmpty() ? "nothing" : join(abilities, Phrases::ability, "; ");
  }

  static String ability(Ability ability) {
    return switch (ability) {
      case Ability.Attack(Value value, Aim aim, List<Rider> riders) ->
          "attack " + value(value) + aim(aim) + riders(riders);
      case Ability.Move(Value points, boolean jump, var terms) ->
          (jump ? "jump " : "move ")
              + value(points)
              + (terms.isEmpty() ? "" : ", " + join(terms, Phrases::word, ", "));
      case Ability.Teleport(int hexes) -> "teleport " + hexes;
      case Ability.Heal(Value value, Aim aim, List<Rider> riders) ->
          "heal " + value(value) + aim(aim) + riders(riders);
      case Ability.Give(var conditions, Aim aim) -> conditions(conditions) + aim(aim);
      case Ability.Push(int hexes, Aim aim) -> "push " + hexes + aim(aim);
      case Ability.Pull(int hexes, Aim aim) -> "pull " + hexes + aim(aim);
      case Ability.Suffer(Value damage, Aim aim) -> value(damage) + " damage" + aim(aim);
      case Ability.Kill(Aim aim) -> "kill" + aim(aim);
      case Ability.Loot(int range) -> "loot " + range;
      case Ability.Activate activate ->
          activate.stance().map(name -> name + ", ").orElse("")
              + word(activate.duration())
              + ": "
              + join(activate.effects(), Phrases::effect, ", ")
              + (activate.isForSelf() ? "" : aim(activate.aim()));
      case Ability.Summon(var summon, int number) -> "summon " + times(number) + summon.name();
      case Ability.SummonMonster(String type, _, int number) -> "summon " + times(number) + type;
      case Ability.Grant(Aim aim, List<Ability> granted) ->
          "grant" + aim(aim) + ": " + abilities(granted);
      case Ability.Control(Aim aim, List<Ability> commanded) ->
          "control" + aim(aim) + ": " + abilities(commanded);
      case Ability.Recover(var pile, int number, Aim aim) ->
          "recover " + number(number) + " " + word(pile) + " cards" + aim(aim);
      case Ability.Refresh(_, boolean lost, int number, Aim aim) ->
          "refresh " + number(number) + (lost ? " lost" : " spent") + " items" + aim(aim);
      case Ability.CreateTile(var tile, int range, int number, int _) ->
          "create " + times(number) + word(tile.terrain()) + ", range " + range;
      case Ability.DestroyTile(var kind, int range) -> "destroy " + word(kind) + ", range " + range;
      case Ability.RemoveConditions(var conditions, int number, Aim aim) ->
          "remove " + number(number) + " of " + conditions(conditions) + aim(aim);
      case Ability.Infuse(var icon) -> "infuse " + words(icon.any());
      case Ability.Xp(int points) -> points + " experience";
      case Ability.Paid(Cost cost, List<Ability> then, List<Ability> otherwise) ->
          cost(cost)
              + ": "
              + abilities(then)
              + (otherwise.isEmpty() ? "" : ", otherwise " + abilities(otherwise));
      case Ability.When when -> "if it holds: " + abilities(when.then());
      case Ability.OneOf(var choices) -> join(choices, Phrases::abilities, " or ");
      case Ability.Must(Ability inner) -> ability(inner) + " (must)";
      case Ability.Special(int number) -> "special " + number;
      case Ability.OpenDoor _ -> "open the nearest door";
      case Ability.ShiftInitiative(int most) -> "initiative by " + most;
      case Ability.OtherHalf() -> "the bottom action too";
    };
  }

  private static String effect(Effect effect) {
    return switch (effect.change()) {
      case Effect.Change.Shield(Value amount) -> "shield " + value(amount);
      case Effect.Change.Retaliate(Value amount, int range, List<Rider> riders) ->
          "retaliate " + value(amount) + (range > 1 ? " range " + range : "") + riders(riders);
      case Effect.Change.Attacks(List<Rider> riders) -> "attacks" + riders(riders);
      case Effect.Change.AttackAbilities(List<Rider> riders) -> "attack abilities" + riders(riders);
      case Effect.Change.Intercepts() -> "draws attacks";
      case Effect.Change.Attacked(List<Rider> riders) -> "attacks against it" + riders(riders);
      case Effect.Change.Moves(int points, boolean jump) ->
          "moves +" + points + (jump ? " jump" : "");
      case Effect.Change.Heals(int points) -> "heals +" + points;
      case Effect.Change.NegatesDamage() -> "negates damage";
      case Effect.Change.Flying() -> "flying";
      case Effect.Change.Immune(var conditions) -> "immune to " + conditions(conditions);
      case Effect.Change.Performs(var moment, List<Ability> abilities) ->
          word(moment) + ": " + abilities(abilities);
    };
  }

  static String riders(List<Rider> riders) {
    return riders.isEmpty() ? "" : ", " + join(riders, Phrases::rider, ", ");
  }

  static String rider(Rider rider) {
    return switch (rider) {
      case Rider.Plus(Value attack) -> "+" + value(attack) + " attack";
      case Rider.Times(int factor) -> "attack x" + factor;
      case Rider.Pierce(int shield) -> "pierce " + shield;
      case Rider.Push(int hexes) -> "push " + hexes;
      case Rider.Pull(int hexes) -> "pull " + hexes;
      case Rider.Gives(Condition condition) -> word(condition);
      case Rider.PlusRange(int hexes) -> "+" + hexes + " range";
      case Rider.PlusTargets(int number) -> "+" + number + " targets";
      case Rider.Over _ -> "an area";
      case Rider.Infuses(var icon) -> "infuse " + words(icon.any());
      case Rider.PushThrough(int hexes, int _, int _) -> "push " + hexes + " through obstacles";
      case Rider.Xp(Value points) -> value(points) + " experience";
      case Rider.XpOnce(int points) -> points + " experience once";
      case Rider.Then(Ability ability) -> "then " + ability(ability);
      case Rider.When when -> "if it holds" + riders(when.riders());
      case Rider.Paid(Cost cost, List<Rider> riders) -> cost(cost) + riders(riders);
      case Rider.Plain plain -> word(plain);
    };
  }

  static String cost(Cost cost) {
    return switch (cost) {
      case Cost.Elements(var icons) -> "consume " + join(icons, icon -> words(icon.any()), " and ");
      case Cost.Damage(int amount) -> "suffer " + amount + " damage";
      case Cost.LoseCards(int number) -> "lose " + number + " cards";
    };
  }

  private static String aim(Aim aim) {
    StringBuilder text = new StringBuilder();
    aim.range().ifPresent(range -> text.append(" range ").append(value(range)));
    aim.targets().ifPresent(number -> text.append(" target ").append(value(number)));
    aim.area().ifPresent(_ -> text.append(" in an area"));
    text.append(aim.path() ? " and all on the path" : "");
    text.append(aim.adjacent() ? " adjacent" : "").append(aim.all() ? " all" : "");
    return switch (aim.affects()) {
      case AS_USUAL -> text.toString();
      default -> text + " " + word(aim.affects());
    };
  }

  private static String value(Value value) {
    return switch (value) {
      case Value.Fixed(int number) -> Integer.toString(number);
      case Value.OnStat(int change) -> (change < 0 ? "" : "+") + change;
      case Value.Per(var count, int times, int plus) ->
          (plus == 0 ? "" : plus + " + ") + (times == 1 ? "" : times + " x ") + word(count);
      case Value.Computed(var formula) -> formula.toString();
    };
  }

  private static String conditions(Collection<Condition> conditions) {
    return words(conditions);
  }

  static String words(Collection<? extends Enum<?>> constants) {
    return constants.size() > 3 ? "any" : join(constants, Phrases::word, "/");
  }

  /** Such as {@code gold 10, damage 3, gives poison}. */
  static String rewards(Collection<Reward> rewards) {
    return join(rewards, Phrases::reward, ", ");
  }

  private static String reward(Reward reward) {
    return switch (reward) {
      case Reward.Gold(int amount) -> "gold " + amount;
      case Reward.SharedGold(int amount) -> "shared gold " + amount;
      case Reward.Experience(int points) -> "experience " + points;
      case Reward.Damage(int amount) -> "damage " + amount;
      case Reward.Gives(Condition condition) -> word(condition);
      case Reward.Checkmarks(int number) -> "checkmarks " + number;
      case Reward.Item(String item) -> item;
      case Reward.ItemDesign(String item) -> "the design of " + item;
      case Reward.RandomItemDesign() -> "a random item design";
      case Reward.RandomScenario() -> "a random scenario";
      case Reward.OtherScenario(String scenario, var access) ->
          "scenario " + scenario + " " + word(access);
      case Reward.Prosperity(int amount) -> "prosperity " + amount;
      case Reward.Reputation(int amount) -> "reputation " + amount;
      case Reward.Achievement(var scope, String name, boolean gained) ->
          word(scope) + " achievement " + name + (gained ? "" : " lost");
      case Reward.Event(String deck, int number) -> deck + " event " + number;
      case Reward.CharacterClass(String name) -> "the class " + name;
      case Reward.Envelope(String name) -> "envelope " + name;
      case Reward.Other(String text) -> text;
    };
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String times(int number) {
    return number == 1 ? "" : number + " ";
  }

  private static String number(int number) {
    return number == Integer.MAX_VALUE ? "all" : Integer.toString(number);
  }

  private static <T> String join(
      Collection<? extends T> things, Function<? super T, String> words, String between) {
    return things.stream().map(words).collect(Collectors.joining(between));
  }
}

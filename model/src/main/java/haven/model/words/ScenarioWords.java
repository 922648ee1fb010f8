package haven.model.words;

import haven.board.Hex;
import haven.model.LootKind;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Element;
import haven.model.map.Formula;
import haven.model.scenario.OutpostGain;
import haven.model.scenario.Requirement;
import haven.model.scenario.Reward;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.model.scenario.Situation;
import haven.model.scenario.Standing;
import haven.model.scenario.Whom;
import java.util.ArrayList;
import java.util.List;

/** Phrases for goals, special rules and rewards. */
public final class ScenarioWords {
  private static final Formula ONE = new Formula.Constant(1);

  private ScenarioWords() {}

  /** What must be so: {@code all enemies are dead, in all rooms}. */
  public static Phrase goal(Situation goal) {
    return switch (goal) {
      case Situation.KillAll() -> Phrase.of("goal.killAll");
      case Situation.KillRevealed() -> Phrase.of("goal.killRevealed");
      case Situation.KillType(String type) -> Phrase.of("goal.killType", type);
      case Situation.KillCount(String type, Formula number) ->
          type.isEmpty()
              ? Phrase.of("goal.killCount", ValueWords.formula(number))
              : Phrase.of("goal.killCountType", ValueWords.formula(number), type);
      case Situation.Destroyed(String name, Formula number) ->
          number.equals(ONE)
              ? Phrase.of("goal.destroyed", name)
              : Phrase.of("goal.destroyedCount", ValueWords.formula(number), name);
      case Situation.Escaped(String name, Formula number) ->
          Phrase.of("goal.escapedCount", ValueWords.formula(number), name);
      case Situation.Present(Whom whom, Formula number) ->
          number.equals(ONE)
              ? Phrase.of("goal.present", WhomWords.whom(whom))
              : Phrase.of("goal.presentCount", WhomWords.whom(whom), ValueWords.formula(number));
      case Situation.Rounds(int number) -> Phrase.of("goal.rounds", number);
      case Situation.EveryRound(int every, int first) ->
          every == 1
              ? Phrase.of("goal.fromRound", first)
              : Phrase.of("goal.everyRound", first, every);
      case Situation.Looted(Formula tokens) -> Phrase.of("goal.looted", ValueWords.formula(tokens));
      case Situation.TreasuresLooted(String rule, Formula number) ->
          Phrase.of("goal.treasures", ValueWords.formula(number), rule);
      case Situation.AllEscaped() -> Phrase.of("goal.escaped");
      case Situation.Reached(List<Hex> hexes, boolean all) ->
          Phrase.of(all ? "goal.allReached" : "goal.reached", hexes(hexes));
      case Situation.Revealed(Hex room) -> Phrase.of("goal.revealed", Phrase.hex(room));
      case Situation.Opened(List<Hex> doors) ->
          Phrase.of(
              "goal.opened", Phrase.chain("and", doors.stream().map(ScenarioWords::hex).toList()));
      case Situation.Counted(String counter, Formula number) ->
          Phrase.of("goal.counted", counter, ValueWords.formula(number));
      case Situation.AtLeast(Formula value, Formula number) ->
          Phrase.of("goal.counted", ValueWords.formula(value), ValueWords.formula(number));
      case Situation.All(List<Situation> goals) -> joined("and", goals);
      case Situation.Any(List<Situation> goals) -> joined("or", goals);
      case Situation.Not(Situation other) -> Phrase.of("not", goal(other));
    };
  }

  private static Phrase joined(String key, List<Situation> goals) {
    if (goals.isEmpty()) {
      return Phrase.list("", goals);
    }
    return (Phrase) Phrase.chain(key, goals.stream().map(ScenarioWords::goal).toList());
  }

  static Object hexes(List<Hex> hexes) {
    return Phrase.chain("or", hexes.stream().map(ScenarioWords::hex).toList());
  }

  static Phrase hex(Hex hex) {
    return hex.equals(ScenarioRule.WHERE_IT_DIED) ? Phrase.of("whom.where") : Phrase.hex(hex);
  }

  public static Phrase rule(ScenarioRule rule) {
    List<Phrase> deeds = rule.deeds().stream().map(ScenarioWords::deed).toList();
    Phrase moment = moment(rule.moment());
    Phrase when =
        rule.conditions().isEmpty()
            ? moment
            : Phrase.of("rule.if", moment, joined("and", rule.conditions()));
    Phrase text = Phrase.of("colon", when, Phrase.list("; ", deeds));
    return rule.once() ? Phrase.of("rule.once", text) : text;
  }

  /** A rule that works as long as something holds. */
  public static Phrase standing(Standing standing) {
    List<Phrase> parts = new ArrayList<>();
    standing.effects().forEach(effect -> parts.add(EffectWords.effect(effect)));
    if (standing.rests()) {
      parts.add(Phrase.of("standing.rests"));
    }
    Phrase text = Phrase.of("colon", WhomWords.whom(standing.whom()), Phrase.list("; ", parts));
    return standing.conditions().isEmpty()
        ? text
        : Phrase.of("standing.while", joined("and", standing.conditions()), text);
  }

  private static Phrase moment(Moment moment) {
    return switch (moment) {
      case Moment.Start() -> Phrase.of("rule.start");
      case Moment.RoundStart(int round) ->
          round == 0 ? Phrase.of("rule.everyRoundStart") : Phrase.of("rule.roundStart", round);
      case Moment.RoundEnd(int round) ->
          round == 0 ? Phrase.of("rule.everyRoundEnd") : Phrase.of("rule.roundEnd", round);
      case Moment.Section(String name) -> Phrase.of("rule.section", name);
      case Moment.Plate(String effect) -> Phrase.of("rule.plate", effect);
      case Moment.TreasureLooted(String rule) -> Phrase.of("rule.treasure", rule);
      case Moment.Died(Whom whom) -> Phrase.of("rule.died", WhomWords.whom(whom));
      case Moment.Exhausted(Whom whom) -> Phrase.of("rule.exhausted", WhomWords.whom(whom));
      case Moment.TurnStart(Whom whose) -> Phrase.of("rule.turnStart", WhomWords.whom(whose));
      case Moment.TurnEnd(Whom whose) -> Phrase.of("rule.turnEnd", WhomWords.whom(whose));
      case Moment.Forgone(var action, Whom by) ->
          Phrase.of("rule.forgone." + action, WhomWords.whom(by));
      case Moment.Whenever() -> Phrase.of("rule.whenever");
    };
  }

  private static Phrase deed(Deed deed) {
    return switch (deed) {
      case Deed.Spawn spawn ->
          Phrase.of(
              "deed.spawn",
              spawn.number().equals(ONE)
                  ? spawn.type()
                  : Phrase.of("times", ValueWords.formula(spawn.number()), spawn.type()),
              hex(spawn.hex()),
              AbilityWords.ranks(spawn.symbol()));
      case Deed.Unlock(Hex door) -> Phrase.of("deed.unlock", Phrase.hex(door));
      case Deed.OpenDoor(Hex door) -> Phrase.of("deed.open", Phrase.hex(door));
      case Deed.CloseDoor(Hex door) -> Phrase.of("deed.close", Phrase.hex(door));
      case Deed.LockDoor(Hex door) -> Phrase.of("deed.lock", Phrase.hex(door));
      case Deed.Inflict(Consequence what, Whom whom) ->
          whom.isSide() && !whom.isActing() && whom.side() != Affects.ALLIES_OR_SELF
              ? inflicted(what, whom.side())
              : Phrase.of("colon", WhomWords.whom(whom), ConsequenceWords.consequence(what));
      case Deed.OnFigures onFigures -> WhomWords.deed(onFigures);
      case Deed.OnMap onMap -> WhomWords.deed(onMap);
      case Deed.SetElement(Element element, var column) ->
          Phrase.of("deed.element." + column, Phrase.of(element));
      case Deed.Count(String counter, int by) ->
          Phrase.list(" ", List.of(counter, ValueWords.signed(by)));
      case Deed.Win() -> Phrase.of("deed.win");
      case Deed.Lose() -> Phrase.of("deed.lose");
      case Deed.Tell(String text) -> Phrase.of("quoted", text);
    };
  }

  private static Phrase inflicted(Consequence what, Affects whom) {
    return switch (what) {
      case Consequence.Gain _ ->
          Phrase.of("deed.give." + whom(whom), ConsequenceWords.consequence(what));
      case Consequence.Suffer suffer ->
          Phrase.of("deed.damage." + whom(whom), ValueWords.value(suffer.damage()));
      case Consequence.Infuse infuse -> Phrase.of("deed.infuse", ValueWords.icon(infuse.icon()));
      case Consequence.Die _,
          Consequence.Push _,
          Consequence.Pull _,
          Consequence.Lead _,
          Consequence.Recover _,
          Consequence.Refresh _,
          Consequence.Cure _,
          Consequence.Unmark _,
          Consequence.LoseCards _,
          Consequence.DiscardCards _,
          Consequence.UseUp _,
          Consequence.MeetTile _,
          Consequence.Money _,
          Consequence.HitPoints _,
          Consequence.Exhaust _,
          Consequence.Swap _,
          Consequence.Purge _,
          Consequence.MoveCounter _,
          Consequence.TakeForm _,
          Consequence.MoveMarkers _,
          Consequence.TakeLost _,
          Consequence.ActAgain _,
          Consequence.Drive _,
          Consequence.MindControl _,
          Consequence.Transfer _,
          Consequence.GiveCard _,
          Consequence.MinusOnes _,
          Consequence.Xp _ ->
          Phrase.of("deed.inflict." + whom(whom), ConsequenceWords.consequence(what));
    };
  }

  private static String whom(Affects whom) {
    return switch (whom) {
      case ALLIES, ALLIES_OR_SELF, SELF -> "characters";
      case ENEMIES -> "monsters";
      case AS_USUAL, FIGURES -> "figures";
    };
  }

  public static Phrase requirement(Requirement requirement) {
    return switch (requirement) {
      case Requirement.Held(String achievement, int times) when times == 1 ->
          Phrase.of("name", achievement);
      case Requirement.Held(String achievement, int times) ->
          Phrase.of("requirement.times", achievement, times);
      case Requirement.Absent(String achievement) -> Phrase.of("requirement.absent", achievement);
      case Requirement.AnyWay(List<List<Requirement>> ways) ->
          Phrase.of(
              "requirement.anyWay",
              Phrase.list(" / ", ways.stream().map(ScenarioWords::requirements).toList()));
    };
  }

  public static Phrase requirements(List<Requirement> all) {
    return Phrase.list(", ", all.stream().map(ScenarioWords::requirement).toList());
  }

  private static List<Phrase> names(List<String> names) {
    return names.stream().map(name -> Phrase.of("name", name)).toList();
  }

  public static Phrase reward(Reward reward) {
    return switch (reward) {
      case Reward.Gold(int amount) -> Phrase.of("reward.gold", amount);
      case Reward.EnhancementGold(int amount) -> Phrase.of("reward.enhancementGold", amount);
      case Reward.OnlyFor(String of, Reward what) ->
          Phrase.of("colon", Phrase.of("name", of), reward(what));
      case Reward.SharedGold(int amount) -> Phrase.of("reward.sharedGold", amount);
      case Reward.Brings(Consequence what) -> ConsequenceWords.consequence(what);
      case Reward.Checkmarks(int number) -> Phrase.of("checkmarks", number);
      case Reward.Resource(LootKind kind, int number) ->
          Phrase.of("times", number, Phrase.of(kind));
      case Reward.LootCards(int number) -> Phrase.of("reward.lootCards", number);
      case Reward.DesignInParts(String item, _) -> Phrase.of("reward.designInParts", item);
      case Reward.Outpost(OutpostGain what) -> gain(what);
      case Reward.Item(String item) -> Phrase.of("reward.item", item);
      case Reward.ItemDesign(String item) -> Phrase.of("reward.design", item);
      case Reward.RandomItemDesign() -> Phrase.of("reward.randomDesign");
      case Reward.RandomScenario() -> Phrase.of("reward.randomScenario");
      case Reward.OneScenario(List<String> scenarios) ->
          Phrase.of("reward.oneScenario", Phrase.list(", ", names(scenarios)));
      case Reward.ForOne(List<Reward> what) -> Phrase.of("reward.forOne", rewards(what));
      case Reward.OneOf(List<Reward> what) -> Phrase.of("reward.oneOf", rewards(what));
      case Reward.OtherScenario other ->
          Phrase.of("reward.scenario." + other.access(), other.scenario());
      case Reward.Prosperity(int amount) ->
          Phrase.of("reward.prosperity", ValueWords.signed(amount));
      case Reward.Reputation(int amount) ->
          Phrase.of("reward.reputation", ValueWords.signed(amount));
      case Reward.Achievement achievement ->
          Phrase.of(
              (achievement.gained() ? "reward.achievement." : "reward.achievementLost.")
                  + achievement.scope(),
              achievement.name());
      case Reward.Event(String deck, int number, boolean joins) ->
          Phrase.of(joins ? "reward.event" : "reward.eventLost", number, deck);
      case Reward.CharacterClass(String name) -> Phrase.of("reward.class", name);
      case Reward.Envelope(String name) -> Phrase.of("reward.envelope", name);
      case Reward.Other(String text) -> Phrase.of("name", text);
    };
  }

  private static Phrase rewards(List<Reward> all) {
    return Phrase.list(" / ", all.stream().map(ScenarioWords::reward).toList());
  }

  private static Phrase gain(OutpostGain gain) {
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

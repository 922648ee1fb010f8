package haven.stage;

import static haven.model.card.BattleGoal.Comparison.AT_LEAST;
import static haven.model.card.BattleGoal.Comparison.AT_MOST;

import haven.model.card.BattleGoal;
import haven.model.card.BattleGoal.Base;
import haven.model.card.BattleGoal.Comparison;
import haven.model.card.BattleGoal.Demand;
import haven.model.card.BattleGoal.Measure;
import java.util.List;

/** The battle goals of the first game. */
enum PrintedGoals {
  STREAMLINER(1, Measure.CARDS_LEFT, AT_LEAST, 5),
  LAYABOUT(2, Measure.EXPERIENCE, AT_MOST, 7),
  WORKHORSE(1, Measure.EXPERIENCE, AT_LEAST, 13),
  ZEALOT(1, Measure.CARDS_LEFT, AT_MOST, 3),
  MASOCHIST(1, Measure.HIT_POINTS, AT_MOST, 2),
  FAST_HEALER(1, new Demand(Measure.HIT_POINTS, AT_LEAST, Base.HIT_POINTS, 0)),
  NEUTRALIZER(1, Measure.TRAPS, AT_LEAST, 1),
  PLUNDERER(1, Measure.TREASURES, AT_LEAST, 1),
  PROTECTOR(1, Measure.ALLIES_EXHAUSTED, AT_MOST, 0),
  EXPLORER(1, Measure.ROOMS_OPENED, AT_LEAST, 1),
  HOARDER(1, Measure.LOOT_TOKENS, AT_LEAST, 5),
  INDIGENT(
      2, new Demand(Measure.LOOT_TOKENS, AT_MOST, 0), new Demand(Measure.TREASURES, AT_MOST, 0)),
  PACIFIST(1, Measure.KILLS, AT_MOST, 3),
  SADIST(1, Measure.KILLS, AT_LEAST, 5),
  HUNTER(1, Measure.ELITE_KILLS, AT_LEAST, 1),
  PROFESSIONAL(1, new Demand(Measure.ITEMS_USED, AT_LEAST, Base.LEVEL, 2)),
  AGGRESSOR(2, Measure.ROUNDS_WITHOUT_MONSTERS, AT_MOST, 0),
  DYNAMO(1, Measure.EXCESS_DAMAGE, AT_LEAST, 4),
  PURIST(2, Measure.ITEMS_USED, AT_MOST, 0),
  OPENER(1, Measure.FIRST_KILLS, AT_LEAST, 1),
  DIEHARD(1, new Demand(Measure.HIT_POINTS_MISSING, AT_MOST, Base.HALF_HIT_POINTS, 0)),
  EXECUTIONER(1, Measure.KILLS_BY_ONE_ATTACK, AT_LEAST, 1),
  STRAGGLER(1, Measure.SHORT_RESTS, AT_MOST, 0),
  SCRAMBLER(1, Measure.LONG_RESTS, AT_MOST, 0);

  final BattleGoal card;

  PrintedGoals(int checkmarks, Measure measure, Comparison is, int number) {
    this(checkmarks, new Demand(measure, is, number));
  }

  PrintedGoals(int checkmarks, Demand... demands) {
    card = new BattleGoal(name(), checkmarks, List.of(demands));
  }
}

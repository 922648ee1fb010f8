package haven.model.words;

import haven.board.Terrain;
import haven.model.Condition;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Count;
import haven.model.ability.Counted;
import haven.model.ability.Crowd;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.map.Formula;
import java.util.Collection;
import java.util.List;

/** Phrases for numbers, conditions, elements, prices and circumstances. */
final class ValueWords {
  private ValueWords() {}

  static String signed(int number) {
    return (number < 0 ? "" : "+") + number;
  }

  static Phrase conditions(Collection<Condition> conditions) {
    return Phrase.line(conditions.stream().map(Phrase::of).toList());
  }

  /** A number where it is one. */
  static Object value(Value value) {
    return switch (value) {
      case Value.Fixed(int number) -> number;
      case Value.OnStat(int change) -> signed(change);
      case Value.Per(Counted count, int times, int plus) -> per(times(count, times), plus);
      case Value.Share share ->
          per(
              Phrase.of(
                  share.up() ? "share.up" : "share.down",
                  times(share.count(), share.times()),
                  share.by()),
              share.plus());
      case Value.AtMost(Value inner, int most) -> Phrase.of("atMost", value(inner), most);
      case Value.WhenPlayed(Value inner) -> Phrase.of("whenPlayed", value(inner));
      case Value.Computed(Formula formula) -> formula(formula);
    };
  }

  private static Phrase counted(Counted counted) {
    return switch (counted) {
      case Count count -> Phrase.of(count);
      case Counted.OnMat(String counter) -> Phrase.of("name", counter);
      case Crowd(Affects whom, List<Check> only) -> {
        Phrase all = Phrase.of("crowd." + whom);
        yield only.isEmpty()
            ? all
            : Phrase.of(
                "crowd.only",
                all,
                Phrase.chain("and", only.stream().map(ValueWords::check).toList()));
      }
    };
  }

  private static Phrase times(Counted counted, int times) {
    return times == 1 ? counted(counted) : Phrase.of("times", times, counted(counted));
  }

  private static Phrase per(Phrase x, int plus) {
    return plus == 0
        ? Phrase.of("x", x)
        : Phrase.of(plus < 0 ? "x.minus" : "x.plus", x, Math.abs(plus));
  }

  /** Where it is added to something. */
  static Object added(Value value) {
    return value instanceof Value.Fixed(int number)
        ? signed(number)
        : Phrase.list("", List.of("+", value(value)));
  }

  static Object formula(Formula formula) {
    return switch (formula) {
      case Formula.Constant(int number) -> number;
      case Formula.Level() -> "L";
      case Formula.Characters() -> "C";
      case Formula.EliteHitPoints(String type) -> Phrase.of("eliteHitPoints", type);
      case Formula.Sum(Formula left, Formula right) ->
          Phrase.list(" + ", List.of(formula(left), formula(right)));
      case Formula.Difference(Formula left, Formula right) ->
          Phrase.list(" - ", List.of(formula(left), factor(right)));
      case Formula.Quotient(Formula left, int divisor, boolean up) ->
          Phrase.of(up ? "share.up" : "share.down", factor(left), divisor);
      case Formula.Product(Formula left, Formula right) ->
          Phrase.list(" x ", List.of(factor(left), factor(right)));
    };
  }

  private static Object factor(Formula formula) {
    boolean composed = formula instanceof Formula.Sum || formula instanceof Formula.Difference;
    return composed ? Phrase.of("brackets", formula(formula)) : formula(formula);
  }

  static Object icon(ElementIcon icon) {
    return icon.equals(ElementIcon.WILD)
        ? Phrase.of("element.any")
        : Phrase.chain("or", icon.any().stream().map(Phrase::of).toList());
  }

  static Object icons(List<ElementIcon> icons) {
    return Phrase.chain("and", icons.stream().map(ValueWords::icon).toList());
  }

  static Phrase cost(Cost cost) {
    return switch (cost) {
      case Cost.Elements(List<ElementIcon> icons) -> Phrase.of("consume", icons(icons));
      case Cost.Damage(int amount) -> Phrase.of("suffer", amount);
      case Cost.DamageUpTo(int most) -> Phrase.of("sufferUpTo", most);
      case Cost.LoseCards(int number) -> Phrase.of("loseCards", number);
      case Cost.DiscardCards(int number) -> Phrase.of("discardCards", number);
      case Cost.Gain gain -> Phrase.of("gainAsPrice", conditions(gain.conditions()));
      case Cost.Rid rid ->
          Phrase.of("ridAsPrice", Phrase.chain("or", rid.any().stream().map(Phrase::of).toList()));
      case Cost.GainTogether gain -> Phrase.of("gainTogether", conditions(gain.conditions()));
      case Cost.AllyGains(Condition condition, int range, int otherwise) ->
          otherwise == 0
              ? Phrase.of("allyGains", Phrase.of(condition), range)
              : Phrase.of("allyGains.or", Phrase.of(condition), range, otherwise);
      case Cost.Forgo(boolean top) -> Phrase.of(top ? "forgo.top" : "forgo.bottom");
      case Cost.Use _ -> Phrase.of("use.once");
      case Cost.Spend(String counter, int least, int most) ->
          least == most
              ? Phrase.of("spend", counter, most)
              : Phrase.of("spend.upTo", counter, least, most);
      case Cost.MoveMarker(int slots) -> Phrase.of("markers.forwards", 1, slots);
      case Cost.Tile(Terrain kind, int range) ->
          Phrase.line(List.of(Phrase.of("destroy", Phrase.of(kind)), Phrase.of("range", range)));
    };
  }

  static Phrase checks(List<Check> checks) {
    return Phrase.of("if", Phrase.chain("and", checks.stream().map(ValueWords::check).toList()));
  }

  static Phrase check(Check check) {
    return switch (check) {
      case Check.TargetHas(Condition condition) ->
          Phrase.of("check.targetHas", Phrase.of(condition));
      case Check.SelfHas(Condition condition) -> Phrase.of("check.selfHas", Phrase.of(condition));
      case Check.TargetRank rank -> Phrase.of("check.targetRank", Phrase.of(rank.rank()));
      case Check.Not(Check other) -> Phrase.of("not", check(other));
      case Check.Strong(Element element) -> Phrase.of("check.strong", Phrase.of(element));
      case Check.AtLeast(Counted count, Value number) ->
          Phrase.of("check.atLeast", counted(count), value(number));
      case Check.Gave gave -> Phrase.of("check.gave", Phrase.of(gave.condition()));
      case Check.ActionHas has -> Phrase.of("check.actionHas", Phrase.of(has.kind()));
      case Check.NextToFigure(Affects whom, List<Check> only, int hexes) ->
          hexes == 1
              ? Phrase.of("check.nextToFigure", counted(new Crowd(whom, only)))
              : Phrase.of("check.nearFigure", counted(new Crowd(whom, only)), hexes);
      case Check.InForm(String name) -> Phrase.of("check.inForm", name);
      case Check.TargetMarked(String name) -> Phrase.of("check.marked", name);
      case Check.AnyOf(List<Check> some) ->
          Phrase.of("brackets", Phrase.chain("or", some.stream().map(ValueWords::check).toList()));
      case Check.OfSelf(Check inner) -> Phrase.of("check.ofSelf", check(inner));
      case Check.Within(int hexes) -> Phrase.of("check.within", hexes);
      case Check.OnTile(Terrain kind) -> Phrase.of("check.onTile", Phrase.of(kind));
      case Check.NextToTile(Terrain kind) -> Phrase.of("check.nextToTile", Phrase.of(kind));
      case Check.OfType(String name) -> Phrase.of("check.ofType", name);
      case Check.Entered(Terrain kind) -> Phrase.of("check.entered", Phrase.of(kind));
      case Check.ActionIs(String name) -> Phrase.of("check.actionIs", name);
      case Check.Fact fact -> Phrase.of(fact);
    };
  }
}

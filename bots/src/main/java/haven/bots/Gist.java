package haven.bots;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.LootSome;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import java.util.List;

/**
 * What an action comes to, roughly, by its verbs alone: a card that nobody has ever seen has one
 * too.
 *
 * @param attack the strongest attack value
 * @param range how far that attack reaches; 0 without one
 * @param targets how many it may hit
 * @param harm what the attacks do besides their value, as if it were damage
 * @param move movement points
 * @param heal hit points that it gives back
 * @param good whatever else it does for the party, as if it were damage
 * @param loot how far it loots; -1 if it does not
 * @param back how many cards it takes back from the discards, and {@code revived} from the lost
 */
record Gist(
    double attack,
    int range,
    double targets,
    double harm,
    double move,
    boolean jump,
    double heal,
    double good,
    int loot,
    int back,
    int revived) {
  static final Gist NOTHING = new Gist(0, 0, 0, 0, 0, false, 0, 0, -1, 0, 0);

  private static final double SOME = 2;
  private static final double PERHAPS = 0.5;
  private static final int FAR = 9;

  static Gist of(CardAction action) {
    return of(action.abilities());
  }

  static Gist of(List<Ability> abilities) {
    Gist sum = NOTHING;
    for (Ability ability : abilities) {
      sum = sum.and(of(ability));
    }
    return sum;
  }

  boolean attacks() {
    return attack > 0;
  }

  /** What it does to enemies if so many are within its reach. */
  double blow(int enemies) {
    return enemies == 0 ? 0 : (attack + harm) * Math.min(targets, enemies);
  }

  private Gist and(Gist other) {
    boolean mine = attack >= other.attack;
    double both = Math.min(attack, other.attack) > 0 ? Math.min(attack, other.attack) : 0;
    Gist more = mine ? this : other;
    return new Gist(
        more.attack,
        more.range,
        more.targets,
        harm + other.harm + both,
        Math.max(move, other.move),
        jump || other.jump,
        heal + other.heal,
        good + other.good,
        Math.max(loot, other.loot),
        Math.max(back, other.back),
        Math.max(revived, other.revived));
  }

  private Gist times(double factor) {
    return new Gist(
        attack * factor,
        range,
        targets,
        harm * factor,
        move,
        jump,
        heal * factor,
        good * factor,
        loot,
        back,
        revived);
  }

  private static Gist of(Ability ability) {
    return switch (ability) {
      case Ability.Attack attack -> attack(attack);
      case Ability.Move move -> moving(number(move.points()), move.jump());
      case Ability.Teleport(int hexes, var _, boolean _) -> moving(Math.min(FAR, hexes), true);
      case Ability.OpenDoor(Value points) -> moving(number(points), false);
      case Ability.Heal heal -> healing(number(heal.value()) * many(heal.aim()));
      case Ability.Inflict(Consequence.Recover what, Aim _) -> recovering(what);
      case Ability.Brings(Consequence.Recover what) -> recovering(what);
      case Ability.Inflict(Consequence what, Aim aim) -> inflicted(what, aim);
      case Ability.Brings(Consequence what) -> good(worth(what));
      case Ability.Loot(int range) -> looting(range);
      case LootSome _ -> looting(1);
      case Ability.Activate activate -> good(lasting(activate));
      case Ability.Summoning _ -> good(5);
      case Ability.Grant(Aim aim, List<Ability> abilities) -> granted(aim, abilities);
      case Ability.Control(Aim _, List<Ability> abilities) -> good(1 + of(abilities).attack);
      case Ability.Must(Ability inner) -> of(inner);
      case Ability.Paid paid -> of(paid.then()).times(PERHAPS).and(of(paid.otherwise()));
      case Ability.When when -> of(when.then()).times(PERHAPS).and(of(when.otherwise()));
      case Ability.OneOf one -> best(one.choices());
      case Ability.OnTiles _ -> good(1);
      case Ability.ForSelf _, Ability.OnScenario _ -> good(1);
      case Ability.Special _ -> NOTHING;
    };
  }

  private static Gist best(List<List<Ability>> choices) {
    Gist best = NOTHING;
    for (List<Ability> choice : choices) {
      Gist one = of(choice);
      best = one.plain() > best.plain() ? one : best;
    }
    return best;
  }

  /** What it is good for where nothing is known. */
  double plain() {
    return (attack + harm) * Math.min(targets, 1 + (targets - 1) * PERHAPS)
        + (attacks() && range > 1 ? 1 : 0)
        + move * PERHAPS
        + (jump ? PERHAPS : 0)
        + heal * 0.7
        + good
        + Math.min(2, back)
        + 2 * Math.min(3, revived)
        + (loot >= 0 ? PERHAPS : 0);
  }

  private static Gist attack(Ability.Attack attack) {
    Aim aim = attack.aim();
    int range = aim.range().isPresent() ? (int) Math.max(1, number(aim.range().get())) : 1;
    if (aim.area().isPresent() && aim.area().get().aroundActor()) {
      range = Math.max(1, aim.area().get().reach());
    }
    double value = number(attack.value());
    double harm = 0;
    for (Rider rider : attack.riders()) {
      if (rider instanceof Rider.PlusRange(int hexes)) {
        range += hexes;
      } else if (rider instanceof Rider.Reach(int hexes)) {
        range = Math.max(range, hexes);
      } else {
        harm += rider(rider);
      }
    }
    return new Gist(Math.max(value, 0.1), range, many(aim), harm, 0, false, 0, 0, -1, 0, 0);
  }

  private static double rider(Rider rider) {
    return switch (rider) {
      case Rider.Plus(Value more) -> number(more);
      case Rider.Inflicts(Consequence what) -> worth(what);
      case Rider.Pierce _ -> 0.4;
      case Rider.When(var _, List<Rider> riders) -> PERHAPS * sum(riders);
      case Rider.Paid(var _, List<Rider> riders) -> PERHAPS * sum(riders);
      case Rider.PlusTargets _ -> 1;
      case Rider.Plain plain -> plain == Rider.Plain.ADVANTAGE ? 0.7 : 0.2;
      case Rider.Then _, Rider.ThenIfHurt _, Rider.PushThrough _, Rider.PushAgainst _ -> PERHAPS;
      case Rider.Times _ -> SOME;
      case Rider.Brings _,
          Rider.PlusRange _,
          Rider.Reach _,
          Rider.AllAdjacent _,
          Rider.Over _,
          Rider.XpOnce _,
          Rider.WithStance _ ->
          0;
    };
  }

  private static double sum(List<Rider> riders) {
    double sum = 0;
    for (Rider rider : riders) {
      sum += rider(rider);
    }
    return sum;
  }

  private static double many(Aim aim) {
    if (aim.area().isPresent()) {
      return Math.min(3, 1 + 0.6 * (aim.area().get().red().size() - 1));
    }
    if (aim.all() || aim.among() == Aim.Among.MOVED_THROUGH) {
      return SOME;
    }
    return aim.targets().map(Gist::number).orElse(1.0);
  }

  private static Gist moving(double points, boolean jump) {
    return new Gist(0, 0, 0, 0, points, jump, 0, 0, -1, 0, 0);
  }

  private static Gist healing(double points) {
    return new Gist(0, 0, 0, 0, 0, false, points, 0, -1, 0, 0);
  }

  private static Gist good(double what) {
    return new Gist(0, 0, 0, 0, 0, false, 0, what, -1, 0, 0);
  }

  private static Gist looting(int range) {
    return new Gist(0, 0, 0, 0, 0, false, 0, 0, range, 0, 0);
  }

  private static Gist recovering(Consequence.Recover what) {
    int many = what.number() == 0 ? 1 : what.number();
    boolean lost = what.pile() == Consequence.Recover.Pile.LOST;
    return new Gist(0, 0, 0, 0, 0, false, 0, 0, -1, lost ? 0 : many, lost ? many : 0);
  }

  private static Gist granted(Aim aim, List<Ability> abilities) {
    Gist given = of(abilities);
    return good(given.plain() * 0.6 * many(aim));
  }

  /** What happens to enemies is as good as an attack; to oneself it may be a price. */
  private static Gist inflicted(Consequence what, Aim aim) {
    double worth = worth(what);
    boolean own =
        aim.affects() == Affects.SELF || what.isGood() && aim.affects() == Affects.AS_USUAL;
    if (own) {
      return good(what.isHarm() ? -worth : worth * many(aim));
    }
    if (what.isGood()) {
      return good(worth * many(aim));
    }
    int range = aim.range().isPresent() ? (int) Math.max(1, number(aim.range().get())) : 1;
    return new Gist(0.1, range, many(aim), worth, 0, false, 0, 0, -1, 0, 0);
  }

  private static double worth(Consequence what) {
    return switch (what) {
      case Consequence.Gain gain -> {
        double sum = 0;
        for (Condition condition : gain.conditions()) {
          sum += worth(condition);
        }
        yield sum;
      }
      case Consequence.Suffer(Value damage) -> number(damage);
      case Consequence.Die _ -> 6;
      case Consequence.Push _, Consequence.Pull _, Consequence.Lead _ -> 0.6;
      case Consequence.Recover _ -> 3;
      case Consequence.Refresh _ -> 1.5;
      case Consequence.Cure _ -> 1;
      case Consequence.LoseCards _ -> 3;
      case Consequence.DiscardCards _, Consequence.UseUp _ -> 1.5;
      case Consequence.Xp _, Consequence.Infuse _, Consequence.Money _ -> 0.2;
      case Consequence.MeetTile _,
          Consequence.Unmark _,
          Consequence.Transfer _,
          Consequence.HitPoints _,
          Consequence.Exhaust _,
          Consequence.Swap _,
          Consequence.Purge _,
          Consequence.ActAgain _,
          Consequence.Drive _,
          Consequence.MindControl _,
          Consequence.GiveCard _,
          Consequence.MoveCounter _,
          Consequence.TakeForm _,
          Consequence.MoveMarkers _,
          Consequence.TakeLost _,
          Consequence.MinusOnes _ ->
          1;
    };
  }

  static double worth(Condition condition) {
    return switch (condition) {
      case STUN -> 3;
      case DISARM -> 2.2;
      case INVISIBLE -> 2.5;
      case WOUND -> 1.6;
      case POISON, BRITTLE, STRENGTHEN, WARD, REGENERATE -> 1.2;
      case BANE -> 3;
      case IMMOBILIZE, BLESS, CURSE, IMPAIR -> 1;
      case MUDDLE -> 0.8;
    };
  }

  private static double lasting(Ability.Activate activate) {
    double sum = 0;
    for (Effect effect : activate.effects()) {
      sum += 1 + (effect.change() instanceof Effect.Change.Shield ? 1 : 0);
    }
    return activate.duration() == Duration.ROUND ? Math.min(sum, 2.5) : 1 + Math.min(sum, 4);
  }

  private static double number(Value value) {
    return switch (value) {
      case Value.Fixed(int number) -> number;
      case Value.OnStat(int change) -> SOME + change;
      case Value.Per(var _, int times, int plus) -> times * SOME + plus;
      case Value.Share(var _, int _, int _, boolean _, int plus) -> SOME + plus;
      case Value.AtMost(Value inner, int most) -> Math.min(most, number(inner));
      case Value.WhenPlayed(Value inner) -> number(inner);
      case Value.Computed _ -> SOME;
    };
  }
}

package haven.play.mind;

import haven.board.move.Movement;
import haven.model.Condition;
import haven.model.MonsterStats;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.rules.MonsterRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A monster's ability card read together with its stat card: what it does this turn, step by step
 * in printed order (MMV-03). The focus is found before the first step (FOC-01) and kept for all of
 * them (FOC-43, MAT-06).
 *
 * @param focusing by what the focus is found: the card's first attack and way of moving
 */
public record Performance(Action focusing, List<Step> steps) {

  /** One line of the card. */
  public sealed interface Step {
    /**
     * Moves with the next attack of the card in mind; after the last attack, as for a single-target
     * melee attack.
     */
    record Move(Action action) implements Step {}

    /** Attacks from where it stands by then. */
    record Strike(Action action, int value) implements Step {}

    /** Performed as fully as possible, with or without a focus (FOC-27, MMV-18). */
    record Other(Ability ability) implements Step {}

    /** How it moves or attacks, if it does. */
    default Optional<Action> decided() {
      return switch (this) {
        case Move(Action move) -> Optional.of(move);
        case Strike(Action strike, int _) -> Optional.of(strike);
        case Other _ -> Optional.empty();
      };
    }
  }

  public Performance {
    steps = List.copyOf(steps);
  }

  public static Performance of(
      MonsterStats stats, MonsterCard card, MonsterRules rules, Set<Condition> conditions) {
    return of(stats, card.abilities(), rules, conditions);
  }

  /** The same of the lines of a card. */
  public static Performance of(
      MonsterStats stats, List<Ability> lines, MonsterRules rules, Set<Condition> conditions) {
    return new Reader(stats, rules, conditions).read(lines);
  }

  private record Reader(MonsterStats stats, MonsterRules rules, Set<Condition> conditions) {

    Performance read(List<Ability> lines) {
      List<Step> steps = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        List<Ability> later = lines.subList(i + 1, lines.size());
        switch (lines.get(i)) {
          case Ability.Move move when moves() -> steps.add(new Step.Move(move(move, later)));
          case Ability.Attack attack when attacks() -> steps.add(strike(attack));
          case Ability.Move _, Ability.Attack _ -> {} // FOC-21, FOC-22, MAT-14
          case Ability other when performs() -> steps.add(new Step.Other(other));
          case Ability.Moving _,
              Ability.Affecting _,
              Ability.ForSelf _,
              Ability.Summoning _,
              Ability.OnTiles _,
              Ability.OnScenario _,
              Ability.Composed _,
              Ability.Brings _,
              Ability.Special _ -> {}
        }
      }
      return new Performance(focusing(lines), steps);
    }

    private boolean performs() {
      return !conditions.contains(Condition.STUN);
    }

    private boolean moves() {
      return performs() && !conditions.contains(Condition.IMMOBILIZE);
    }

    private boolean attacks() {
      return performs() && !conditions.contains(Condition.DISARM);
    }

    /** MMV-01, MAT-01: without the line it does not move, or not attack. */
    private Action focusing(List<Ability> lines) {
      for (Ability line : lines) {
        if (line instanceof Ability.Move move) {
          return move(move, lines);
        }
      }
      return new Action(0, movement(false), firstAttack(lines));
    }

    private Action move(Ability.Move move, List<Ability> attackAmong) {
      return new Action(
          move.points().on(stats.move()), movement(move.jump()), firstAttack(attackAmong));
    }

    private Movement movement(boolean jumping) {
      return Movement.of(stats.flying(), jumping, false);
    }

    private Step strike(Ability.Attack line) {
      return new Step.Strike(
          new Action(0, movement(false), Optional.of(attack(line))),
          line.value().on(stats.attack()));
    }

    private Optional<Attack> firstAttack(List<Ability> lines) {
      for (Ability line : lines) {
        if (line instanceof Ability.Attack attack) {
          return attacks() ? Optional.of(attack(attack)) : Optional.empty();
        }
      }
      return Optional.empty();
    }

    private Attack attack(Ability.Attack line) {
      Aim aim = line.aim();
      int range = aim.adjacent() ? 0 : aim.range().orElse(unprintedRange()).on(stats.range());
      return new Attack(range, targets(line), aim.area());
    }

    /** Several attacks on one and the same figure are decided about like a single one. */
    private int targets(Ability.Attack line) {
      if (line.riders().contains(Rider.Plain.ALL_ON_ONE)) {
        return 1;
      }
      return line.aim().all()
          ? Enemies.MOST
          : Math.max(1, line.aim().targets().orElse(Value.STAT).on(stats.targets()));
    }

    private Value unprintedRange() {
      return switch (rules.unprintedRange()) {
        case OF_THE_STAT_CARD -> Value.STAT;
        case MELEE -> Value.of(0);
      };
    }
  }
}

package haven.play.monster;

import haven.board.move.Movement;
import haven.model.Amount;
import haven.model.Condition;
import haven.model.MonsterAbility;
import haven.model.MonsterCard;
import haven.model.MonsterRules;
import haven.model.MonsterStats;
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
    record Other(String text) implements Step {}
  }

  public Performance {
    steps = List.copyOf(steps);
  }

  public static Performance of(
      MonsterStats stats, MonsterCard card, MonsterRules rules, Set<Condition> conditions) {
    return new Reader(stats, rules, conditions).read(card.abilities());
  }

  private record Reader(MonsterStats stats, MonsterRules rules, Set<Condition> conditions) {

    Performance read(List<MonsterAbility> lines) {
      List<Step> steps = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        List<MonsterAbility> later = lines.subList(i + 1, lines.size());
        switch (lines.get(i)) {
          case MonsterAbility.Move move when moves() -> steps.add(new Step.Move(move(move, later)));
          case MonsterAbility.Attack attack when attacks() -> steps.add(strike(attack));
          case MonsterAbility.Other other when performs() ->
              steps.add(new Step.Other(other.text()));
          default -> {} // FOC-21, FOC-22, MAT-14
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
    private Action focusing(List<MonsterAbility> lines) {
      return lines.stream()
          .filter(MonsterAbility.Move.class::isInstance)
          .map(MonsterAbility.Move.class::cast)
          .findFirst()
          .map(move -> move(move, lines))
          .orElse(new Action(0, movement(false), firstAttack(lines)));
    }

    private Action move(MonsterAbility.Move move, List<MonsterAbility> attackAmong) {
      return new Action(
          move.points().on(stats.move()), movement(move.jumping()), firstAttack(attackAmong));
    }

    private Movement movement(boolean jumping) {
      return Movement.of(stats.flying(), jumping, false);
    }

    private Step strike(MonsterAbility.Attack line) {
      return new Step.Strike(
          new Action(0, movement(false), Optional.of(attack(line))),
          line.value().on(stats.attack()));
    }

    private Optional<Attack> firstAttack(List<MonsterAbility> lines) {
      return lines.stream()
          .filter(MonsterAbility.Attack.class::isInstance)
          .map(MonsterAbility.Attack.class::cast)
          .findFirst()
          .filter(line -> attacks())
          .map(this::attack);
    }

    private Attack attack(MonsterAbility.Attack line) {
      return new Attack(
          line.range().orElse(unprintedRange()).on(stats.range()),
          Math.max(1, line.targets().on(stats.targets())),
          line.area());
    }

    private Amount unprintedRange() {
      return switch (rules.unprintedRange()) {
        case OF_THE_STAT_CARD -> Amount.UNCHANGED;
        case MELEE -> Amount.exactly(0);
      };
    }
  }
}

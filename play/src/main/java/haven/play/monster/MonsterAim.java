package haven.play.monster;

import haven.board.Area;
import haven.model.AbilityKind;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.rules.MonsterRules;
import haven.play.ability.Values;
import haven.play.attack.Attacks;
import haven.play.attack.Targeting;
import haven.play.engine.Play;
import haven.play.table.Figure;
import haven.play.table.Nature;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * How far a figure moves and whom it can attack, with everything that adds to it: elements
 * (MEL-02), its cards, lasting effects. It is known before the figure moves.
 */
final class MonsterAim {
  private MonsterAim() {}

  /**
   * The move with the points and the jump that lasting effects add.
   *
   * @param own effects that the figure will have by then
   */
  static Ability.Move move(Play play, Figure figure, int printed, boolean jumps, List<Effect> own) {
    Change.Moves bonus = play.effects().moves(figure, false);
    int points = printed + bonus.points();
    boolean jump = jumps || bonus.jump();
    for (Effect effect : own) {
      if (effect.change() instanceof Change.Moves(int more, boolean over)) {
        points += more;
        jump |= over;
      }
    }
    int times = play.effects().greatest(figure, Change.MovesTimes.class, Change.MovesTimes::factor);
    return new Ability.Move(Value.of(Math.max(0, points) * Math.max(1, times)), jump);
  }

  /** The attack with range, targets and area as they are this turn. */
  static Ability.Attack settled(
      Play play, Figure figure, MonsterCard card, Ability.Attack attack, List<Effect> own) {
    Ability.Attack settled =
        new Ability.Attack(attack.value(), counted(play, figure, attack.aim()), List.of());
    for (Rider rider : attack.riders()) {
      if (!(rider instanceof Rider.Paid paid) || !Attacks.changesTargets(paid.riders())) {
        settled = changed(play, figure, settled, rider);
      } else if (Paying.benefits(play, figure.id(), card, paid)) {
        for (Rider bought : paid.riders()) {
          settled = changed(play, figure, settled, bought);
        }
      }
    }
    for (Rider rider : added(play, figure, attack.aim(), own)) {
      if (Attacks.changesTargets(List.of(rider))) {
        settled = changed(play, figure, settled, rider);
      }
    }
    return settled;
  }

  /** Range and number of targets as plain numbers, where they are something counted. */
  private static Aim counted(Play play, Figure figure, Aim aim) {
    Values values = Values.of(play, figure);
    Aim settled = aim;
    if (aim.range().isPresent() && isCounted(aim.range().get())) {
      settled = settled.range(Math.max(1, values.of(aim.range().get(), 0)));
    }
    if (aim.targets().isPresent() && isCounted(aim.targets().get())) {
      settled = settled.targets(Math.max(1, values.of(aim.targets().get(), 0)));
    }
    return settled;
  }

  private static boolean isCounted(Value value) {
    return !(value instanceof Value.Fixed) && !(value instanceof Value.OnStat);
  }

  /** What the stat card and lasting effects add to all its attacks (ATK-33, ATK-43). */
  private static List<Rider> added(Play play, Figure figure, Aim aim, List<Effect> own) {
    Values values = new Values(play, figure, figure, manner(play, figure, aim));
    List<Rider> riders = new ArrayList<>(figure.nature().stats().riders());
    play.effects().ofAbility(figure, values, riders);
    riders.addAll(play.effects().riders(figure, figure, values));
    for (Effect effect : own) {
      if (effect.change() instanceof Change.Attacks(List<Rider> more)) {
        riders.addAll(more);
      } else if (effect.change() instanceof Change.AttackAbilities(List<Rider> more)) {
        riders.addAll(more);
      }
    }
    List<Rider> flat = new ArrayList<>();
    Attacks.flatten(values, riders, flat);
    return flat;
  }

  private static Values.Manner manner(Play play, Figure figure, Aim aim) {
    Nature.Stats stats = figure.nature().stats();
    boolean ranged = aim.range().isPresent() || hasRange(play, figure);
    int targets = Values.of(play, figure).of(aim.targets().orElse(Value.STAT), stats.targets());
    return Values.Manner.of(ranged, targets == 1 && aim.area().isEmpty());
  }

  /** MAT-03b: an attack without a printed range has that of the stat card. */
  static boolean hasRange(Play play, Figure figure) {
    return figure.nature().stats().range() > 0
        && play.rules().monsters().unprintedRange() == MonsterRules.UnprintedRange.OF_THE_STAT_CARD;
  }

  private static Ability.Attack with(Ability.Attack attack, Rider rider) {
    List<Rider> riders = new ArrayList<>(attack.riders());
    riders.add(rider);
    return new Ability.Attack(attack.value(), attack.aim(), riders);
  }

  private static Ability.Attack changed(
      Play play, Figure figure, Ability.Attack attack, Rider rider) {
    Aim aim = attack.aim();
    return switch (rider) {
      case Rider.PlusRange(int hexes) ->
          range(play, figure, aim)
              .map(range -> attack.at(plus(play, figure, range, hexes)))
              .orElse(attack);
      case Rider.PlusTargets(int number) ->
          attack.on(plus(play, figure, aim.targets().orElse(Value.STAT), number));
      case Rider.Over(Area area) -> attack.over(area);
      case Rider.AllAdjacent _ -> attack.on(Value.of(6));
      case Rider.Reach _ -> attack; // of characters alone
      case Rider.OnValue _,
          Rider.Pierce _,
          Rider.Inflicts _,
          Rider.PushThrough _,
          Rider.PushAgainst _,
          Rider.ForAttacker _,
          Rider.Afterwards _,
          Rider.Conditional _,
          Rider.Plain _ ->
          with(attack, rider);
    };
  }

  /** The range that something is added to; empty for a melee attack that remains one (TGT-17). */
  private static Optional<Value> range(Play play, Figure figure, Aim aim) {
    if (aim.range().isPresent()) {
      return aim.range();
    }
    if (hasRange(play, figure) && !isMelee(aim)) {
      return Optional.of(Value.STAT);
    }
    return play.rules().targeting().rangeBonusMakesRanged()
        ? Optional.of(Value.of(1))
        : Optional.empty();
  }

  /** An attack that is a melee attack whatever the stat card says (TGT-19). */
  private static boolean isMelee(Aim aim) {
    return aim.adjacent() || aim.area().map(Area::aroundActor).orElse(false);
  }

  private static Value plus(Play play, Figure figure, Value value, int more) {
    return switch (value) {
      case Value.Fixed(int number) -> Value.of(number + more);
      case Value.OnStat(int change) -> Value.plus(change + more);
      case Value.Per _, Value.Share _, Value.AtMost _, Value.WhenPlayed _, Value.Computed _ ->
          Value.of(Values.of(play, figure).signed(value, 0) + more);
    };
  }

  /** Whom an attack targets that says so: those whom an ability before it has left behind. */
  static List<FigureId> among(Play play, Figure figure, Aim aim) {
    Targeting targeting =
        Attacks.targeting(
            play,
            figure.id(),
            FigureId.NOBODY,
            Attacks.aimed(play, figure, AbilityKind.ATTACK, false, aim));
    boolean near = aim.range().isPresent();
    return play.scene().figures().stream()
        .filter(other -> near ? targeting.mayTarget(other) : targeting.isInArea(other)) // TGT-14
        .map(Figure::id)
        .filter(id -> Attacks.isAmong(play, aim.among(), id))
        .limit(targeting.ability().targetValue())
        .toList();
  }

  /** Whom each attack of the ability is made against: all the same one, if the card says so. */
  static List<FigureId> attacks(Figure figure, Ability.Attack attack, List<FigureId> targets) {
    if (!attack.riders().contains(Rider.Plain.ALL_ON_ONE)) {
      return List.copyOf(targets);
    }
    int stat = figure.nature().stats().targets();
    int number = Math.max(1, attack.aim().targets().orElse(Value.STAT).on(stat));
    return List.copyOf(Collections.nCopies(number, targets.getFirst()));
  }
}

package haven.play.monster;

import haven.model.Condition;
import haven.model.FigureId;
import haven.model.MonsterStats;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim.Focus;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Scenic;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.rules.MonsterRules;
import haven.play.ability.Scopes;
import haven.play.ability.Values;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.mind.Action;
import haven.play.mind.Performance;
import haven.play.table.Figure;
import haven.play.table.Nature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The card is read together with the stat card. */
record ReadCard(FigureId figure, MonsterCard card) implements Task {
  @Override
  public void run(Play play) {
    Figure acting = play.figure(figure);
    CardReading reading = reading(play, acting);
    play.push(
        new Monsters.Steps(figure, reading.abilities(), reading.steps(), 0, Optional.empty()));
    if (reading.isFocusDue() && play.canPerform(acting)) {
      play.push(Focusing.by(play, figure, reading.focusing()));
    }
  }

  /** The monsters of a type read the same, as long as nothing is special. */
  private CardReading reading(Play play, Figure acting) {
    if (!CardReading.isSame(card, acting) || !play.effects().isNothingFor(acting)) {
      return read(play, acting);
    }
    CardReadings readings = play.workshop().readings;
    MonsterStats stats = Monsters.stats(acting);
    Nature.Stats printed = acting.nature().stats();
    CardReading reading = readings.find(card, stats, printed);
    if (reading == null) {
      reading = read(play, acting);
      readings.keep(card, stats, printed, reading);
    }
    return reading;
  }

  private CardReading read(Play play, Figure acting) {
    List<Ability> abilities = untilItIsAnother(play, acting).settled(play);
    Performance performance =
        Performance.of(Monsters.stats(acting), abilities, play.rules().monsters(), barring(acting));
    List<Ability> performed = new ArrayList<>();
    for (Ability ability : abilities) {
      boolean barred =
          ability instanceof Ability.Move && acting.has(Condition.IMMOBILIZE)
              || ability instanceof Ability.Attack && acting.has(Condition.DISARM);
      if (!barred) {
        performed.add(ability);
      }
    }
    List<Performance.Step> steps = performance.steps();
    boolean due = isFocusDue(performance);
    if (!play.rules().monsters().focusesWithoutAttack()
        && steps.stream().noneMatch(ReadCard::isAimed)) {
      steps = steps.stream().filter(Performance.Step.Other.class::isInstance).toList();
      due = false;
    }
    return new CardReading(List.copyOf(performed), steps, performance.focusing(), due);
  }

  /** In another place, or of another rank: what follows is read there, with another focus. */
  private static boolean isAnotherAfter(Scenic scenic) {
    return switch (scenic) {
      case Scenic.ToNext next -> next.objective().isEmpty();
      case Scenic.ToSide _, Scenic.SwapRanks _ -> true;
      case Scenic.Lay _, Scenic.Hatch _, Scenic.Bid _, Scenic.Towards _ -> false;
    };
  }

  private boolean isReadInOne() {
    for (int i = 0; i < card.abilities().size(); i++) {
      Ability ability = card.abilities().get(i);
      if (ability instanceof Ability.Special || ability instanceof Scenic) {
        return false;
      }
    }
    return true;
  }

  private ReadCard untilItIsAnother(Play play, Figure acting) {
    if (isReadInOne()) {
      return this;
    }
    List<Ability> lines = new ArrayList<>();
    for (Ability ability : card.abilities()) {
      if (ability instanceof Ability.Special(int number)) {
        lines.addAll(acting.nature().stats().specials().get(number - 1));
      } else {
        lines.add(ability);
      }
    }
    for (int i = 0; i + 1 < lines.size(); i++) {
      if (lines.get(i) instanceof Scenic scenic && isAnotherAfter(scenic)) {
        play.push(Extras.readOn(figure, lines.subList(i + 1, lines.size())));
        return new ReadCard(
            figure,
            new MonsterCard(card.initiative(), false, lines.subList(0, i + 1), card.infusions()));
      }
    }
    return this;
  }

  /** Its lines with all numbers, in the order in which they are performed. */
  List<Ability> settled(Play play) {
    Figure acting = play.figure(figure);
    List<Ability> abilities = new ArrayList<>();
    List<Effect> own = new ArrayList<>();
    for (Ability ability : card.abilities()) {
      resolve(play, acting, ability, abilities, own);
    }
    sort(play.rules().monsters(), abilities);
    return abilities;
  }

  /** The conditions it has, or counts as having. */
  private static Set<Condition> barring(Figure acting) {
    if (!acting.hasAny() && acting.endowment().likened().isEmpty()) {
      return Set.of();
    }
    Set<Condition> barring = EnumSet.noneOf(Condition.class);
    for (Condition condition : Condition.values()) {
      if (acting.has(condition)) {
        barring.add(condition);
      }
    }
    return barring;
  }

  /** Whether it is for a focus, apart from moving towards it (DSC-03). */
  private static boolean isAimed(Performance.Step step) {
    return !(step instanceof Performance.Step.Move) && MonsterAbilities.needsFocus(step);
  }

  /** ABL-07a: in printed order, or by a table's wish as the summary of the rules lists them. */
  private static void sort(MonsterRules rules, List<Ability> abilities) {
    if (rules.order() == MonsterRules.Order.MOVE_ATTACK_OTHERS) {
      abilities.sort(
          Comparator.comparingInt(
              ability ->
                  ability instanceof Ability.Move ? 0 : ability instanceof Ability.Attack ? 1 : 2));
    }
  }

  /**
   * FOC-01: the focus is found before anything is done. The first move or attack finds it just as
   * well, if it comes first and is made in the way that counts for the focus.
   */
  private static boolean isFocusDue(Performance performance) {
    List<Performance.Step> steps = performance.steps();
    Action focusing = performance.focusing();
    for (Performance.Step step : steps) {
      if (step instanceof Performance.Step.Other(Focus _)) {
        return false; // it will be about another one
      }
      Optional<Action> action = step.decided();
      if (action.isPresent()) {
        return step != steps.getFirst()
            || action.get().movement() != focusing.movement()
            || !action.get().attack().equals(focusing.attack());
      }
    }
    return false;
  }

  /**
   * Numbers that depend on more than the stat card, specials and conditions are settled.
   *
   * @param own lasting effects for itself that the card gives before (MAB-02)
   */
  private void resolve(
      Play play, Figure figure, Ability ability, List<Ability> into, List<Effect> own) {
    Values values = Values.of(play, figure);
    Nature.Stats stats = figure.nature().stats();
    switch (ability) {
      case Ability.Move move when stats.move() >= 0 || !isRelative(move.points()) ->
          into.add(
              MonsterAim.move(
                  play, figure, values.of(move.points(), stats.move()), move.jump(), own));
      case Ability.Move _ -> {} // SUM-07
      case Ability.Attack attack when stats.attack() >= 0 || !isRelative(attack.value()) ->
          into.add(
              MonsterAim.settled(
                  play,
                  figure,
                  card,
                  new Ability.Attack(
                      Value.of(values.signed(attack.value(), stats.attack())),
                      attack.aim(),
                      attack.riders()),
                  own));
      case Ability.Attack _ -> {}
      case Ability.Special(int number) ->
          stats.specials().get(number - 1).forEach(one -> resolve(play, figure, one, into, own));
      case Ability.When when when dependsOnDeeds(when.checks()) -> into.add(when);
      case Ability.When when ->
          (values.hold(when.checks()) ? when.then() : when.otherwise())
              .forEach(one -> resolve(play, figure, one, into, own));
      case Ability.Paid paid when Paying.isEarly(paid) ->
          (Paying.benefits(play, figure.id(), card, paid) ? paid.then() : paid.otherwise())
              .forEach(one -> resolve(play, figure, one, into, own));
      case Ability.Must(Ability inner) -> resolve(play, figure, inner, into, own);
      case Ability.Activate activate -> {
        into.add(activate);
        if (activate.isForSelf() || activate.aim().affects() == Affects.ALLIES_OR_SELF) {
          for (Effect effect : activate.effects()) {
            if (Scopes.isForOwner(effect) && values.hold(effect.checks())) {
              own.add(effect);
            }
          }
        }
      }
      case Ability.Moving _,
          Ability.Affecting _,
          Ability.ForSelf _,
          Ability.Summoning _,
          Ability.OnTiles _,
          Ability.Composed _,
          Ability.OnScenario _,
          Ability.Brings _ ->
          into.add(ability);
    }
  }

  /** Whether it is known only when what stands before it on the card has been performed. */
  private static boolean dependsOnDeeds(List<Check> checks) {
    return checks.stream().anyMatch(Check::isOfDeeds);
  }

  private static boolean isRelative(Value value) {
    return value instanceof Value.OnStat;
  }
}

package haven.play.ability;

import haven.board.Board;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.play.engine.By;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.lasting.LastUse;
import haven.play.monster.Extras;
import haven.play.special.StandingRules;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Lasting effects: what works for whom, and how they are used up and end. */
public final class Effects {
  private final Play play;

  public Effects(Play play) {
    this.play = play;
  }

  private void each(
      Figure bearer, Values values, boolean uses, Class<? extends Change> kind, Scopes.Use use) {
    Scopes.each(play, bearer, values, uses, kind, use, active -> false);
  }

  /** Whether there is nothing that could work for a figure: so it is most of the time. */
  public boolean isNothingFor(Figure bearer) {
    return play.state().actives().isEmpty()
        && bearer.nature().stats().traits().isEmpty()
        && !StandingRules.areThere(play)
        && !play.state().hasTraitsForOthers();
  }

  /** The bonus was triggered: the marker advances (BON-09), with its experience (BON-11). */
  public void useSlot(Active active) {
    int slot = active.used();
    Active after = active.usedOnce();
    play.state().replace(active, after);
    Figure owner = play.figure(active.owner());
    play.tell(
        new Event.SlotUsed(play.cite(Cite.USE_SLOTS), owner.id(), slot + 1, By.of(play, active)));
    int xp = active.slots().get(slot);
    if (xp > 0) {
      play.gainXp(owner, xp, Cite.SLOT_XP);
    }
    if (after.isUsedUp()) {
      LastUse.of(play, after);
    }
  }

  /** All shields add up (SHD-02). */
  public int shield(Figure target, Values values) {
    return shield(target, values, false);
  }

  /**
   * The same for an attack that is being carried out.
   *
   * @param uses whether use slots are used; those of a bonus that also retaliates are used with
   *     that, since one attack triggers it once (BON-09)
   */
  public int shield(Figure target, Values values, boolean uses) {
    var sum = new int[1];
    Scopes.each(
        play,
        target,
        values,
        uses,
        Change.Shield.class,
        (change, forced) -> {
          if (change instanceof Change.Shield(var amount)) {
            sum[0] += Values.of(play, target, values.self()).of(amount, 0);
            return true;
          }
          return false;
        },
        active -> Scopes.lasts(play, active, Change.Retaliate.class, target, values));
    return sum[0];
  }

  /** The retaliates that reach the attacker (RET-06); they are used once the attack is over. */
  public List<Change.Retaliate> retaliates(
      Figure bearer, Figure attacker, Values values, boolean uses) {
    Board board = play.board();
    int range = board.range(board.at(bearer.hex()), board.at(attacker.hex()));
    var found = new ArrayList<Change.Retaliate>();
    each(
        bearer,
        values,
        uses,
        Change.Retaliate.class,
        (change, forced) -> {
          if (change instanceof Change.Retaliate retaliate) {
            if (range <= retaliate.range()) {
              found.add(retaliate);
            }
            return true; // BON-10: a use, with benefit or without
          }
          return false;
        });
    return found;
  }

  /**
   * What lasting effects add to an attack: of the attacker's, and on the target.
   *
   * @param must those that nobody may leave out (BON-10, BON-22)
   */
  public void riders(
      Figure attacker, Figure target, Values values, List<Rider> may, List<Rider> must) {
    each(
        attacker,
        values,
        true,
        Change.Attacks.class,
        (change, forced) -> add(forced ? must : may, change));
    each(
        target,
        values,
        true,
        Change.Attacked.class,
        (change, forced) -> add(forced ? must : may, change));
  }

  /** The same before there is a target: nothing is used by it. */
  public List<Rider> riders(Figure attacker, Figure target, Values values) {
    var riders = new ArrayList<Rider>();
    each(attacker, values, false, Change.Attacks.class, (change, forced) -> add(riders, change));
    each(target, values, false, Change.Attacked.class, (change, forced) -> add(riders, change));
    return riders;
  }

  /** What is added to an attack ability as a whole; nothing is used by it yet. */
  public void ofAbility(Figure attacker, Values values, List<Rider> riders) {
    ofAbility(attacker, values, false, riders::addAll);
  }

  /** The attack ability gets its first target: what is added without a price is used (BON-10). */
  public void useForAbility(Figure attacker, Values values) {
    ofAbility(
        attacker, values, true, added -> added.stream().noneMatch(Rider.Paid.class::isInstance));
  }

  /** A part of an attack ability was paid for: if it was added, that is used. */
  public void usePaid(Figure attacker, Values values, Rider.Paid paid) {
    ofAbility(attacker, values, true, added -> added.contains(paid));
  }

  private void ofAbility(
      Figure attacker, Values values, boolean uses, Predicate<List<Rider>> triggers) {
    if (!isNothingFor(attacker)) {
      each(
          attacker,
          values,
          uses,
          Change.AttackAbilities.class,
          (change, forced) ->
              change instanceof Change.AttackAbilities(List<Rider> added) && triggers.test(added));
    }
  }

  private static boolean add(List<Rider> riders, Change change) {
    return change instanceof Change.Attacks(List<Rider> more) && riders.addAll(more)
        || change instanceof Change.Attacked(List<Rider> some) && riders.addAll(some);
  }

  /**
   * What lasting effects add to a move.
   *
   * @param uses whether the move is made, so that use slots are used
   */
  public Change.Moves moves(Figure figure, boolean uses) {
    if (isNothingFor(figure)) {
      return Change.Moves.NONE;
    }
    var points = new int[1];
    var jump = new boolean[1];
    each(
        figure,
        Values.of(play, figure),
        uses,
        Change.Moves.class,
        (change, forced) -> {
          if (change instanceof Change.Moves(int more, boolean jumps)) {
            points[0] += more;
            jump[0] |= jumps;
            return true;
          }
          return false;
        });
    return new Change.Moves(points[0], jump[0]);
  }

  public int heals(Figure healer) {
    return sum(healer, Change.Heals.class, Change.Heals::points);
  }

  /** What is added to heal abilities as a whole. */
  List<Rider> ofHeal(Figure healer, boolean uses) {
    var riders = new ArrayList<Rider>();
    each(
        healer,
        Values.of(play, healer),
        uses,
        Change.HealAbilities.class,
        (change, forced) ->
            change instanceof Change.HealAbilities(List<Rider> more) && riders.addAll(more));
    return riders;
  }

  /** What effects of some kind add, which are used by that. */
  public <C extends Change> int sum(Figure figure, Class<C> kind, ToIntFunction<C> number) {
    return together(figure, kind, number, Integer::sum);
  }

  /** The greatest number that effects of some kind name, which are used by that; else 0. */
  public <C extends Change> int greatest(Figure figure, Class<C> kind, ToIntFunction<C> number) {
    return together(figure, kind, number, Math::max);
  }

  private <C extends Change> int together(
      Figure figure, Class<C> kind, ToIntFunction<C> number, IntBinaryOperator adds) {
    if (isNothingFor(figure)) {
      return 0;
    }
    var all = new int[1];
    each(
        figure,
        Values.of(play, figure),
        true,
        kind,
        (change, forced) -> {
          int one = number.applyAsInt(kind.cast(change));
          all[0] = adds.applyAsInt(all[0], one);
          return one != 0;
        });
    return all[0];
  }

  public boolean isImmune(Figure figure, Condition condition) {
    return any(figure, Change.Immune.class, immune -> immune.conditions().contains(condition));
  }

  /**
   * Whether it cannot be pushed or pulled.
   *
   * @param by who does it; the figure itself if nobody
   */
  public boolean isUnmovable(Figure figure, Figure by) {
    return any(figure, Values.of(play, figure, by), Change.Unmovable.class, one -> true);
  }

  /** Whether something of the kind lasts for the figure; nothing is used by it. */
  public boolean any(Figure figure, Class<? extends Change> kind) {
    return any(figure, kind, one -> true);
  }

  public <C extends Change> boolean any(Figure figure, Class<C> kind, Predicate<C> meant) {
    return !isNothingFor(figure) && any(figure, Values.of(play, figure), kind, meant);
  }

  private <C extends Change> boolean any(
      Figure figure, Values values, Class<C> kind, Predicate<C> meant) {
    var any = new boolean[1];
    each(
        figure,
        values,
        false,
        kind,
        (change, forced) -> (any[0] |= meant.test(kind.cast(change))) & false);
    return any[0];
  }

  /** The same, where it is about nobody else. */
  public void perform(Effect.Moment moment, Figure bearer) {
    if (isAwaited(moment)) {
      perform(moment, bearer, Values.of(play, bearer));
    }
  }

  /** Abilities that effects make a figure perform at this moment. */
  public void perform(Effect.Moment moment, Figure bearer, Values values) {
    if (!isAwaited(moment)) {
      return;
    }
    each(
        bearer,
        values,
        true,
        Change.Performs.class,
        (change, forced) -> {
          if (change instanceof Change.Performs(var when, List<Ability> abilities)
              && when == moment
              && !play.state().isUnderWay(bearer.id(), change)) {
            play.push(Extras.extra(play, values, change, abilities));
            return true;
          }
          return false;
        });
  }

  /** Whether anybody could do something at this moment. */
  public boolean isAwaited(Effect.Moment moment) {
    return Scopes.isAwaited(play, moment);
  }

  /**
   * The same for everybody else, about something that happens to a figure or that it does.
   *
   * @param enemiesOnly whether only its enemies are concerned
   */
  public void performOthers(Effect.Moment moment, Figure about, boolean enemiesOnly) {
    if (!isAwaited(moment)) {
      return;
    }
    for (Figure figure : List.copyOf(play.state().alive())) {
      if (!figure.id().equals(about.id()) && !(enemiesOnly && figure.side() == about.side())) {
        perform(moment, figure, Values.of(play, figure, about));
      }
    }
  }
}

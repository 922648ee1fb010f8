package haven.play.attack;

import haven.board.Hex;
import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.play.ability.Elsewhere;
import haven.play.ability.Guarding;
import haven.play.ability.Values;
import haven.play.command.Redirecting;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.lasting.Stances;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.Nature;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attack ability: one or more attacks, each resolved completely before the next (ATK-13). */
public final class Attacks {
  private Attacks() {}

  /** Begins an attack ability of which a player chooses the targets. */
  public static void begin(
      Play play, FigureId actor, FigureId decider, Ability.Attack attack, boolean must) {
    Figure figure = play.figure(actor);
    if (figure.has(Condition.DISARM)) {
      play.tell(new Event.Skipped(play.cite(Cite.DISARM), actor, Event.Undone.Ability.ATTACK));
      return;
    }
    if (figure.nature().stats().attack() < 0
        && !figure.nature().isCharacter()
        && attack.value() instanceof Value.OnStat) { // CMD-07
      return;
    }
    play.push(
        attack.aim().asIf().isPresent()
            ? Elsewhere.before(play, actor, decider, attack, attack.aim(), must)
            : StandIn.before(play, actor, decider, attack, must));
  }

  /** No target has been chosen yet. */
  public static Aiming aiming(
      Play play, FigureId actor, FigureId decider, Ability.Attack attack, boolean must) {
    Figure figure = play.figure(actor);
    List<Rider> riders = new ArrayList<>(attack.riders());
    riders.addAll(figure.nature().stats().riders()); // ATK-43
    addReach(play, figure, attack, riders);
    List<Rider> all = List.copyOf(riders);
    return new Aiming(actor, decider, attack, all, 0, List.of(), List.of(), 0, 0, must, false);
  }

  /** What lasting effects change about the range, which is known before there is a target. */
  private static void addReach(
      Play play, Figure figure, Ability.Attack attack, List<Rider> riders) {
    boolean ranged =
        aimed(play, figure, AbilityKind.ATTACK, false, attack.aim())
            .isRanged(play.rules().targeting());
    Values values = new Values(play, figure, figure, Values.Manner.of(ranged, false));
    play.effects().ofAbility(figure, values, riders);
    for (Rider rider : play.effects().riders(figure, figure, values)) {
      if (rider instanceof Rider.PlusRange
          || rider instanceof Rider.Reach
          || rider instanceof Rider.Over) {
        riders.add(rider); // ATK-33
      }
    }
  }

  /** Whose side the attacker fights on: its commander's if it is controlled (CMD-03). */
  public static boolean isControlled(Play play, FigureId actor, FigureId decider) {
    return decider.isSomebody() && play.figure(decider).side() != play.figure(actor).side();
  }

  /** Whether it has to be decided before targets are chosen. */
  public static boolean changesTargets(List<Rider> some) {
    return some.stream().anyMatch(Rider.OnAim.class::isInstance);
  }

  /** One attack begins, against that target or whoever steps in for it. */
  public static void strike(
      Play play,
      FigureId actor,
      FigureId decider,
      Ability.Attack attack,
      List<Rider> riders,
      FigureId meant,
      Values.Manner manner) {
    FigureId target = Guarding.targeted(play, play.figure(actor), meant, manner);
    Meant attacked = new Meant(actor, decider, attack, riders, target, manner);
    if (!Redirecting.offer(play, attacked)) {
      make(play, attacked);
    }
  }

  /**
   * An attack of which the target is about to be settled.
   *
   * @param riders what the ability adds, before anything is known about the target
   */
  public record Meant(
      FigureId attacker,
      FigureId decider,
      Ability.Attack ability,
      List<Rider> riders,
      FigureId target,
      Values.Manner manner) {
    public Meant on(FigureId other) {
      return new Meant(attacker, decider, ability, riders, other, manner);
    }
  }

  /** The attack is made: what is added to it is found. */
  public static void make(Play play, Meant meant) {
    FigureId actor = meant.attacker;
    FigureId target = meant.target;
    Ability.Attack attack = meant.ability;
    Values.Manner manner = meant.manner;
    Figure attacker = play.figure(actor);
    Figure victim = play.figure(target);
    @Nullable Frame frame = play.state().frame();
    boolean first = frame == null || frame.now().targets().isEmpty();
    play.result(results -> results.target(target));
    play.state().turn().targets(target);
    Values values = new Values(play, attacker, victim, manner);
    play.state().turn().attacks(reach(play, attacker, attack, meant.riders));
    int base = values.signed(attack.value(), attacker.nature().stats().attack());
    List<Rider> all = new ArrayList<>();
    flatten(values, meant.riders, all);
    List<Rider> may = new ArrayList<>();
    List<Rider> must = new ArrayList<>();
    play.effects().riders(attacker, victim, values, may, must);
    flatten(values, may, all);
    List<Rider> forced = new ArrayList<>();
    flatten(values, must, forced);
    if (!first) { // ATK-36: targets are added once, not again by each of them
      all.removeIf(Attacks::isOnce);
      forced.removeIf(Attacks::isOnce);
    }
    if (meant.decider.isNobody()) { // MAT-05: whoever the focus rules found was found with them
      all.removeIf(Rider.PlusTargets.class::isInstance);
      forced.removeIf(Rider.PlusTargets.class::isInstance);
    }
    int loose = all.size();
    all.addAll(forced);
    play.tell(new Event.Attacked(play.cite(Cite.ATTACK), actor, target, Math.max(0, base)));
    play.push(new Strike(actor, meant.decider, target, base, manner, List.copyOf(all), loose, 0));
  }

  /** Its range with what is added to it; 1 without one. */
  private static int reach(Play play, Figure attacker, Ability.Attack attack, List<Rider> riders) {
    Aimed aimed = aimed(play, attacker, AbilityKind.ATTACK, false, attack.aim());
    for (Rider rider : riders) {
      if (rider instanceof Rider.PlusRange(int hexes)) {
        aimed = aimed.plusRange(hexes);
      }
    }
    return aimed.rangeValue(play.rules().targeting()).orElse(1);
  }

  private static boolean isOnce(Rider rider) {
    return rider instanceof Rider.PlusTargets || rider instanceof Rider.XpOnce;
  }

  /** Conditions on riders are settled for this target, and what is counted before the attack. */
  public static void flatten(Values values, List<Rider> riders, List<Rider> into) {
    for (int i = 0; i < riders.size(); i++) {
      Rider rider = riders.get(i);
      if (rider instanceof Rider.When when) {
        if (values.hold(when.checks())) {
          flatten(values, when.riders(), into);
        }
      } else if (rider instanceof Rider.Brings(Consequence.Xp(Value points))
          && !(points instanceof Value.Fixed)) {
        into.add(Rider.xp(values.of(points, 0)));
      } else if (rider instanceof Rider.WithStance(String stance)) {
        Stances.ofCommander(values, stance).forEach(more -> flatten(values, more, into));
      } else {
        into.add(rider);
      }
    }
  }

  public static Aimed aimed(Play play, Figure actor, AbilityKind kind, boolean positive, Aim aim) {
    Aimed aimed = positive ? Aimed.positive(kind) : Aimed.negative(kind);
    Nature.Stats stats = actor.nature().stats();
    if (aim.range().isPresent() && !isMeleeByStat(kind, aim.range().get(), stats)) {
      aimed = aimed.range(Values.of(play, actor).of(aim.range().get(), stats.range()));
    } else if (kind == AbilityKind.ATTACK
        && stats.range() > 0
        && actor.nature().kind() == Nature.Kind.SUMMON) {
      aimed = aimed.range(stats.range());
    }
    if (aim.adjacent()) {
      aimed = aimed.adjacent();
    }
    if (aim.all()) {
      aimed = aimed.all();
    } else if (aim.targets().isPresent()) {
      aimed = aimed.targets(Values.of(play, actor).of(aim.targets().get(), stats.targets()));
    }
    if (aim.area().isPresent()) {
      aimed = aimed.in(aim.area().get());
    }
    return aimed.affecting(aim.affects());
  }

  /** "Its own range" of a figure without one: a melee attack (CMD-07). */
  private static boolean isMeleeByStat(AbilityKind kind, Value range, Nature.Stats stats) {
    return kind == AbilityKind.ATTACK && range instanceof Value.OnStat && stats.range() <= 0;
  }

  /** Sight and sides as the acting figure, or whoever controls it, has them. */
  public static Targeting targeting(Play play, FigureId actor, FigureId decider, Aimed aimed) {
    Figure figure = play.state().acting(actor);
    if (isControlled(play, actor, decider)) {
      figure = figure.on(play.figure(decider).side());
    }
    boolean sees = play.effects().any(play.figure(actor), Effect.Change.SeesInvisible.class);
    return new Targeting(play.scene(), figure, aimed, sees);
  }

  public static boolean isAmong(Play play, Aim.Among among, FigureId id) {
    var frame = play.state().frame();
    if (among == Aim.Among.ANYBODY || frame == null) {
      return true;
    }
    Hex hex = play.figure(id).hex();
    return switch (among) {
      case ANYBODY, ANYWHERE -> true;
      case MOVED_THROUGH -> frame.before().path().contains(hex);
      case IN_AREA -> frame.before().area().contains(hex);
      case OTHER_TARGETS -> !frame.before().targets().contains(id);
      case NEXT_TO_PATH -> frame.before().isNextToPath(play.board(), hex);
      case ADJACENT_TO_TILES -> frame.before().isNextToTiles(play.board(), hex);
      case SAME_TARGETS -> frame.before().targets().contains(id);
      case COMPANION -> play.figure(id).nature().isCompanionOf(frame.actor());
      case ADJACENT_TO_TARGETS ->
          frame.before().targets().stream()
              .anyMatch(
                  target ->
                      !target.equals(id)
                          && play.board()
                              .areAdjacent(
                                  play.board().at(play.state().hexOf(target)),
                                  play.board().at(hex)));
    };
  }
}

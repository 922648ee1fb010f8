package haven.play.attack;

import haven.board.Board;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.RuleId;
import haven.model.ability.Affects;
import haven.model.rules.TargetingRules;
import haven.model.words.Phrase;
import haven.play.Refusal;
import haven.play.table.Figure;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one figure may do with one ability in the scene as it is now: whom it can target, where its
 * area may lie, whether it can be performed. Every "no" names its rule.
 *
 * @param actor where it performs the ability: in its own hex, or in the one that it performs it "as
 *     if occupying" (LOS-12)
 * @param sees whether it can target invisible enemies
 */
public record Targeting(Scene scene, Figure actor, Aimed ability, boolean sees) {
  /** The hex from which range and line of sight are taken. */
  private Hex from() {
    return actor.hex();
  }

  private TargetingRules rules() {
    return scene.ruleset().targeting();
  }

  /** The figures that can be chosen, one by one; for an area see {@link #placements}. */
  public List<Figure> targets() {
    var targets = new ArrayList<Figure>();
    for (Figure figure : scene.figures()) {
      if (refusal(figure).isEmpty()) {
        targets.add(figure);
      }
    }
    return List.copyOf(targets);
  }

  /** Whether a figure is a valid target by itself, without the reasons. */
  public boolean mayTarget(Figure target) {
    Affects whom = ability.whom(rules());
    return isMeant(whom, target)
        && !isHidden(target)
        && (isSelfByName(whom, target) || (isInReach(target.hex()) && maySee(target.hex())));
  }

  /** An ability for the acting figure, or that names it besides others, reaches it anyway. */
  private boolean isSelfByName(Affects whom, Figure target) {
    return whom == Affects.SELF
        || ability.affects() == Affects.ALLIES_OR_SELF
            && ability.count().all()
            && target.id().equals(actor.id());
  }

  /** Whether it is meant and not hidden, wherever it is and seen or not. */
  public boolean concerns(Figure target) {
    return isMeant(ability.whom(rules()), target) && !isHidden(target);
  }

  /** Whether a figure in a red hex of the area is targeted. */
  public boolean isInArea(Figure target) {
    return isMeant(ability.whom(rules()), target) && !isHidden(target) && maySee(target.hex());
  }

  private boolean isMeant(Affects whom, Figure target) {
    boolean self = target.id().equals(actor.id());
    boolean enemy = !self && target.isEnemyOf(actor); // also while its sides are swapped (CMD-03)
    return switch (whom) {
      case ENEMIES -> enemy;
      case ALLIES -> !enemy && !self; // TGT-08
      case ALLIES_OR_SELF -> !enemy;
      case SELF -> self;
      case FIGURES -> !self;
      case AS_USUAL -> throw new IllegalStateException("the rules have not been asked");
    };
  }

  private static Phrase called(Figure figure) {
    return Phrase.figure(figure.id());
  }

  /** Whom it would have to be used on. */
  private static String side(Affects whom) {
    return switch (whom) {
      case ENEMIES -> "noEnemy";
      case ALLIES, ALLIES_OR_SELF -> "noAlly";
      case SELF, FIGURES, AS_USUAL -> "notSelf";
    };
  }

  private RuleId cite(Cite cite) {
    return scene.ruleset().cite(cite);
  }

  private boolean isHidden(Figure target) {
    return target.isInvisible() && !sees && target.isEnemyOf(actor) && ability.isTargeted(rules());
  }

  private boolean isInReach(Hex hex) {
    Board board = scene.board();
    int cell = board.at(hex);
    int start = board.at(from());
    if (ability.distance().adjacent()
        && !board.areAdjacent(start, cell)
        && !(cell == start && rules().ownHexIsAdjacent())) {
      return false;
    }
    int reach = ability.reach(rules());
    return reach == Aimed.ANY_RANGE || board.range(start, cell) <= reach;
  }

  private boolean maySee(Hex hex) {
    return !ability.needsSight(rules()) || sees(hex);
  }

  /** Why a figure is no valid target by itself (TGT-04). */
  public Optional<Refusal> refusal(Figure target) {
    Optional<Refusal> forbidden = forbidden(target);
    return forbidden.isPresent() || isSelfByName(ability.whom(rules()), target)
        ? forbidden
        : refusal(target.hex());
  }

  /** Why a hex is no valid target: out of range or of sight (LOS-07). */
  public Optional<Refusal> refusal(Hex hex) {
    return outOfRange(hex).or(() -> unseen(hex));
  }

  /** Side and visibility; wherever the figure may stand. */
  private Optional<Refusal> forbidden(Figure target) {
    Affects whom = ability.whom(rules());
    if (!isMeant(whom, target)) {
      return whom == Affects.SELF && ability.affects() == Affects.SELF
          ? Refusal.of(cite(Cite.SELF_ONLY), "selfOnly", called(actor))
          : Refusal.of(cite(Cite.SIDES), side(whom), called(target));
    }
    if (isHidden(target)) {
      return Refusal.of(cite(Cite.INVISIBLE), "invisible", called(target));
    }
    return Optional.empty();
  }

  private Optional<Refusal> outOfRange(Hex hex) {
    Board board = scene.board();
    int cell = board.at(hex);
    int start = board.at(from());
    if (isInReach(hex)) {
      return Optional.empty();
    }
    if (ability.distance().adjacent()
        && !board.areAdjacent(start, cell)
        && !(cell == start && rules().ownHexIsAdjacent())) {
      return Refusal.of(cite(Cite.ADJACENT), "adjacent");
    }
    int reach = ability.reach(rules());
    int range = board.range(start, cell);
    RuleId rule = ability.isMeleeAttack(rules()) ? cite(Cite.MELEE) : cite(Cite.RANGE);
    return range == Board.UNREACHABLE
        ? Refusal.of(rule, "noWay")
        : Refusal.of(rule, "range", range, reach);
  }

  private Optional<Refusal> unseen(Hex hex) {
    return maySee(hex) ? Optional.empty() : Refusal.of(cite(Cite.SIGHT), "sight");
  }

  private boolean sees(Hex hex) {
    return scene.sight().sees(scene.board().at(from()), scene.board().at(hex));
  }

  /** Why the ability cannot be performed at all (TGT-06, TGT-20). */
  public Optional<Refusal> impossible() {
    if (!ability.isTargeted(rules())) {
      return Optional.empty();
    }
    if (ability.area().isEmpty()) {
      return targets().isEmpty() ? noTarget() : Optional.empty();
    }
    List<Placement> laid = laying().all();
    if (laid.stream().anyMatch(placement -> refusal(placement).isEmpty())) {
      return Optional.empty();
    }
    return laid.stream().anyMatch(placement -> vacantBlue(placement).isEmpty())
        ? noTarget()
        : Refusal.of(cite(Cite.BLUE_HEX), "blueHex");
  }

  public boolean canBePerformed() {
    return impossible().isEmpty();
  }

  private Optional<Refusal> noTarget() {
    return Refusal.of(cite(Cite.NO_TARGET), "target");
  }

  private AreaLaying laying() {
    return new AreaLaying(scene, ability.area().orElseThrow(), from(), ability.reach(rules()));
  }

  /** All legal ways of laying the area that target somebody. */
  public List<Placement> placements() {
    var targets = new ArrayList<Hex>();
    for (Figure figure : scene.figures()) {
      if (isInArea(figure)) {
        targets.add(figure.hex());
      }
    }
    var legal = new ArrayList<Placement>();
    for (Placement placement : laying().on(targets)) {
      if (vacantBlue(placement).isEmpty() && hitsSomebody(placement)) {
        legal.add(placement);
      }
    }
    return legal;
  }

  private boolean hitsSomebody(Placement placement) {
    for (Figure figure : scene.figures()) {
      if (placement.red().contains(figure.hex()) && isInArea(figure)) {
        return true;
      }
    }
    return false;
  }

  /** The figures that a placement targets: in its red hexes, each valid by itself, in sight. */
  public List<Figure> targetsIn(Placement placement) {
    return scene.figures().stream()
        .filter(figure -> refusalIn(placement, figure).isEmpty())
        .toList();
  }

  private Optional<Refusal> refusalIn(Placement placement, Figure figure) {
    if (!placement.red().contains(figure.hex())) {
      return Refusal.of(cite(Cite.AREA_IN_RANGE), "redHex", called(figure));
    }
    return forbidden(figure)
        .or(
            () ->
                !ability.needsSight(rules()) || sees(figure.hex())
                    ? Optional.empty()
                    : Refusal.of(cite(Cite.AREA_SIGHT), "sight"));
  }

  /** Why the area cannot be laid like that. */
  public Optional<Refusal> refusal(Placement placement) {
    return laying()
        .refusal(placement)
        .or(() -> vacantBlue(placement))
        .or(() -> targetsIn(placement).isEmpty() ? noTarget() : Optional.empty());
  }

  private Optional<Refusal> vacantBlue(Placement placement) {
    boolean held =
        placement.blue().stream()
            .allMatch(hex -> scene.figureAt(hex).filter(this::isAlly).isPresent());
    return held ? Optional.empty() : Refusal.of(cite(Cite.BLUE_HEX), "blueHex");
  }

  private boolean isAlly(Figure figure) {
    return !figure.isEnemyOf(actor) && !figure.name().equals(actor.name());
  }
}

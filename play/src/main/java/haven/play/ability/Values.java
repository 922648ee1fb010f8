package haven.play.ability;

import haven.board.Board;
import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import haven.model.ability.Count;
import haven.model.ability.Counted;
import haven.model.ability.Crowd;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.play.engine.Play;
import haven.play.mat.Counters;
import haven.play.mat.Markers;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.Nature;
import haven.play.table.Results;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Numbers and conditions of cards, read against what is on the table.
 *
 * @param self the acting figure
 * @param target whom it is about; the acting figure itself if nobody
 * @param attack how the attack is made, where there is one
 * @param value of the attack with its modifier, 0 as long as that is not known; of a loot ability
 *     its range
 */
public record Values(Play play, Figure self, Figure target, Manner attack, int value) {
  public Values(Play play, Figure self, Figure target, Manner attack) {
    this(play, self, target, attack, 0);
  }

  /** How an attack is made. */
  public enum Manner {
    NONE(false, false),
    MELEE(false, false),
    MELEE_SINGLE(false, true),
    RANGED(true, false),
    /** An attack, nobody knows how it is made. */
    UNKNOWN(false, false),
    RANGED_SINGLE(true, true);

    public final boolean ranged;
    final boolean single;

    Manner(boolean ranged, boolean single) {
      this.ranged = ranged;
      this.single = single;
    }

    public static Manner of(boolean ranged, boolean single) {
      return ranged ? (single ? RANGED_SINGLE : RANGED) : single ? MELEE_SINGLE : MELEE;
    }
  }

  public static Values of(Play play, Figure self) {
    return new Values(play, self, self, Manner.NONE);
  }

  public static Values of(Play play, Figure self, Figure target) {
    return new Values(play, self, target, Manner.NONE);
  }

  /** The value, at least 0. */
  public int of(Value value, int stat) {
    return Math.max(0, signed(value, stat));
  }

  /** The value as a bonus or penalty. */
  public int signed(Value value, int stat) {
    return switch (value) {
      case Value.Fixed(int number) -> number;
      case Value.OnStat(int change) -> Math.max(0, stat) + change;
      case Value.Per(Counted count, int times, int plus) -> times * count(count) + plus;
      case Value.Share(Counted count, int times, int by, boolean up, int plus) ->
          (times * count(count) + (up ? by - 1 : 0)) / by + plus;
      case Value.AtMost(Value inner, int most) -> Math.min(most, signed(inner, stat));
      case Value.WhenPlayed(Value inner) -> signed(inner, stat);
      case Value.Computed computed -> computed.formula().value(play.state().terms());
    };
  }

  private int count(Counted counted) {
    return switch (counted) {
      case Count count -> count(count);
      case Counted.OnMat(String counter) -> Counters.shows(play, self, counter);
      case Crowd(Affects whom, List<Check> only) -> crowd(whom, only);
    };
  }

  private int crowd(Affects whom, List<Check> only) {
    int number = 0;
    for (Figure figure : play.state().alive()) {
      if (isMeant(whom, figure) && with(figure).hold(only)) {
        number++;
      }
    }
    return number;
  }

  private boolean isMeant(Affects whom, Figure figure) {
    boolean own = figure.id().equals(self.id());
    boolean ally = figure.side() == self.side();
    return switch (whom) {
      case SELF -> own;
      case ALLIES -> ally && !own;
      case ALLIES_OR_SELF -> ally;
      case ENEMIES -> !ally;
      case FIGURES -> !own;
      case AS_USUAL -> true;
    };
  }

  /** The same as if the attack were a melee attack. */
  public Values asMelee() {
    return new Values(play, self, target, Manner.of(false, attack.single), value);
  }

  /** The same about somebody else. */
  private Values with(Figure other) {
    return new Values(play, self, other, attack, value);
  }

  private int count(Count count) {
    Results before = before();
    return switch (count) {
      case HEXES_MOVED -> before.path().size();
      case HEXES_MOVED_THIS_TURN -> play.state().turn().hexes();
      case DAMAGE_DEALT -> before.damage();
      case DAMAGE_DEALT_THIS_TURN -> play.state().turn().damage();
      case TARGETS -> before.targets().size();
      case KILLS -> before.kills();
      case EXCESS_DAMAGE -> before.excess();
      case LOOTED -> before.looted();
      case TILES -> before.tiles().hexes().size();
      case NEGATIVE_CONDITIONS ->
          (int) target.conditions().stream().filter(Condition::isNegative).count();
      case SHIELD_OF_TARGET ->
          play.effects().shield(target, new Values(play, self, target, attack));
      case ALLIES_ADJACENT_TO_TARGET -> adjacent(target, true, self);
      case ENEMIES_ADJACENT_TO_TARGET -> adjacent(target, false, target);
      case ENEMIES_ADJACENT -> adjacent(acting(), false, self);
      case ALLIES_ADJACENT -> adjacent(acting(), true, self);
      case WALLS_ADJACENT -> play.board().walls(play.board().at(acting().hex()));
      case OBSTACLES_ADJACENT -> tiles(acting(), Terrain.OBSTACLE);
      case TRAPS_ADJACENT -> tiles(acting(), Terrain.TRAP);
      case HIT_POINTS -> self.hitPoints();
      case TARGET_HIT_POINTS -> target.hitPoints();
      case TARGET_MAX_HIT_POINTS -> target.maxHitPoints();
      case TARGET_HIT_POINTS_LOST -> Math.max(0, target.maxHitPoints() - target.hitPoints());
      case RANGE_TO_TARGET -> range();
      case HIT_POINTS_LOST -> Math.max(0, self.maxHitPoints() - self.hitPoints());
      case SUMMONS -> summons();
      case LOST_CARDS ->
          play.heroOf(self).map(hero -> Integer.bitCount(hero.cards().lost())).orElse(0);
      case CARDS_IN_HAND ->
          play.heroOf(self).map(hero -> Integer.bitCount(hero.cards().hand())).orElse(0);
      case DISCARDED_CARDS ->
          play.heroOf(self).map(hero -> Integer.bitCount(hero.cards().discards())).orElse(0);
      case ROUND -> play.state().round();
      case DAMAGE_PAID -> play.state().turn().paid();
      case HURT -> before.hurt();
      case SPENT -> play.state().turn().spentOfCounter();
      case SLOTS_PASSED -> 0; // known to the effect alone: see Settled.onSlots
      case EFFECTS_ON_LAST_SLOT -> Markers.onLastSlot(play, self);
      case PERSISTENT_EFFECTS -> Markers.persistent(play, self);
      case ITEMS_USED ->
          play.state().turn().figure().equals(self.id()) ? play.state().turn().itemsInAction() : 0;
      case RANGE_LEFT -> Math.max(0, play.state().turn().reach() - range());
      case SHIELD_MET -> before.shieldOf(target.id());
      case TRAP_DAMAGE -> play.state().setup().scenarioLevel().trapDamage();
      case HAZARD_DAMAGE -> play.state().setup().scenarioLevel().hazardDamage();
      case LOOT_RANGE -> attack == Manner.NONE ? value : 0;
    };
  }

  private int range() {
    Board board = play.board();
    return board.range(board.at(acting().hex()), board.at(target.hex()));
  }

  /** How many tiles of a kind are adjacent to a figure. */
  private int tiles(Figure around, Terrain kind) {
    Board board = play.board();
    int here = board.at(around.hex());
    int number = 0;
    for (int side = 0; side < 6; side++) {
      int next = board.adjacent(here, side);
      if (next != Board.NONE
          && (play.state().ground().at(next).is(kind)
              || kind == Terrain.OBSTACLE && isObjective(board.hex(next)))) {
        number++;
      }
    }
    return number;
  }

  /** OVL-70b: some rules take objectives for obstacles. */
  private boolean isObjective(Hex hex) {
    FigureId id = play.state().at(hex);
    return play.rules().hexes().objectives().areObstacles()
        && id.isSomebody()
        && play.figure(id).isObjective();
  }

  /** SUM-17: what an item has summoned is perhaps no summon of the character's own. */
  private int summons() {
    int number = 0;
    for (Figure figure : play.state().alive()) {
      Nature nature = figure.nature();
      if (nature.kind() == Nature.Kind.SUMMON
          && nature.summoner().equals(self.id())
          && (play.rules().combat().itemSummonsAreOwn()
              || !(nature.card().orElse(null) instanceof Active.Source.Item))) {
        number++;
      }
    }
    return number;
  }

  private Results before() {
    @Nullable Frame frame = play.state().frame();
    return frame == null ? Results.NONE : frame.before();
  }

  /** Where it stands for the ability in progress (LOS-12). */
  private Figure acting() {
    return play.state().acting(self.id());
  }

  /** How many allies (or enemies) of {@code of} stand next to a figure. */
  private int adjacent(Figure around, boolean allies, Figure of) {
    Board board = play.board();
    int here = board.at(around.hex());
    int number = 0;
    for (Figure figure : play.state().alive()) {
      if (!figure.id().equals(of.id())
          && !figure.id().equals(around.id())
          && (figure.side() == of.side()) == allies
          && board.areAdjacent(here, board.at(figure.hex()))) {
        number++;
      }
    }
    return number;
  }

  public boolean hold(List<Check> checks) {
    for (int i = 0; i < checks.size(); i++) {
      if (!holds(checks.get(i))) {
        return false;
      }
    }
    return true;
  }

  boolean holds(Check check) {
    return switch (check) {
      case Check.TargetHas(Condition condition) -> target.has(condition);
      case Check.SelfHas(Condition condition) -> self.has(condition);
      case Check.TargetRank rank ->
          target.nature().isMonster() && target.nature().rank() == rank.rank();
      case Check.Not(Check other) -> !holds(other);
      case Check.Strong strong -> isStrong(strong.element());
      case Check.AtLeast(Counted count, Value number) -> count(count) >= signed(number, 0);
      case Check.Gave gave -> play.state().turn().hasJustGiven(gave.condition());
      case Check.ActionHas has -> play.state().turn().isAction(has.kind());
      case Check.NextToFigure(Affects whom, List<Check> only, int hexes) ->
          isNear(whom, only, hexes);
      case Check.InForm(String name) -> Counters.isInForm(play, self, name);
      case Check.TargetMarked(String name) -> Scopes.isMarked(play, target.id(), name);
      case Check.AnyOf(List<Check> some) -> some.stream().anyMatch(this::holds);
      case Check.OfSelf(Check inner) -> with(self).holds(inner);
      case Check.Within(int hexes) -> range() <= hexes;
      case Check.OnTile(Terrain kind) -> play.isTerrain(target.hex(), kind);
      case Check.NextToTile(Terrain kind) -> tiles(target, kind) > 0;
      case Check.OfType(String name) ->
          target.nature().group().equals(name) || target.nature().name().equals(name);
      case Check.Entered(Terrain kind) ->
          play.state().turn().figure().equals(self.id()) && play.state().turn().hasEntered(kind);
      case Check.ActionIs(String name) -> CardFlow.isUnderWay(play, self, name);
      case Check.Fact fact -> holds(fact);
    };
  }

  private boolean isNear(Affects whom, List<Check> only, int hexes) {
    Board board = play.board();
    int here = board.at(target.hex());
    for (Figure figure : play.state().alive()) {
      if (!figure.id().equals(target.id())
          && board.range(here, board.at(figure.hex())) <= hexes
          && isMeant(whom, figure)
          && with(figure).hold(only)) {
        return true;
      }
    }
    return false;
  }

  private int room(Figure figure) {
    return play.board().room(play.board().at(figure.hex()));
  }

  private boolean isStrong(Element element) {
    return play.state().elements() instanceof ElementBoard board
        && board.column(element) == ElementBoard.Column.STRONG;
  }

  private boolean isCommanded() {
    @Nullable Frame frame = play.state().frame();
    return frame != null
        && frame.actor().equals(self.id())
        && frame.decider().isSomebody()
        && !frame.decider().equals(self.id());
  }

  private boolean holds(Check.Fact fact) {
    return switch (fact) {
      case MELEE -> attack != Manner.NONE && attack != Manner.UNKNOWN && !attack.ranged;
      case RANGED -> attack.ranged;
      case DAMAGING -> value > 0 && attack != Manner.NONE;
      case SINGLE_TARGET -> attack.single;
      case TARGET_ADJACENT ->
          play.board().areAdjacent(play.board().at(acting().hex()), play.board().at(target.hex()));
      case TARGET_ADJACENT_TO_ALLY -> adjacent(target, true, self) > 0;
      case TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES -> adjacent(target, true, target) == 0;
      case TARGET_AT_WALL -> play.board().touchesWall(play.board().at(target.hex()));
      case TARGET_IS_OBJECTIVE -> target.nature().isObjective();
      case TARGET_IS_CHARACTER -> target.nature().isCharacter();
      case TARGET_IS_MONSTER -> target.nature().isMonster();
      case TARGET_IS_SUMMON -> target.nature().kind() == Nature.Kind.SUMMON;
      case TARGET_IS_OWN_SUMMON ->
          target.nature().kind() == Nature.Kind.SUMMON
              && target.nature().summoner().equals(self.id());
      case TARGET_IS_ALLY -> target.side() == self.side() && !target.id().equals(self.id());
      case TARGET_IS_ENEMY -> target.side() != self.side();
      case TARGET_BELOW_HALF -> 2 * target.hitPoints() < target.maxHitPoints();
      case TARGET_HAS_NEGATIVE_CONDITION -> count(Count.NEGATIVE_CONDITIONS) > 0;
      case TARGET_IN_SAME_ROOM -> room(acting()) != Board.NONE && room(acting()) == room(target);
      case TARGET_SAME_AS_BEFORE -> before().targets().contains(target.id());
      case TARGET_NEXT_TO_PATH -> before().isNextToPath(play.board(), target.hex());
      case TARGET_MOVED_THIS_ROUND -> play.state().turn().hasMovedThisRound(target.id());
      case KILLED_THIS_TURN -> play.state().turn().hasKilledThisTurn(self.id());
      case KILLED_THIS_ROUND -> play.state().turn().hasKilledThisRound(self.id());
      case TARGET_IS_UNHARMED -> target.hitPoints() >= target.maxHitPoints();
      case DID -> before().performed();
      case KILLED -> before().kills() > 0;
      case OPENED_DOOR -> before().openedDoor();
      case MOVED_BACK -> before().movedBack();
      case MOVED_STRAIGHT -> before().movedStraight();
      case OWN_TURN -> play.state().turn().figure().equals(self.id());
      case COMMANDED -> isCommanded();
      case ROUND_IS_ODD -> play.state().round() % 2 == 1;
      case TARGETED_IN_ACTION -> play.state().turn().wasTargeted(target.id());
      case COMMANDS_COMPANION -> CardFlow.commandsCompanion(play, self);
      case DEADLY -> value >= target.hitPoints();
    };
  }
}

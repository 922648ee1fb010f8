package haven.play.mind;

import haven.board.Board;
import haven.board.Hex;
import haven.board.move.Footing;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.board.move.Ways;
import haven.model.Circumstance;
import haven.model.Condition;
import haven.model.rules.MonsterRules;
import haven.play.movement.InTheWay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Works out a monster's turn: {@link FocusChoice} finds the focus, {@link AttackHexChoice} the hex
 * to attack it from and the targets, {@link StopChoice} the hex to stop in if that is too far.
 *
 * <p>Keeps its tables for the boards it worked on last, and so is quick when used again for the
 * same ones; not to be shared between threads.
 */
public final class MonsterMind {
  /** A map with two doors, whatever stands open. */
  private static final int BOARDS = 4;

  private final @Nullable Workspace[] workspaces = new Workspace[BOARDS];

  /** All turns the rules allow. */
  public List<Outcome> decide(Position position) {
    return on(position).decide(position, Minutes.NONE);
  }

  /** The same, with the reasons. */
  public MonsterTurn explain(Position position) {
    var minutes = new Minutes.Kept(position.ruleset(), position.actor().hex());
    return minutes.turn(on(position).decide(position, minutes));
  }

  /** The tables for that board, those used last in front. */
  private Workspace on(Position position) {
    Workspace known = workspaces[0];
    if (known != null && known.board == position.board()) {
      return known;
    }
    int i = 0;
    while (i < BOARDS - 1 && (known == null || known.board != position.board())) {
      known = workspaces[++i];
    }
    if (known == null || known.board != position.board()) {
      known = new Workspace(position);
    }
    System.arraycopy(workspaces, 0, workspaces, 1, i);
    workspaces[0] = known;
    return known;
  }

  /** Everything that is reused from turn to turn on one board. */
  private static final class Workspace {
    private static final int EVERYWHERE = WayCost.NEVER - 1;

    /** The search goes on hex by hex up to so many, and from there over the whole map. */
    private static final int FURTHER = 8;

    private final Board board;
    private final Footing footing;
    private final PathSearch search;
    private final Enemies enemies;
    private final AttackReach reach;
    private final FocusChoice focusChoice;
    private final AttackHexChoice attackHexChoice;
    private final StopChoice stopChoice;
    private final Drafts drafts;

    Workspace(Position position) {
      board = position.board();
      footing = new Footing(board);
      search = new PathSearch(board);
      enemies = new Enemies(board);
      reach = new AttackReach(board, enemies, position.scene().sight());
      focusChoice = new FocusChoice(board, enemies, search, reach);
      attackHexChoice = new AttackHexChoice(board, enemies, search, reach);
      stopChoice = new StopChoice(board, search);
      drafts = new Drafts(board, enemies);
    }

    List<Outcome> decide(Position position, Minutes minutes) {
      if (position.conditions().contains(Condition.STUN)) { // FOC-21, MOV-08
        minutes.note(Circumstance.STUNNED);
        return List.of(Outcome.idle(position.actor().hex()));
      }
      Optional<Attack> attack = attack(position, minutes);
      int move = move(position, minutes);
      walk(position);
      stopChoice.beginTurn();
      enemies.gather(position);
      if (enemies.anyInvisible()) {
        minutes.note(Circumstance.INVISIBLE_ENEMIES);
      }
      Attack thought = attack.orElse(Attack.SINGLE_MELEE);
      reach.prepare(thought, position.scene());
      boolean minds =
          attack.isPresent()
              && thought.isRanged()
              && !position.conditions().contains(Condition.MUDDLE); // MMV-10
      int here = board.at(position.actor().hex());
      if (!minutes.areKept()
          && position.mindset().summoner().isEmpty()
          && !reach.isPossible(footing, here)) {
        return List.of(Outcome.idle(position.actor().hex())); // FOC-27
      }
      MonsterRules rules = position.ruleset().monsters();
      int limit = minutes.areKept() ? EVERYWHERE : nearby(thought, move);
      int far = limit + FURTHER;
      search.from(footing, here, limit);
      focusChoice.begin();
      Narrowing focuses = focusChoice.find(rules, minutes);
      while (limit != EVERYWHERE && !isSettled(rules, focuses, limit, move, minds)) {
        limit = limit < far ? limit + 1 : EVERYWHERE;
        search.goOn(limit);
        focuses = focusChoice.find(rules, minutes);
      }
      if (focuses.isEmpty()) {
        return withoutFocus(position, move, minutes);
      }
      drafts.clear();
      for (int i = 0; i < focuses.size(); i++) {
        act(rules, focuses.get(i), move, minds, attack.isPresent(), minutes);
      }
      return drafts.outcomes(new Ways(search));
    }

    /**
     * So far the map is searched at first: nobody is attacked by a shorter way, unless one leads
     * through a link; but for several targets all hexes count that this turn's movement reaches.
     */
    private int nearby(Attack thought, int move) {
      int points = Math.max(0, enemies.nearest() - thought.reach());
      return WayCost.of(0, thought.isSingle() ? points : Math.max(move, points));
    }

    /** Whether searching on would change neither the focuses nor where they are attacked from. */
    private boolean isSettled(
        MonsterRules rules, Narrowing focuses, int limit, int move, boolean minds) {
      if (focuses.isEmpty() || focusChoice.cost(focuses.get(0)) > limit) {
        return false;
      }
      boolean late = focusChoice.cost(focuses.get(0)) > move;
      if (!late && limit >= move) {
        return true; // it goes no further than that
      }
      if (!reach.isSingle() && (!late || rules.plansForAllTargets())) {
        return false;
      }
      for (int i = 0; minds && i < focuses.size(); i++) {
        if (focusChoice.isClumsy(focuses.get(i), limit)) {
          return false; // a hex further away might be better
        }
      }
      return true;
    }

    /** FOC-27: it stays; FOC-34: a summon may be called to its summoner instead. */
    private List<Outcome> withoutFocus(Position position, int move, Minutes minutes) {
      minutes.note(Circumstance.NO_FOCUS);
      Hex here = position.actor().hex();
      Optional<Hex> summoner = position.mindset().summoner();
      MonsterRules rules = position.ruleset().monsters();
      if (move == 0 || summoner.isEmpty() || !rules.summonsFollow()) {
        return List.of(Outcome.idle(here));
      }
      minutes.note(Circumstance.SUMMONER_CALLS);
      enemies.gatherOnly(board.at(summoner.get()), board.at(here));
      reach.prepare(Attack.SINGLE_MELEE, position.scene());
      focusChoice.begin();
      Narrowing goal = focusChoice.find(rules, Minutes.NONE);
      drafts.clear();
      for (int i = 0; i < goal.size(); i++) {
        act(rules, goal.get(i), move, false, false, Minutes.NONE);
      }
      var outcomes = new ArrayList<>(List.of(Outcome.idle(here)));
      for (Outcome outcome : drafts.outcomes(new Ways(search))) {
        if (!outcome.stop().equals(here)) {
          outcomes.add(outcome.unfocused());
        }
      }
      return List.copyOf(outcomes);
    }

    private void act(
        MonsterRules rules, int focus, int move, boolean minds, boolean attacks, Minutes minutes) {
      int cost = focusChoice.cost(focus);
      Narrowing hexes = attackHexChoice.find(rules, focus, cost, move, minds, minutes);
      boolean late = WayCost.points(cost) > move;
      if (late) {
        minutes.note(Circumstance.FOCUS_OUT_OF_REACH);
      }
      for (int i = 0; i < hexes.size(); i++) {
        int hex = hexes.get(i);
        if (late) {
          for (int stop : stopChoice.find(footing, hex, move, minutes)) {
            drafts.add(stop, 0, focus, hex);
          }
        } else if (!attacks) {
          drafts.add(hex, 0, focus, hex);
        } else if (reach.isSingle()) {
          drafts.add(hex, 1L << focus, focus, hex);
        } else {
          Groups groups = attackHexChoice.groupsAt(hex);
          for (int j = 0; j < groups.size(); j++) {
            drafts
                .add(hex, groups.get(j), focus, hex)
                .layArea(attackHexChoice.areaAt(hex, groups.get(j)));
          }
        }
      }
    }

    /** FOC-17 to FOC-20: without an attack it thinks of a single-target melee attack. */
    private static Optional<Attack> attack(Position position, Minutes minutes) {
      if (position.conditions().contains(Condition.DISARM)) {
        minutes.note(Circumstance.DISARMED);
        return Optional.empty();
      }
      if (position.action().attack().isEmpty()) {
        minutes.note(Circumstance.NO_ATTACK);
      }
      return position.action().attack();
    }

    /** FOC-22: an immobilized monster does not move, but focuses as usual. */
    private static int move(Position position, Minutes minutes) {
      if (position.conditions().contains(Condition.IMMOBILIZE)) {
        minutes.note(Circumstance.IMMOBILIZED);
        return 0;
      }
      return position.action().move();
    }

    private void walk(Position position) {
      InTheWay.meet(footing, position.scene(), position.acting(), position.action().movement());
    }
  }
}

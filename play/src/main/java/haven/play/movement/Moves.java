package haven.play.movement;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.Steps;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.MoveTerm;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.map.HexEffect;
import haven.model.words.Phrase;
import haven.play.ability.Tiles;
import haven.play.ability.Values;
import haven.play.attack.Attacks;
import haven.play.attack.Conditions;
import haven.play.attack.Damage;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.scenario.Arrival;
import haven.play.scenario.Deeds;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Results;
import haven.play.table.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Figures that move, by themselves or by force. */
public final class Moves {
  private Moves() {}

  /** A Move ability begins (MOV-08: not if immobilized). */
  public static void begin(Play play, FigureId figure, FigureId decider, Ability.Move move) {
    Figure mover = play.figure(figure);
    if (mover.has(Condition.IMMOBILIZE)) {
      play.tell(new Event.Skipped(play.cite(Cite.IMMOBILIZE), figure, Event.Undone.Ability.MOVE));
      return;
    }
    int stat = mover.nature().stats().move();
    if (stat < 0 && move.points() instanceof Value.OnStat) { // CMD-07
      return;
    }
    Effect.Change.Moves bonus = play.effects().moves(mover, true);
    int points = Math.max(0, Values.of(play, mover).of(move.points(), stat) + bonus.points());
    boolean jump = move.jump() || bonus.jump();
    int times =
        play.effects()
            .greatest(mover, Effect.Change.MovesTimes.class, Effect.Change.MovesTimes::factor);
    MoveEnds.await(play, mover);
    play.push(new Walk(figure, decider, points * Math.max(1, times), jump, move.terms(), false, 0));
  }

  /**
   * A move in progress, step by step: a door opened on the way interrupts it and it goes on
   * afterwards (OVL-12).
   *
   * @param terms what the text of the move asks or gives
   * @param moved whether a hex has been entered
   * @param items those used for this move, as bits
   */
  public record Walk(
      FigureId figure,
      FigureId decider,
      int points,
      boolean jump,
      Set<MoveTerm> terms,
      boolean moved,
      int items)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return prompt.has(Choice.To.class)
          ? Phrase.of("ask.STEP", points)
          : Phrase.of(prompt.has(Choice.Use.class) ? "ask.STEP.item" : "ask.STEP.stop");
    }

    @Override
    public Prompt prompt(Play play) {
      Figure mover = play.figure(figure);
      var options = new ArrayList<Choice>();
      if (mover.isGone() || mover.has(Condition.STUN) || mover.has(Condition.IMMOBILIZE)) {
        options.add(new Choice.Decline());
      } else {
        offer(play, mover, options);
      }
      return play.ask(Prompt.Kind.STEP, decider, figure, Cite.MOVE, options);
    }

    private void offer(Play play, Figure mover, List<Choice> options) {
      Footing footing = footing(play, mover);
      Steps steps = play.workshop().steps(play.board());
      int from = play.board().at(mover.hex());
      WayBack bound = bound(play, footing, steps);
      boolean straight = terms.contains(MoveTerm.STRAIGHT);
      boolean mayRest = !moved || steps.mayStop(footing, from, points) && bound.mayEnd(from);
      if (mayRest && !(Commands.skipsNothing(play, decider) && canStep(play))) {
        options.add(new Choice.Decline());
      }
      for (int direction = 0; direction < Steps.DIRECTIONS; direction++) {
        if (points > 0 && bound.isAllowed(from, direction, points)) {
          Hex next = play.board().hex(steps.entered(footing, from, direction));
          if (!straight || play.state().frameInProgress().now().goesOn(mover.hex(), next)) {
            options.add(new Choice.To(next));
          }
        }
      }
      if (Jump.mayBeLeftOut(play, this)) {
        options.add(new Choice.Without(0));
      }
      if (decider.equals(figure) && play.heroOf(mover).isPresent()) {
        offerItems(play, mover, options);
      }
    }

    /** Items for the move; those that must be used come before the next step (ITM-13). */
    private void offerItems(Play play, Figure figure, List<Choice> options) {
      boolean any = options.size() > 1;
      boolean must =
          ItemUse.offer(
              play,
              play.heroOf(figure).orElseThrow(),
              ItemCard.When.DURING_MOVE,
              items,
              use ->
                  (!moved || !ItemUse.addToMove(use).jump()) // what is walked is no jump any more
                      && Values.of(play, figure).hold(use.checks()),
              options);
      if (must) {
        options.removeIf(Choice.To.class::isInstance);
      }
      if (any) {
        ItemUse.offerMeanwhile(play, figure, options);
      }
    }

    /** Whether there is a hex to go to (CMD-17). */
    boolean canStep(Play play) {
      Figure mover = play.figure(figure);
      Footing footing = footing(play, mover);
      Steps steps = play.workshop().steps(play.board());
      int from = play.board().at(mover.hex());
      for (int direction = 0; direction < Steps.DIRECTIONS; direction++) {
        if (points > 0 && bound(play, footing, steps).isAllowed(from, direction, points)) {
          return true;
        }
      }
      return false;
    }

    /** The movement points that a step into that hex takes. */
    public int pointsFor(Play play, Hex hex) {
      Footing footing = footing(play, play.figure(figure));
      return play.workshop().steps(play.board()).points(footing, play.board().at(hex));
    }

    private WayBack bound(Play play, Footing footing, Steps steps) {
      CellSet goals = play.board().noCells();
      boolean obstacle = terms.contains(MoveTerm.ENDS_ADJACENT_TO_OBSTACLE);
      if (terms.contains(MoveTerm.ENDS_ADJACENT_TO_COMMANDER) && !decider.equals(figure)) {
        goals.add(play.board().at(play.figure(decider).hex()));
      } else if (obstacle) {
        goals.addAll(play.state().ground().all(Terrain.OBSTACLE));
      }
      return new WayBack(footing, steps, goals, obstacle || !goals.isEmpty());
    }

    private boolean isControlled(Play play) {
      return Attacks.isControlled(play, figure, decider);
    }

    private Footing footing(Play play, Figure mover) {
      Footing footing = play.workshop().footing(play.board());
      Movement movement = Movement.of(mover.isFlying(), jump, false);
      int index = play.state().sceneIndex(figure);
      if (!isControlled(play)) {
        InTheWay.meet(footing, play.scene(), index, movement);
      } else {
        Side friends = play.figure(decider).side();
        InTheWay.meet(footing, play.scene(), index, movement, friends);
        if (!play.rules().forcedMoves().controlledMovePaysDifficultTerrain()) {
          footing.ignoresDifficultTerrain();
        }
      }
      footing.weighsPointsOnly();
      return footing;
    }

    @Override
    public void answer(Play play, Choice choice) {
      Figure mover = play.figure(figure);
      if (choice instanceof Choice.To(Hex hex)) {
        step(play, mover, hex);
      } else if (choice instanceof Choice.Use(int item)) {
        HeroState hero = play.heroOf(mover).orElseThrow();
        Effect.Change.Moves more = ItemUse.addToMove(hero.items().shown(item));
        play.push(
            new Walk(
                figure,
                decider,
                points + more.points(),
                jump || more.jump(),
                terms,
                moved,
                items | 1 << item));
        ItemUse.use(play, hero, item);
      } else if (choice instanceof Choice.Without) {
        play.push(new Walk(figure, decider, points, false, terms, moved, items));
      } else if (moved && jump && !mover.isGone() && !mover.isFlying()) {
        play.push(new Touch(figure, creditFor(play))); // OVL-30: a jump lands where it ends
      }
    }

    /** A controlled move is forced movement (FRC-14, KIL-03). */
    private FigureId creditFor(Play play) {
      return isControlled(play) ? decider : FigureId.NOBODY;
    }

    private void step(Play play, Figure mover, Hex hex) {
      Board board = play.board();
      Footing footing = footing(play, mover);
      Steps steps = play.workshop().steps(board);
      int from = board.at(mover.hex());
      int goal = board.at(hex);
      int direction = 0;
      while (steps.entered(footing, from, direction) != goal
          || !steps.isAllowed(footing, from, direction, points)) {
        direction++;
      }
      int left = points - steps.points(footing, goal);
      play.push(new Walk(figure, decider, left, jump, terms, true, items));
      List<Hex> path = steps.path(footing, goal, direction).stream().map(board::hex).toList();
      boolean loots = terms.contains(MoveTerm.LOOTS_EVERY_HEX);
      Cite cite = isControlled(play) ? Cite.CONTROLLED_MOVE : Cite.MOVE;
      play.push(new Sliding(figure, path, -1, !jump, loots, creditFor(play), cite));
    }
  }

  /**
   * A figure enters a hex in the course of a movement.
   *
   * @param grounded whether it touches the ground there, unless it flies
   * @param by who is credited if that kills it, if anybody
   */
  public record Enter(FigureId figure, Hex hex, boolean grounded, FigureId by, Cite cite)
      implements Task {
    private static final Effect.Moment NEAR = Effect.Moment.ENEMY_COMES_ADJACENT;

    @Override
    public void run(Play play) {
      if (!play.isHere(figure)) {
        return;
      }
      Hex before = play.state().hexOf(figure);
      play.state().stand(figure, hex);
      Figure mover = play.figure(figure);
      boolean forced = cite != Cite.MOVE && cite != Cite.MONSTER_MOVE;
      play.tell(
          forced
              ? new Event.Forced(play.cite(cite), figure, hex)
              : new Event.Moved(play.cite(cite), figure, hex));
      if (!forced) {
        play.result(results -> results.entered(before, hex));
        play.state().turn().moved(figure);
      } else if (cite == Cite.CONTROLLED_MOVE) {
        play.result(Results::done); // what is commanded is performed (ABL-13)
      }
      if (grounded && !mover.isFlying()) {
        play.push(new Touch(figure, by));
      }
      Arrival.at(play, mover, hex);
      comesNear(play, mover, before);
      Endowing.refreshOnTheWay(play);
    }

    /** BON-24: effects that wait for an enemy to come next to somebody, from farther away. */
    static void comesNear(Play play, Figure figure, Hex before) {
      if (!play.effects().isAwaited(NEAR)) {
        return;
      }
      Board board = play.board();
      for (Figure other : play.state().alive()) {
        if (other.side() != figure.side()
            && board.areAdjacent(board.at(other.hex()), board.at(figure.hex()))
            && !board.areAdjacent(board.at(other.hex()), board.at(before))) {
          play.effects().perform(NEAR, other, Values.of(play, other, figure));
        }
      }
    }
  }

  /** What lies in the figure's hex takes effect (MOV-04); a sprung trap is gone (OVL-32). */
  public record Touch(FigureId figure, FigureId by) implements Task {
    @Override
    public void run(Play play) {
      Figure mover = play.figure(figure);
      if (mover.isGone()) {
        return;
      }
      int cell = play.board().at(mover.hex());
      Terrain terrain = play.state().ground().at(cell);
      if (terrain != Terrain.TRAP && terrain != Terrain.HAZARD) {
        return;
      }
      OverlayTile tile = play.state().ground().tile(cell);
      HexEffect effect = HexEffect.of(tile);
      boolean trap = terrain == Terrain.TRAP;
      play.state().turn().entered(figure, terrain);
      if (mover.ignores(terrain)) {
        return;
      }
      play.tell(
          trap
              ? new Event.TrapSprung(play.cite(Cite.TRAP), figure, mover.hex())
              : new Event.HazardEntered(play.cite(Cite.HAZARD), figure, mover.hex()));
      if (trap) {
        Deeds.trap(play);
      }
      if (trap && !effect.stays()) {
        play.changeGround(ground -> ground.put(cell, Terrain.NONE));
      }
      if (trap) {
        Tiles.reward(play, mover, tile);
      }
      if (trap) {
        Tiles.burst(play, mover.hex(), tile);
      }
      meet(play, figure, tile, by);
    }
  }

  /** The effects of a tile: its damage, then its conditions. */
  public static void meet(Play play, FigureId figure, OverlayTile tile, FigureId by) {
    HexEffect effect = HexEffect.of(tile);
    int damage = effect.damage(tile.terrain(), play.state().hexDamage(), play.state().hexLevel());
    play.push(new Afflict(figure, List.copyOf(effect.conditions())));
    play.push(new Damage.Suffer(figure, damage, Damage.Kind.HEX, by));
  }

  /** Conditions of a damage source, gained even if the damage was negated (CON-10). */
  public record Afflict(FigureId figure, List<Condition> conditions) implements Task {
    @Override
    public void run(Play play) {
      for (Condition condition : conditions) {
        Conditions.gain(play, figure, condition, Cite.CONDITION_OF_DAMAGE);
      }
    }
  }
}

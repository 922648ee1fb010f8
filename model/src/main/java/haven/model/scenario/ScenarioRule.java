package haven.model.scenario;

import haven.board.Direction;
import haven.board.Hex;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.map.Formula;
import haven.model.map.LaidTile;
import haven.model.map.MonsterSymbol;
import haven.model.map.ObjectiveSpec;
import java.util.List;
import java.util.Optional;

/**
 * A special rule: when something happens and its conditions hold, its effects take place.
 *
 * @param once whether it works only the first time
 * @param scenarioEffect whether it is a scenario effect, which perks may ignore (SCN-07)
 */
public record ScenarioRule(
    String name,
    Moment moment,
    List<Situation> conditions,
    List<Deed> deeds,
    boolean once,
    boolean scenarioEffect) {

  /** Stands for the hex of whoever has died or is exhausted. */
  public static final Hex WHERE_IT_DIED = new Hex(Short.MAX_VALUE, Short.MAX_VALUE);

  static Hex where(Hex printed, Hex hex) {
    return printed.equals(WHERE_IT_DIED) ? hex : printed;
  }

  static List<Hex> where(List<Hex> printed, Hex hex) {
    return printed.stream().map(one -> where(one, hex)).toList();
  }

  /** When a rule is looked at. */
  public sealed interface Moment {
    /** At the end of set-up. */
    record Start() implements Moment {}

    /** At the start of the round with that number; every one if 0. */
    record RoundStart(int round) implements Moment {}

    record RoundEnd(int round) implements Moment {}

    /** A section was read, because a hex was entered or a door opened (SCN-04). */
    record Section(String name) implements Moment {}

    /** The plate with that effect acted (SCN-10, SCN-11). */
    record Plate(String effect) implements Moment {}

    /** A goal treasure with that special rule was looted. */
    record TreasureLooted(String specialRule) implements Moment {}

    /** Such a figure, which is no character, died or was destroyed. */
    record Died(Whom whom) implements Moment {
      public Died(String name) {
        this(Whom.named(name));
      }
    }

    /** Such a character is exhausted. */
    record Exhausted(Whom whom) implements Moment {}

    /** The turn of such a figure starts. */
    record TurnStart(Whom whose) implements Moment {}

    /** The turn of such a figure ends. */
    record TurnEnd(Whom whose) implements Moment {}

    /** Such a character forgoes an action in its turn, which it may once the conditions hold. */
    record Forgone(Action action, Whom by) implements Moment {
      /** Which of the two actions of a turn. */
      public enum Action {
        TOP,
        BOTTOM,
        ANY
      }

      /** Whether that action will do. */
      public boolean isFor(boolean top) {
        return action == Action.ANY || top == (action == Action.TOP);
      }
    }

    /** Whenever the conditions have come true. */
    record Whenever() implements Moment {}
  }

  /** What a rule does. */
  public sealed interface Deed {
    /**
     * Monsters come, so many of them, all for the same hex.
     *
     * @param forEach so many for each of these figures; once if it is not said
     */
    record Spawn(String type, MonsterSymbol symbol, Hex hex, Formula number, Optional<Whom> forEach)
        implements Deed {
      public Spawn(String type, MonsterSymbol symbol, Hex hex, Formula number) {
        this(type, symbol, hex, number, Optional.empty());
      }

      public Spawn(String type, MonsterSymbol symbol, Hex hex) {
        this(type, symbol, hex, new Formula.Constant(1));
      }
    }

    record Unlock(Hex door) implements Deed {}

    record OpenDoor(Hex door) implements Deed {}

    /** An open door is closed again, unless somebody stands in it (OVL-17). */
    record CloseDoor(Hex door) implements Deed {}

    /** A closed door is locked, for good if nothing unlocks it. */
    record LockDoor(Hex door) implements Deed {}

    /** Something happens to figures. */
    record Inflict(Consequence what, Whom whom) implements Deed {
      public Inflict(Consequence what, Affects side) {
        this(what, Whom.all(side));
      }
    }

    /** Something happens to figures that no ability could do. */
    sealed interface OnFigures extends Deed {
      Whom whom();

      @Override
      default Deed where(Hex hex) {
        Whom whom = whom().where(hex);
        return switch (this) {
          case SetHitPoints one -> new SetHitPoints(one.hitPoints, whom);
          case ActAgain _ -> new ActAgain(whom);
          case Remove _ -> new Remove(whom);
          case Escape _ -> new Escape(whom);
          case Transform one -> new Transform(whom, one.into);
          case Relocate one -> new Relocate(whom, ScenarioRule.where(one.hexes, hex));
          case Shove one -> new Shove(one.hexes, one.away, ScenarioRule.where(one.hex, hex), whom);
          case Drift one -> new Drift(one.hexes, one.direction, whom);
          case Bestow one -> new Bestow(one.effects, one.duration, whom);
          case Perform one -> new Perform(one.abilities, whom);
        };
      }
    }

    /** They have so many hit points now, at most as many as their cards say. */
    record SetHitPoints(Formula hitPoints, Whom whom) implements OnFigures {}

    /** They do what their cards say, though it is not their turn, or once more in it. */
    record ActAgain(Whom whom) implements OnFigures {}

    /** They leave the map without dying. */
    record Remove(Whom whom) implements OnFigures {}

    /** They leave the map and are safe. */
    record Escape(Whom whom) implements OnFigures {}

    /** A monster of another type stands where each of them stood, of its rank, and unharmed. */
    record Transform(Whom whom, String into) implements OnFigures {}

    /** They are put on the first of these hexes that is empty, or on the nearest that is. */
    record Relocate(Whom whom, List<Hex> hexes) implements OnFigures {
      public Relocate {
        hexes = List.copyOf(hexes);
      }
    }

    /** They are pushed away from a hex, or pulled towards it; the group chooses the path. */
    record Shove(int hexes, boolean away, Hex hex, Whom whom) implements OnFigures {}

    /** They are carried on in one direction, as far as nothing is in the way. */
    record Drift(int hexes, Direction direction, Whom whom) implements OnFigures {}

    /** They have lasting effects from now on, to the end of the round or of the scenario. */
    record Bestow(List<Effect> effects, Duration duration, Whom whom) implements OnFigures {
      public Bestow {
        effects = List.copyOf(effects);
      }
    }

    /** Each of them performs abilities, one after the other. */
    record Perform(List<Ability> abilities, Whom whom) implements OnFigures {
      public Perform {
        abilities = List.copyOf(abilities);
      }
    }

    /** Something changes on the map. */
    sealed interface OnMap extends Deed {
      @Override
      default Deed where(Hex hex) {
        return switch (this) {
          case Erect(ObjectiveSpec objective) ->
              new Erect(objective.at(ScenarioRule.where(objective.hex(), hex)));
          case Lay(List<LaidTile> tiles) ->
              new Lay(
                  tiles.stream()
                      .map(tile -> tile.at(ScenarioRule.where(tile.hex(), hex)))
                      .toList());
          case Bring(String ally, Hex at) -> new Bring(ally, ScenarioRule.where(at, hex));
          case Clear(List<Hex> hexes) -> new Clear(ScenarioRule.where(hexes, hex));
          case RevealRoom _, Read _, MoveTile _ -> this;
        };
      }
    }

    /** A room is revealed without a door; rooms are named by any of their hexes. */
    record RevealRoom(Hex room) implements OnMap {}

    /** A section is read (SCN-04). */
    record Read(String section) implements OnMap {}

    /** An objective comes into play; near its hex if that is not empty. */
    record Erect(ObjectiveSpec objective) implements OnMap {}

    /** An ally comes into play; near its hex if that is not empty. */
    record Bring(String ally, Hex hex) implements OnMap {}

    /** Tiles are laid; obstacles and traps not where figures stand (TIL-06). */
    record Lay(List<LaidTile> tiles) implements OnMap {
      public Lay {
        tiles = List.copyOf(tiles);
      }
    }

    /** Tiles are taken away. */
    record Clear(List<Hex> hexes) implements OnMap {
      public Clear {
        hexes = List.copyOf(hexes);
      }
    }

    /** A tile is moved, unless a figure or a tile is in the way. */
    record MoveTile(Hex from, Hex to) implements OnMap {}

    /** An element moves on the board, wherever it was. */
    record SetElement(Element element, Column column) implements Deed {
      /** A column of the element board. */
      public enum Column {
        STRONG,
        WANING,
        INERT
      }
    }

    record Count(String counter, int by) implements Deed {}

    record Win() implements Deed {}

    record Lose() implements Deed {}

    /** A text of ours to show; nothing else happens. */
    record Tell(String text) implements Deed {}

    /** The same, once it is known where somebody has died. */
    default Deed where(Hex hex) {
      return switch (this) {
        case Spawn(var type, var symbol, Hex at, var number, var forEach) ->
            new Spawn(
                type,
                symbol,
                ScenarioRule.where(at, hex),
                number,
                forEach.map(whom -> whom.where(hex)));
        case Inflict(Consequence what, Whom whom) -> new Inflict(what, whom.where(hex));
        case OnFigures onFigures -> onFigures.where(hex);
        case OnMap onMap -> onMap.where(hex);
        case Unlock _,
            OpenDoor _,
            CloseDoor _,
            LockDoor _,
            SetElement _,
            Count _,
            Win _,
            Lose _,
            Tell _ ->
            this;
      };
    }
  }

  public ScenarioRule {
    conditions = List.copyOf(conditions);
    deeds = List.copyOf(deeds);
  }

  public static ScenarioRule of(String name, Moment moment, Deed... deeds) {
    return new ScenarioRule(name, moment, List.of(), List.of(deeds), false, false);
  }

  public ScenarioRule when(Situation... goals) {
    return new ScenarioRule(name, moment, List.of(goals), deeds, once, scenarioEffect);
  }

  public ScenarioRule onlyOnce() {
    return new ScenarioRule(name, moment, conditions, deeds, true, scenarioEffect);
  }

  public ScenarioRule asScenarioEffect() {
    return new ScenarioRule(name, moment, conditions, deeds, once, true);
  }
}

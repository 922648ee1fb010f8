package haven.play.view;

import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.AbilityKind;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.card.CardAction;
import haven.model.map.HexEffect;
import haven.play.ability.Abilities;
import haven.play.ability.CardFlow;
import haven.play.attack.Damage;
import haven.play.engine.Asking;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Names;
import haven.play.engine.Prompt;
import haven.play.table.HeroState;
import haven.play.table.Side;
import haven.play.table.State;
import haven.play.turn.Half;
import haven.play.turn.Payment;
import haven.play.turn.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which answers do harm. Each is tried in a game that the seat cannot tell from the real one, up to
 * whatever chance or somebody else decides; so nothing comes out that the seat may not know.
 */
public final class Warnings {
  private static final long SEED = 23;

  /** What happens at once by an answer to these is looked at. */
  private static final Set<Prompt.Kind> TRIED =
      EnumSet.of(
          Prompt.Kind.ACTION,
          Prompt.Kind.PERFORM,
          Prompt.Kind.STEP,
          Prompt.Kind.TARGET,
          Prompt.Kind.NEGATE,
          Prompt.Kind.FORCED_PATH,
          Prompt.Kind.PAY,
          Prompt.Kind.REDRAW,
          Prompt.Kind.ITEM);

  private static final Set<Prompt.Kind> KNOWN =
      EnumSet.of(Prompt.Kind.AREA, Prompt.Kind.SHORT_REST);

  /** Beyond so many answers only what the question itself knows is told. */
  private static final int MOST = 60;

  private Warnings() {}

  /** The harm by each answer that does some, the worst first, as these seats may know it. */
  public static Map<Choice, List<Harm>> of(Game game, Set<Integer> seats, Prompt prompt) {
    boolean tried = TRIED.contains(prompt.kind()) && prompt.options().size() <= MOST;
    boolean known = KNOWN.contains(prompt.kind()) || prompt.has(Choice.ShortRest.class);
    if (!tried && !known && !TRIED.contains(prompt.kind())) {
      return Map.of();
    }
    Game imagined = game.insightFor(seats).imagine(SEED).copy(Chance.Source.TABLE);
    Asking asking = Asking.of(imagined, prompt);
    Map<Choice, List<Harm>> all = new HashMap<>();
    for (Choice option : prompt.options()) {
      List<Harm> harms = new ArrayList<>(asking.harms(option));
      cards(imagined.state(), prompt, option, harms);
      if (tried && !(option instanceof Choice.Negate)) {
        harms.addAll(atOnce(imagined, prompt, option));
      }
      if (!harms.isEmpty()) {
        harms.sort(Comparator.comparing(Harm::kind));
        all.put(option, harms.stream().distinct().toList());
      }
    }
    return all;
  }

  /** Cards that are lost for it. */
  private static void cards(State state, Prompt prompt, Choice option, List<Harm> harms) {
    if (prompt.decider() < 0) {
      return;
    }
    HeroState hero = state.hero(prompt.decider());
    if (option instanceof Choice.Negate(Payment payment) && payment.kind().to() == Zone.LOST) {
      harms.add(Harm.losesCards(Names.spent(hero, payment).words()));
    } else if (option instanceof Choice.Act(int card, boolean top, boolean basic)
        && !basic
        && action(hero, card, top, false).lost()) {
      harms.add(Harm.losesCards(Names.card(hero, card)));
    }
  }

  private static CardAction action(HeroState hero, int card, boolean top, boolean basic) {
    Half half = top ? Half.TOP : Half.BOTTOM;
    return basic ? half.basic() : hero.cards().action(card, half);
  }

  /** What happens to the party before anything else is decided. */
  static List<Harm> atOnce(Game game, Prompt prompt, Choice option) {
    Game next = game.copy();
    List<Event> events = next.choose(prompt.seat(), option);
    List<Harm> harms = of(game, next, events);
    if (missesAll(game, next, prompt, option, events)) {
      harms.add(Harm.hitsNobody());
    }
    return harms;
  }

  /**
   * The harm in what happened.
   *
   * @param game before it
   * @param next after it
   */
  static List<Harm> of(Game game, Game next, List<Event> events) {
    List<Harm> harms = new ArrayList<>();
    Set<FigureId> met = new HashSet<>();
    for (Event event : events) {
      if (event instanceof Event.TurnEnds || event instanceof Event.RoundStarts) {
        return harms; // what comes now is no part of it
      }
      note(game, next, event, met, harms);
    }
    if (next.state().top() instanceof Damage.Negate threat
        && !met.contains(threat.figure())
        && isOurs(next, threat.figure())
        && !(game.state().top() instanceof Damage.Negate)) {
      harms.add(Harm.threatens(threat.figure(), threat.amount()));
    }
    return harms;
  }

  private static void note(Game game, Game next, Event event, Set<FigureId> met, List<Harm> harms) {
    if (event instanceof Event.Skipped(_, _, Event.Undone.Action(var card))) {
      harms.add(Harm.wastes(card.name()));
    } else if (event.who().isNobody() || !isOurs(next, event.who())) {
      return;
    } else if (event instanceof Event.TrapSprung(_, FigureId who, Hex hex)) {
      harms.add(tile(game.state(), hex, "harm.trap"));
      met.add(who);
    } else if (event instanceof Event.HazardEntered(_, FigureId who, Hex hex)) {
      harms.add(tile(game.state(), hex, "harm.hazard"));
      met.add(who);
    } else if (event instanceof Event.Damaged(_, FigureId who, _, int amount)) {
      if (!met.contains(who)) {
        harms.add(Harm.hurts(next.state().figure(who), amount));
      }
    } else if (event instanceof Event.Exhausted || event instanceof Event.Died) {
      harms.removeIf(harm -> harm.kind() == Harm.Kind.HURTS); // it is said by that
      harms.add(Harm.ends(next.state().figure(event.who())));
    }
  }

  private static boolean isOurs(Game game, FigureId figure) {
    return game.state().figure(figure).side() == Side.PARTY;
  }

  /** What the trap or hazard in a hex does. */
  static Harm tile(State state, Hex hex, String name) {
    int cell = state.board().at(hex);
    Terrain terrain = state.ground().at(cell);
    OverlayTile tile = state.ground().tile(cell);
    HexEffect effect = HexEffect.of(tile);
    int damage = effect.damage(terrain, state.hexDamage(), state.hexLevel());
    return Harm.tile(name, damage, effect.conditions());
  }

  /** Whether the action ends by it, and the attack that was still to come hits nobody. */
  private static boolean missesAll(
      Game game, Game next, Prompt prompt, Choice option, List<Event> events) {
    boolean attack =
        option instanceof Choice.Act(int card, boolean top, boolean basic)
            ? action(game.state().hero(prompt.decider()), card, top, basic)
                .kinds()
                .contains(AbilityKind.ATTACK)
            : option instanceof Choice.Decline && isAttackAhead(game.state());
    return attack
        && !next.state().isPending(CardFlow.Finish.class::isInstance)
        && events.stream().noneMatch(Event.Attacked.class::isInstance);
  }

  private static boolean isAttackAhead(State state) {
    return state.isPending(
        task ->
            task instanceof Abilities.Rest(List<Ability> abilities, int next)
                && abilities.stream().skip(next).anyMatch(Ability.Attack.class::isInstance));
  }
}

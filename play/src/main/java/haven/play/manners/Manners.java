package haven.play.manners;

import haven.model.FigureId;
import haven.model.ability.Consequence;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.play.attack.Aftermath;
import haven.play.attack.Modifying;
import haven.play.attack.Strike;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.mind.SharedMind;
import haven.play.monster.CardReadings;
import haven.play.movement.Forced;
import haven.play.movement.Moves;
import haven.play.table.HeroState;
import haven.play.table.State;
import haven.play.turn.Rests;
import haven.play.turn.Turns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The policy of what a good host does not ask. It answers only where nothing is lost by it: never
 * by what could hurt, lose a card or hit a friend if there is another answer, and never where a
 * choice that the rules give could not be made before or later.
 */
public final class Manners {
  private final Game game;
  private final Prompt prompt;
  private final Play play;
  private final @Nullable Task asking;

  /** All that can be answered but to take cards out of play: that can be done at other times. */
  private final List<Choice> options = new ArrayList<>();

  private Manners(Game game, Prompt prompt) {
    this.game = game;
    this.prompt = prompt;
    State state = game.state();
    play = new Play(state, new Play.Workshop(new SharedMind(), new CardReadings(), false));
    asking = state.top();
    for (Choice option : prompt.options()) {
      if (!(option instanceof Choice.Remove)) {
        options.add(option);
      }
    }
  }

  /** The answer to an open prompt, if it has but one sensible one. */
  public static Optional<Courtesy.Answer> answer(Game game, Prompt prompt) {
    return prompt.group() || prompt.decider() < 0
        ? Optional.empty()
        : Optional.ofNullable(new Manners(game, prompt).answer());
  }

  /**
   * The question that follows if this one is passed over, and the game as it stands then.
   *
   * @param game a copy
   */
  public record Ahead(Game game, Prompt prompt) {}

  /**
   * What may be answered instead, at once: whoever goes on with the turn has ended the move. Only
   * where nothing comes out by that.
   */
  public static Optional<Ahead> ahead(Game game, Prompt prompt) {
    Choice stop = new Choice.Decline();
    if (prompt.group()
        || !(game.state().top() instanceof Moves.Walk walk && walk.moved())
        || prompt.kind() != Prompt.Kind.STEP
        || !prompt.options().contains(stop)) {
      return Optional.empty();
    }
    Game later = game.copy();
    later.choose(prompt.seat(), stop);
    return Optional.ofNullable(later.prompt())
        .filter(
            next ->
                next.kind() == Prompt.Kind.ACTION
                    && next.seat() == prompt.seat()
                    && next.figure().equals(prompt.figure())
                    && later.state().revelations() == game.state().revelations())
        .map(next -> new Ahead(later, next));
  }

  private Courtesy.@Nullable Answer answer() {
    return switch (prompt.kind()) {
      case ACTION -> endOfTurn();
      case STEP -> step();
      case BEFORE_DRAW -> beforeDraw();
      case MODIFIER_EFFECTS -> modifierEffects();
      case ORDER_OF_BONUSES, MODIFIER -> highest();
      case ORDER_OF_EFFECTS -> orderOfEffects();
      case TARGET -> new Aims(play, options).answer(asking);
      case PERFORM -> new Performing(play, options).answer(asking);
      case ITEM -> items();
      case REST_HEAL, REST_REFRESH -> accept(Courtesy.RESTS_WHOLLY);
      case SHORT_REST -> shortRest();
      case BATTLE_GOAL,
          START_HEX,
          CARDS,
          WHO_FIRST,
          AREA,
          NEGATE,
          FORCED_PATH,
          HEX,
          ELEMENT,
          PAY,
          CHOOSE,
          REST_CARDS,
          REST_LOSS,
          REDRAW,
          RECOVER,
          ESCAPE,
          MONSTER_TURN,
          FIGURE,
          PLACE_WHOM,
          CHANCE,
          UNDO ->
          null;
    };
  }

  private HeroState hero() {
    return prompt.hero(play);
  }

  private ItemSense items(int item) {
    return new ItemSense(play, hero(), item);
  }

  private Courtesy.@Nullable Answer accept(Courtesy why) {
    Choice accept = new Choice.Accept();
    return options.contains(accept) ? why.by(accept) : null;
  }

  private Courtesy.@Nullable Answer decline(Courtesy why) {
    Choice decline = new Choice.Decline();
    return options.contains(decline) ? why.by(decline) : null;
  }

  /** Whether all other answers are items, of which none would do anything. */
  private boolean isAllIdle(Choice usual, boolean acts) {
    return options.stream()
        .allMatch(
            option ->
                option.equals(usual)
                    || option instanceof Choice.Use(int item) && items(item).isIdle(acts));
  }

  private Courtesy.@Nullable Answer endOfTurn() {
    return asking instanceof Turns.Act(FigureId _, boolean top, boolean bottom)
            && !top
            && !bottom
            && isAllIdle(new Choice.Decline(), false)
        ? decline(Courtesy.TURN_IS_DONE)
        : null;
  }

  /** Items for a move could be used before it; unless something has come out on the way. */
  private Courtesy.@Nullable Answer step() {
    boolean over =
        asking instanceof Moves.Walk walk
            && options.stream().noneMatch(Choice.To.class::isInstance)
            && options.stream()
                .allMatch(
                    option ->
                        option instanceof Choice.Decline
                            || option instanceof Choice.Use
                                && walk.moved()
                                && !walk.jump() // which may land in a trap
                                && !isNewsToAll());
    return over ? decline(Courtesy.MOVED_AS_FAR) : null;
  }

  private boolean isNewsToAll() {
    return game.events().stream()
        .anyMatch(
            event -> event instanceof Event.DoorOpened || event instanceof Event.RoomRevealed);
  }

  private Courtesy.@Nullable Answer beforeDraw() {
    if (!(asking instanceof Strike strike) || !isOnEnemy(strike)) {
      return null;
    }
    for (Choice option : options) {
      boolean plain =
          option instanceof Choice.Accept
              || option instanceof Choice.Without
              || option instanceof Choice.Use(int item) && !items(item).mayChange(strike);
      if (!plain) {
        return null;
      }
    }
    return accept(Courtesy.ATTACKS_AS_IT_IS);
  }

  /** An attack on the side that whoever decides about it is against. */
  private boolean isOnEnemy(Strike strike) {
    State state = play.state();
    return strike.decider().isSomebody()
        && state.figure(strike.decider()).side() != state.figure(strike.target()).side();
  }

  private Courtesy.@Nullable Answer modifierEffects() {
    boolean plain =
        asking instanceof Modifying.ModifierEffects drawn
            && isOnEnemy(drawn.strike())
            && drawn.effects().stream()
                .noneMatch(rider -> rider instanceof Rider.Brings(Consequence.Infuse _));
    return plain ? accept(Courtesy.MODIFIER_APPLIES) : null;
  }

  /** More against an enemy is better. */
  private Courtesy.@Nullable Answer highest() {
    boolean plain =
        asking instanceof Strike.Bonuses(Strike strike) && isOnEnemy(strike)
            || asking instanceof Modifying.Modified modified && isOnEnemy(modified.strike());
    if (!plain) {
      return null;
    }
    int most = -1;
    for (Choice option : options) {
      most = Math.max(most, option instanceof Choice.Attack(int value) ? value : -1);
    }
    Choice best = new Choice.Attack(most);
    return options.contains(best) ? Courtesy.BEST_ORDER.by(best) : null;
  }

  /** Whoever is pushed away, or to death, has got the rest before. */
  private Courtesy.@Nullable Answer orderOfEffects() {
    if (asking instanceof Aftermath.Ordered(Strike strike, var effects) && isOnEnemy(strike)) {
      for (int i = 0; i < effects.size(); i++) {
        Choice next = new Choice.Next(i);
        if (!(effects.get(i) instanceof Forced) && options.contains(next)) {
          return Courtesy.BEST_ORDER.by(next);
        }
      }
    }
    return null;
  }

  /** Items in the turn of a long rest are offered before it and after it (RST-07a). */
  private Courtesy.@Nullable Answer items() {
    if (!(asking instanceof ItemUse.Offer offer)) {
      return null;
    }
    boolean again =
        offer.when() == ItemCard.When.DURING_TURN
            && play.state().isPending(Rests.Long.class::isInstance);
    Choice no = new Choice.Accept();
    boolean idle =
        options.stream()
            .allMatch(
                option ->
                    option.equals(no)
                        || option instanceof Choice.Use(int item)
                            && (items(item).isIdle(false) || again && items(item).isLostByUse()));
    return idle ? accept(Courtesy.NO_ITEM_HELPS) : null;
  }

  /** Whoever could not choose two cards without it is asked. */
  private Courtesy.@Nullable Answer shortRest() {
    HeroState hero = hero();
    Choice later = new Choice.Later();
    return prompt.allows(later)
            && hero.cards().mayPlay()
            && !play.state().turn().mayRestFully(hero.figure())
        ? Courtesy.RESTS_LATER.by(later)
        : null;
  }
}

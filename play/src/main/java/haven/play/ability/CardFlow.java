package haven.play.ability;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.ability.PlayCard;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.rules.ElementRules;
import haven.play.command.ExtraTurn;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.FromHand;
import haven.play.item.ItemUse;
import haven.play.lasting.HandingOver;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.HeroState;
import haven.play.table.Results;
import haven.play.turn.Half;
import java.util.ArrayList;
import java.util.List;

/** What becomes of a card whose action is over. */
public final class CardFlow {
  private static final Ability EXHAUST = new Ability.Inflict(new Consequence.Exhaust(), Aim.SELF);

  private CardFlow() {}

  /** What waits for the end of an action, or for the end of what follows on it. */
  private sealed interface OfAction extends Task {
    FigureId figure();

    int card();

    boolean basic();

    CardAction action();

    default boolean is(Play play, Figure acting, String name) {
      return figure().equals(acting.id())
          && !basic()
          && (action().begins(name)
              || play.heroOf(acting)
                  .filter(hero -> Names.card(hero, card()).equals(name))
                  .isPresent());
    }
  }

  /**
   * An action is over: what it gives, and then its card goes where it belongs (CRD-06).
   *
   * @param top whether the top action of the same card was performed before this one (ITM-87)
   */
  public record Finish(
      FigureId figure, int card, Half half, boolean basic, CardAction action, boolean top)
      implements OfAction {
    @Override
    public void run(Play play) {
      Frame frame = play.state().close();
      Figure acting = play.figure(figure);
      boolean counts = frame.performed() && !basic;
      if (acting.isGone()) {
        if (counts && action.abilities().contains(EXHAUST)) { // as its text says, after all of it
          play.gainXp(acting, action.xp(), Cite.XP);
        }
        return;
      }
      if (half == Half.TOP) {
        play.push(new AfterTop(figure, card, counts));
      } else {
        play.push(new Leave(figure, card, top, counts));
      }
      play.push(new Performed(figure, card, half, basic, action));
      play.push(new ItemUse.Offer(figure, FigureId.NOBODY, ItemCard.When.AFTER_ACTION));
      play.effects().perform(Effect.Moment.END_OF_ACTION, acting);
      play.state().turn().endAction();
      Expiring.endAction(play);
      if (counts) { // ABL-14
        play.gainXp(acting, action.xp(), Cite.XP);
        infuse(play);
      }
    }

    /** Where the icons in view are the infusions, performing them adds nothing (ELM-17). */
    private void infuse(Play play) {
      if (play.rules().elements().source() == ElementRules.Source.BOARD) {
        action.infusions().forEach(icon -> infuse(play, icon));
      }
    }

    private static void infuse(Play play, ElementIcon icon) {
      play.state().elements().infuse(icon);
      play.tell(new Event.Infused(play.cite(Cite.INFUSE), play.state().turn().figure(), icon));
    }
  }

  /** Remembers which action it was, for what follows on its end. */
  record Performed(FigureId figure, int card, Half half, boolean basic, CardAction action)
      implements OfAction {
    @Override
    public void run(Play play) {}
  }

  /**
   * Whether the action that a character performs, or has just performed, is one of that name: by
   * its card, or by a stance or mark that it begins.
   */
  static boolean isUnderWay(Play play, Figure figure, String name) {
    return play.state()
        .isPending(task -> task instanceof OfAction one && one.is(play, figure, name));
  }

  /** Whether the action in progress, or just over, is a command to the companion. */
  static boolean commandsCompanion(Play play, Figure figure) {
    return play.state()
        .isPending(
            task ->
                task instanceof OfAction one
                    && one.figure().equals(figure.id())
                    && one.action().commandsCompanion());
  }

  /** A card is played from the hand; a figure without cards plays none. */
  static void playOne(Play play, Figure figure, PlayCard.Which which) {
    if (which == PlayCard.Which.ANOTHER_TURN) {
      play.push(new ExtraTurn(figure.id(), true));
    } else if (play.heroOf(figure).isPresent()) {
      play.result(Results::done);
      play.push(new FromHand(figure.id(), half(play, figure, which)));
    }
  }

  private static Half half(Play play, Figure figure, PlayCard.Which which) {
    return switch (which) {
      case TOP -> Half.TOP;
      case BOTTOM, ANOTHER_TURN -> Half.BOTTOM;
      case SAME_HALF ->
          play.state()
                  .isPending(
                      task ->
                          task instanceof Performed done
                              && done.figure().equals(figure.id())
                              && done.half() == Half.TOP)
              ? Half.TOP
              : Half.BOTTOM;
    };
  }

  /**
   * Items for the time after a top action; one of them has the bottom of the same card performed as
   * well, and the card leaves only after that (ITM-87).
   *
   * @param performed whether any part of the top action was
   */
  record AfterTop(FigureId figure, int card, boolean performed) implements Question {
    @Override
    public boolean isPlain(Play play) {
      return !ItemUse.isAny(play, figure, ItemCard.When.AFTER_TOP_ACTION);
    }

    @Override
    public void nothing(Play play) {
      play.push(new Leave(figure, card, performed, false));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      CardAction bottom = hero.cards().action(card, Half.BOTTOM);
      ItemUse.offer(
          play,
          hero,
          ItemCard.When.AFTER_TOP_ACTION,
          0,
          use ->
              Values.of(play, play.figure(figure)).hold(use.checks())
                  && (bottom.price().isEmpty()
                      || play.state().elements().canPay(bottom.price(), play.state().visible())),
          options);
      return play.ask(Prompt.Kind.ITEM, figure, figure, Cite.ITEM, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Use(int item)) {
        HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
        if (hero.items().shown(item).abilities().contains(new Ability.OtherHalf())) {
          ItemUse.wear(play, hero, item);
          otherHalf(play, hero);
        } else {
          play.push(this);
          ItemUse.use(play, hero, item);
        }
      } else {
        nothing(play);
      }
    }

    private void otherHalf(Play play, HeroState hero) {
      CardAction action = hero.cards().action(card, Half.BOTTOM);
      play.state().turn().startAction(action);
      play.tell(
          new Event.Acts(
              play.cite(Cite.ACTION),
              figure,
              Names.printed(hero, card),
              Half.BOTTOM,
              false,
              hero.cards().isOnSideB(card)));
      play.state().open(Frame.of(figure, figure, new Active.Source.Card(hero.index(), card)));
      play.push(new Finish(figure, card, Half.BOTTOM, false, action, performed));
      play.push(new Abilities.Rest(Abilities.of(play, action), 0));
      if (!action.price().isEmpty()) { // ELM-11
        play.push(new Costs.Consume(figure, action.price()));
      }
    }
  }

  /**
   * The card leaves the table, by the icons of what was performed of it.
   *
   * @param top whether its top action counts as performed
   */
  record Leave(FigureId figure, int card, boolean top, boolean bottom) implements Task {
    @Override
    public void run(Play play) {
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      if (hero.isOut()) {
        return;
      }
      hero.cards().finishBoth(card, top, bottom);
      Active.Source source = new Active.Source.Card(hero.index(), card);
      if (!Names.isActive(hero, card)) {
        Expiring.leave(play, source);
      } else if (play.state().actives().stream().noneMatch(one -> one.source().equals(source))
          && play.state().alive().stream().noneMatch(other -> isSummon(other, source))) {
        play.cardLeavesActive(hero.index(), card); // its bonus was not begun, or is over already
      }
      HandingOver.of(play, hero, card, top, bottom);
      play.tell(
          new Event.CardMoved(
              play.cite(Cite.CARD_FLOW),
              figure,
              Names.printed(hero, card),
              Names.zone(hero, card)));
    }

    private static boolean isSummon(Figure other, Active.Source source) {
      return other.nature().card().filter(source::equals).isPresent();
    }
  }
}

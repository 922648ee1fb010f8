package haven.play.command;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.play.ability.Abilities;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.HeroState;
import haven.play.turn.Half;
import haven.play.turn.Rests;
import haven.play.turn.Turns;
import java.util.Comparator;
import java.util.List;

/**
 * A character whose turn is no longer its own: it performs what it is made to, then the top action
 * of its leading card, with its allies as enemies. Its player decides how, but skips nothing.
 */
public final class MindControl {
  private MindControl() {}

  /** The character that is the last one in the order of this round is controlled until its end. */
  public static void begin(Play play, FigureId by, List<Ability> first) {
    Figure master = play.figure(by);
    play.state().alive().stream()
        .filter(one -> one.isCharacter() && one.takesTurns() && one.isEnemyOf(master))
        .max(Comparator.comparing(Figure::initiative))
        .ifPresent(last -> control(play, last, first));
  }

  private static void control(Play play, Figure figure, List<Ability> first) {
    List<Effect> effects =
        List.of(Effect.self(new Effect.Change.Turncoat(Effect.Mind.COMPELLED, first)));
    play.state()
        .add(
            new Active(
                figure.id(),
                new Active.Source.MonsterCard(),
                Duration.ROUND,
                effects,
                List.of(),
                0,
                0));
    play.refreshEffects();
    play.tell(new Event.Activated(play.cite(Cite.SPECIAL_TEXT), figure.id(), effects));
  }

  /** Whether the character has its turn, and it is not its own; then that is what it performs. */
  public static boolean takes(Play play, Figure figure) {
    if (!Turncoats.isCompelled(play, figure)) {
      return false;
    }
    HeroState hero = play.heroOf(figure).orElseThrow();
    if (hero.plan() == HeroState.Plan.LONG_REST) {
      play.push(new Rests.Long(figure.id()));
    } else {
      play.push(new Top(figure.id()));
    }
    Frame frame = Frame.of(figure.id(), figure.id(), new Active.Source.MonsterCard());
    play.push(Abilities.extra(frame, Turncoats.made(play, figure)));
    return true;
  }

  /** The top action of its leading card, or the basic one if that cannot be paid for. */
  record Top(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      Figure acting = play.figure(figure);
      HeroState hero = play.heroOf(acting).orElseThrow();
      int card = hero.cards().leading();
      if (!play.canPerform(acting) || card < 0) {
        return;
      }
      var price = hero.cards().action(card, Half.TOP).price();
      boolean basic =
          !price.isEmpty() && !play.state().elements().canPay(price, play.state().visible());
      new Turns.Act(figure, false, false).begin(play, hero, card, Half.TOP, basic);
    }
  }
}

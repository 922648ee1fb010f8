package haven.play.monster;

import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.monster.MonsterCard;
import haven.play.ability.Abilities;
import haven.play.ability.Values;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import haven.play.table.Results;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Abilities that something else has a figure perform: an attack, or a lasting effect. */
public final class Extras {
  private Extras() {}

  /**
   * An ability attached to an attack on that target, which monsters do not skip (ATK-31, ABL-11).
   */
  public static Task after(Play play, Figure figure, Ability ability, FigureId target) {
    @Nullable Frame attack = play.state().frame();
    Results results = attack == null ? Results.NONE : attack.now();
    boolean played = play.master(figure).isPresent();
    Frame frame = extra(figure, played).after(results.about(target));
    return played ? Abilities.extra(frame, List.of(ability)) : new Extra(frame, ability);
  }

  private static Frame extra(Figure figure, boolean played) {
    FigureId decider = played ? figure.id() : FigureId.NOBODY;
    return Frame.of(figure.id(), decider, new Active.Source.MonsterCard());
  }

  /** One ability of a monster outside its card. */
  record Extra(Frame frame, Ability ability) implements Task {
    @Override
    public void run(Play play) {
      if (play.canPerform(play.figure(frame.actor()))) {
        play.state().open(Focusing.inherited(play, frame));
        play.push(new Abilities.Close());
        MonsterAbilities.perform(play, frame.actor(), ability);
      }
    }
  }

  /**
   * Abilities outside the turn: players decide about those of their figures (ABL-24).
   *
   * @param values of whoever performs them, with whom they are about
   * @param effect what makes it perform them
   */
  public static Task extra(
      Play play, Values values, Effect.Change effect, List<Ability> abilities) {
    Figure figure = values.self();
    FigureId other = values.target().id();
    boolean played = play.master(figure).isPresent();
    Frame frame = extra(figure, played).promptedBy(effect);
    if (!other.equals(figure.id())) {
      frame = frame.after(Results.NONE.target(other));
    }
    return played ? Abilities.extra(frame, abilities) : new Outside(frame, abilities);
  }

  /** What another or a rule has it perform; players decide about their figures. */
  public static Task bidden(Play play, Figure figure, List<Ability> abilities) {
    boolean played = play.master(figure).isPresent();
    Frame frame = extra(figure, played);
    return played ? Abilities.extra(frame, abilities) : new Outside(frame, abilities);
  }

  /** A monster performs abilities that are not on its card of this round. */
  record Outside(Frame frame, List<Ability> abilities) implements Task {
    @Override
    public void run(Play play) {
      if (play.canPerform(play.figure(frame.actor()))) {
        play.state().open(Focusing.inherited(play, frame));
        play.push(new Abilities.Close());
        play.push(readOn(frame.actor(), abilities));
      }
    }
  }

  /** Abilities are read with the stat card as those of a card are. */
  static Task readOn(FigureId figure, List<Ability> abilities) {
    return new ReadCard(figure, MonsterCard.of(0, abilities.toArray(Ability[]::new)));
  }
}

package haven.play.command;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.play.ability.Scopes;
import haven.play.engine.By;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.special.StandingRules;
import haven.play.table.Active;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Figures that lasting effects turn against their own side: in their turns their allies are enemies
 * and their enemies allies. Their modifier deck and whatever they summon stay what they are.
 */
public final class Turncoats {
  private Turncoats() {}

  /** Whether the figure has its turn now, and takes it on the other side. */
  public static boolean isTurned(Play play, Figure figure) {
    return play.state().turn().figure().equals(figure.id())
        && play.effects().any(figure, Change.Turncoat.class);
  }

  /** A turn has begun. */
  public static void turnStarts(Play play) {
    if (areThere(play)) {
      play.refreshEffects();
      Figure acting = play.figure(play.state().turn().figure());
      if (acting.endowment().turned()) {
        By by =
            turning(play, acting, Optional.empty())
                .map(active -> By.of(play, active))
                .orElse(new By.Bonus(acting.id()));
        play.tell(new Event.Turned(play.cite(Cite.SPECIAL_TEXT), acting.id(), by));
      }
    }
  }

  /** A turn is over. */
  public static void turnEnds(Play play) {
    if (areThere(play)) {
      play.refreshEffects();
    }
  }

  private static boolean areThere(Play play) {
    List<Active> actives = play.state().actives();
    for (int i = 0; i < actives.size(); i++) {
      for (Effect effect : actives.get(i).effects()) {
        if (effect.change() instanceof Change.Turncoat) {
          return true;
        }
      }
    }
    return StandingRules.isAny(
        play, effects -> effects.stream().anyMatch(one -> one.change() instanceof Change.Turncoat));
  }

  /** Whose player decides what the figure does in this turn; nobody if that is as always. */
  public static FigureId commander(Play play, Figure figure) {
    if (!isTurned(play, figure)) {
      return FigureId.NOBODY;
    }
    return turning(play, figure, Optional.of(Effect.Mind.CONTROLLED))
        .map(
            active ->
                switch (active.source()) {
                  case Active.Source.Card(int hero, int _) -> play.state().hero(hero).figure();
                  case Active.Source.Item(int hero, int _) -> play.state().hero(hero).figure();
                  case Active.Source.Mat(int hero, int _) -> play.state().hero(hero).figure();
                  case Active.Source.MonsterCard() -> FigureId.NOBODY;
                })
        .orElse(FigureId.NOBODY);
  }

  /** Whether it is a character whose turn is not its own. */
  public static boolean isCompelled(Play play, Figure figure) {
    return figure.endowment().turned()
        && figure.isCharacter()
        && turning(play, figure, Optional.of(Effect.Mind.COMPELLED)).isPresent();
  }

  /** What a compelled character performs. */
  static List<Ability> made(Play play, Figure figure) {
    List<Ability> all = new ArrayList<>();
    turning(play, figure, Optional.of(Effect.Mind.COMPELLED))
        .ifPresent(
            active ->
                active
                    .effects()
                    .forEach(
                        effect -> {
                          if (effect.change() instanceof Change.Turncoat turncoat) {
                            all.addAll(turncoat.first());
                          }
                        }));
    return all;
  }

  /** What turns the figure, in that manner if one is asked for. */
  private static Optional<Active> turning(Play play, Figure figure, Optional<Effect.Mind> mind) {
    for (Active active : play.state().actives()) {
      for (Effect effect : active.effects()) {
        if (effect.change() instanceof Change.Turncoat(Effect.Mind its, List<Ability> _)
            && (mind.isEmpty() || mind.get() == its)
            && Scopes.cover(play, active.owner(), effect, figure)) {
          return Optional.of(active);
        }
      }
    }
    return Optional.empty();
  }
}

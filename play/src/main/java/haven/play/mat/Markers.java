package haven.play.mat;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Duration;
import haven.model.words.Phrase;
import haven.play.engine.By;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;

/**
 * Markers on the use slots of a character's lasting effects that are moved by other cards. Forwards
 * they go as if the effect was used, with the experience of the slots (BON-11).
 *
 * @param slots how far, backwards if it is negative
 * @param number of how many effects, each another one
 * @param moved those that have been moved
 */
public record Markers(FigureId figure, int slots, int number, List<Active.Source> moved)
    implements Question {
  public Markers {
    moved = List.copyOf(moved);
  }

  public static Markers of(FigureId figure, int slots, int number) {
    return new Markers(figure, slots, number, List.of());
  }

  /** Effects of cards of the character with slots that a marker can be moved on. */
  private static List<Active> movable(Play play, FigureId figure, int slots) {
    HeroState hero = play.heroOf(play.figure(figure)).orElse(null);
    List<Active> movable = new ArrayList<>();
    for (Active active : play.state().actives()) {
      if (active.hasSlots()
          && active.source() instanceof Active.Source.Card(int by, int _)
          && hero != null
          && by == hero.index()
          && (slots > 0 ? !active.isUsedUp() : active.used() > 0)) {
        movable.add(active);
      }
    }
    return movable;
  }

  public static boolean isPossible(Play play, FigureId figure, int slots) {
    return !movable(play, figure, slots).isEmpty();
  }

  /** How many effects of cards of the character have their marker on the last slot. */
  public static int onLastSlot(Play play, Figure figure) {
    return (int)
        movable(play, figure.id(), 1).stream()
            .filter(active -> active.used() == active.slots().size() - 1)
            .count();
  }

  /** How many of the character's cards have lasting effects that stay until something ends them. */
  public static int persistent(Play play, Figure figure) {
    HeroState hero = play.heroOf(figure).orElse(null);
    return (int)
        play.state().actives().stream()
            .filter(
                active ->
                    active.duration() == Duration.PERSISTENT
                        && active.source() instanceof Active.Source.Card(int by, int _)
                        && hero != null
                        && by == hero.index())
            .map(Active::source)
            .distinct()
            .count();
  }

  private List<Active> open(Play play) {
    return movable(play, figure, slots).stream()
        .filter(active -> !moved.contains(active.source()))
        .toList();
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.CHOOSE.marker");
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.Effect(int effect)
        ? ChoiceWords.named(By.of(play, open(play).get(effect)).words())
        : Question.super.means(play, prompt, choice);
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    for (int i = 0; i < open(play).size() && number > 0; i++) {
      options.add(new Choice.Effect(i));
    }
    return play.ask(Prompt.Kind.CHOOSE, figure, figure, Cite.USE_SLOTS, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    Active active = open(play).get(((Choice.Effect) choice).effect());
    List<Active.Source> more = new ArrayList<>(moved);
    more.add(active.source());
    play.push(new Markers(figure, slots, number - 1, more));
    if (slots > 0) {
      forwards(play, active);
    } else {
      Active back = active.movedBack(-slots);
      play.state().replace(active, back);
      play.tell(
          new Event.MarkerMoved(
              play.cite(Cite.USE_SLOTS), figure, back.used() + 1, By.of(play, back)));
    }
  }

  private void forwards(Play play, Active active) {
    Active at = active;
    for (int i = 0; i < slots && !at.isUsedUp(); i++) {
      play.effects().useSlot(at);
      at = at.usedOnce();
    }
  }
}

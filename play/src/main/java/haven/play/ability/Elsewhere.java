package haven.play.ability;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Spot;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.attack.Attacks;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import java.util.ArrayList;
import java.util.List;

/**
 * An ability is performed as if occupying another hex (LOS-12): which one. As long as the ability
 * lasts, {@link haven.play.table.State#acting} has the figure there; without such a hex the ability
 * cannot be performed.
 */
public record Elsewhere(FigureId actor, FigureId decider, Ability ability, Spot spot, boolean must)
    implements Question {

  /** Asks for the hex first where the aim asks for one. */
  public static Task before(
      Play play, FigureId actor, FigureId decider, Ability ability, Aim aim, boolean must) {
    return aim.asIf()
        .<Task>map(spot -> new Elsewhere(actor, decider, ability, spot, must))
        .orElseGet(() -> choosing(play, actor, decider, ability, must));
  }

  private static Task choosing(
      Play play, FigureId actor, FigureId decider, Ability ability, boolean must) {
    return ability instanceof Ability.Affecting affecting
        ? Targeted.begin(play, actor, decider, affecting, must)
        : Attacks.aiming(play, actor, decider, (Ability.Attack) ability, must);
  }

  /** Whether it lacks a hex from which it could be performed. */
  public static boolean isMissing(Play play, FigureId actor, Aim aim) {
    return aim.asIf().filter(spot -> Spots.of(play, actor, spot).isEmpty()).isPresent();
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.HEX.asIf", CardWords.ability(ability));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    Spots.of(play, actor, spot).forEach(hex -> options.add(new Choice.To(hex)));
    if (!options.isEmpty() && !must) {
      options.add(new Choice.Decline());
    }
    return play.ask(Prompt.Kind.HEX, decider, actor, Cite.AS_IF, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.To(Hex hex)) {
      play.result(results -> results.asIf(hex));
      play.tell(new Event.ActsFrom(play.cite(Cite.AS_IF), actor, hex));
      play.push(choosing(play, actor, decider, ability, must));
    }
  }
}

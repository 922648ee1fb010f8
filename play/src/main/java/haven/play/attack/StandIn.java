package haven.play.attack;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/** An attack that may be performed as if in the hex of a summon that stands in (LOS-12). */
record StandIn(FigureId actor, FigureId decider, Ability.Attack attack, boolean must)
    implements Question {

  /** Asks from where, if there is such a summon; otherwise for the target. */
  static Task before(
      Play play, FigureId actor, FigureId decider, Ability.Attack attack, boolean must) {
    StandIn from = new StandIn(actor, decider, attack, must);
    return from.hexes(play).isEmpty() ? Attacks.aiming(play, actor, decider, attack, must) : from;
  }

  private List<Hex> hexes(Play play) {
    List<Hex> hexes = new ArrayList<>();
    if (play.figure(actor).isCharacter() && decider.equals(actor)) {
      for (Figure figure : play.state().alive()) {
        if (figure.nature().summoner().equals(actor)
            && figure.nature().stats().traits().stream()
                .anyMatch(trait -> trait.change() instanceof Effect.Change.StandsIn)) {
          hexes.add(figure.hex());
        }
      }
    }
    return hexes;
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.HEX.asIf", CardWords.ability(attack));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.To(play.figure(actor).hex()));
    hexes(play).forEach(hex -> options.add(new Choice.To(hex)));
    return play.ask(Prompt.Kind.HEX, decider, actor, Cite.AS_IF, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    Hex hex = ((Choice.To) choice).hex();
    if (!hex.equals(play.figure(actor).hex())) {
      play.result(results -> results.asIf(hex));
      play.tell(new Event.ActsFrom(play.cite(Cite.AS_IF), actor, hex));
    }
    play.push(Attacks.aiming(play, actor, decider, attack, must));
  }
}

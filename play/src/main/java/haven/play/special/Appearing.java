package haven.play.special;

import haven.board.Board;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.map.ObjectiveSpec;
import haven.model.scenario.AllyCard;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.map.Emptiness;
import haven.play.map.Reveal;
import haven.play.scenario.Arrival;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An objective or ally comes into play, near its hex if that is not empty; among equals the group
 * chooses. Nothing comes where no hex is empty.
 *
 * @param ally its name, where it is no objective
 */
public record Appearing(Hex hex, Optional<ObjectiveSpec> objective, String ally)
    implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.HEX.for", objective.map(ObjectiveSpec::name).orElse(ally));
  }

  @Override
  public Prompt prompt(Play play) {
    Board board = play.board();
    Emptiness emptiness = Emptiness.of(play.state());
    int cell = board.at(hex);
    List<Choice> options = new ArrayList<>();
    if (emptiness.isEmpty(cell)) {
      options.add(new Choice.To(hex));
    } else {
      emptiness.nearestEmpty(cell).forEach(one -> options.add(new Choice.To(board.hex(one))));
    }
    return play.askGroup(Prompt.Kind.HEX, FigureId.NOBODY, Cite.SPECIAL_RULE, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    Hex there = ((Choice.To) choice).hex();
    if (objective.isPresent()) {
      Arrival.placed(play, Reveal.objective(play.state(), objective.get(), there), Cite.OBJECTIVE);
      return;
    }
    AllyCard card = play.state().setup().scenario().ally(ally);
    int number = 1;
    for (int id = 0; id < play.state().figures(); id++) {
      number += play.figure(FigureId.of(id)).nature().group().equals(ally) ? 1 : 0;
    }
    Arrival.guest(play, card, number, there);
  }
}

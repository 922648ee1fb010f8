package haven.play.item;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Results;
import java.util.ArrayList;
import java.util.List;

/**
 * A loot ability that takes so much and no more, one thing after the other.
 *
 * @param taken how much has been taken already
 */
public record Picking(FigureId figure, int range, int most, int taken) implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.HEX.loot", most - taken);
  }

  private Haul haul(Play play) {
    return new Looting(play.scene()).byAbility(play.state().figure(figure), range);
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    if (play.isHere(figure) && taken < most) {
      haul(play).finds().forEach(find -> options.add(new Choice.To(find.hex())));
    }
    if (!options.isEmpty()) {
      options.add(new Choice.Decline());
    }
    return play.ask(Prompt.Kind.HEX, figure, figure, Cite.LOOT_ABILITY, options);
  }

  @Override
  public void nothing(Play play) {
    if (taken == 0) { // LOT-11
      play.tell(
          new Event.Skipped(play.cite(Cite.NOTHING_TO_LOOT), figure, Event.Undone.Ability.LOOT));
    }
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.To(Hex hex)) {
      boolean treasure = play.isTerrain(hex, Terrain.TREASURE);
      Haul one =
          new Haul(
              play.rules().loot().token(), List.of(new Haul.Find(hex, treasure ? 0 : 1, treasure)));
      play.result(Results::done);
      play.push(new Picking(figure, range, most, taken + 1));
      Loot.take(play, play.figure(figure), one, Cite.LOOT_ABILITY);
    }
  }
}

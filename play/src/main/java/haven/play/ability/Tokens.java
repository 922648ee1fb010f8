package haven.play.ability;

import haven.board.CellSet;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.map.Marker;
import haven.play.table.Figure;
import haven.play.table.Results;
import java.util.List;

/**
 * Tokens of characters on the map. They belong to whoever laid them and hinder nobody; the books
 * take them away with a character that escapes (SCM-02), but not with an exhausted one (EXH-05).
 */
public final class Tokens {
  private Tokens() {}

  /** The hexes in which tokens of a character lie; a summon has those of its summoner. */
  static List<Hex> of(Play play, Figure figure) {
    String owner = owner(play, figure);
    return play.state().map().contents().markers().stream()
        .filter(marker -> marker.kind() == Marker.Kind.CHARACTER_TOKEN)
        .filter(marker -> marker.owner().equals(owner))
        .map(Marker::hex)
        .toList();
  }

  private static String owner(Play play, Figure figure) {
    return play.master(figure).map(play.state()::figureOf).orElse(figure).name();
  }

  /** Lays them one by one, in any hex that is in reach, whatever lies or stands there (LOT-02). */
  public record Lay(
      FigureId actor, FigureId decider, Ability.LayToken lay, int number, boolean must)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.token");
    }

    @Override
    public Prompt prompt(Play play) {
      List<Hex> places = play.isHere(actor) ? places(play) : List.of();
      List<Choice> options = Tiles.offer(play, actor, places, must);
      return play.ask(Prompt.Kind.HEX, decider, actor, Cite.LAY_TOKEN, options);
    }

    private List<Hex> places(Play play) {
      CellSet active = play.state().map().active(play.board());
      return Tiles.ability(play, actor, lay.range()).inReach().stream()
          .filter(hex -> active.contains(play.board().at(hex)))
          .toList();
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex hex)) {
        Marker token = Marker.ofCharacter(owner(play, play.figure(actor)), hex);
        play.state().map(play.state().map().with(token));
        play.result(Results::done);
        play.tell(new Event.TokenLaid(play.cite(Cite.LAY_TOKEN), actor, hex));
        if (number > 1) {
          play.push(new Lay(actor, decider, lay, number - 1, must));
        }
      }
    }
  }
}

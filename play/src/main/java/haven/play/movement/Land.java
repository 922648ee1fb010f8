package haven.play.movement;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.attack.Damage;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import java.util.ArrayList;
import java.util.List;

/** A figure stops flying (MOV-26). */
public record Land(FigureId figure) implements Question {
  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.CHOOSE.landing");
  }

  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.Land(int way)
        ? words(play, way)
        : Question.super.means(play, prompt, choice);
  }

  @Override
  public List<Hex> where(Play play, Choice choice) {
    return choice instanceof Choice.Land(int way) ? List.of(hex(play, way)) : List.of();
  }

  private Hex hex(Play play, int way) {
    return Landing.of(play.state(), play.state().figure(figure)).get(way).hex();
  }

  private Phrase words(Play play, int number) {
    Hex hex = hex(play, number);
    return hex.equals(play.figure(figure).hex())
        ? Phrase.of("opt.stays")
        : Phrase.of("opt.to", Phrase.hex(hex));
  }

  @Override
  public Prompt prompt(Play play) {
    var options = new ArrayList<Choice>();
    if (play.isHere(figure)) {
      List<Landing> ways = Landing.of(play.state(), play.state().figure(figure));
      for (int i = 0; i < ways.size(); i++) {
        options.add(new Choice.Land(i));
      }
    }
    return play.askGroup(Prompt.Kind.CHOOSE, figure, Cite.LANDING, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    Landing way =
        Landing.of(play.state(), play.state().figure(figure)).get(((Choice.Land) choice).way());
    play.state().stand(figure, way.hex());
    if (way.enters()) {
      play.push(new Moves.Touch(figure, FigureId.NOBODY));
    }
    if (way.crashes()) {
      int damage = play.state().hexDamage().trap(play.state().hexLevel());
      play.push(new Damage.Suffer(figure, damage, Damage.Kind.HEX, FigureId.NOBODY));
    }
  }
}

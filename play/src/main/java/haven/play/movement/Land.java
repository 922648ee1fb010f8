package haven.play.movement;

import haven.model.Cite;
import haven.model.words.Phrase;
import haven.play.attack.Damage;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import java.util.ArrayList;
import java.util.List;

/** A figure stops flying (MOV-26). */
public record Land(int figure) implements Question {
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

  private Phrase words(Play play, int number) {
    Moved way = Landing.of(play.scene(), play.state().shown(figure)).get(number);
    return way.path().isEmpty()
        ? Phrase.of("opt.stays")
        : Phrase.of("opt.to", Phrase.hex(way.path().getLast()));
  }

  @Override
  public Prompt prompt(Play play) {
    var options = new ArrayList<Choice>();
    if (play.isHere(figure)) {
      List<Moved> ways = Landing.of(play.scene(), play.state().shown(figure));
      for (int i = 0; i < ways.size(); i++) {
        options.add(new Choice.Land(i));
      }
    }
    return play.askGroup(Prompt.Kind.CHOOSE, figure, Cite.LANDING, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    Moved way =
        Landing.of(play.scene(), play.state().shown(figure)).get(((Choice.Land) choice).way());
    if (!way.path().isEmpty()) {
      play.state().stand(play.piece(figure), way.path().getLast());
    }
    way.harms(play.state().hexLevel())
        .forEach(
            harm -> {
              play.push(new Moves.Afflict(figure, List.copyOf(harm.conditions())));
              play.push(new Damage.Suffer(figure, harm.damage(), Damage.Kind.HEX, -1));
            });
    play.state().ground(way.after().ground());
  }
}

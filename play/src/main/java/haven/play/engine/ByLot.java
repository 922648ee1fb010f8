package haven.play.engine;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that chance decides: a card that is drawn, a die that is rolled. The dice answer it at
 * once, and no options are listed then; or somebody at the table says what came up.
 */
public interface ByLot extends Question {
  /** Everybody at the table sees what comes up. */
  int OPENLY = -1;

  /** What is drawn from. */
  Stock stock(Play play);

  /** What can come up now; without any, {@link #nothing} happens. */
  Lots lots(Play play);

  /** That came up. */
  void came(Play play, int what);

  /** The rule by which it is drawn. */
  Cite cite();

  /** What a thing is that can come up. */
  Phrase words(Play play, int what);

  /** The figure it is drawn for, or -1. */
  default FigureId figure() {
    return FigureId.NOBODY;
  }

  /** The only seat that sees what comes up, or {@link #OPENLY}. */
  default int seat(Play play) {
    return OPENLY;
  }

  /** Chance decides, and that is the only place where it does; or else somebody must. */
  @Override
  default List<Prompt> goOn(Play play) {
    Lots lots = lots(play);
    int total = lots.total();
    if (total == 0) {
      play.state().pop();
      nothing(play);
      return List.of();
    }
    int what = play.state().chance().draw(play, this, lots, total);
    if (what == Chance.OPEN) {
      return prompts(play);
    }
    play.state().pop();
    came(play, what);
    return List.of();
  }

  @Override
  default Prompt prompt(Play play) {
    Lots lots = lots(play);
    List<Choice> options = new ArrayList<>();
    List<Integer> weights = new ArrayList<>();
    for (int what = 0; what < lots.kinds(); what++) {
      if (lots.canBe(what)) {
        options.add(new Choice.Came(what));
        weights.add(lots.weight(what));
      }
    }
    int seat = seat(play);
    return new Prompt(
        Prompt.Kind.CHANCE,
        Math.max(0, seat),
        seat == OPENLY,
        Prompt.CHANCE,
        figure(),
        play.cite(cite()),
        options,
        weights);
  }

  @Override
  default void answer(Play play, Choice choice) {
    came(play, ((Choice.Came) choice).what());
  }

  @Override
  default Object asked(Play play, Prompt prompt) {
    return Phrase.of("chance");
  }

  @Override
  default Phrase asks(Play play, Prompt prompt) {
    Stock stock = stock(play);
    return Phrase.of("ask.CHANCE." + stock.kind(), stock.words());
  }

  @Override
  default Phrase means(Play play, Prompt prompt, Choice choice) {
    return choice instanceof Choice.Came(int what)
        ? words(play, what)
        : Question.super.means(play, prompt, choice);
  }
}

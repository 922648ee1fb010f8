package haven.play.turn;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ties that the group decides (RND-16, RND-18). */
public record TieBreak() implements Question {
  @Override
  public Phrase means(Play play, Prompt prompt, Choice choice) {
    return order(play, List.of(), choice)
        .orElseGet(() -> Question.super.means(play, prompt, choice));
  }

  @Override
  public boolean isPlain(Play play) {
    return play.state().order().tie().isEmpty();
  }

  @Override
  public Prompt prompt(Play play) {
    return ask(play, List.of());
  }

  @Override
  public void answer(Play play, Choice choice) {
    settle(play, List.of(), choice);
  }

  /** So many are tied that the group decides one by one who goes next. */
  public record Begun(List<Entry> begun) implements Question {
    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return order(play, begun, choice).orElseGet(() -> Question.super.means(play, prompt, choice));
    }

    @Override
    public Prompt prompt(Play play) {
      return ask(play, begun);
    }

    @Override
    public void answer(Play play, Choice choice) {
      settle(play, begun, choice);
    }
  }

  private static Optional<Phrase> order(Play play, List<Entry> begun, Choice choice) {
    if (!(choice instanceof Choice.Order(int number))) {
      return Optional.empty();
    }
    State state = play.state();
    List<Entry> order = state.order().orders(begun).get(number);
    return Optional.of(
        ChoiceWords.named(
            Phrase.chain("opt.then", order.stream().map(entry -> entry.words(state)).toList())));
  }

  private static Prompt ask(Play play, List<Entry> begun) {
    List<Choice> options = new ArrayList<>();
    int orders = play.state().order().orders(begun).size();
    for (int i = 0; i < orders; i++) {
      options.add(new Choice.Order(i));
    }
    return play.askGroup(Prompt.Kind.WHO_FIRST, FigureId.NOBODY, Cite.TIE, options);
  }

  private static void settle(Play play, List<Entry> begun, Choice choice) {
    TurnOrder order = play.state().order();
    List<Entry> chosen = order.orders(begun).get(((Choice.Order) choice).order());
    if (chosen.size() < order.tie().size()) {
      play.push(new Begun(chosen));
    } else {
      order.settle(chosen);
      play.push(new TieBreak());
    }
  }
}

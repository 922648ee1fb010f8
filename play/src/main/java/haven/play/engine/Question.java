package haven.play.engine;

import haven.board.Hex;
import haven.model.words.Phrase;
import haven.play.Refusal;
import haven.play.table.Figure;
import haven.play.view.Harm;
import java.util.List;
import java.util.Optional;

/** A task that needs somebody's decision. It leaves the stack before it is answered. */
public interface Question extends Task {

  /** What is asked now; without options the question falls away. */
  Prompt prompt(Play play);

  void answer(Play play, Choice choice);

  /** The answer to one of several prompts. */
  default void answer(Play play, Prompt prompt, Choice choice) {
    answer(play, choice);
  }

  /** Whom it is put to: a figure, often not the one it is about, or the name of a hero. */
  default Object asked(Play play, Prompt prompt) {
    return prompt.figure().isNobody() ? Phrase.of("party") : Phrase.figure(prompt.figure());
  }

  /** What is asked. */
  default Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask." + prompt.kind());
  }

  /** What an answer means. */
  default Phrase means(Play play, Prompt prompt, Choice choice) {
    return ChoiceWords.of(play, prompt, choice);
  }

  /** The hexes that an answer names besides those it consists of, a way in its order. */
  default List<Hex> where(Play play, Choice choice) {
    return List.of();
  }

  /** Why somebody cannot be chosen, if that is all the answer there is. */
  default Optional<Refusal> whyNot(Play play, Figure figure) {
    return Optional.empty();
  }

  /** The harm that an answer does to those who give it, beyond what happens at once by it. */
  default List<Harm> harms(Play play, Prompt prompt, Choice choice) {
    return List.of();
  }

  /** Nothing could be chosen. */
  default void nothing(Play play) {}

  /** Whether there is plainly nothing to choose from, so that no options need to be listed. */
  default boolean isPlain(Play play) {
    return false;
  }

  /** Questions to several seats at once; the others stay when one is answered. */
  default List<Prompt> prompts(Play play) {
    return List.of(prompt(play));
  }

  @Override
  default List<Prompt> goOn(Play play) {
    if (isPlain(play)) {
      play.state().pop();
      nothing(play);
      return List.of();
    }
    List<Prompt> prompts = prompts(play);
    Prompt prompt = Prompt.forced(prompts);
    int options = prompt.options().size();
    if (options > 1 || options == 0 && prompts.size() > 1) {
      return prompts;
    }
    play.state().pop();
    if (options == 1) {
      answer(play, prompt, prompt.options().getFirst());
    } else {
      nothing(play);
    }
    return List.of();
  }

  @Override
  default void run(Play play) {
    throw new IllegalStateException("a question is answered, not run");
  }
}

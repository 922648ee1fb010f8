package haven.play.engine;

import haven.board.Hex;
import haven.model.words.Phrase;
import haven.play.view.Harm;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An open prompt with the question behind it; whether a choice is taken back, no question asks. */
public record Asking(Play play, @Nullable Question question, Prompt prompt) {
  public static Asking of(Game game, Prompt prompt) {
    boolean isGames = prompt.kind() != Prompt.Kind.UNDO;
    Question question = isGames && game.state().top() instanceof Question asked ? asked : null;
    return new Asking(game.play(), question, prompt);
  }

  Phrase asks() {
    return question == null
        ? matter()
        : Phrase.of("ask.who", question.asked(play, prompt), matter());
  }

  /** What is asked, without whom. */
  public Phrase matter() {
    return question == null ? Phrase.of("ask." + prompt.kind()) : question.asks(play, prompt);
  }

  Phrase means(Choice option) {
    return question == null
        ? ChoiceWords.of(play, prompt, option)
        : question.means(play, prompt, option);
  }

  List<Hex> where(Choice option) {
    return question == null ? List.of() : question.where(play, option);
  }

  /** The harm that the question knows of, beyond what happens at once by an option. */
  public List<Harm> harms(Choice option) {
    return question == null ? List.of() : question.harms(play, prompt, option);
  }
}

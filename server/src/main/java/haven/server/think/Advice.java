package haven.server.think;

import haven.board.Hex;
import haven.bots.Bot;
import haven.bots.Decision;
import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.OpenChoices;
import haven.play.view.Insight;
import haven.server.wire.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a bot would do at a seat, so that it can be told and drawn.
 *
 * @param game which is only asked for words and places: the bot sees what the seat may see
 */
record Advice(Game game, Prompt prompt, Bot bot, long seed) {
  /** Nobody walks farther without looking around. */
  private static final int LONGEST = 30;

  Told.Hint hint() {
    Decision decision = decided();
    List<Hex> way = way(game.insightFor(prompt.seat()), decision.choice());
    Choice whole = way.size() > 1 ? new Choice.Along(way) : decision.choice();
    return told(whole, decision.reasons(), way);
  }

  Decision decided() {
    Decision decision = bot.consider(game.insightFor(prompt.seat()), prompt);
    if (!prompt.allows(decision.choice())) {
      throw new IllegalStateException("it is not offered: " + decision.choice().text());
    }
    return decision;
  }

  Told.Hint told(Choice choice, List<Phrase> reasons, List<Hex> way) {
    Choice worded =
        way.isEmpty() || prompt.kind() != Prompt.Kind.STEP ? choice : new Choice.To(way.getLast());
    return new Told.Hint(
        choice, choice.text(), game.phrase(prompt, worded), reasons, way, hexes(choice));
  }

  /** A step is the first of several: where they lead, as far as the bot would go on. */
  private List<Hex> way(Insight insight, Choice first) {
    List<Hex> way = new ArrayList<>();
    if (prompt.kind() == Prompt.Kind.STEP) {
      Game imagined = insight.imagine(seed);
      var board = imagined.state().board();
      Choice next = first;
      while (next instanceof Choice.To(Hex hex) && !way.contains(hex) && way.size() < LONGEST) {
        way.add(hex);
        imagined.choose(prompt.seat(), next);
        Optional<Prompt> then =
            OpenChoices.promptFor(imagined, prompt.seat())
                .filter(one -> one.kind() == Prompt.Kind.STEP && isSame(one.figure()));
        if (then.isEmpty() || imagined.state().board() != board) {
          break; // whatever comes then is another question
        }
        next = bot.decide(imagined.insightFor(prompt.seat()), then.get());
      }
    }
    return List.copyOf(way);
  }

  private boolean isSame(FigureId figure) {
    return figure.equals(prompt.figure());
  }

  private List<Hex> hexes(Choice choice) {
    if (choice instanceof Choice.To(Hex hex)) {
      return List.of(hex);
    }
    if (choice instanceof Choice.Lay(List<Hex> all)) {
      return all;
    }
    return choice instanceof Choice.At(FigureId figure)
        ? List.of(game.state().figure(figure).hex())
        : game.where(prompt, choice);
  }
}
